/** The help of a command as data, for `--help --json`. */
import type { Argument, Command, Option } from 'commander';

/** The words that lead to a command, beginning with the program's. */
export const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;

/** The calls that stand before the help, wherever they come from. */
const examplesOf = (command: Command, shared: string): readonly string[] => {
  let before = shared;
  const write = (text: string): void => {
    before += text;
  };
  (command as unknown as NodeJS.EventEmitter).emit('beforeHelp', { error: false, command, write });
  return [...before.matchAll(/^ {2}\$ (.*)$/gm)].map(([, call = '']) => call);
};

const choicesOf = ({ argChoices }: Argument | Option): { readonly choices?: readonly string[] } =>
  argChoices === undefined ? {} : { choices: argChoices };

const argumentOf = (argument: Argument) => ({
  name: argument.name(),
  about: argument.description,
  required: argument.required,
  variadic: argument.variadic,
  ...choicesOf(argument),
});

const optionOf = (option: Option) => ({
  flags: option.flags,
  about: option.description,
  required: option.mandatory,
  ...choicesOf(option),
});

/** `shared` are examples that the program keeps for a command. */
export const helpDocument = (command: Command, shared: string) => {
  const help = command.createHelp();
  return {
    command: pathOf(command),
    usage: help.commandUsage(command),
    about: help.commandDescription(command),
    examples: examplesOf(command, shared),
    arguments: command.registeredArguments.map(argumentOf),
    options: help.visibleOptions(command).map(optionOf),
    commands: help
      .visibleCommands(command)
      .filter((one) => one.name() !== 'help' || command.parent === null)
      .map((one) => ({
        name: one.name(),
        aliases: one.aliases(),
        about: help.subcommandDescription(one),
      })),
  };
};
