/** The balance over time: a step at each entry of the ledger. */
import { count, momentOf } from '../../data/format';
import type { LedgerEntry } from '../../data/shapes';

const SIZE = { width: 640, height: 160, left: 4, top: 8, bottom: 8 };
/** Steps that are drawn at most: of more, every so many. */
const STEPS = 400;

const thinned = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] => {
  const every = Math.ceil(entries.length / STEPS);
  return entries.filter((_, index) => index % every === 0 || index === entries.length - 1);
};

/** Entries at the same moment stand side by side, so that none hides another: the axis is their order. */
const points = (entries: readonly LedgerEntry[], most: number) =>
  entries.map((entry, index) => ({
    x: SIZE.left + (index / entries.length) * (SIZE.width - 2 * SIZE.left),
    y: SIZE.top + (1 - Math.max(0, entry.balance_after) / most) * (SIZE.height - SIZE.top - SIZE.bottom),
  }));

export const BalanceChart = ({ entries }: { readonly entries: readonly LedgerEntry[] }) => {
  const shown = thinned(entries);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const most = Math.max(1, ...shown.map((entry) => entry.balance_after));
  const [start, ...rest] = points(shown, most);
  if (start === undefined) return null;
  const line = `M${start.x} ${start.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${SIZE.width - SIZE.left}`;
  const area = `${line}V${SIZE.height - SIZE.bottom}H${start.x}Z`;
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`From ${count(first.balance_after)} to ${count(last.balance_after)} credits over ${shown.length} entries, at most ${count(most)}`}
      >
        <path class="chart-area" d={area} />
        <path class="chart-line" d={line} vector-effect="non-scaling-stroke" />
      </svg>
      <figcaption>
        <span>{momentOf(first.at)}</span>
        <span>{`peak ${count(most)}`}</span>
        <span>{momentOf(last.at)}</span>
      </figcaption>
    </figure>
  );
};
