/**
 * `vid server start`. The server keeps the list of its flags; they become flags of this command when it is used, so that a
 * misspelt one is met like everywhere else, and nothing of the server is loaded before.
 */
import { type Command, Option } from 'commander';
import { CliError } from '../cli-error';
import { readTimeout } from '../command-time';
import { outOfTime } from '../deadline';
import { EXIT, type ExitCode } from '../exit-codes';
import { loadServerProgram } from '../load-server';
import type { GlobalFlags } from '../settings';
import { timeLimit } from '../time-limit';

const EXAMPLES = `Examples:
  $ vid server start
  $ vid server start --memory --port 0 --renderer instant --json
  $ vid server start --background
  $ vid server start --policy no_credits.code=insufficient
`;

/** Flags that every command has anyway. */
const GLOBAL: readonly string[] = ['json', 'help'];

export const isStart = (command: Command): boolean => command.name() === 'start' && command.parent?.name() === 'server';

/** Gives the command the server's flags. */
export const addStartFlags = async (command: Command): Promise<void> => {
  const { SERVER_FLAGS } = await loadServerProgram();
  for (const { name, value, multiple, about } of SERVER_FLAGS) {
    if (GLOBAL.includes(name)) continue;
    const option = new Option(value === undefined ? `--${name}` : `--${name} <${value.toLowerCase()}>`, about);
    if (multiple) option.argParser((text: string, before: readonly string[] = []) => [...before, text]);
    command.addOption(option);
  }
};

/** The flags as the server reads them. */
const argvOf = (command: Command): readonly string[] => [
  ...(command.optsWithGlobals<{ json?: boolean }>().json === true ? ['--json'] : []),
  ...command.options.flatMap((option) => {
    const value = command.getOptionValue(option.attributeName()) as string | boolean | readonly string[] | undefined;
    const flag = option.long ?? '';
    // What switches something off is false when it is given.
    if (option.negate) return value === false ? [flag] : [];
    if (value === undefined) return [];
    if (value === true) return [flag];
    return [value].flat().map((text) => `${flag}=${text}`);
  }),
];

/** One that was ended before it answered is interrupted, whoever ended it. */
const exitOf = (code: number): ExitCode => (code === EXIT.usage || code === EXIT.interrupted ? code : EXIT.unexpected);

/** The server's complaint as what happened and what to do. */
const refusal = (code: number, complaint: string): CliError => {
  // Of several lines those that are set in belong to what happened, and the last says what to do.
  const [, what = complaint, next = 'See `vid server start --help`.'] =
    /^([^]*)\n(.*)$/.exec(complaint) ?? /^(.*?\.) (.*)$/.exec(complaint) ?? [];
  const isAdvice = /^[A-Z]/.test(next);
  return new CliError(exitOf(code), isAdvice ? what : complaint, {
    next: isAdvice ? next : 'See `vid server start --help`.',
  });
};

export const defineStart = (parent: Command): void => {
  const command = parent
    .command('start')
    .summary('Start the server; it runs until Ctrl-C, or in the background')
    .description('Start the server; it runs until Ctrl-C, or in the background')
    .addHelpText('before', EXAMPLES)
    .action(async () => {
      const { runServer } = await loadServerProgram();
      const { timeout } = command.optsWithGlobals<GlobalFlags>();
      const ended = timeout === undefined ? undefined : timeLimit(readTimeout(timeout));
      const complaints: string[] = [];
      const complain = (message: string): void => void complaints.push(message);
      const code = await runServer(argvOf(command), { name: 'vid server start', complain, ended });
      if (code === EXIT.interrupted && ended?.aborted === true) throw outOfTime({ timeout });
      if (code !== EXIT.done) throw refusal(code, complaints.join('\n'));
    });
  parent.hook('preSubcommand', async (_parent, named) => {
    if (named === command) await addStartFlags(command);
  });
};
