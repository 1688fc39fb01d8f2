/** A word as it is written, and as people type it who have no accents at hand: "gijón", "gijon". */

/** Letters that no accent makes: "Łódź", "ışık". */
const OTHERS: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o' };

export const asTyped = (word: string): readonly string[] => {
  if (!/\p{Script=Latin}/u.test(word)) return [word];
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łıø]/gu, (letter) => OTHERS[letter] ?? letter);
  return plain === word ? [word] : [word, plain];
};
