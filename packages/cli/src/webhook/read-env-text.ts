/**
 * The text of an env file that is to be written anew. It is written as UTF-8, and what is not that already would be spoilt for
 * good: such a file is refused while nothing has happened yet.
 */
import { readFileSync } from 'node:fs';
import { CliError } from '../cli-error';
import { decodeText } from '../decode-text';
import { EXIT } from '../exit-codes';
import { shellQuoted } from '../shell-quoted';
import { systemAdvice, systemWords } from '../system-error';

const bytesOf = (path: string, file: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new CliError(EXIT.usage, `--secret-to ${file} can't be read: ${systemWords(cause)}. Nothing was changed.`, {
      next: systemAdvice(cause, path, 'name another file'),
      cause,
    });
  }
};

/** `path` is what is read, `file` the name that was given. With its byte order mark, which stays where it is. */
export const readEnvText = (path: string, file: string): string => {
  const bytes = bytesOf(path, file);
  const decoded = decodeText(bytes);
  if ('text' in decoded && decoded.encoding === 'UTF-8') return bytes.toString('utf8');
  const { problem, next } =
    'text' in decoded
      ? { problem: 'is UTF-16', next: 'Save it as UTF-8 (in Windows PowerShell: Set-Content -Encoding utf8).' }
      : decoded;
  throw new CliError(
    EXIT.usage,
    `--secret-to ${file}: an env file is changed as UTF-8, and this one ${problem}. Nothing was changed.`,
    {
      next: `${next.replace('FILE', () => shellQuoted(file)).replace(/\.$/, '')}. Or name another file, such as .env.local.`,
    },
  );
};
