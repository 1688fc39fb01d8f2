/** Briefs that are written as talk, "A: … B: …" or "Q: … A: …": who says a line is for the maker. */
import { folded } from '../../../wording/folded';
import { MAKERS } from '../languages/directives';

const SPOKEN = /^[^\S\n]*(\p{L}[\p{L}\p{N}.’' ]{0,18})[:：][^\S\n]*(?=\S)/u;
const LEAST_LINES = 3;
/** How much of the brief is said by somebody. */
const SPOKEN_SHARE = 0.6;
const MOST_SPEAKERS = 4;
const MOST_NAME_WORDS = 2;

const isLabel = (name: string): boolean => MAKERS.labels.at(folded(name), 0).some(({ end }) => end === name.length);

/** When a line was sent, as programs write it before who sent it: "[10:02] Sam: …", "12/03/24, 10:02 - Sam: …". */
const STAMP =
  /^[^\S\n]*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?[\s,–-]{1,4}(?=\p{L}[^:：\n]{0,24}[:：]\s)/iu;
const LEAST_STAMPED = 2;

const withoutStamps = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => STAMP.test(line)).length < LEAST_STAMPED
    ? lines
    : lines.map((line) => line.replace(STAMP, ''));

/** The brief without the names of its speakers, where it is a talk: its lines are as they were otherwise. */
export const withoutSpeakers = (brief: string): string => {
  const lines = withoutStamps(brief.split('\n'));
  const written = lines.filter((line) => line.trim() !== '').length;
  const names = lines.flatMap((line) => {
    const name = SPOKEN.exec(line)?.[1]?.trim().toLowerCase();
    return name === undefined || name.split(' ').length > MOST_NAME_WORDS || isLabel(name) ? [] : [name];
  });
  const speakers = new Set(names);
  // Somebody speaks twice, and another one answers.
  const talks =
    names.length >= Math.max(LEAST_LINES, written * SPOKEN_SHARE) &&
    speakers.size > 1 &&
    speakers.size <= MOST_SPEAKERS;
  if (!talks || speakers.size === names.length) return lines.join('\n');
  return lines
    .map((line) => (speakers.has(SPOKEN.exec(line)?.[1]?.trim().toLowerCase() ?? '') ? line.replace(SPOKEN, '') : line))
    .join('\n');
};
