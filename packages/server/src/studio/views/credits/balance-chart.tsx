/** The balance over time: a step at each entry of the ledger, in their order, with what was booked and when. */
import { count, momentOf, short, signed, timeOn } from '../../data/format';
import type { LedgerEntry } from '../../data/shapes';
import { useToday } from '../../data/today';
import { niceTicks } from './nice-ticks';

const SIZE = { width: 640, height: 200 };
/** Steps that are drawn at most: of more, every so many. */
const STEPS = 400;
/** Of so many entries each has a mark of its own. */
const MARKED = 60;

const thinned = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] => {
  const every = Math.ceil(entries.length / STEPS);
  return entries.filter((_, index) => index % every === 0 || index === entries.length - 1);
};

/** The first, one in the middle and the last. */
const timesOf = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] => [
  ...new Set([0, Math.floor((entries.length - 1) / 2), entries.length - 1].flatMap((at) => entries[at] ?? [])),
];

export const BalanceChart = ({ entries }: { readonly entries: readonly LedgerEntry[] }) => {
  const today = useToday();
  const shown = thinned(entries);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const balances = shown.map((entry) => entry.balance_after);
  const ticks = niceTicks(Math.min(...balances), Math.max(...balances));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const share = (balance: number): number => 1 - (balance - low) / (high - low);
  // Entries at the same moment stand side by side, so that none hides another.
  const points = shown.map((entry, index) => ({
    entry,
    x: (index / shown.length) * SIZE.width,
    y: share(entry.balance_after) * SIZE.height,
  }));
  const [start, ...rest] = points;
  const line = `M0 ${start?.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${SIZE.width}`;
  return (
    <figure class="chart">
      <div class="chart-plane">
        <ol class="chart-ticks number" aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick} style={{ top: `${share(tick) * 100}%` }}>
              {short(tick)}
            </li>
          ))}
        </ol>
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`From ${count(first.balance_after)} to ${count(last.balance_after)} credits over ${shown.length} entries, from ${momentOf(first.at)} to ${momentOf(last.at)}`}
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              class="chart-grid"
              d={`M0 ${share(tick) * SIZE.height}H${SIZE.width}`}
              vector-effect="non-scaling-stroke"
            />
          ))}
          <path class="chart-area" d={`${line}V${SIZE.height}H0Z`} />
          <path class="chart-line" d={line} vector-effect="non-scaling-stroke" />
        </svg>
        {points.length <= MARKED &&
          points.map(({ entry, x, y }) => (
            <i
              key={entry.id}
              aria-hidden="true"
              class={entry.amount < 0 ? 'chart-mark' : 'chart-mark is-plus'}
              style={{ left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` }}
              title={`${entry.kind} ${signed(entry.amount)}, then ${count(entry.balance_after)}, ${momentOf(entry.at)}`}
            />
          ))}
      </div>
      <figcaption class="number">
        {timesOf(shown).map((entry) => (
          <time key={entry.id} dateTime={entry.at}>
            {timeOn(today, entry.at)}
          </time>
        ))}
      </figcaption>
    </figure>
  );
};
