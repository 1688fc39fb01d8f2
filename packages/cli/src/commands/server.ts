/** `vid server`: the service on this machine. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';

const load = async (): Promise<typeof import('@vid/server/program')> => {
  try {
    return await import('@vid/server/program');
  } catch (cause) {
    throw new CliError(EXIT.unexpected, 'The local server needs @vid/server, which is not installed.', {
      next: 'Install it with `npm install @vid/server`.',
      cause,
    });
  }
};

export const define = (command: Command): void => {
  command.addHelpText('before', 'Examples:\n  $ vid server start\n  $ vid server start --memory --port 0 --json\n');
  command
    .command('start')
    .summary('Start the server; it runs until Ctrl-C')
    .description('Start the server; it runs until Ctrl-C. It takes the flags of vid-server: see `vid-server --help`.')
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false)
    .action(async () => {
      const { runServer } = await load();
      const at = process.argv.indexOf('start');
      await runServer(process.argv.slice(at + 1), 'vid server start');
    });
};
