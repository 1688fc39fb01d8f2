/** Whether a title says that what stands below it is wrong: mistakes, errors, myths. Nothing is said of them singly. */
const MISTAKES = new Set(
  (
    'mistakes errors myths pitfalls don’ts fehler irrtümer mythen erreurs mythes errores fallos mitos errori miti erros ' +
    'fouten vergissingen błędy błędów mity mitów hatalar hata yanlışlar misstag fel myter أخطاء خرافات'
  ).split(' '),
);
/** Languages that put no space between words. */
const UNSPACED = /間違い|失敗|ミス|错误|误区/u;
/** What says before them that there are none, or that good things stand beside them. */
const NONE = new Set(
  'no without zero fewer less dos ohne keine kein weniger sans zéro moins sin menos senza meno sem zonder geen minder bez zero utan inga بدون بلا'.split(
    ' ',
  ),
);

export function listsMistakes(title: string): boolean {
  const words = title
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[^\p{L}\p{M}’]+/u);
  if (words.some((word) => NONE.has(word))) return false;
  return words.some((word) => MISTAKES.has(word)) || UNSPACED.test(title);
}
