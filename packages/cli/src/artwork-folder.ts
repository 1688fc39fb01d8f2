/** The folder that `--artwork` names. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Its absolute path; refuses what is no folder before anything is drawn. */
export const artworkFolder = (folder: string | undefined): string | undefined => {
  if (folder === undefined) return undefined;
  const path = resolve(folder);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return path;
  throw new CliError(
    EXIT.usage,
    `The artwork folder ${path} ${stats === undefined ? 'is not there' : 'is no folder'}.`,
    {
      next: 'Name a folder of SVG, PNG or WebP pictures with --artwork.',
    },
  );
};
