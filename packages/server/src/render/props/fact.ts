/** The fact of a line that a thing can show better than words: what it costs, when it is, how many of a hundred, where. */
import { dayIn } from '../../acting/facts/day';
import { hourOf } from '../../acting/facts/hour';
import { namesAStreet } from '../../acting/facts/place';
import { type Price, priceOf } from '../../acting/facts/price';
import { shareOf } from '../../acting/facts/share';

export type Fact =
  | ({ readonly kind: 'price' } & Price)
  | { readonly kind: 'day'; readonly month: string; readonly day: string }
  | { readonly kind: 'hour'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'share'; readonly percent: number }
  | { readonly kind: 'place' };

/** The fact of a line; `language`: that it is written in. */
export function factOf(line: string, language: string): Fact | undefined {
  const price = priceOf(line);
  if (price !== undefined) return { kind: 'price', ...price };
  const percent = shareOf(line);
  if (percent !== undefined) return { kind: 'share', percent };
  const day = dayIn(line, language);
  if (day !== undefined) return { kind: 'day', month: day.shown, day: day.written };
  if (namesAStreet(line)) return { kind: 'place' };
  const hour = hourOf(line);
  return hour === undefined ? undefined : { kind: 'hour', ...hour };
}
