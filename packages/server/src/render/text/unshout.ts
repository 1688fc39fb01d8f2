/**
 * Sentence case for copy that is written in capitals throughout: short names of things (VAT, UK), codes with figures
 * (NORTH20) and addresses keep theirs. Copy that does not shout is returned as it is.
 */

const ACRONYMS: ReadonlySet<string> = new Set(
  'UK US USA EU UAE NYC LA VAT TV AI IT HR PR PDF USB LED GPS SPF DIY FAQ VIP CEO BBQ BMI GP A&E NHS HGV PPE CPR SUV DJ B2B SaaS SEO CRM API APS APPS HD 4K UHD DVD CD IPA BYOB ID WC GMBH AG KG MWST TÜV LKW PKW TVA SNCF RER IVA'.split(
    ' ',
  ),
);
const CODE_BEFORE = /^(?:code|coupon|voucher|gutscheincode|código|codice)$/i;
const ALWAYS_CAPITAL =
  /^(?:i|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|french|german|italian|spanish|christmas|easter)$/i;
const VOWEL = /[AEIOUYÀ-ÖØ-Ý]/u;

/** Whether a text shouts: several words, nearly no small letter. */
function shouts(text: string): boolean {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return large >= 10 && small * 8 < large && text.trim().includes(' ');
}

const bare = (word: string): string => word.replace(/^\P{L}+|[^\p{L}\p{N}]+$/gu, '');

function calmed(word: string, before: string, opens: boolean, language: string): string {
  const name = bare(word);
  const kept =
    /\p{Nd}.*\p{Lu}|\p{Lu}.*\p{Nd}/u.test(name) ||
    ACRONYMS.has(name) ||
    CODE_BEFORE.test(bare(before)) ||
    (/^\p{Lu}{2,5}$/u.test(name) && /^[A-Z]+$/.test(name) && !VOWEL.test(name));
  if (kept) return word;
  const low = word.toLocaleLowerCase(language);
  if (!opens && !ALWAYS_CAPITAL.test(name)) return low;
  return low.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(language));
}

/** The text, calmed down when it shouts. */
export function unshout(text: string, language: string): string {
  if (!shouts(text)) return text;
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      return calmed(word, before, at === 0 || /[.!?…]["”»)]*$/u.test(before), language);
    })
    .join(' ');
}
