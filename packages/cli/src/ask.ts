/** Questions to a person at a terminal. Ctrl-C ends the command; Ctrl-D is no answer; what Ctrl-Z has stopped asks anew. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { forPeople, writeNote } from './human-output';
import { suspend } from './suspend';
import { wrapText } from './wrap-text';

/** Whether there is somebody to ask: who is asked must see the question, too. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stderr.isTTY;

/** Columns that an answer takes beside its question. */
const ANSWER = 4;

/** Broken between words, where a terminal would break it anywhere. */
const inColumns = (question: string): string =>
  wrapText(question, Math.max(process.stderr.columns || Number.POSITIVE_INFINITY, 2 * ANSWER) - ANSWER).join('\n');

interface Question {
  /** Whether what is typed stays unseen. */
  readonly hidden?: boolean;
}

/** Told by a question that is to be asked once more. */
const AGAIN = Symbol('asked again');

/** Ends without an answer when somebody has stopped the process and lets it go on: the shell had the terminal meanwhile. */
const askOnce = async (question: string, hidden: boolean): Promise<string | typeof AGAIN> => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: hidden ? silent : process.stderr, terminal: true });
  // Only now: what is typed before the interface stands would be echoed by the terminal.
  if (hidden) writeNote(question);
  let again: () => void = () => undefined;
  let end: () => void = () => undefined;
  try {
    return await new Promise<string | typeof AGAIN>((resolve, reject) => {
      reader.once('SIGINT', () => {
        reject(new CliError(EXIT.interrupted, 'Interrupted; nothing was done.'));
      });
      again = () => resolve(AGAIN);
      process.once('SIGCONT', again);
      reader.once('SIGTSTP', () => suspend(again));
      // Nothing is left that could bring an answer.
      end = () =>
        reject(
          new CliError(EXIT.unexpected, 'The question has no answer: the terminal gave none. Nothing was done.', {
            next: 'Run the command again, or answer with its flags.',
          }),
        );
      process.once('beforeExit', end);
      let answered = false;
      reader.once('close', () => {
        // Ctrl-D leaves the cursor behind the question.
        if (!answered && !hidden) writeNote('\n');
        resolve('');
      });
      reader.question(hidden ? '' : forPeople(question), (answer) => {
        answered = true;
        resolve(answer);
      });
    });
  } finally {
    process.off('SIGCONT', again);
    process.off('beforeExit', end);
    reader.close();
    if (hidden) writeNote('\n');
  }
};

/** Asks for one line; empty when there is no answer. */
export const ask = async (question: string, { hidden = false }: Question = {}): Promise<string> => {
  for (;;) {
    const answer = await askOnce(inColumns(question), hidden);
    if (answer !== AGAIN) return answer;
  }
};

/** Asks for a yes; everything else is a no. */
export const confirm = async (question: string): Promise<boolean> =>
  /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim());
