/**
 * Takes characters off the end of a text. An expression such as `/[.!]+$/` looks at every run of the text anew from each
 * of its characters, which takes quadratic time; walking back from the end does not.
 */

/** The text without what `isEnd` matches at its end; `isEnd` matches one character of the Basic Multilingual Plane. */
export const trimEndOf = (text: string, isEnd: RegExp): string => {
  let end = text.length;
  while (end > 0 && isEnd.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};
