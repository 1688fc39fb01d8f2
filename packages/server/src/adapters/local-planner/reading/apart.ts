/** Whether words of a brief stand by themselves: not as a part of an address or of a longer word. */

const WITHIN_BEFORE = /[\p{L}\p{N}@#./_-]/u;
const WITHIN_BEHIND = /^(?:[\p{L}\p{N}@_/-]|\.\p{L})/u;

export const standsApart = (text: string, start: number, end: number): boolean =>
  !WITHIN_BEFORE.test(text.charAt(start - 1)) && !WITHIN_BEHIND.test(text.slice(end, end + 2));
