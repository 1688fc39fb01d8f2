/**
 * The `vid` program: knows the names of its commands and the global flags, and loads a command's module only when that
 * command is used.
 */
import { Command, CommanderError, Help, Option } from 'commander';
import { COMMANDS, loadCommand } from './command-list';
import { examplesOf } from './examples';
import { CODES, EXIT } from './exit-codes';
import { toJson, writeAnswer, writeNote } from './human-output';

declare const __VERSION__: string;

const EXAMPLES = `Examples:
  $ vid render --brief "A calm advert for a coffee shop" --local --output coffee.mp4
  $ vid server start
  $ vid account --json
`;

const complaints: string[] = [];

/** Whoever asks a group of commands for help wants to see the commands, before the flags that all of them take. */
const commandsFirst = (help: string): string => {
  const sections = help.trimEnd().split('\n\n');
  const commands = sections.filter((section) => section.startsWith('Commands:'));
  const others = sections.filter((section) => !section.startsWith('Commands:'));
  const at = others.findIndex((section) => section.startsWith('Options:'));
  return `${[...others.slice(0, at), ...commands, ...others.slice(at)].join('\n\n')}\n`;
};

/** The words that lead to a command, without `vid`. */
const pathOf = (command: Command): string =>
  command.parent === null ? '' : `${pathOf(command.parent)} ${command.name()}`.trim();

const GLOBAL_FLAGS = `
Global flags: --base-url, --api-key-file, --profile, --json, --debug, --color,
--timeout. \`vid --help\` says what they do.
`;

const build = (): Command => {
  const program = new Command('vid')
    .description('Renders videos from the shell, works with webhooks locally, and runs the service on this machine.')
    .version(__VERSION__, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand(false)
    .configureHelp({
      formatHelp: (command, helper) =>
        examplesOf(pathOf(command)) +
        commandsFirst(Help.prototype.formatHelp.call(helper, command, helper)) +
        (command.parent === null ? '' : GLOBAL_FLAGS),
    })
    .addHelpText('before', EXAMPLES)
    .option('--base-url <url>', 'where the service is: the root of its host, without a path')
    .option('--api-key-file <file>', 'read the API key from a file; - is stdin')
    .option('--profile <name>', 'use the settings stored under this name')
    .option('--json', 'print one JSON document on stdout, and errors as JSON on stderr')
    .option('--debug', 'show stack traces and causes')
    .addOption(new Option('--color <when>', 'colour in the output').choices(['auto', 'always', 'never']))
    .option(
      '--timeout <duration>',
      'end the command after this long, for example 90s or 10m (exit code 8; of a wait 9)',
    )
    .exitOverride()
    // What commander says of wrong usage is held back, so that it can be told as JSON too.
    .configureOutput({ writeOut: writeAnswer, writeErr: (text) => complaints.push(text) });
  for (const { name, alias, summary, hidden = false } of COMMANDS) {
    const command = program.command(name, { hidden }).summary(summary).description(summary).exitOverride();
    if (alias !== undefined) command.alias(alias);
  }
  program.hook('preSubcommand', async (_program, command) => {
    const module = await loadCommand(command.name());
    module?.define(command, loadCommand);
  });
  return program;
};

/** `vid help render` reads as `vid render --help`. */
const withHelpLast = (argv: readonly string[]): readonly string[] =>
  argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;

/** The command that a command line was meant for, as far as its words name one. */
const meant = (program: Command, argv: readonly string[]): string => {
  let command = program;
  const path = [program.name()];
  for (const word of argv.filter((part) => !part.startsWith('-'))) {
    const next = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (next === undefined) break;
    command = next;
    path.push(next.name());
  }
  return path.join(' ');
};

/** Tells what was wrong with the command line. */
const complain = (error: CommanderError, program: Command, argv: readonly string[]): number => {
  if (error.exitCode === 0) return EXIT.done;
  const [message = error.message, guess] = complaints
    .join('')
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  const help = `See \`${meant(program, argv)} --help\`.`;
  const next = guess === undefined ? help : `${guess.replace(/^\(|\)$/g, '')} ${help}`;
  const document = { error: { code: CODES[EXIT.usage], message, next, exit_code: EXIT.usage } };
  writeNote(argv.includes('--json') ? `${toJson(document)}\n` : `error: ${message}\n  → ${next}\n`);
  return EXIT.usage;
};

/** Runs the program and gives its exit code. */
const run = async (argv: readonly string[]): Promise<number> => {
  const program = build();
  try {
    if (argv.length === 0) {
      writeNote(program.helpInformation({ error: true }));
      return EXIT.usage;
    }
    await program.parseAsync(withHelpLast(argv), { from: 'user' });
    return typeof process.exitCode === 'number' ? process.exitCode : EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return complain(error, program, argv);
    const { reportError } = await import('./report-error.js');
    return reportError(error, program.opts());
  }
};

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
