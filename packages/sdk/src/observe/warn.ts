/**
 * Warnings about how the client is set up, for people who have given no logger: one line of the runtime, once for each
 * text in a process.
 */
const told = new Set<string>();

/** Warns as the runtime does: `process.emitWarning` where there is one, else the console. */
export const warn = (message: string, code: string): void => {
  if (told.has(message)) return;
  told.add(message);
  const { process } = globalThis as { process?: Partial<NodeJS.Process> };
  if (typeof process?.emitWarning === 'function') process.emitWarning(message, { type: 'VidWarning', code });
  // eslint-disable-next-line no-console -- runtimes without process have nothing else
  else console.warn(`VidWarning [${code}]: ${message}`);
};
