/** `vid server snapshot`: the whole state of a local server, secrets included, into a file of the user's own, and back. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { checkOutputFile } from '../output-file';
import { renameWhenFree } from '../rename-when-free';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CliError(EXIT.usage, `The snapshot ${file} can't be read: ${(cause as Error).message}.`, {
      next: 'Name a file that `vid server snapshot save` wrote.',
      cause,
    });
  }
};

export const defineSnapshot = (parent: Command): void => {
  const snapshot = parent
    .command('snapshot')
    .summary('Save or load the whole state')
    .description('Save or load the whole state');
  addCommand(snapshot, 'save <file>', 'Write the state to a file', async (session, command) => {
    const [file = ''] = command.args;
    await checkOutputFile(file, file);
    const temporary = `${file}.${process.pid}.tmp`;
    const state = JSON.stringify(await adminCall(session, 'snapshot'));
    // A mode counts for a file that is made: one that lies there already could be anybody's.
    rmSync(temporary, { force: true });
    writeFileSync(temporary, state, { mode: 0o600, flag: 'wx' });
    renameWhenFree(temporary, file);
    return { file };
  });
  addCommand(snapshot, 'load <file>', 'Replace the state by that of a file', (session, command) =>
    adminCall(session, 'snapshot', { method: 'PUT', body: read(command.args[0] ?? '') }),
  );
};
