/** What the help knows of each command, for pages: its flags, arguments, examples and subcommands. */
import type { Command } from 'commander';
import { buildProgram } from '../../src/build-program';
import { COMMANDS, loadCommand } from '../../src/command-list';
import { examplesOf } from '../../src/examples';
import { addStartFlags, isStart } from '../../src/server/start';

export interface Described {
  readonly term: string;
  readonly about: string;
}

export interface CommandFacts {
  readonly name: string;
  /** `server start` */
  readonly path: string;
  readonly usage: string;
  readonly summary: string;
  /** Heading under which the root lists it. */
  readonly group: string;
  readonly args: readonly Described[];
  readonly options: readonly Described[];
  readonly examples: readonly string[];
  readonly commands: readonly CommandFacts[];
}

/** What stands before a command's help, without its heading. */
const examples = (command: Command, path: string): readonly string[] => {
  let text = examplesOf(path);
  (command as unknown as NodeJS.EventEmitter).emit('beforeHelp', {
    error: false,
    command,
    write: (piece: string) => (text += piece),
  });
  return text
    .split('\n')
    .slice(1)
    .map((one) => one.trim())
    .filter((one) => one !== '');
};

const describe = async (command: Command, before: string): Promise<CommandFacts> => {
  if (isStart(command)) await addStartFlags(command);
  const help = command.createHelp();
  // Paths do not begin with the program's own name.
  const path = command.parent === null ? '' : `${before} ${command.name()}`.trim();
  // commander gives each group a `help` of its own.
  const subcommands = help.visibleCommands(command).filter((one) => path === '' || one.name() !== 'help');
  const isHelp = (flags: string): boolean => flags.includes('--help');
  return {
    name: command.name(),
    path,
    usage: help.commandUsage(command),
    summary: command.description(),
    group: command.helpGroup() ?? '',
    args: command.registeredArguments.map((one) => ({
      term: help.argumentTerm(one),
      about: help.argumentDescription(one),
    })),
    options: help
      .visibleOptions(command)
      .filter(({ flags }) => !isHelp(flags))
      .map((one) => ({ term: help.optionTerm(one), about: help.optionDescription(one) })),
    examples: examples(command, path),
    commands: await Promise.all(subcommands.map((one) => describe(one, path))),
  };
};

/** The program with all its commands loaded. */
export const commandTree = async (): Promise<CommandFacts> => {
  const program = buildProgram(() => undefined);
  for (const entry of COMMANDS) {
    const command = program.commands.find((one) => one.name() === entry.name);
    if (command !== undefined) (await entry.load()).define(command, loadCommand);
  }
  return describe(program, '');
};
