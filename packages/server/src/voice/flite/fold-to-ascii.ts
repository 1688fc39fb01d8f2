/** Letters as flite knows them: whatever is not ASCII it would spell. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

export const foldToAscii = (text: string): string =>
  text
    .replace(/[^\p{ASCII}]/gu, (letter) => {
      const folded = LETTERS[letter.toLowerCase()];
      if (folded === undefined) return letter;
      return letter === letter.toLowerCase() ? folded : folded.charAt(0).toUpperCase() + folded.slice(1);
    })
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '');
