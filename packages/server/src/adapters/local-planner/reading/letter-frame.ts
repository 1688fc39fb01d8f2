/**
 * The lines that a letter begins and ends with, told by their shape: "Beste mensen van het museum," over what follows, and "Hochachtungsvoll,"
 * over who signs. People greet and take leave in words that no list holds; what a list holds is heard where it stands.
 */
import { isUnspaced, visibleWords } from './measure';
import { contactsIn } from './patterns';
import { isSignOff } from './small-talk';

/** What stands around a letter's body. */
export interface LetterFrame {
  /** The indices of its lines: who is greeted, how leave is taken, and who signs. */
  readonly around: ReadonlySet<number>;
  readonly signature: readonly string[];
  readonly isGreeted: boolean;
}

const MOST_GREETING = 6;
/** A greeting stands over a sentence; the lines of an address are as short as itself. */
const LEAST_BELOW = 6;
const GREETING =
  /^\p{Lu}[^,.:;?!()\p{N}]{2,48},$|^\p{Lo}[^,،、。:：?!()\p{N}]{2,24}[,،、]$|^[^。、,:：\n]{2,30}(?:様|御中|各位)[、,]?$/u;

const greetingIn = (lines: readonly string[]): number | undefined => {
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = lines[first]?.trim() ?? '';
  const below = lines.slice(first + 1);
  const next = below.find((other) => other.trim() !== '') ?? '';
  const isApart = below[0]?.trim() === '' && below.length > 2;
  // "Cakes, pies," and other lines with a comma at their end are a row.
  const isAlone = !/,$/u.test(next.trim());
  const isGreeting =
    GREETING.test(line) && (isUnspaced(line) || visibleWords(line) <= MOST_GREETING) && contactsIn(line).length === 0;
  return isGreeting && isAlone && (isApart || visibleWords(next) >= LEAST_BELOW) ? first : undefined;
};

const MOST_SIGNED = 5;
const MOST_SIGNED_WORDS = 7;
const MOST_LEAVE = 5;
const LEAVE = /^\p{Lu}[^,.:;?!()\p{N}]{2,40},?$/u;

/** Who signs, and what they are; how to reach them is for viewers. */
const isSigning = (line: string): boolean =>
  /\p{L}/u.test(line) && contactsIn(line).length === 0 && !/\p{N}/u.test(line);

/** The line that takes leave, and those below it that sign. */
const leaveIn = (lines: readonly string[]): readonly number[] => {
  const filled = [...lines.keys()].filter((at) => (lines[at] ?? '').trim() !== '');
  const last = filled.slice(-MOST_SIGNED - 1);
  const textAt = (at: number): string => (lines[at] ?? '').trim();
  const leave = last.findIndex((at, index) => {
    const isApart = at > 0 && textAt(at - 1) === '';
    const words = visibleWords(textAt(at));
    const takes =
      isApart &&
      LEAVE.test(textAt(at)) &&
      !isSignOff(textAt(at)) &&
      (words > 1 || textAt(at).endsWith(',')) &&
      words <= MOST_LEAVE;
    const below = last.slice(index + 1).map(textAt);
    const isShort = (line: string): boolean => visibleWords(line) <= MOST_SIGNED_WORDS && !/[!?]$/u.test(line);
    return takes && below.length > 0 && below.every(isShort);
  });
  return leave < 0 ? [] : last.slice(leave).filter((at, index) => index === 0 || isSigning(textAt(at)));
};

/** The lines that stand around a letter's body; none where nobody is greeted. */
export const letterFrame = (lines: readonly string[]): LetterFrame => {
  const greeting = greetingIn(lines);
  if (greeting === undefined) return { around: new Set(), signature: [], isGreeted: false };
  const [leave, ...signing] = leaveIn(lines);
  return {
    around: new Set([greeting, ...(leave === undefined ? [] : [leave]), ...signing]),
    signature: signing.map((at) => lines[at]?.trim() ?? ''),
    isGreeted: true,
  };
};
