/**
 * What no longer holds once somebody changes a local server from outside: after its clock was moved, nobody waits any longer
 * for a time that has passed; after a reset or another snapshot, there never were the keys, jobs and webhooks of before.
 */
import type { Memory } from './memory';

export type Change = 'clock' | 'state';

export const forget = (memory: Memory, change: Change): void => {
  memory.waits.clear();
  memory.polls.clear();
  if (change === 'clock') return;
  // A secret that was made is a secret still.
  for (const part of [memory.keys, memory.lost, memory.jobs, memory.deletedHooks]) part.clear();
};
