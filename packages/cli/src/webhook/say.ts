import { breakCommand } from '../break-command';
import type { Io } from '../io';
import { wrapText } from '../wrap-text';

/** Notes sentences, broken between words where a person reads them; a line that is a command stays one that can be copied. */
export const say = (io: Io, text: string): void => {
  const columns = process.stderr.columns > 0 ? process.stderr.columns : Number.POSITIVE_INFINITY;
  io.note(
    text
      .split('\n')
      .flatMap((line) =>
        line.startsWith('vid ') ? breakCommand(line, columns) : wrapText(line, columns, { whole: true }),
      )
      .join('\n'),
  );
};
