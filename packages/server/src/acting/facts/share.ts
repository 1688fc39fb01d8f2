/** How many of a hundred a line tells. */
import { asciiDigits } from './digits';

/** Percentages that are taken off are an offer and not a share of something. */
const OFF =
  /(?<!\p{L})(?:off|rabatt|remise|réduction|descuento|sconto|desconto|korting|rabat|indirim)|[−-]\s?\p{Nd}|割引|خصم/iu;

/** 1 to 100; undefined where none is told, or where it is taken off a price. */
export function shareOf(line: string): number | undefined {
  if (OFF.test(line)) return undefined;
  const found = /(?<![\p{Nd}.,−-])(\p{Nd}{1,3})\s?[%٪](?!\p{L})/u.exec(line)?.[1];
  const percent = Number(asciiDigits(found ?? ''));
  return found === undefined || percent < 1 || percent > 100 ? undefined : percent;
}
