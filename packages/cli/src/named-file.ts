/** A file that a flag of a local render names. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Its absolute path; refuses what is no file before anything is drawn. `what` it is to be, and the `next` step where it is none. */
export function namedFile(file: string, what: string, next: string): string {
  const path = resolve(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === true) return path;
  const why = stats === undefined ? 'is not there' : stats.isDirectory() ? 'is a folder' : 'is no file';
  throw new CliError(EXIT.usage, `The ${what} ${path} ${why}.`, { next });
}
