/** What went wrong and what to do next, for people: between words where their terminal has so many columns. */
import { hangText } from './hang-text';
import { PLAIN, type Style } from './io';

const WORD = 'error:';
const INDENT = '  ';

/** One line, set in by so much and by what it begins with. */
const line = (text: string, columns: number | undefined, before: string): string => {
  const said = text.trimStart();
  const indent = before + ' '.repeat(text.length - said.length);
  return hangText(said, columns, indent, indent, { whole: true });
};

/** The lines of an error; those after the first, and `listed`, stand below it, set in. */
export const problemText = (
  {
    message,
    listed = [],
    next,
  }: { readonly message: string; readonly listed?: readonly string[]; readonly next?: string | undefined },
  style: Style = PLAIN,
  columns: number | undefined = process.stderr.columns,
): string => {
  const [first = '', ...more] = message.split('\n');
  const [step, ...steps] = next?.split('\n') ?? [];
  return [
    style.red(WORD) + hangText(`${WORD} ${first}`, columns, '', INDENT, { whole: true }).slice(WORD.length),
    ...[...more, ...listed].map((text) => line(text, columns, INDENT)),
    ...(step === undefined ? [] : [hangText(step, columns, `${INDENT}→ `, `${INDENT}  `, { whole: true })]),
    ...steps.map((text) => line(text, columns, `${INDENT}  `)),
  ].join('\n');
};
