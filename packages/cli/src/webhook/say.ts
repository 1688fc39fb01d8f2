import type { Io } from '../io';
import { wrapText } from '../wrap-text';

/** Notes sentences, broken between words where a person reads them. */
export const say = (io: Io, text: string): void => {
  const columns = process.stderr.columns > 0 ? process.stderr.columns : Number.POSITIVE_INFINITY;
  io.note(
    text
      .split('\n')
      .flatMap((line) => wrapText(line, columns, { whole: true }))
      .join('\n'),
  );
};
