/** "Scuola di cucina Mani | in Pasta a Bologna": no line ends within a name, whatever words it is made of. */
import { isUnspaced, visibleWords } from '../reading/measure';
import { LINE_WORDS } from './wrap-words';

const fits = (lines: readonly string[]): boolean =>
  lines.every((line) => visibleWords(line) > 0 && visibleWords(line) <= LINE_WORDS);

/** The lines with a name that two of them share in one of the two. */
export const withNameWhole = (
  lines: readonly string[],
  name: string,
  hangs: ReadonlySet<string> = new Set(),
): readonly string[] => {
  if (isUnspaced(name) && LEAST_UNSPACED <= name.length) return withUnspacedWhole(lines, name);
  if (!name.includes(' ')) return lines;
  const at = lines.findIndex(
    (line, index) =>
      !line.includes(name) &&
      lines[index + 1]?.includes(name) === false &&
      `${line} ${lines[index + 1] ?? ''}`.includes(name),
  );
  if (at < 0) return lines;
  const both = `${lines[at] ?? ''} ${lines[at + 1] ?? ''}`;
  const start = both.indexOf(name);
  const end = start + name.length;
  const parted = [start, end]
    .map((place) => [
      both.slice(0, place).trim(),
      both
        .slice(place)
        .replace(/^[\s,،;:]+/u, '')
        .trim(),
    ])
    // "¡Vuelve la | Feria …": nor does one end on an article.
    .find((parts) => fits(parts) && !hangs.has(parts[0]?.split(' ').at(-1)?.toLowerCase() ?? ''));
  const whole = parted ?? (visibleWords(both) <= LINE_WORDS + 1 ? [both] : undefined);
  return whole === undefined ? lines : lines.toSpliced(at, 2, ...whole);
};

/** 「トリミングサロンわん|ぽっぽ」: the same in a script without spaces. */
const LEAST_UNSPACED = 3;
const MOST_UNSPACED = 20;
const withUnspacedWhole = (lines: readonly string[], name: string): readonly string[] => {
  const at = lines.findIndex(
    (line, index) => !line.includes(name) && `${line}${lines[index + 1] ?? ''}`.includes(name),
  );
  const next = lines[at + 1];
  if (at < 0 || next === undefined || next.includes(name)) return lines;
  const both = `${lines[at] ?? ''}${next}`;
  // A bracket belongs to what it opens.
  const start = both.indexOf(name) - Number(/[「『（]$/u.test(both.slice(0, both.indexOf(name))));
  const end = both.indexOf(name) + name.length;
  const whole = [start, end + Number(/^[」』）]/u.test(both.slice(end)))]
    .map((place) => [both.slice(0, place), both.slice(place)])
    .find((parts) => parts.every((part) => part.length > 1 && part.length <= MOST_UNSPACED));
  return lines.toSpliced(at, 2, ...(whole ?? [both]));
};
