/** JSON laid out for people, and coloured. Tokens stay as they were written: parsing would change the digits of large numbers. */
import { widthOf } from '../fit-text';
import type { Style } from '../io';

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const INDENT = '  ';

const painter = (token: string, isName: boolean, style: Style): ((text: string) => string) => {
  if (isName) return style.cyan;
  return token.startsWith('"') ? style.green : style.bold;
};

/** A comma or a bracket may follow. */
const AFTER = 1;

/**
 * A value in lines of so many columns: a text goes on below, where it has a space to break at, and what has none stands as it
 * is. `at` is where the value begins, `hang` where it goes on.
 */
const inLines = (
  token: string,
  { at, hang, columns }: Readonly<Record<'at' | 'hang' | 'columns', number>>,
): readonly string[] => {
  const room = columns - AFTER;
  if (at + widthOf(token) <= room) return [token];
  const lines: string[] = [];
  let line = '';
  let used = at;
  for (const word of token.split(/(?<= )(?=[^ ])/)) {
    const isFull = used + widthOf(line + word.trimEnd()) > room;
    // A line of its own is of use to a word that fits there.
    if (isFull && (line !== '' || (used > hang && hang + widthOf(word.trimEnd()) <= room))) {
      lines.push(line.trimEnd());
      line = '';
      used = hang;
    }
    line += word;
  }
  return [...lines, line];
};

/**
 * The text of a JSON document in lines, of at most so many columns where it has spaces to break at; a text that is no JSON comes
 * out as it is.
 */
export const layOutJson = (text: string, style: Style, columns: number = Number.POSITIVE_INFINITY): string => {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  const tokens = text.match(TOKENS) ?? [];
  let depth = 0;
  let out = '';
  /** Where the line ends so far. */
  let end = 0;
  const add = (piece: string, width: number = piece.length): void => {
    out += piece;
    end += width;
  };
  const newLine = (): void => {
    out = `${out.trimEnd()}\n`;
    end = 0;
    add(INDENT.repeat(depth));
  };
  const addValue = (token: string, isName: boolean): void => {
    const hang = INDENT.length * (depth + 1);
    const paint = painter(token, isName, style);
    (isName ? [token] : inLines(token, { at: end, hang, columns })).forEach((line, at) => {
      if (at > 0) {
        out = `${out.trimEnd()}\n`;
        end = 0;
        add(' '.repeat(hang));
      }
      if (line !== '') add(paint(line), widthOf(line));
    });
  };
  tokens.forEach((token, at) => {
    const next = tokens[at + 1] ?? '';
    const before = tokens[at - 1];
    if (token === '{' || token === '[') {
      depth += 1;
      add(token);
      if (next !== '}' && next !== ']') newLine();
    } else if (token === '}' || token === ']') {
      depth -= 1;
      if (before !== '{' && before !== '[') newLine();
      add(token);
    } else if (token === ',') {
      add(token);
      newLine();
    } else if (token === ':') add(': ');
    else addValue(token, next === ':');
  });
  return out;
};
