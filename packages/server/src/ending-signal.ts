/** Windows has no SIGTERM; it tells of Ctrl-Break and of a console that is closed. */
const ENDING: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGTERM',
  ...(process.platform === 'win32' ? (['SIGBREAK', 'SIGHUP'] as const) : []),
];

export interface EndingSignal {
  /** Resolves when a signal asks the process to end, with its name, or when whoever runs it does. */
  readonly asked: Promise<NodeJS.Signals | undefined>;
  /** Stops listening: from then on signals do to the process what they did before. */
  forget(this: void): void;
}

/** Listens for one of each signal, until it is told to forget. */
export const endingSignal = (ended?: AbortSignal): EndingSignal => {
  let resolveAsked = (_signal: NodeJS.Signals | undefined): void => undefined;
  const asked = new Promise<NodeJS.Signals | undefined>((resolve) => {
    resolveAsked = resolve;
  });
  const end = (told?: unknown): void => resolveAsked(ENDING.find((signal) => signal === told));
  for (const signal of ENDING) process.once(signal, end);
  if (ended?.aborted === true) end();
  else ended?.addEventListener('abort', end, { once: true });
  return {
    asked,
    forget: () => {
      for (const signal of ENDING) process.off(signal, end);
      ended?.removeEventListener('abort', end);
    },
  };
};
