import { CliError } from './cli-error';
import { decodeText } from './decode-text';
import { EXIT } from './exit-codes';
import { shellQuoted } from './shell-quoted';

/** The bytes as a text; one that can't be read is refused before anything is done with it. `what` names it in the error. */
export const textOf = (bytes: Uint8Array, what: string, file: string): string => {
  const decoded = decodeText(bytes);
  if ('text' in decoded) return decoded.text;
  const place = file === '-' ? 'stdin' : file;
  throw new CliError(EXIT.usage, `The ${what} can't be read from ${place}: it ${decoded.problem}; nothing was sent.`, {
    next: decoded.next
      .replace('that holds it', () => `that holds the ${what}`)
      .replace('FILE', () => (file === '-' ? 'FILE' : shellQuoted(file))),
  });
};
