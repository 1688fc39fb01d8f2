/** The option that a misspelt name was probably meant for. */

/** So many letters may differ. */
const CLOSE = 3;

/** How many letters have to be changed, added or taken away. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (one.charAt(i - 1) === other.charAt(j - 1) ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

const plain = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');

/** How far a name is; one that begins or ends another, as `tolerance` does `toleranceSeconds`, is near. */
const far = (name: string, known: string): number => {
  const isPart = name.length > 3 && (known.startsWith(name) || known.endsWith(name));
  return isPart ? 1 : distance(name, known);
};

/** A sentence, with a space before it; empty where none is near. Long names are no names, and are not looked at. */
export const meantFor = (names: readonly string[], known: readonly string[]): string => {
  const [name = ''] = names;
  if (name.length > 24) return '';
  const found = known
    .map((one) => [far(plain(name), plain(one)), one] as const)
    .filter(([letters]) => letters <= CLOSE)
    .sort(([one], [other]) => one - other)[0];
  return found === undefined ? '' : ` Did you mean \`${found[1]}\`?`;
};
