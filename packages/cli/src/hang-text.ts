import { widthOf } from './fit-text';
import { wrapText } from './wrap-text';

/**
 * A text of which all lines but the first are set in by `rest`, and the first begins with `first`, which is as wide; not
 * wrapped where no columns are known. Words that are wider than that stand alone, and so do commands that are to stay `whole`.
 */
export const hangText = (
  text: string,
  columns: number | undefined,
  first: string,
  rest: string,
  { whole = false }: { readonly whole?: boolean } = {},
): string => {
  const lines = columns ? wrapText(text, Math.max(10, columns - widthOf(rest)), { whole }) : [text];
  return lines.map((line, at) => `${at === 0 ? first : rest}${line}`).join('\n');
};
