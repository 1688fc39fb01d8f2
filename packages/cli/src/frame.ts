/** Text on a terminal that is drawn again in its own place. */
import { writeAnswer, writeControl } from './human-output';

/** To the beginning of a line so many above, and nothing below it. */
const backOver = (lines: number): string => `${lines === 0 ? '' : `\u001b[${lines}A`}\r\u001b[J`;

/**
 * A frame on stdout; what is higher than the terminal is cut, since what has scrolled away can't be drawn again. The lines
 * `below` the text stay in sight.
 */
export const openFrame = (): { show(text: string, below?: readonly string[]): void; close(this: void): void } => {
  let drawn = 0;
  // After Ctrl-Z and fg the lines above are the shell's.
  const anew = (): void => {
    drawn = 0;
  };
  if (process.platform !== 'win32') process.on('SIGCONT', anew);
  return {
    show(text, below = []) {
      const room = Math.max(1, (process.stdout.rows || 24) - 1);
      const lines = [...text.split('\n').slice(0, Math.max(1, room - below.length)), ...below].slice(0, room);
      writeControl(backOver(drawn));
      writeAnswer(`${lines.join('\n')}\n`);
      drawn = lines.length;
    },
    close: () => process.off('SIGCONT', anew),
  };
};
