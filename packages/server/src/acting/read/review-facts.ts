/** What a customer says, who it is, and how many stars were given. */
import { quotationIn, speakerOf, withoutMarks } from '../facts/quotation';
import { ratingOf } from '../facts/rating';
import type { Beside, ReadFacts } from './read-facts';

export interface ReviewFacts extends Beside {
  /** Whole, without its marks; empty where there is a rating alone. */
  readonly words: string;
  readonly by: readonly string[];
  /** Stars out of five, where they are told. */
  readonly rating?: number;
  /** The line that tells them. */
  readonly told?: string;
}

/** Whether a line is a rating and little else. */
const isRating = (line: string): boolean => ratingOf(line) !== undefined;

export const reviewFacts: ReadFacts<ReviewFacts> = (lines) => {
  const rated = lines.find(isRating);
  const rating = rated === undefined ? undefined : ratingOf(rated);
  const stars = rating === undefined ? {} : { rating, told: rated ?? '' };
  const quoted = lines.findIndex((line) => quotationIn(line) !== undefined);
  if (quoted >= 0) {
    const found = quotationIn(lines[quoted] ?? '') ?? { words: '', by: '' };
    const others = lines.filter((line, at) => at !== quoted && line !== rated).map(speakerOf);
    return {
      words: found.words,
      by: [speakerOf(found.by), ...others].filter((line) => line !== ''),
      said: [],
      ...stars,
    };
  }
  return rating === undefined
    ? undefined
    : { words: '', by: lines.filter((line) => line !== rated), said: [], ...stars };
};

/** The lines of a scene that calls itself a review: without marks its first one is what is said, unless a rating is told. */
export const asQuotation = (lines: readonly string[]): readonly string[] => {
  const [words = '', ...by] = lines;
  const isPlain = by.length > 0 && !lines.some((line) => quotationIn(line) !== undefined || isRating(line));
  return isPlain ? [`“${withoutMarks(words)}”`, ...by] : lines;
};
