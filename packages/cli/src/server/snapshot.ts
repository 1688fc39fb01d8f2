/** `vid server snapshot`: the whole state of a local server, secrets included, into a file of the user's own, and back. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { checkOutput, FORCE_FLAG } from '../output/check-output';
import { SNAPSHOT } from '../output/file-kind';
import { fillWith } from '../output/fill-with';
import { readText } from '../read-text';
import { addCommand, SAID } from './add-command';
import { adminCall } from './admin-call';

const read = (file: string): unknown => {
  const text = readText(file, 'snapshot');
  const next = 'Name a file that `vid server snapshot save` wrote.';
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch (cause) {
    throw new CliError(EXIT.usage, `The snapshot ${file} can't be read: ${(cause as Error).message}.`, { next, cause });
  }
  if (typeof state === 'object' && state !== null && 'format' in state) return state;
  throw new CliError(EXIT.usage, `${file} is no snapshot of a server; nothing was loaded.`, { next });
};

export const defineSnapshot = (parent: Command): void => {
  const snapshot = parent
    .command('snapshot')
    .summary('Save or load the whole state')
    .description('Save or load the whole state');
  addCommand(snapshot, 'save <file>', 'Write the state to a file', async (session, command) => {
    const [file = ''] = command.args;
    const { force } = command.opts<{ force?: boolean }>();
    const output = await checkOutput(file, { kind: SNAPSHOT, force, flag: file, ask: !session.io.json });
    const state = JSON.stringify(await adminCall(session, 'snapshot'));
    // It holds secrets: a file that is made for it is its owner's alone.
    await output.write(fillWith(state, 0o600));
    return output.isStdout ? SAID : { file };
  }).option(...FORCE_FLAG);
  addCommand(
    snapshot,
    'load <file>',
    'Replace the state by that of a file',
    (session, command) => adminCall(session, 'snapshot', { method: 'PUT', body: read(command.args[0] ?? '') }),
    { loses: 'Everything that the server holds now is replaced.' },
  );
};
