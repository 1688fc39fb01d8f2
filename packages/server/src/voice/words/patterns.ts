/** What figures and signs look like in a language. */
import type { SpokenLanguage } from './spoken-language';

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The longest first. */
export const anyOf = (names: Iterable<string>): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => escaped(name).replaceAll(' ', '\\s?'))
    .join('|');

export const sticky = (source: string): RegExp => new RegExp(source, 'uyi');

/** Signs that stand between thousands. */
const GROUPS = { '.': "[,\\u0020\\u00a0\\u202f'’]", ',': "[.\\u0020\\u00a0\\u202f'’]" } as const;

/** A number, without anything beside it. */
export const numberIn = ({ decimal }: Pick<SpokenLanguage, 'decimal'>): string => {
  const group = GROUPS[decimal];
  // "1,00,000" as in India; ".5 l" without its nought.
  const grouped = decimal === '.' ? '\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)(?:\\.\\d{1,3})?|' : '';
  const bare = `|(?<=^|[\\s(\\p{Sc}])${escaped(decimal)}\\d{1,3}(?!\\d|[.,]\\d)`;
  return `${grouped}\\d{1,3}(?:${group}\\d{3})+(?!\\d)(?:${escaped(decimal)}\\d{1,3})?|\\d+(?:${escaped(decimal)}\\d{1,3}(?!\\d))?${bare}`;
};

/** What a measure ends with: scripts without spaces go on at once. */
export const endIn = ({ unspaced }: Pick<SpokenLanguage, 'unspaced'>): string => (unspaced === true ? '' : END);

/** No letter and no figure follows. */
export const END = '(?![\\p{L}\\p{N}])';
