/** A help for the terminal that it is read in. */
import { breakCommand } from '../break-command';
import { wrapText } from '../wrap-text';

/** For those who read it elsewhere. */
export const HELP_COLUMNS = 80;

const EXAMPLE = '  $ ';

/** The lines of an example, and below them what is remarked on it. PowerShell goes on in other ways than other shells. */
const exampleLines = (example: string, columns: number): readonly string[] => {
  const [command = '', remark] = example.split(/ +# /);
  if (example.length <= columns || /\bpowershell\b/.test(command)) return [example];
  return [
    ...breakCommand(command, columns),
    ...(remark === undefined ? [] : wrapText(remark, columns - REMARK.length).map((line) => REMARK + line)),
  ];
};
const REMARK = '# ';

/** One line of a help; what is set in has been laid out. `columns` are those of a terminal, if it is one. */
const laidOut = (line: string, columns: number | undefined): readonly string[] => {
  if (line.startsWith(EXAMPLE)) {
    const room = (columns ?? Number.POSITIVE_INFINITY) - EXAMPLE.length;
    const [first = '', ...more] = exampleLines(line.slice(EXAMPLE.length), room);
    return [EXAMPLE + first, ...more.map((one) => ' '.repeat(EXAMPLE.length) + one)];
  }
  return line.startsWith(' ') ? [line] : wrapText(line, columns ?? HELP_COLUMNS);
};

/** Breaks what is too long: sentences between words, and examples as a shell takes them. */
export const layOutHelp = (text: string, columns: number | undefined): string =>
  text
    .split('\n')
    .flatMap((line) => laidOut(line, columns))
    .join('\n');
