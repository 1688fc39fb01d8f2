/**
 * Warnings of the runtime in this program's words: one line without the number of the process, and none with --json, where
 * stderr is for errors alone.
 */
import { writeNote } from './human-output';
import { inWords } from './next-in-words';
import { inOneLine } from './terminal-text';

/** What the commands tell of by themselves, before anything is sent. */
const TOLD = 'VID_UNKNOWN_MEMBER';

/** Takes the place of the runtime's own listener, where there is one: NODE_NO_WARNINGS takes it away. */
export const tellRuntimeWarnings = ({ json }: { readonly json: boolean }): void => {
  if (process.listenerCount('warning') === 0) return;
  process.removeAllListeners('warning');
  process.on('warning', (warning: Error & { readonly code?: string }) => {
    if (!json && warning.code !== TOLD) writeNote(`warning: ${inOneLine(inWords(warning.message))}\n`);
  });
};
