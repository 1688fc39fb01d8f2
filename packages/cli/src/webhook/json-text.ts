/** JSON laid out for people, and coloured. Tokens stay as they were written: parsing would change the digits of large numbers. */
import type { Style } from '../io';

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const INDENT = '  ';

const coloured = (token: string, isName: boolean, style: Style): string => {
  if (isName) return style.cyan(token);
  if (token.startsWith('"')) return style.green(token);
  return style.bold(token);
};

/** The text of a JSON document in lines; a text that is no JSON comes out as it is. */
export const layOutJson = (text: string, style: Style): string => {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  const tokens = text.match(TOKENS) ?? [];
  let depth = 0;
  let out = '';
  const newLine = (): string => `\n${INDENT.repeat(depth)}`;
  tokens.forEach((token, at) => {
    const next = tokens[at + 1] ?? '';
    if (token === '{' || token === '[') {
      const isEmpty = next === '}' || next === ']';
      depth += 1;
      out += isEmpty ? token : token + newLine();
    } else if (token === '}' || token === ']') {
      depth -= 1;
      const before = tokens[at - 1];
      out += before === '{' || before === '[' ? token : newLine() + token;
    } else if (token === ',') out += token + newLine();
    else if (token === ':') out += ': ';
    else out += coloured(token, next === ':', style);
  });
  return out;
};
