/**
 * Characters that nobody sees: some turn the order of a line round or make two names look the same, others are how a language
 * or an emoji is written. Unicode calls them format characters.
 */

/** Signs that are seen, such as the Arabic sign for a number, though they are called so. */
const SEEN = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u;

/** Left-to-right, right-to-left and Arabic letter marks: they set no more than their own place, and Hebrew is typed with them. */
const MARKS = /^[\u200e\u200f\u061c]$/;

const JOINERS = /^[\u200c\u200d]$/;

/** Scripts in which a joiner chooses the form of a letter. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}]\p{M}*$/u;

const EMOJI_BEFORE = /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*$/u;
const EMOJI_BEHIND = /^[\p{Extended_Pictographic}]/u;

/** The letters of a flag within a country, behind a black one. */
const TAG = /^[\u{e0020}-\u{e007f}]$/u;
const FLAG_BEFORE = /\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u;

/** Characters before another one that tell what it is there for. */
const BEFORE = 24;

/** Whether a format character, or a line or paragraph separator, has no place between what stands before and behind it. */
export const isHidden = (character: string, before: string, behind: string): boolean => {
  if (SEEN.test(character) || MARKS.test(character)) return false;
  const near = before.slice(-BEFORE);
  if (TAG.test(character)) return !FLAG_BEFORE.test(near);
  if (!JOINERS.test(character)) return true;
  return !(JOINED.test(near) || (EMOJI_BEFORE.test(near) && EMOJI_BEHIND.test(behind)));
};
