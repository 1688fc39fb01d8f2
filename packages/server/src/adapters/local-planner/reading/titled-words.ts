/** How words typed in capitals are written: small, or with one capital. */

export const lowered = (text: string, language: string): string =>
  text.toLocaleLowerCase(language === 'tr' ? 'tr' : undefined);

/** "O’NEILL’S": a capital after an apostrophe only where a name has one. */
export const titled = (word: string, language: string): string => {
  const lower = lowered(word, language);
  const at = lower.search(/\p{L}/u);
  const first = lower.charAt(at).toLocaleUpperCase(language === 'tr' ? 'tr' : undefined);
  // "IJSBOERDERIJ": two letters that Dutch writes as one.
  if (language === 'nl' && lower.startsWith('ij', Math.max(0, at)))
    return `${lower.slice(0, at)}IJ${lower.slice(at + 2)}`;
  // "FUITE D'EAU": the preposition before an apostrophe is a small word.
  if (ELIDES.has(language) && /^d['’]\p{L}{2}/u.test(lower))
    return `${lower.slice(0, 2)}${titled(lower.slice(2), language)}`;
  return `${lower.slice(0, at)}${first}${lower.slice(at + 1)}`
    .replace(/(?<=^\P{L}*[DOL]['’])\p{Ll}(?=\p{L}{2})/u, (letter) => letter.toUpperCase())
    .replace(/(?<=\p{L}[-/–])\p{Ll}(?=\p{L}{2}|\p{L}(?!\p{L}))/gu, (letter) => letter.toUpperCase());
};
const ELIDES: ReadonlySet<string> = new Set(['fr', 'it']);
