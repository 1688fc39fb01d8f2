/** `vid exec`: runs a command against a fresh server that lives as long as the command. */
import type { VidServer } from '@vid/server';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { readTimeout } from '../command-time';
import { terminateAfter } from '../deadline';
import { execEnvironment, openExecServer } from '../exec/open-exec-server';
import { EXIT } from '../exit-codes';
import { writeNote } from '../human-output';
import { openIo } from '../io';
import { checkOutput, FORCE_FLAG, type Output } from '../output/check-output';
import { SNAPSHOT } from '../output/file-kind';
import { fillWith } from '../output/fill-with';
import { runCommand } from '../run-command';
import { snapshotText } from '../server/snapshot-text';
import type { GlobalFlags } from '../settings';

interface ExecFlags extends GlobalFlags {
  readonly snapshot?: string;
  readonly exportOnExit?: string;
  readonly varyPolicies?: boolean;
  readonly policy: readonly string[];
  readonly force?: boolean;
}

/** Where the state goes at the end, judged before anything runs. */
const openExport = async (flags: ExecFlags): Promise<Output | undefined> => {
  const { exportOnExit: file, varyPolicies, force, json = false } = flags;
  if (file === undefined) return undefined;
  if (varyPolicies === true)
    throw new CliError(
      EXIT.usage,
      '--export-on-exit and --vary-policies do not go together: each run has a state of its own.',
      {
        next: 'Leave one of them out. The command was not run.',
      },
    );
  return checkOutput(file, { kind: SNAPSHOT, force, flag: `--export-on-exit ${file}`, ask: !json });
};

/** It holds secrets: a file that is made for it is its owner's alone. What was there before stays until this is whole. */
const exportState = async (server: VidServer, output: Output | undefined): Promise<void> =>
  output?.write(fillWith(snapshotText(await server.admin.snapshot()), 0o600));

const tellEnd = (name: string, { timeout, json = false }: GlobalFlags): void => {
  if (timeout === undefined) return;
  terminateAfter(readTimeout(timeout), () => {
    if (!json)
      writeNote(
        `${name} was not done within ${timeout}, which is all that --timeout allows: it is ended with SIGTERM.\n`,
      );
  });
};

const exec = async (words: readonly string[], flags: ExecFlags): Promise<void> => {
  const [name, ...args] = words;
  if (name === undefined)
    throw new CliError(EXIT.usage, 'There is no command to run.', { next: 'Write it after --: vid exec -- npm test' });
  const output = await openExport(flags);
  await using server = await openExecServer(flags);
  tellEnd(name, flags);
  if (flags.varyPolicies === true) {
    const { varyPolicies } = await import('../exec/vary-policies.js');
    process.exitCode = await varyPolicies(await openIo(flags), server, words);
    return;
  }
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.exitCode = await runCommand(name, args, { env: execEnvironment(server) });
  await exportState(server, output);
};

const collect = (value: string, all: readonly string[]): readonly string[] => [...all, value];

export const define = (command: Command): void => {
  command
    .addHelpText(
      'before',
      [
        'Examples:',
        '  $ vid exec -- npm test',
        '  $ vid exec -- vid account --json',
        '  $ vid exec --snapshot state.json --export-on-exit state.json -- npm run seed',
        '  $ vid exec --vary-policies -- npm test',
        '',
      ].join('\n'),
    )
    .argument('[command...]', 'the command and its arguments, after --')
    .option('--snapshot <file>', 'begin with the state in this file instead of an empty one')
    .option('--export-on-exit <file>', 'write the state to this file when the command has ended')
    .option('--policy <name=value>', 'settle what the specification leaves open; repeatable', collect, [])
    .option(
      '--vary-policies',
      'run the command as it is, then once for each other value of each policy, and tell which broke it',
    )
    .option(...FORCE_FLAG)
    .action(async (words: readonly string[]) => exec(words, command.optsWithGlobals<ExecFlags>()));
};
