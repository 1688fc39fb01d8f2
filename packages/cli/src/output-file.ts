import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Makes sure, before anything is sent or paid, that the output file can be written; gives its absolute path. */
export const checkOutputFile = async (output: string): Promise<string> => {
  const path = resolve(output);
  const refuse = (why: string, cause?: unknown): never => {
    throw new CliError(EXIT.usage, `--output ${output} can't be written: ${why}.`, {
      next: 'Name a file in a folder that exists and that you may write to. Nothing was sent.',
      cause,
    });
  };
  const folder = await stat(dirname(path)).catch((cause: unknown) =>
    refuse(`the folder ${dirname(path)} does not exist`, cause),
  );
  if (!folder.isDirectory()) refuse(`${dirname(path)} is no folder`);
  await access(dirname(path), constants.W_OK).catch((cause: unknown) =>
    refuse(`the folder ${dirname(path)} is not writable`, cause),
  );
  const existing = await stat(path).catch(() => undefined);
  if (existing?.isDirectory() === true) refuse('it is a folder');
  return path;
};
