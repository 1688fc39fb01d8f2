import { join } from 'node:path';
import type { Settings } from './settings';

/** Where the renders of this machine are written down. */
export const journalPath = ({ configDir }: Settings): string => join(configDir.value, 'renders.jsonl');
