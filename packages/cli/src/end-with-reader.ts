import { writeSync } from 'node:fs';
import { CODES, EXIT } from './exit-codes';
import { forPeople, toJson } from './human-output';

/** What a write to a pipe says whose reader is gone: EOF on Windows. */
const READER_GONE: readonly unknown[] = ['EPIPE', 'EOF'];

/** Whether a stream ended because nobody reads it any more. */
export const isReaderGone = ({ code }: NodeJS.ErrnoException): boolean => READER_GONE.includes(code);

const report = ({ message }: Error): string => {
  const what = `stdout can't be written: ${message}.`;
  const document = { error: { code: CODES[EXIT.unexpected], message: what, exit_code: EXIT.unexpected } };
  return process.argv.includes('--json') ? toJson(document) : forPeople(`error: ${what}`);
};

/**
 * A reader of stdout that has enough (`vid … | head -1`) ends the command; one that must tidy up first listens too. A
 * stdout that takes nothing for another reason, such as a full disk, ends it as well, and is told.
 */
export const endWithReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (process.stdout.listenerCount('error') > 1) return;
    if (isReaderGone(error)) return process.exit();
    try {
      writeSync(process.stderr.fd, `${report(error)}\n`);
    } catch {
      // Nobody can be told.
    }
    process.exit(EXIT.unexpected);
  });
  process.stderr.on('error', () => undefined);
};
