/** So long a process has to be stopped in that asked for it, in milliseconds. */
const STOPPED_IN = 100;

/**
 * What Ctrl-Z does where keys are read raw. Whoever goes on hears SIGCONT first; where nobody can stop this process, as in a
 * container, `goOn` is called all the same.
 */
export const suspend = (goOn: () => void): void => {
  process.stdin.setRawMode(false);
  process.kill(process.pid, 'SIGTSTP');
  setTimeout(() => setImmediate(goOn), STOPPED_IN);
};
