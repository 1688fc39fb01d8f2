/** Keys of a terminal while `vid webhook listen` runs. */
import { suspend } from '../suspend';

/** What is wanted, of the delivery with this number or of the last one. */
export interface KeyPress {
  readonly key: string;
  readonly number: number | undefined;
}

/** Reads what was typed: digits wait for the letter that they belong to. Pure. */
export const readKeys = (
  pending: string,
  typed: string,
): { readonly pending: string; readonly presses: readonly KeyPress[] } => {
  const presses: KeyPress[] = [];
  let digits = pending;
  for (const key of typed) {
    if (/\d/.test(key)) {
      digits = (digits + key).slice(-6);
      continue;
    }
    presses.push({ key: key.toLowerCase(), number: digits === '' ? undefined : Number(digits) });
    digits = '';
  }
  return { pending: digits, presses };
};

const CTRL_C = '\u0003';
const CTRL_Z = '\u001a';
const ESCAPE = '\u001b';

/** Hands each key to `act`, until the returned function is called. Ctrl-C and Ctrl-Z do what they do elsewhere. */
export const watchKeys = (act: (press: KeyPress) => void): (() => void) => {
  const { stdin } = process;
  let pending = '';
  let watching = true;
  const raw = (): void => void stdin.setRawMode(true);
  // Whoever had the terminal meanwhile has set it, and it counts as raw here: only a change is carried out.
  const rawAnew = (): void => {
    stdin.setRawMode(false);
    raw();
  };
  const goOn = (): void => {
    if (watching) rawAnew();
  };
  const take = (typed: string): void => {
    // Arrows and the like are one escape sequence.
    if (typed.startsWith(ESCAPE)) return;
    const read = readKeys(pending, typed);
    pending = read.pending;
    for (const press of read.presses) {
      if (press.key === CTRL_C) process.kill(process.pid, 'SIGINT');
      else if (press.key === CTRL_Z) suspend(goOn);
      else act(press);
    }
  };
  // A terminal that goes away tells so by a signal, too.
  const ignore = (): void => undefined;
  stdin.on('error', ignore);
  raw();
  stdin.setEncoding('utf8').on('data', take).resume();
  process.on('SIGCONT', rawAnew);
  return () => {
    watching = false;
    process.off('SIGCONT', rawAnew);
    stdin.off('data', take).pause();
    try {
      stdin.setRawMode(false);
    } catch {
      // The terminal is gone.
    }
  };
};
