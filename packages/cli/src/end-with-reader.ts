import { writeSync } from 'node:fs';
import { CliError } from './cli-error';
import { CODES, EXIT } from './exit-codes';
import { forPeople, toJson } from './human-output';
import { problemText } from './problem-text';
import { systemAdvice, systemWords } from './system-error';

/** What a write to a pipe says whose reader is gone: EOF on Windows. */
const READER_GONE: readonly unknown[] = ['EPIPE', 'EOF'];

/** Whether a stream ended because nobody reads it any more. */
export const isReaderGone = ({ code }: NodeJS.ErrnoException): boolean => READER_GONE.includes(code);

const whatOf = (error: Error): string => `stdout can't be written: ${systemWords(error)}.`;
const nextOf = (error: Error): string => systemAdvice(error, undefined, 'send stdout elsewhere');

const report = (error: Error): string => {
  const [message, next] = [whatOf(error), nextOf(error)];
  const document = { error: { code: CODES[EXIT.unexpected], message, next, exit_code: EXIT.unexpected } };
  return process.argv.includes('--json') ? toJson(document) : forPeople(problemText({ message, next }));
};

/**
 * Calls `end` when stdout takes nothing any more, for a command that must tidy up first: with the reason, unless it is that
 * its reader has enough. The function stops listening, unless that has happened: what is written after it fails as well.
 */
export const onStdoutEnd = (end: (broken: CliError | undefined) => void): (() => void) => {
  let isOver = false;
  const ended = (error: NodeJS.ErrnoException): void => {
    isOver = true;
    end(
      isReaderGone(error)
        ? undefined
        : new CliError(EXIT.unexpected, whatOf(error), { next: nextOf(error), cause: error }),
    );
  };
  process.stdout.on('error', ended);
  return () => {
    if (!isOver) process.stdout.off('error', ended);
  };
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
