/**
 * The `vid` program: knows the names of its commands and the global flags, and loads a command's module only when that
 * command is used.
 */
import { type Command, Help, Option } from 'commander';
import { CheckedCommand } from './checked-command';
import { COMMANDS, loadCommand } from './command-list';
import { examplesOf } from './examples';
import { HELP_COLUMNS, layOutHelp } from './help/lay-out-help';
import { TOPICS } from './help/topics';
import { writeAnswer } from './human-output';
import { COLOR_MODES } from './io';
import { termLines } from './term-lines';
import { wrapText } from './wrap-text';

declare const __VERSION__: string;

const EXAMPLES = `Examples:
  $ vid render --brief "A calm advert for a coffee bar" --local --output bar.mp4
  $ vid server start
  $ vid account --json
`;

/** Whoever asks for help wants to see the commands, before the flags that all of them take. */
const commandsFirst = (help: string): string => {
  const sections = help.trimEnd().split('\n\n');
  const areOptions = (section: string): boolean => section.startsWith('Options:');
  return [...sections.filter((section) => !areOptions(section)), ...sections.filter(areOptions)].join('\n\n');
};

/** The words that lead to a command, without `vid`. */
const pathOf = (command: Command): string =>
  command.parent === null ? '' : `${pathOf(command.parent)} ${command.name()}`.trim();

/** What `vid help` explains beside the commands, at the end of the root's help. */
const topics = (command: Command, helper: Help): string => {
  const width = helper.padWidth(command, helper);
  const items = Object.entries(TOPICS).map(([name, summary]) => helper.formatItem(name, width, summary, helper));
  return `\n\nTopics of \`vid help\`:\n${items.join('\n')}\n`;
};

/** The flags that every command takes, named at its end; the root's help lists them. */
const globalFlags = (command: Command, helper: Help): string => {
  let root = command;
  while (root.parent !== null) root = root.parent;
  const names = root.options.flatMap(({ long }) => (long === undefined || long === '--version' ? [] : [long]));
  const line = `Global flags: ${names.join(', ')}. \`vid --help\` says what they do.`;
  return `\n\n${helper.boxWrap(line, helper.helpWidth ?? HELP_COLUMNS)}\n`;
};

/** The program; what commander says of wrong usage goes to `hear`, so that it can be told as JSON too. */
export const buildProgram = (hear: (complaint: string) => void): Command => {
  const program = new CheckedCommand('vid')
    .description('Renders videos from the shell, works with webhooks locally, and runs the service on this machine.')
    .version(__VERSION__, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand(false)
    .configureHelp({
      boxWrap: (text, width) => wrapText(text, width).join('\n'),
      formatItem: (term, widest, about, { helpWidth = HELP_COLUMNS }) =>
        termLines({ term, about }, { widest, columns: helpWidth }).join('\n'),
      // The root's commands without their arguments, which are known of those alone that are loaded.
      subcommandTerm: (command) =>
        command.parent?.parent === null
          ? [command.name(), ...command.aliases()].join('|')
          : new Help().subcommandTerm(command),
      // A list that is empty until something is given says nothing to people.
      optionDescription: (option) => new Help().optionDescription(option).replace(' (default: [])', ''),
      formatHelp: (command, helper) =>
        examplesOf(pathOf(command)) +
        commandsFirst(Help.prototype.formatHelp.call(helper, command, helper)) +
        (command.parent === null ? topics : globalFlags)(command, helper),
    })
    .addHelpText('before', EXAMPLES)
    .option('--base-url <url>', 'where the service is: the root of its host, without a path')
    .option('--api-key-file <file>', 'read the API key from a file; - is stdin')
    .option('--profile <name>', 'use the settings stored under this name')
    .option('--json', 'print one JSON document on stdout, and errors as JSON on stderr')
    .option('--debug', 'show stack traces and causes')
    .addOption(new Option('--color <when>', 'colour in the output').choices(COLOR_MODES))
    .option(
      '--timeout <duration>',
      'end the command after this long, for example 90s or 10m (exit code 8; of a wait 9)',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => writeAnswer(layOutHelp(text, process.stdout.columns || undefined)),
      writeErr: hear,
    });
  for (const { name, alias, summary, group, hidden = false } of COMMANDS) {
    const command = program.command(name, { hidden }).summary(summary).description(summary).exitOverride();
    if (alias !== undefined) command.alias(alias);
    if (group !== undefined) command.helpGroup(`${group}:`);
  }
  program.hook('preSubcommand', async (_program, command) => {
    const module = await loadCommand(command.name());
    module?.define(command, loadCommand);
  });
  return program;
};
