/** A command line over several lines, as a shell takes it: each but the last ends with a backslash. */
import { widthOf } from './fit-text';

/** Words of a shell; quotes keep theirs together. */
const WORDS = /(?:[^\s"']|"(?:[^"\\]|\\.)*"|'[^']*')+/g;

/** A flag and its value belong together. */
const partsOf = (command: string): readonly string[] => {
  const parts: string[] = [];
  let isOpen = false;
  for (const word of command.match(WORDS) ?? []) {
    const isFlag = /^--?[a-z]/i.test(word);
    if (isOpen && !isFlag) parts.push(`${parts.pop() ?? ''} ${word}`);
    else parts.push(word);
    isOpen = isFlag;
  }
  return parts;
};

const END = ' \\';
/** Before what goes on. */
const INDENT = '  ';

/** Lines of at most so many columns, but for words that are wider; Windows has no sign that its shells share. */
export const breakCommand = (
  command: string,
  columns: number,
  platform: NodeJS.Platform = process.platform,
): readonly string[] => {
  if (widthOf(command) <= columns || platform === 'win32') return [command];
  const lines: string[] = [];
  let line = '';
  const fits = (part: string): boolean => INDENT.length + widthOf(part) + END.length <= columns;
  const parts = partsOf(command).flatMap((part) => (fits(part) ? [part] : (part.match(WORDS) ?? [])));
  parts.forEach((part, at, all) => {
    const joined = line === '' ? part : `${line} ${part}`;
    const room = columns - (at === all.length - 1 ? 0 : END.length);
    if (line === '' || widthOf(joined) <= room) {
      line = joined;
      return;
    }
    lines.push(line + END);
    line = INDENT + part;
  });
  return [...lines, line];
};
