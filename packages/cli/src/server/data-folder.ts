/** `--data-dir` of the commands that look for a server in its data folder, not at its address. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { loadRunning } from '../load-server';

/** Gives a command the flag. */
export const takeDataFolder = (command: Command): Command =>
  command.option('--data-dir <dir>', 'the data folder that the server was started with (default: .vid)');

/** The folder, absolute. */
export const dataFolderOf = async (command: Command): Promise<string> => {
  const { dataDir = (await loadRunning()).DEFAULT_FOLDER } = command.opts<{ dataDir?: string }>();
  return resolve(dataDir);
};
