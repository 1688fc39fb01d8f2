/**
 * How many words a voice says for the figures of a text, in whatever language: "£12.50" is three or four of them, "1,299" six, and a
 * telephone number as many as it has figures. Languages differ; this is the middle of what English, German, French and
 * Polish need.
 */

/** Figures in groups that are said one by one: numbers of telephones, and what is too long to be anything else. */
const TELEPHONE = /\+?\p{Nd}[\p{Nd}()/ \u00a0\u202f-]{6,}\p{Nd}/gu;
const NUMBER =
  /(?<sign>\p{Sc}\s?)?(?<whole>\p{Nd}{1,3}(?:[.,'’\u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+)(?:(?<mark>[.,:])(?<part>\p{Nd}{1,2})(?!\p{Nd}))?(?<after>\s?[\p{Sc}%‰])?/gu;
/** What is between two numbers is said, too. */
const RANGE = /\p{Nd}\s?[–—-]\s?\p{Sc}?\p{Nd}{1,3}(?!\p{Nd})/gu;
const RANGE_WORDS = 0.7;
const FIGURE = /\p{Nd}/gu;

/** Words of a figure that is said alone, as measured beside words of a sentence. */
const FIGURE_WORDS = 0.8;
/** Figures of a number that nobody says as one. */
const MOST_FIGURES = 6;
/** Words of a sign behind or before a number, such as "euro" and "percent". */
const SIGN_WORDS = 1;
const TELEPHONE_FIGURES = 7;

const figuresIn = (text: string): number => text.match(FIGURE)?.length ?? 0;

/** Words of a whole number by its figures; those of other scripts are all alike. */
const wholeWords = (figures: string, mayBeYear = false): number => {
  const value = /^\d+$/.test(figures) ? Number(figures) : 7 * 10 ** (figures.length - 1) + 7;
  if (figures.length > MOST_FIGURES || (figures.length > 1 && figures.startsWith('0')))
    return figures.length * FIGURE_WORDS;
  if (mayBeYear && value >= 1100 && value < 2100) return value % 100 === 0 ? 2 : 2.8;
  const below = (rest: number): number => (rest === 0 ? 0 : rest <= 20 || rest % 10 === 0 ? 1 : 1.8);
  const hundreds = (rest: number): number => (rest >= 100 ? 1.6 : 0) + below(rest % 100);
  return Math.max(1, (value >= 1000 ? hundreds(Math.floor(value / 1000)) + 0.9 : 0) + hundreds(value % 1000));
};

const numberWords = ({
  sign = '',
  whole = '',
  mark = '',
  part = '',
  after = '',
}: Readonly<Record<string, string>>): number => {
  const signs = sign !== '' || after !== '' ? SIGN_WORDS : 0;
  const own = wholeWords(whole.replace(/[^\p{Nd}]/gu, ''), signs === 0 && whole.length === 4);
  if (part === '') return own + signs;
  if (mark === ':') return own + (/^0+$/.test(part) ? 0.5 : wholeWords(part.replace(/^0/, '')));
  // Of a price what is behind the mark is a number of its own.
  if (signs > 0 && part.length === 2 && !after.includes('%')) return own + signs + wholeWords(part.replace(/^0/, ''));
  return own + signs + FIGURE_WORDS * (1 + part.length);
};

/** What is left of a text without its figures, and the words that those are. */
export const figuresSaid = (text: string): { readonly rest: string; readonly words: number } => {
  if (figuresIn(text) === 0) return { rest: text, words: 0 };
  let words = (text.match(RANGE)?.length ?? 0) * RANGE_WORDS;
  const rest = text
    .replace(TELEPHONE, (written) => {
      const figures = figuresIn(written);
      const isTelephone = figures >= TELEPHONE_FIGURES && /^[+0]|[ /)-]/.test(written);
      if (!isTelephone) return written;
      words += figures * FIGURE_WORDS + (written.startsWith('+') ? 1 : 0);
      return '';
    })
    .replace(NUMBER, (...match) => {
      words += numberWords(match.at(-1) as Readonly<Record<string, string>>);
      return '';
    });
  return { rest, words };
};
