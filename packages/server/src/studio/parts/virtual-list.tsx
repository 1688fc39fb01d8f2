/** A list of any length: only the rows that are seen are there. Arrow keys, Home and End walk through it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  readonly rowHeight: number;
  /** A row by its number; its first link or button is what the keyboard reaches. */
  readonly row: (index: number) => ComponentChildren;
  /** Called with the rows that are seen. */
  readonly onSeen?: (first: number, last: number) => void;
}

/** Rows above and below those that are seen. */
const SPARE = 6;

export const VirtualList = ({ label, count, rowHeight, row, onSeen }: VirtualListProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | undefined>(undefined);
  const [view, setView] = useState({ top: 0, height: 800 });

  const look = (): void => {
    const element = frame.current;
    if (element === null) return;
    const { scrollTop: top, clientHeight: height } = element;
    setView((before) => (before.top === top && before.height === height ? before : { top, height }));
  };
  useLayoutEffect(look, []);
  useEffect(() => {
    const observer = new ResizeObserver(look);
    if (frame.current !== null) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const first = Math.max(0, Math.floor(view.top / rowHeight) - SPARE);
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + SPARE);
  useEffect(() => onSeen?.(first, last), [first, last]);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const target = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] :is(a, button)`);
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
  });

  const walk = (event: KeyboardEvent): void => {
    const element = frame.current;
    if (element === null) return;
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    const page = Math.floor(view.height / rowHeight);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: count - 1,
    };
    const step = steps[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, step));
    wanted.current = next;
    const top = next * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + rowHeight > element.scrollTop + view.height) element.scrollTop = top + rowHeight - view.height;
    look();
    setView((before) => ({ ...before }));
  };

  const rows = [];
  for (let index = first; index < last; index += 1)
    rows.push(
      <li
        key={index}
        data-index={index}
        aria-setsize={count}
        aria-posinset={index + 1}
        style={{ height: `${rowHeight}px`, transform: `translateY(${index * rowHeight}px)` }}
      >
        {row(index)}
      </li>,
    );
  return (
    // biome-ignore lint: a region that scrolls has to be reached by the keyboard
    <div class="list-frame" ref={frame} onScroll={look} onKeyDown={walk} tabIndex={0} role="region" aria-label={label}>
      <ol class="list" style={{ height: `${count * rowHeight}px` }}>
        {rows}
      </ol>
    </div>
  );
};
