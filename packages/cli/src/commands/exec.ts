/** `vid exec`: runs a command against a fresh server that lives as long as the command. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { readTimeout } from '../command-time';
import { terminateAfter } from '../deadline';
import { EXIT } from '../exit-codes';
import { writeNote } from '../human-output';
import { loadServer } from '../load-server';
import { runCommand } from '../run-command';
import type { GlobalFlags } from '../settings';

const exec = async (words: readonly string[], { timeout, json = false }: GlobalFlags): Promise<void> => {
  const [name, ...args] = words;
  if (name === undefined)
    throw new CliError(EXIT.usage, 'There is no command to run.', { next: 'Write it after --: vid exec -- npm test' });
  const { createServer } = await loadServer();
  await using server = await createServer({
    memory: true,
    renderer: 'instant',
    allowPrivateNetwork: true,
    logLevel: 'error',
  });
  if (timeout !== undefined)
    terminateAfter(readTimeout(timeout), () => {
      if (!json)
        writeNote(
          `${name} was not done within ${timeout}, which is all that --timeout allows: it is ended with SIGTERM.\n`,
        );
    });
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.exitCode = await runCommand(name, args, {
    ...process.env,
    VID_BASE_URL: server.url,
    VID_API_KEY: 'emp_local_dev',
  });
};

export const define = (command: Command): void => {
  command
    .addHelpText('before', 'Examples:\n  $ vid exec -- npm test\n  $ vid exec -- vid account --json\n')
    .argument('[command...]', 'the command and its arguments, after --')
    .action(async (words: readonly string[]) => exec(words, command.optsWithGlobals<GlobalFlags>()));
};
