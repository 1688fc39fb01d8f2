/** Nouns by their ends, or whole: lists of words with spaces between, in small letters. */
export type IsLike = (noun: string) => boolean;

export const endingIn = (list: string): IsLike => {
  const ends = list.split(' ');
  return (noun) => {
    const small = noun.toLowerCase();
    return ends.some((end) => small.endsWith(end));
  };
};

/** Each also with an s behind it. */
export const oneOfOrMore = (list: string): IsLike => {
  const words = new Set(list.split(' '));
  return (noun) => {
    const small = noun.toLowerCase();
    return words.has(small) || (small.endsWith('s') && words.has(small.slice(0, -1)));
  };
};
