/** Work that processes of this machine do one after the other. */
import { takeLock } from './file-lock';

/** Longer than any of it takes: whoever is still there then has been stopped. */
const PATIENCE_MS = 10_000;

/** Runs `work` while no other process runs any under this file; waits for ten seconds at most. */
export const inTurn = async <T>(path: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> => {
  const release = await takeLock(path, {
    patienceMs,
    onTaken: () =>
      new Error(`another vid has been writing there for ${patienceMs / 1000} s; if none runs, remove ${path}`),
  });
  try {
    return await work();
  } finally {
    release();
  }
};
