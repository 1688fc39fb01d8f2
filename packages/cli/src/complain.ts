/** What is told of a command line that can't be understood. */
import type { Command, CommanderError } from 'commander';
import { withDeed } from './deed';
import { CODES, EXIT, type ExitCode } from './exit-codes';
import { layOutHelp } from './help/lay-out-help';
import { toJson, writeNote } from './human-output';
import { openStyle } from './io';
import { problemText } from './problem-text';
import type { GlobalFlags } from './settings';

/** The command that a command line was meant for, as far as its words name one, and the words that lead to it. */
const meant = (program: Command, argv: readonly string[]): { readonly command: Command; readonly path: string } => {
  let command = program;
  const path = [program.name()];
  for (const word of argv.filter((part) => !part.startsWith('-'))) {
    const next = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (next === undefined) break;
    command = next;
    path.push(next.name());
  }
  return { command, path: path.join(' ') };
};

/** The parser's own words for a value that is none of an argument's choices, as they are for everybody else. */
export const inPlainWords = (said: string): string =>
  withDeed(said.replace(/^command-argument value '(.*)' is invalid for argument '(.+?)'\./s, '$1 is an invalid $2.'));

/** What a group says to a program that names none of its commands. */
const withoutCommand = ({ command, path }: ReturnType<typeof meant>): string => {
  const names = command
    .createHelp()
    .visibleCommands(command)
    .map((one) => one.name());
  return `\`${path}\` needs one of its commands: ${names.join(', ')}.`;
};

/** Tells what was wrong with the command line, in the words of commander, and gives the exit code. */
export const complain = async (
  error: CommanderError,
  complaints: readonly string[],
  program: Command,
  argv: readonly string[],
): Promise<ExitCode> => {
  if (error.exitCode === 0) return EXIT.done;
  const about = meant(program, argv);
  const isGroup = error.code === 'commander.help';
  const isJson = argv.includes('--json');
  if (isGroup && !isJson) {
    writeNote(layOutHelp(complaints.join(''), process.stderr.columns || undefined));
    return EXIT.usage;
  }
  const [said = error.message, guess] = complaints
    .join('')
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  const message = isGroup ? withoutCommand(about) : inPlainWords(said);
  const help = `See \`${about.path} --help\`.`;
  const next = isGroup || guess === undefined ? help : `${guess.replace(/^\(|\)$/g, '')} ${help}`;
  const document = { error: { code: CODES[EXIT.usage], message, next, exit_code: EXIT.usage } };
  const style = await openStyle({ json: isJson, ...program.opts<GlobalFlags>() });
  writeNote(isJson ? `${toJson(document)}\n` : `${problemText({ message, next }, style)}\n`);
  return EXIT.usage;
};
