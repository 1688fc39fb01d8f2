import { distance } from 'fastest-levenshtein';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

/** The known name that a misspelt one stands for, when one is near. */
export const nearest = (name: string, known: readonly string[]): string | undefined => {
  const [best] = known
    .map((other) => ({ other, far: distance(plain(name), plain(other)) }))
    .filter(({ other, far }) => far <= Math.max(1, other.length / 3))
    .sort((one, two) => one.far - two.far);
  return best?.other;
};
