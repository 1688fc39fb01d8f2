/** Numbers and times as people read them. */

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const zoned = new Intl.DateTimeFormat('en-GB', { timeStyle: 'long' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export const count = (value: number): string => number.format(value);
/** Where there is little room. */
export const short = (value: number): string => (Math.abs(value) < 100_000 ? count(value) : compact.format(value));
export const credits = (value: number): string => `${count(value)} ${Math.abs(value) === 1 ? 'credit' : 'credits'}`;
export const plural = (value: number, one: string): string => `${count(value)} ${one}${value === 1 ? '' : 's'}`;
export const signed = (value: number): string => (value > 0 ? `+${count(value)}` : `−${count(-value)}`);

export const timeOf = (iso: string): string => clock.format(new Date(iso));
export const dayOf = (iso: string): string => day.format(new Date(iso));
export const momentOf = (iso: string): string => `${dayOf(iso)}, ${timeOf(iso)}`;
/** With the zone that the time is told in. */
export const zonedMomentOf = (iso: string): string => `${dayOf(iso)}, ${zoned.format(new Date(iso))}`;

const YEAR = 4;

/** The time; of another day that one and the minute, of another year the day alone. `today`: as `dayOf` tells it. */
export const timeOn = (today: string, iso: string): string => {
  const then = dayOf(iso);
  if (then === today) return timeOf(iso);
  return then.slice(-YEAR) === today.slice(-YEAR)
    ? `${then.slice(0, -YEAR - 1)}, ${timeOf(iso).slice(0, -':00'.length)}`
    : then;
};

const STEPS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const;

/** A length of time in its two largest units, to the nearest of the smaller one: a second short of a week is a week. */
export const span = (ms: number): string => {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${count(Math.round(ms / 100) / 10)} s`;
  const least = ms < 3_599_500 ? 1 : ms < 86_370_000 ? 60 : 3600;
  let seconds = Math.round(ms / 1000 / least) * least;
  const parts: string[] = [];
  for (const [length, unit] of STEPS) {
    const whole = Math.floor(seconds / length);
    if (whole > 0 && parts.length < 2) parts.push(`${whole} ${unit}`);
    seconds -= whole * length;
  }
  if (seconds > 0 && parts.length < 2) parts.push(`${seconds} s`);
  return parts.join(' ');
};

export const between = (from: string, to: string): string => span(Date.parse(to) - Date.parse(from));

export const bytes = (size: number): string => {
  if (size < 1024) return `${size} B`;
  if (size < 1024 ** 2) return `${count(Math.round(size / 102.4) / 10)} KB`;
  return size < 1024 ** 3 ? `${count(Math.round(size / 104857.6) / 10)} MB` : `${count(size / 1024 ** 3)} GB`;
};

/**
 * Where this page gets a video: from its own server, whatever host the address names, and by a door of its own, so that
 * what is looked at here is neither in the log of requests nor made to fail.
 */
export const ownPath = (url: string): string => `/_studio${/^\w+:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '/'}`;

export const posterPath = (url: string): string =>
  ownPath(url)
    .replace('/videos/', '/posters/')
    .replace(/\.mp4$/, '.jpg');

/** A text in which nothing is unseen: marks that turn or hide what stands beside them are shown as what they are. */
export const plain = (text: string): string =>
  text.replace(
    /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** JSON with its members on lines of their own. */
export const pretty = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

/** A raw body, laid out when it is JSON. */
export const laidOut = (text: string): string => {
  try {
    return pretty(JSON.parse(text));
  } catch {
    return text;
  }
};
