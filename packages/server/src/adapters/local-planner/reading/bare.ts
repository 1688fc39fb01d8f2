/** A word as lists of words know it: small, without the marks beside it. */
const strip =
  (marks: RegExp) =>
  (word: string): string =>
    word.toLowerCase().replace(marks, '');

/** Letters, figures and apostrophes. */
export const bare = strip(/[^\p{L}\p{N}’']/gu);
/** And hyphens: "e-mail". */
export const bareJoined = strip(/[^\p{L}\p{N}’'-]/gu);
