/** What a film says for certain that it is about: whoever planned it may have taken it for something else. */
import { asides } from './asides';
import { directionOf, type Trade } from './directions';
import { HOLDERS, isModifier, isOfName, type Said } from './film-subjects';
import type { Subject } from './stock';

/** From here on a thing is of a concept by its own word, and early in the words. */
export const CERTAIN = 2.8;

/** Characters of a brief's first line, at most. */
const FIRST_LINE = 90;

/** The first thing that a film's title, or its brief's first line, names by its own word; what only describes another is none. */
export function certainTrade(said: Said, subjects: readonly Subject[], headFirst: boolean): Trade | undefined {
  const { text, titled = 0, brief = text.length } = said;
  const isAside = asides(text);
  const line = /^[^\n.!?。！？]*/u.exec(text.slice(brief, brief + FIRST_LINE))?.[0].length ?? 0;
  const sure = subjects.filter(
    (one) =>
      (one.at < titled || (one.at >= brief && one.at < brief + line)) &&
      one.concept !== undefined &&
      one.score >= CERTAIN &&
      !HOLDERS.has(one.concept) &&
      !isAside(one.at) &&
      !isOfName(text, one) &&
      !isModifier(one, subjects, headFirst),
  );
  return sure
    .toSorted((one, other) => one.at - other.at)
    .map(({ trade }) => directionOf(trade))
    .find((trade) => trade !== undefined);
}
