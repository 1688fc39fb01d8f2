/** `--data-dir` of the commands that find a server by its data folder. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { loadRunning } from '../load-server';

/** Gives a command the flag. */
export const takeDataFolder = (command: Command): Command =>
  command.option('--data-dir <dir>', 'the data folder that the server was started with (default: .vid)');

/** The folder, absolute. */
export const dataFolderOf = async ({ dataDir }: { readonly dataDir?: string | undefined }): Promise<string> =>
  resolve(dataDir ?? (await loadRunning()).DEFAULT_FOLDER);
