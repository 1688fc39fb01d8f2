/** Why a render is as it is, as a graph that one can walk: arrow keys go from cause to consequence and back. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Why } from '../../data/shapes';
import { Panel } from '../../parts/small';
import { COLUMNS, type WhyNode, whyNodes } from './why-nodes';

const SIZE = { width: 134, height: 54, gapX: 24, gapY: 12, head: 26 };

interface Placed extends WhyNode {
  readonly x: number;
  readonly y: number;
}

const DELIVERIES = COLUMNS.indexOf('Deliveries');

/** A delivery stands beside the first of its attempts. */
const place = (nodes: readonly WhyNode[]): readonly Placed[] => {
  const used = COLUMNS.map(() => 0);
  return nodes.map((node) => {
    const { column } = node;
    const beside = column === DELIVERIES ? column + 1 : column > DELIVERIES ? column - 1 : column;
    const least = column > DELIVERIES ? (used[beside] ?? 1) - 1 : (used[beside] ?? 0);
    const row = Math.max(used[column] ?? 0, least);
    used[column] = row + 1;
    const x = node.column * (SIZE.width + SIZE.gapX);
    return { ...node, x, y: SIZE.head + row * (SIZE.height + SIZE.gapY) };
  });
};

const edge = (from: Placed, to: Placed): string => {
  const [x1, y1] = [from.x + SIZE.width, from.y + SIZE.height / 2];
  const [x2, y2] = [to.x, to.y + SIZE.height / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
};

/** Everything that a node follows from, and everything that follows from it. */
const related = (key: string, nodes: readonly WhyNode[]): ReadonlySet<string> => {
  const found = new Set([key]);
  const causes = (of: string): void => {
    for (const cause of nodes.find((node) => node.key === of)?.from ?? [])
      if (!found.has(cause)) {
        found.add(cause);
        causes(cause);
      }
  };
  causes(key);
  const after = new Set([key]);
  for (const node of nodes) if (node.from.some((cause) => after.has(cause))) after.add(node.key);
  return new Set([...found, ...after]);
};

const neighbour = (nodes: readonly Placed[], at: Placed, key: string): Placed | undefined => {
  if (key === 'ArrowLeft') return nodes.find((node) => at.from.includes(node.key));
  if (key === 'ArrowRight') return nodes.find((node) => node.from.includes(at.key));
  const column = nodes.filter((node) => node.column === at.column);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined ? undefined : column[column.indexOf(at) + step];
};

export const WhyGraph = ({ why }: { readonly why: Why }) => {
  const nodes = useMemo(() => place(whyNodes(why)), [why]);
  const [at, setAt] = useState('job');
  const frame = useRef<HTMLDivElement>(null);
  const lit = related(at, nodes);
  const chosen = nodes.find(({ key }) => key === at);
  const width = COLUMNS.length * (SIZE.width + SIZE.gapX) - SIZE.gapX;
  const height = Math.max(...nodes.map(({ y }) => y)) + SIZE.height + 4;
  const walk = (event: KeyboardEvent): void => {
    const next = chosen && neighbour(nodes, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next.key);
    frame.current?.querySelectorAll<HTMLElement>('[data-testid="why-node"]')[nodes.indexOf(next)]?.focus();
  };
  return (
    <Panel title="Why" actions={<span class="muted">Arrow keys walk from cause to consequence</span>}>
      <div class="graph" ref={frame} onKeyDown={walk}>
        <div class="graph-plane" style={{ width: `${width}px`, height: `${height}px` }}>
          <svg width={width} height={height} aria-hidden="true" focusable="false">
            {nodes.flatMap((node) =>
              nodes
                .filter(({ key }) => node.from.includes(key))
                .map((cause) => (
                  <path
                    key={`${cause.key} ${node.key}`}
                    d={edge(cause, node)}
                    class={lit.has(node.key) && lit.has(cause.key) ? 'edge is-lit' : 'edge'}
                  />
                )),
            )}
          </svg>
          {COLUMNS.map((name, column) => (
            <span key={name} class="graph-head" style={{ left: `${column * (SIZE.width + SIZE.gapX)}px` }}>
              {name}
            </span>
          ))}
          {nodes.map((node) => (
            <button
              key={node.key}
              type="button"
              class={`node is-${node.tone}${lit.has(node.key) ? ' is-lit' : ''}`}
              data-testid="why-node"
              aria-pressed={node.key === at}
              tabIndex={node.key === at ? 0 : -1}
              style={{ left: `${node.x}px`, top: `${node.y}px` }}
              onClick={() => setAt(node.key)}
            >
              <strong>{node.title}</strong>
              <small>{node.detail}</small>
            </button>
          ))}
        </div>
      </div>
      {chosen && (
        <p class="graph-told">
          <strong>{COLUMNS[chosen.column]}:</strong> {chosen.title}, {chosen.detail}.{' '}
          {chosen.address && <a href={chosen.address}>Look at it</a>}
        </p>
      )}
    </Panel>
  );
};
