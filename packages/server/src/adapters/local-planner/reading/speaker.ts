/** Who says what was quoted, behind it: "Carla Meyer, Leeds", "– mówi Anna, klientka od 2019", "田中さん(常連)". */

const LONGEST = 70;
/** What is asked, cried or costs something is no name. */
const NO_NAME = /[!?:@]|\p{Sc}|https?/u;
/** One name is enough behind a dash, and any words are in a script without capitals. */
const DASHED =
  /^\s?(?:[–—]|-\s)\s?(?:(?:\p{Ll}{2,10}\s)?\p{Lu}[\p{L}’'.-]{1,20}(?:\s(?:\p{Ll}{2,3}\s)?\p{Lu}[\p{L}’'.-]{0,20}){0,3}\s?(?:[,(]|[.]?$)|\p{Lo})/u;
const NAMED =
  /^[\s,，]{0,2}(?:\p{Ll}{2,10}\s)?\p{Lu}\p{Ll}+\s(?:(?:\p{Ll}{2,3}\s){0,2}\p{Lu}[\p{L}’'-]{0,20}\.?\s?){1,3}(?:[,(].{2,40})?[.]?$/u;
/** "Maggie, Hexham": one name and one town, and nothing else. */
const FROM = /^\s?\p{Lu}\p{Ll}{1,14},\s\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)?[.]?$/u;
/** "Marta, 47, florist": how old somebody is, and what they do. */
const AGED =
  /^\s?\p{Lu}[\p{L}’'.-]{1,20}(?:\s\p{Lu}[\p{L}’'.-]{0,20})?,\s\p{N}{2}(?:\s\p{L}{2,6})?(?:,\s\p{L}[^,.]{2,40})?[.]?$/u;
/** "Lou, illustrator". */
const OF_TRADE = /^\s?\p{Lu}\p{Ll}{1,14},\s\p{Ll}{3,20}(?:\s\p{L}{2,20}){0,4}[.]?$/u;
const POLITE = /^\s?と?\p{L}{1,12}(?:さん|様|さま|氏)/u;
const BRACKETED = /^\s?[(（][^()（）]{2,60}[)）]/u;

/** Whether what stands behind a quotation says who was quoted. */
export const namesSpeaker = (text: string): boolean =>
  BRACKETED.test(text) ||
  (text.length <= LONGEST &&
    !NO_NAME.test(text) &&
    [DASHED, NAMED, FROM, AGED, OF_TRADE, POLITE].some((form) => form.test(text)));
