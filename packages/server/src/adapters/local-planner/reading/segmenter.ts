/** Segmenters are made once: making one takes longer than most texts take it. */
type Granularity = 'grapheme' | 'word' | 'sentence';

const made = new Map<string, Intl.Segmenter>();
/** More languages than a brief will see in a row. */
const MOST = 64;

/** The segmenter of a granularity and a locale that Intl accepts. */
export const segmenterOf = (granularity: Granularity, locale?: string): Intl.Segmenter => {
  const key = `${granularity} ${locale ?? ''}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST) made.clear();
  const segmenter = new Intl.Segmenter(locale, { granularity });
  made.set(key, segmenter);
  return segmenter;
};
