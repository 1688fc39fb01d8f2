/** The one place where this program reads what people write: briefs, plans, batches, settings, secrets, headers. */
import { CliError } from './cli-error';
import { decodeText } from './decode-text';
import { EXIT } from './exit-codes';
import { readBytes } from './read-bytes';

/** The bytes as a text; one that can't be read is refused before anything is done with it. `what` names it in the error. */
export const textOf = (bytes: Uint8Array, what: string, file: string): string => {
  const decoded = decodeText(bytes);
  if ('text' in decoded) return decoded.text;
  const place = file === '-' ? 'stdin' : file;
  throw new CliError(EXIT.usage, `The ${what} in ${place} ${decoded.problem}; nothing was sent.`, {
    next: decoded.next.replace('FILE', file === '-' ? 'FILE' : file),
  });
};

/** Reads a file, or stdin for `-`, as a text without its byte order mark. */
export const readText = (file: string, what: string): string => textOf(readBytes(file, what), what, file);
