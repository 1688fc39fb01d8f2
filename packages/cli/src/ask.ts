/** Questions to a person at a terminal. Ctrl-C ends the command; Ctrl-D is no answer. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { forPeople, writeNote } from './human-output';
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

/** Asks for one line; empty when there is no answer. */
export const ask = async (question: string, { hidden = false }: Question = {}): Promise<string> => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: hidden ? silent : process.stderr, terminal: true });
  // Only now: what is typed before the interface stands would be echoed by the terminal.
  if (hidden) writeNote(inColumns(question));
  try {
    return await new Promise<string>((resolve, reject) => {
      reader.once('SIGINT', () => {
        reject(new CliError(EXIT.interrupted, 'Interrupted; nothing was done.'));
      });
      let answered = false;
      reader.once('close', () => {
        // Ctrl-D leaves the cursor behind the question.
        if (!answered && !hidden) writeNote('\n');
        resolve('');
      });
      reader.question(hidden ? '' : forPeople(inColumns(question)), (answer) => {
        answered = true;
        resolve(answer);
      });
    });
  } finally {
    reader.close();
    if (hidden) writeNote('\n');
  }
};

/** Asks for a yes; everything else is a no. */
export const confirm = async (question: string): Promise<boolean> =>
  /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim());
