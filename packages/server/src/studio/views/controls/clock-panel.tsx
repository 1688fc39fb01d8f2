/** The server's clock, which moves forward only, and whether renders are taken. */
import { useState } from 'preact/hooks';
import { call, get } from '../../data/api';
import { momentOf, span } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { trying } from '../../parts/announce';
import { Panel } from '../../parts/small';
import { useServerTime } from '../../shell/clock-line';

const STEPS = [
  ['minute', 60],
  ['hour', 3600],
  ['week', 7 * 86_400],
] as const;

const Paused = () => {
  const { value: paused } = useLive(
    'paused',
    async (signal) => (await get<{ readonly paused: boolean }>('/pause', signal)).paused,
    ofKind('policy'),
  );
  return (
    <label class="check">
      <input
        type="checkbox"
        data-testid="pause"
        checked={paused === true}
        disabled={paused === undefined}
        onChange={() =>
          void trying(
            () => call('POST', '/pause', { body: { paused: !paused } }),
            paused ? 'Renders are taken again' : 'Renders are refused',
          )
        }
      />
      Pause rendering: new renders are refused, those that were accepted go on
    </label>
  );
};

export const ClockPanel = () => {
  const time = useServerTime();
  const [isMoving, setMoving] = useState(false);
  const advance = async (seconds: number, name: string): Promise<void> => {
    setMoving(true);
    await trying(
      () => call('POST', '/clock', { body: { advance_seconds: seconds } }),
      `The clock moved by ${name === 'hour' ? 'an' : 'a'} ${name}`,
    );
    setMoving(false);
  };
  return (
    <Panel title="Clock">
      <p class="clock number" data-testid="clock-now">
        {time === undefined ? '…' : momentOf(new Date(time.now).toISOString())}
      </p>
      <p class="muted">
        {time !== undefined && time.offsetSeconds >= 1
          ? `${span(time.offsetSeconds * 1000)} ahead of real time. `
          : 'As real time has it. '}
        What becomes due on the way happens: deadlines, retries, windows.
      </p>
      <div class="actions">
        {STEPS.map(([name, seconds]) => (
          <button
            key={name}
            type="button"
            class="button"
            data-testid={`clock-advance-${name}`}
            disabled={isMoving}
            onClick={() => void advance(seconds, name)}
          >
            {`+ 1 ${name}`}
          </button>
        ))}
        <button
          type="button"
          class="button"
          data-testid="clock-freeze"
          aria-pressed={time?.frozen === true}
          disabled={time === undefined}
          onClick={() =>
            void trying(
              () => call('POST', '/clock', { body: { freeze: !time?.frozen } }),
              time?.frozen ? 'The clock runs' : 'The clock stands still',
            )
          }
        >
          {time?.frozen ? 'Let it run' : 'Freeze'}
        </button>
      </div>
      <Paused />
    </Panel>
  );
};
