/** The balance over time, from nothing up: a step at each entry of the ledger, with what was booked and when. */
import { count, momentOf, short, signed, timeOn, zonedMomentOf } from '../../data/format';
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

/** Of the beginning, the middle and the end of the time that is shown, those that read differently. */
const timesOf = (from: number, to: number, today: string): readonly (readonly [string, string])[] => [
  ...new Map(
    [from, (from + to) / 2, to].map((at) => {
      const iso = new Date(at).toISOString();
      return [timeOn(today, iso), iso] as const;
    }),
  ),
];

export const BalanceChart = ({ entries }: { readonly entries: readonly LedgerEntry[] }) => {
  const today = useToday();
  const shown = thinned(entries);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const balances = shown.map((entry) => entry.balance_after);
  const ticks = niceTicks(Math.min(0, ...balances), Math.max(...balances));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const share = (balance: number): number => 1 - (balance - low) / (high - low);
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const points = shown.map((entry) => ({
    entry,
    x: ((Date.parse(entry.at) - from) / Math.max(1, to - from)) * SIZE.width,
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
              data-testid="chart-mark"
              class={entry.amount < 0 ? 'chart-mark' : 'chart-mark is-plus'}
              style={{ left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` }}
              title={`${entry.kind} ${signed(entry.amount)}, then ${count(entry.balance_after)}, ${momentOf(entry.at)}`}
            />
          ))}
      </div>
      <figcaption class="number">
        {timesOf(from, to, today).map(([text, at]) => (
          <time key={at} dateTime={at} title={zonedMomentOf(at)}>
            {text}
          </time>
        ))}
      </figcaption>
    </figure>
  );
};
