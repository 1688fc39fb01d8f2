import { closeSync, fstatSync, statSync } from 'node:fs';
import { isatty } from 'node:tty';

/**
 * At its end Node puts the modes of its terminal back, and aborts where that is gone: a command that ends in order when its
 * window was closed, or that `nohup` has kept, would end with SIGABRT and a core dump. What it has closed it leaves alone.
 */
export const leaveDeadTerminal = (): void => {
  if (process.platform === 'win32') return;
  process.on('exit', () => {
    for (const fd of [0, 1, 2]) {
      try {
        const stats = fstatSync(fd);
        if (!stats.isCharacterDevice() || isatty(fd) || stats.rdev === statSync('/dev/null').rdev) continue;
        closeSync(fd);
      } catch {
        // It is closed already.
      }
    }
  });
};
