import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** The name that stands for stdout. */
export const STDOUT = '-';

/**
 * Makes sure, before anything is sent or paid, that the output file can be written; gives its absolute path. `flag` is what
 * named it.
 */
export const checkOutputFile = async (output: string, flag = `--output ${output}`): Promise<string> => {
  if (output === STDOUT) return output;
  const path = resolve(output);
  const refuse = (why: string, cause?: unknown): never => {
    throw new CliError(EXIT.usage, `${flag} can't be written: ${why}.`, {
      next: 'Name a file in a folder that exists and that you may write to. Nothing was sent.',
      cause,
    });
  };
  const folder = await stat(dirname(path)).catch((cause: unknown) =>
    refuse(`the folder ${dirname(path)} does not exist`, cause),
  );
  if (!folder.isDirectory()) refuse(`${dirname(path)} is no folder`);
  const probe = `${path}.${process.pid}.probe`;
  await writeFile(probe, '').catch((cause: unknown) => refuse(`the folder ${dirname(path)} is not writable`, cause));
  await rm(probe, { force: true });
  const existing = await stat(path).catch(() => undefined);
  if (existing?.isDirectory() === true) refuse('it is a folder');
  return path;
};
