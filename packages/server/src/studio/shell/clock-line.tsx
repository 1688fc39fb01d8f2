/** The server's time, as it goes on. */
import { useEffect, useState } from 'preact/hooks';
import { get } from '../data/api';
import { span, timeOf } from '../data/format';
import { ofKind, useLive } from '../data/live';
import type { Clock } from '../data/shapes';
import { setToday } from '../data/today';

/** The time of the server's clock now, from when it was read. */
export const useServerTime = () => {
  const { value: clock } = useLive(
    'clock',
    async (signal) => ({ ...(await get<Clock>('/clock', signal)), readAt: Date.now() }),
    ofKind('clock'),
  );
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (clock === undefined) return undefined;
  const now = Date.parse(clock.now) + (clock.frozen ? 0 : Date.now() - clock.readAt);
  return { now, frozen: clock.frozen, offsetSeconds: clock.offset_seconds };
};

export const ClockLine = () => {
  const clock = useServerTime();
  const iso = clock === undefined ? undefined : new Date(clock.now).toISOString();
  useEffect(() => {
    if (iso !== undefined) setToday(iso);
  }, [iso]);
  if (clock === undefined) return null;
  const { now, frozen, offsetSeconds } = clock;
  const ahead = offsetSeconds >= 1 ? `${span(offsetSeconds * 1000)} ahead` : '';
  return (
    <a class="clock-line" href="#/controls" title="The server's clock">
      <span class="number">{timeOf(new Date(now).toISOString())}</span>
      {frozen ? <span class="badge is-warn">frozen</span> : ahead && <span class="badge is-dull">{ahead}</span>}
    </a>
  );
};
