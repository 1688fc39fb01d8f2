/** Turkish ends: their vowels go by the last vowel of the word, their first consonant by its last letter. */

const lastVowel = (word: string): string => [...word].findLast((letter) => 'aıoueiöü'.includes(letter)) ?? 'i';
const highAfter = (vowel: string): string =>
  'aı'.includes(vowel) ? 'ı' : 'ou'.includes(vowel) ? 'u' : 'öü'.includes(vowel) ? 'ü' : 'i';

/** "on dördüncü" */
export const turkishOrdinal = (cardinal: string): string => {
  const words = cardinal.replace(/dört$/, 'dörd');
  const high = highAfter(lastVowel(words));
  return `${words}${/[aıoueiöü]$/.test(words) ? '' : high}nc${high}`;
};

/** "lira" and "den" as "liradan"; an end that is not known stands as it is written. */
export function withTurkishEnd(said: string, end: string): string {
  const vowel = lastVowel(said);
  const [low, high] = ['aıou'.includes(vowel) ? 'a' : 'e', highAfter(vowel)];
  const open = /[aıoueiöü]$/.test(said);
  const stem = /^[aeıiuüns]/.test(end) && !/^(?:n[ae]|s[ae])/.test(end) ? said.replace(/dört$/, 'dörd') : said;
  const first = /[fstkçşhp]$/.test(said) ? 't' : 'd';
  const place = /^[dt][ae](n|ki|kiler|yız)?$/.exec(end);
  if (place !== null) return `${said}${first}${low}${place[1] ?? ''}`;
  if (/^y?[ae]$/.test(end)) return `${stem}${open ? 'y' : ''}${low}`;
  if (/^y[ıiuü]$/.test(end)) return `${stem}${open ? 'y' : ''}${high}`;
  if (/^s?[ıiuü]$/.test(end)) return `${stem}${open ? 's' : ''}${high}`;
  if (/^n?[ıiuü]n$/.test(end)) return `${stem}${open ? 'n' : ''}${high}n`;
  if (/^l[ıiuü]k?$/.test(end)) return `${said}l${high}${end.slice(2)}`;
  if (/^l[ae]r$/.test(end)) return `${said}l${low}r`;
  return `${said}${end}`;
}
