/** Removes a folder with all that is in it, or a file; what is not there is no failure. */
import { rm } from 'node:fs/promises';

/** Windows refuses for a moment what a process that was just killed, or a virus scanner, has open. */
const PATIENCE = { maxRetries: 5, retryDelay: 100 };

export const removeTree = (path: string): Promise<void> => rm(path, { recursive: true, force: true, ...PATIENCE });
