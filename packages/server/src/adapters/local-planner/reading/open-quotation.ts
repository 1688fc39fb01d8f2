/**
 * The quotation that is still open at the end of a text. A mark alone does not tell: “ opens in English and closes „ in German,
 * » opens in German and closes in French.
 */
const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '”': '”',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '"': '"',
};
const MARK = /["“”„«»「」『』]/gu;
/** Characters up to which a quotation may go on: a mark that nothing closes opens none. */
const LONGEST = 400;

/** The marks that would close it; empty where none is open. */
export function closersAt(text: string): string {
  let [closers, since] = ['', 0];
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (closers.includes(mark)) closers = '';
    else if (closers === '' || index - since > LONGEST) [closers, since] = [CLOSERS[mark] ?? '', index];
  }
  return closers;
}

/** A mark at the end of a text that opens what comes next, with the space behind it. */
export function openerAt(text: string): string {
  const [mark = ''] = /[「『（“„«»(]\s*$/u.exec(text) ?? [];
  const before = text.slice(0, text.length - mark.length);
  if (closersAt(before).includes(mark.trim())) return '';
  // » opens only where it stands before a word.
  return mark.startsWith('»') && /\S$/u.test(before) ? '' : mark;
}
