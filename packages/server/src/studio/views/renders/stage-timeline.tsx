/** What making the video took, stage by stage, in real time: what runs beside one another stands below one another. */
import { span } from '../../data/format';
import type { StageTiming } from '../../data/shapes';
import { Panel } from '../../parts/small';

interface Row {
  readonly name: string;
  readonly parts: readonly StageTiming[];
}

/** A scene is drawn and encoded at the same time: both are one row. */
const rowsOf = (timings: readonly StageTiming[]): readonly Row[] => {
  const rows = new Map<string, StageTiming[]>();
  for (const timing of timings) {
    const name = timing.scene === null ? timing.stage : `scene ${timing.scene + 1}`;
    rows.set(name, [...(rows.get(name) ?? []), timing]);
  }
  return [...rows].map(([name, parts]) => ({ name, parts }));
};

const endOf = ({ at_ms: at, ms }: StageTiming): number => at + ms;

const told = ({ name, parts }: Row): string =>
  parts.length === 1 && parts[0]?.stage === name
    ? `${name}: ${span(parts[0].ms)}`
    : `${name}: ${parts.map(({ stage, ms }) => `${stage} ${span(ms)}`).join(', ')}`;

export const StageTimeline = ({ timings }: { readonly timings: readonly StageTiming[] }) => {
  if (timings.length === 0) return null;
  const from = Math.min(...timings.map(({ at_ms: at }) => at));
  const until = Math.max(...timings.map(endOf));
  const share = (ms: number): string => `${((ms / Math.max(1, until - from)) * 100).toFixed(2)}%`;
  return (
    <Panel
      title="Where the time went"
      actions={
        <span class="muted number">{`${span(until - from)} of real time, whatever the server's clock says`}</span>
      }
    >
      <ol class="stages">
        {rowsOf(timings).map((row) => {
          const begin = Math.min(...row.parts.map(({ at_ms: at }) => at));
          const end = Math.max(...row.parts.map(endOf));
          return (
            <li key={row.name} data-testid="stage-row" title={told(row)}>
              <span class="stage-name" aria-hidden="true">
                {row.name}
              </span>
              <span class="stage-track" aria-hidden="true">
                {row.parts.map(({ stage, at_ms: at, ms }) => (
                  <i key={stage} class={`stage is-${stage}`} style={{ left: share(at - from), width: share(ms) }} />
                ))}
              </span>
              <span class="stage-took number" aria-hidden="true">
                {span(end - begin)}
              </span>
              <span class="sr-only">{told(row)}</span>
            </li>
          );
        })}
      </ol>
      <p class="legend" aria-hidden="true">
        <i class="stage is-drawing" /> drawing <i class="stage is-encoding" /> encoding beside it
      </p>
    </Panel>
  );
};
