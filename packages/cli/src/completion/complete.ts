/**
 * Finds what may stand at the cursor: commands, flags, or values of a flag or an argument. It walks the same commander tree
 * that runs the commands, so a flag that exists is offered, and loads only the commands that the words name.
 */
import type { Argument, Command, Option } from 'commander';
import { TOPICS } from '../help/topics';

export interface Candidate {
  readonly value: string;
  readonly about?: string | undefined;
}

/** A place for a value: which command, and the name of its flag or argument. */
export interface Place {
  /** `hooks update` */
  readonly command: string;
  /** `--event`, or `id` for an argument. */
  readonly name: string;
  /** The arguments before it. */
  readonly given: readonly string[];
  readonly typed: string;
}

export interface CompletionPorts {
  /** Gives a command its flags and subcommands. */
  readonly load: (command: Command) => Promise<void>;
  /** Values of a place that the tree itself does not know. */
  readonly values: (place: Place) => Promise<readonly Candidate[]>;
}

interface Position {
  readonly command: Command;
  readonly path: readonly string[];
  readonly given: readonly string[];
  /** The flag whose value is due. */
  readonly option: Option | undefined;
  /** What follows is not ours. */
  readonly ended: boolean;
}

const ancestors = (command: Command): readonly Command[] => [
  command,
  ...(command.parent === null ? [] : ancestors(command.parent)),
];

const findOption = (command: Command, flag: string): Option | undefined =>
  ancestors(command)
    .flatMap(({ options }) => options)
    .find(({ short, long }) => short === flag || long === flag);

const subcommand = (command: Command, word: string): Command | undefined =>
  command.commands.find((sub) => sub.name() === word || sub.aliases().includes(word));

const locate = async (root: Command, words: readonly string[], { load }: CompletionPorts): Promise<Position> => {
  let command = root;
  let option: Option | undefined;
  const path: string[] = [];
  const given: string[] = [];
  for (const word of words[0] === 'help' ? words.slice(1) : words) {
    if (option !== undefined && (option.required || !word.startsWith('-'))) {
      option = undefined;
      continue;
    }
    if (word === '--') return { command, path, given, option: undefined, ended: true };
    if (word.startsWith('-')) {
      const found = word.includes('=') ? undefined : findOption(command, word);
      option = found !== undefined && (found.required || found.optional) ? found : undefined;
      continue;
    }
    option = undefined;
    const next = subcommand(command, word);
    if (next === undefined) given.push(word);
    else {
      command = next;
      path.push(next.name());
      await load(next);
    }
  }
  return { command, path, given, option, ended: false };
};

const listed = (values: readonly string[]): readonly Candidate[] => values.map((value) => ({ value }));

const valuesOf = async (
  { path, given }: Position,
  { argChoices }: Pick<Option | Argument, 'argChoices'>,
  { name, typed }: { name: string; typed: string },
  { values }: CompletionPorts,
): Promise<readonly Candidate[]> =>
  argChoices === undefined ? values({ command: path.join(' '), name, given, typed }) : listed(argChoices);

const flagName = ({ long, short }: Option): string => long ?? short ?? '';

const flags = (command: Command): readonly Candidate[] => {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)].flatMap((option) =>
    [option.short, option.long]
      .filter((flag) => flag?.startsWith('--') === true)
      .map((flag) => ({ value: flag as string, about: option.description })),
  );
};

const commands = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((sub) => ({ value: sub.name(), about: sub.summary() }));

const offered = async (position: Position, typed: string, ports: CompletionPorts): Promise<readonly Candidate[]> => {
  const { command, option, given, ended } = position;
  if (ended) return [];
  if (option !== undefined && (option.required || !typed.startsWith('-'))) {
    const values = await valuesOf(position, option, { name: flagName(option), typed }, ports);
    if (values.length > 0 || option.required) return values;
  }
  const assigned = /^(--[^=]+)=(.*)$/s.exec(typed);
  if (assigned !== null) {
    const [, flag = '', rest = ''] = assigned;
    const found = findOption(command, flag);
    if (found === undefined) return [];
    const values = await valuesOf(position, found, { name: flagName(found), typed: rest }, ports);
    return values.map((candidate) => ({ ...candidate, value: `${flag}=${candidate.value}` }));
  }
  if (typed.startsWith('-')) return flags(command);
  const { registeredArguments: args } = command;
  const argument = args[given.length] ?? (args.at(-1)?.variadic === true ? args.at(-1) : undefined);
  if (argument === undefined) return given.length > 0 ? [] : commands(command);
  return valuesOf(position, argument, { name: argument.name(), typed }, ports);
};

/** What may stand in the place of the last word. */
export const complete = async (
  root: Command,
  words: readonly string[],
  ports: CompletionPorts,
): Promise<readonly Candidate[]> => {
  const typed = words.at(-1) ?? '';
  const position = await locate(root, words.slice(0, -1), ports);
  const topics = words[0] === 'help' && words.length === 2 ? listed(Object.keys(TOPICS)) : [];
  const candidates = [...(await offered(position, typed, ports)), ...topics];
  return candidates.filter(({ value }) => value.startsWith(typed));
};
