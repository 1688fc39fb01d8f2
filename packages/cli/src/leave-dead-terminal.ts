import { closeSync, fstatSync, statSync } from 'node:fs';
import { isatty } from 'node:tty';

const isDead = (fd: number): boolean => {
  try {
    const stats = fstatSync(fd);
    return stats.isCharacterDevice() && !isatty(fd) && stats.rdev !== statSync('/dev/null').rdev;
  } catch {
    // It is closed.
    return false;
  }
};

const deadTerminals = (): readonly number[] => (process.platform === 'win32' ? [] : [0, 1, 2].filter(isDead));

/** Whether a window was closed that this process reads from or writes to. */
export const isTerminalGone = (): boolean => deadTerminals().length > 0;

/**
 * At its end Node puts the modes of its terminal back, and aborts where that is gone: a command that ends in order when its
 * window was closed, or that `nohup` has kept, would end with SIGABRT and a core dump. What it has closed it leaves alone.
 */
export const leaveDeadTerminal = (): void => {
  process.on('exit', () => {
    for (const fd of deadTerminals()) closeSync(fd);
  });
};
