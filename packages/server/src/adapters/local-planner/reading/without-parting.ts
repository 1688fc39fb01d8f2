/** "Vends cause déménagement piano droit": why somebody parts with a thing tells neither what it is nor of what trade. */
import type { Lexicon } from '../lexicon/lexicon';

/** A text without that. */
export const withoutParting = (text: string, { parts }: Lexicon): string => {
  let [rest, from] = ['', 0];
  for (const { start, end } of [...parts.all(text)].sort(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < from) continue;
    rest += text.slice(from, start).trimEnd();
    from = end;
  }
  return (rest + text.slice(from)).trim();
};
