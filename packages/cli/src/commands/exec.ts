/** `vid exec`: runs a command against a fresh server that lives as long as the command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { loadServer } from '../load-server';

/** Signals end the command; the server then ends with it. */
const passSignals = (child: ReturnType<typeof spawn>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
};

const exec = async (words: readonly string[]): Promise<void> => {
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
  await server.listen({ port: 0, host: '127.0.0.1' });
  const child = spawn(name, args, {
    stdio: 'inherit',
    env: { ...process.env, VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' },
  });
  passSignals(child);
  const [code, signal] = (await once(child, 'exit').catch((cause: unknown) => {
    throw new CliError(EXIT.usage, `${name} can't be run: ${(cause as Error).message}.`, {
      next: 'Check that the command exists.',
      cause,
    });
  })) as [number | null, NodeJS.Signals | null];
  process.exitCode = code ?? (signal === 'SIGINT' ? EXIT.interrupted : EXIT.unexpected);
};

export const define = (command: Command): void => {
  command
    .addHelpText('before', 'Examples:\n  $ vid exec -- npm test\n  $ vid exec -- vid account --json\n')
    .argument('[command...]', 'the command and its arguments, after --')
    .action(async (words: readonly string[]) => exec(words));
};
