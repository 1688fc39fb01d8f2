/** Why a timestamp lies outside the window: this clock, its unit, or the age of the delivery. */
import { articleOf } from '../errors/shown-value';
import type { Evidence, Finding } from './finding';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

export const clockFinding = ({ found, settings }: Evidence): Finding => {
  const timestamp = Number(found.timestamp);
  if (!settings || Number.isNaN(timestamp)) return { cause: 'The timestamp does not fit the clock.' };
  const { nowMs, toleranceSeconds } = settings;
  const skew = Math.round(nowMs / 1000 - timestamp);
  const seconds = Math.abs(skew);
  const side = skew > 0 ? 'behind' : 'ahead of';
  const fact = `The timestamp is ${seconds} seconds ${side} this clock${inHours(seconds)}; the tolerance is ${toleranceSeconds} seconds.`;

  if (Math.abs(nowMs - timestamp) < DAY) {
    return {
      cause: `${fact} The now option returns seconds.`,
      fix: 'Return Unix milliseconds from now, as Date.now() does.',
    };
  }
  const offset = seconds % QUARTER_HOUR;
  if (seconds >= HOUR && seconds <= DAY && Math.min(offset, QUARTER_HOUR - offset) <= 5) {
    return {
      cause: `${fact} A difference in whole quarter hours is usually local time taken for UTC.`,
      fix: 'Unix time knows no time zone: take Date.now() as it is, and set the clock of this machine by its network time service.',
    };
  }
  return {
    cause:
      skew > 0
        ? `${fact} Either this clock is fast by about ${seconds} seconds, or the delivery waited or was sent again by somebody.`
        : `${fact} Either this clock is slow by about ${seconds} seconds, or the sender's is fast.`,
    fix: 'Compare this machine with network time (timedatectl, w32tm, or the Date header of any large site). Do not widen the tolerance: it is what stops replays. To verify a stored delivery, pass a now that returns the time of its arrival.',
  };
};

const inHours = (seconds: number): string => (seconds >= HOUR ? ` (about ${Math.round(seconds / HOUR)} h)` : '');

const MILLISECOND_DIGITS = /^[1-9][0-9]{12}$/;

export const timestampFormFinding = ({ found }: Evidence): Finding => {
  const value = found.timestamp;
  return {
    cause: `The timestamp header ${formOf(value)}.`,
    fix: 'Pass the header as it arrived. Whoever signs (tests included) writes whole Unix seconds: Math.floor(Date.now() / 1000).',
  };
};

const formOf = (value: unknown): string => {
  if (typeof value !== 'string') return `is ${articleOf(value)}; headers are text`;
  if (value === '') return 'is empty';
  if (value.trim() !== value) return 'has whitespace around it';
  if (MILLISECOND_DIGITS.test(value)) return 'is in milliseconds; the service writes seconds';
  if (/^[0-9]+\.[0-9]+$/.test(value)) return 'has a fraction; the service writes whole seconds';
  if (/^0[0-9]+$/.test(value)) return 'begins with a zero';
  if (/^\d{4}-\d\d/.test(value) || /GMT/.test(value)) return 'is a written date, not Unix seconds';
  return 'is not a number of Unix seconds';
};
