/** Whether this machine's clock can be believed: deliveries and signatures need clocks that agree. */
import { SIGNATURE } from '@vid/sdk/contract';
import { type Finding, ok, problem, warning } from './finding';

/** The clock of the wall and the one that only runs forward, in milliseconds, read at the same moment. */
export interface ClockReading {
  readonly wallMs: number;
  readonly steadyMs: number;
}

export const readClocks = (): ClockReading => ({ wallMs: Date.now(), steadyMs: performance.now() });

/** No machine that runs this lives before it was made. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** A clock that is slewed strays less than this while a command runs. */
const STRAYS_MOST_MS = 1000;

const NEXT =
  'set the clock: timedatectl set-ntp true (Linux), sntp -sS time.apple.com (macOS), w32tm /resync (Windows)';

/** The clock by itself, watched for as long as the other checks took. */
export const judgeOwnClock = (begin: ClockReading, end: ClockReading): readonly Finding[] => {
  if (end.wallMs < EARLIEST)
    return [problem('clock', `this machine believes that it is ${new Date(end.wallMs).toISOString()}`, NEXT)];
  const jumped = Math.round(end.wallMs - begin.wallMs - (end.steadyMs - begin.steadyMs));
  if (Math.abs(jumped) <= STRAYS_MOST_MS)
    return [ok('clock', 'it runs steadily; no service told the time to compare with')];
  return [
    warning(
      'clock',
      `this machine's clock was set ${jumped < 0 ? 'back' : 'forward'} by ${Math.abs(jumped) / 1000} s meanwhile`,
      NEXT,
    ),
  ];
};

/** Seconds beyond which a difference is told: a fifth of what deliveries may be off. */
const TOLD = SIGNATURE.replayWindowSeconds / 5;

/** One of two clocks is wrong, and a machine does not know which. */
const COMPARE = `compare this machine's time (date -u) with a clock that you trust; where it is wrong, ${NEXT}`;

/** This machine's clock against the time in an answer of the service, at the middle of the request. */
export const judgeAgainst = (date: string | null, atMs: number): Finding => {
  const skew = Math.round((Date.parse(date ?? '') - atMs) / 1000);
  if (Number.isNaN(skew)) return warning('clock', 'the service tells no time to compare with');
  const off = Math.abs(skew);
  const detail = off <= 1 ? 'as that of the service' : `${off} s ${skew < 0 ? 'ahead of' : 'behind'} the service`;
  if (off <= TOLD) return ok('clock', detail);
  if (off <= SIGNATURE.replayWindowSeconds) return warning('clock', detail, COMPARE);
  return problem(
    'clock',
    `${detail}, so that deliveries are refused (${SIGNATURE.replayWindowSeconds} s are allowed)`,
    COMPARE,
  );
};
