/** Windows has no SIGTERM; it tells of Ctrl-Break and of a console that is closed. */
const ENDING: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGTERM',
  ...(process.platform === 'win32' ? (['SIGBREAK', 'SIGHUP'] as const) : []),
];

/** Resolves when a signal asks the process to end, or when whoever runs it does. */
export const endingSignal = (ended?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ENDING) process.once(signal, () => resolve());
    if (ended?.aborted === true) resolve();
    else ended?.addEventListener('abort', () => resolve(), { once: true });
  });
