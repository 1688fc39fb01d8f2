/** The one line that is redrawn for a person; loaded only where somebody watches. */
import type { Ora } from 'ora';
import { forPeople } from './human-output';
import type { Io } from './io';
import { isPlain } from './plain-text';

/** Draws a spinner with a text on stderr; `stop()` leaves no trace of it. */
export const openSpinner = async ({ colored }: Io, text: string): Promise<Ora> => {
  const { default: ora } = await import('ora');
  return ora({
    stream: process.stderr,
    text: forPeople(text),
    ...(isPlain() ? { spinner: 'line' as const } : {}),
    discardStdin: false,
    color: colored ? 'cyan' : false,
  }).start();
};
