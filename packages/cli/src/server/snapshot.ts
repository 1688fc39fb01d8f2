/** `vid server snapshot`: the whole state of a local server, secrets included, into a file of the user's own, and back. */
import type { Command } from 'commander';
import { checkOutput, FORCE_FLAG } from '../output/check-output';
import { SNAPSHOT } from '../output/file-kind';
import { fillWith } from '../output/fill-with';
import { inOnePiece } from '../terminal-text';
import { addCommand, SAID } from './add-command';
import { adminCall } from './admin-call';
import { readSnapshot } from './read-snapshot';
import { snapshotText } from './snapshot-text';
import { withWhatIsLeft } from './with-what-is-left';

export const defineSnapshot = (parent: Command): void => {
  const snapshot = parent
    .command('snapshot')
    .summary('Save or load the whole state')
    .description('Save or load the whole state');
  addCommand(
    snapshot,
    'save <file>',
    'Write the state to a file',
    async (session, command) => {
      const [file = ''] = command.args;
      const { force } = command.opts<{ force?: boolean }>();
      const output = await checkOutput(file, { kind: SNAPSHOT, force, flag: file, ask: !session.io.json });
      const state = snapshotText(await adminCall(session, 'snapshot'));
      // It holds secrets: a file that is made for it is its owner's alone.
      await output.write(fillWith(state, 0o600));
      return output.isStdout ? SAID : { file };
    },
    { text: (answer) => `The state is kept in ${inOnePiece(String((answer as { file?: unknown }).file))}.` },
  ).option(...FORCE_FLAG);
  addCommand(
    snapshot,
    'load <file>',
    'Replace the state by that of a file',
    async (session, command) =>
      adminCall(session, 'snapshot', { method: 'PUT', body: await readSnapshot(command.args[0] ?? '') }),
    {
      text: (answer) => withWhatIsLeft('The server has the state of that file now.', answer),
      loses: 'Everything that the server holds now is replaced.',
    },
  );
};
