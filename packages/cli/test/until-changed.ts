import { watch } from 'node:fs';

/**
 * Resolves when a condition about the files of a folder holds; it is asked now and whenever something changes there. The
 * test's own time limit ends the wait.
 */
export const untilChanged = (folder: string, condition: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (!condition()) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(folder, look);
    watcher.on('error', reject);
    look();
  });
