/** Lines of this program's own in the journal of renders, which leaves alone what is not its own. */
import { appendFileSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from './make-folders';

interface Line {
  readonly step: string;
}

/** Appends a line, or fails. */
export const appendOrFail = <T extends Line>(path: string, line: T): void => {
  makeFolders(dirname(path), 0o700);
  appendFileSync(path, `\n${JSON.stringify(line)}\n`, { mode: 0o600 });
};

/** Appends a line; one that can't be written is left out, since nothing hangs on it. */
export const appendLine = <T extends Line>(path: string, line: T): void => {
  try {
    appendOrFail(path, line);
  } catch {
    // See above.
  }
};

const parse = (text: string): readonly Line[] => {
  try {
    const line = JSON.parse(text) as Partial<Line> | null;
    return typeof line?.step === 'string' ? [line as Line] : [];
  } catch {
    return [];
  }
};

/** Every line that can be read, in order. */
export const readLines = (path: string): readonly Line[] => {
  try {
    return readFileSync(path, 'utf8').split('\n').flatMap(parse);
  } catch {
    return [];
  }
};
