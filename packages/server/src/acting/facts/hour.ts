/** An hour in a line. */

export interface Hour {
  /** 0 to 23. */
  readonly hours: number;
  readonly minutes: number;
}

const HALF_DAY = 12;

/** "10–18 Uhr": of a range, the hour at which it begins. */
const RANGE = /(\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?)\s?[–—-]\s?\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?/u;

/** "10–18 Uhr" and "7.30 pm": of a range the hour at which it begins. */
export const hourOf = (text: string): Hour | undefined => {
  const line = text.replace(RANGE, '$1');
  const [, written, minute = '0', half] =
    /(?<![\p{Nd}.,])([01]?\p{Nd}|2[0-3])(?:[:.h]([0-5]\p{Nd})(?!\p{Nd}|\s?[€$£%]))?(?:\s?([ap])\.?m\b|\s?(?:Uhr|uur|h\b|時))/iu.exec(
      line,
    ) ??
    /(?<![\p{Nd}.,:])([01]?\p{Nd}|2[0-3])[:h]([0-5]\p{Nd})(?!\p{Nd}|\s?[€$£%])/u.exec(line) ??
    [];
  if (written === undefined) return undefined;
  const hours = (Number(written) % HALF_DAY) + (half?.toLowerCase() === 'p' ? HALF_DAY : 0);
  return { hours, minutes: Number(minute) };
};
