/** The one place where this program reads what people write: briefs, plans, batches, settings, secrets, headers. */
import { readBytes } from './read-bytes';
import { textOf } from './text-of';

/** Reads a file, or stdin for `-`, as a text without its byte order mark. */
export const readText = async (file: string, what: string): Promise<string> =>
  textOf(await readBytes(file, what), what, file);
