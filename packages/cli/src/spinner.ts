/** The one line that is redrawn for a person; loaded only where somebody watches. */
import type { Ora } from 'ora';
import type { Io } from './io';

/** Draws a spinner with a text on stderr; `stop()` leaves no trace of it. */
export const openSpinner = async ({ colored }: Io, text: string): Promise<Ora> => {
  const { default: ora } = await import('ora');
  return ora({ stream: process.stderr, text, discardStdin: false, color: colored ? 'cyan' : false }).start();
};
