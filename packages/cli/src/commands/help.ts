/** `vid help`: a command's help, or a topic that belongs to no command. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import type { CommandModule, LoadCommand } from '../command-module';
import { EXIT } from '../exit-codes';
import { HELP_COLUMNS } from '../help/lay-out-help';
import { topicLines } from '../help/topic-text';
import { TOPIC_TEXTS } from '../help/topic-texts';
import { TOPICS, type TopicName } from '../help/topics';
import { nearestName } from '../nearest-name';
import { addStartFlags, isStart } from '../server/start';
import { openSession } from '../session';
import { shellQuoted } from '../shell-quoted';

const namesBelow = (command: Command): readonly string[] => [
  ...command
    .createHelp()
    .visibleCommands(command)
    .flatMap((one) => [one.name(), ...one.aliases()]),
  ...(command.parent === null ? Object.keys(TOPICS) : []),
];

const unknown = (command: Command, path: readonly string[], word: string): CliError => {
  const names = namesBelow(command);
  const nearest = nearestName(word, names);
  const call = (name: string): string => ['vid', 'help', ...path, name].map(shellQuoted).join(' ');
  return new CliError(
    EXIT.usage,
    `There is no command${path.length === 0 ? ' and no topic' : ''} ${[...path, word].join(' ')}.`,
    {
      next:
        nearest === undefined
          ? names.length === 0
            ? `\`vid help ${path.map(shellQuoted).join(' ')}\` says what it takes.`
            : `There are ${names.join(', ')}.`
          : `Did you mean \`${call(nearest)}\`?`,
    },
  );
};

/** Finds the command that the words name, loaded so far that it can tell its help. */
const find = async (root: Command, words: readonly string[], load: LoadCommand): Promise<Command> => {
  let at = root;
  for (const [depth, word] of words.entries()) {
    const next = at
      .createHelp()
      .visibleCommands(at)
      .find((one) => one.name() === word || one.aliases().includes(word));
    if (next === undefined) throw unknown(at, words.slice(0, depth), word);
    // This one is loaded already.
    if (at === root && next.name() !== 'help') (await load(next.name()))?.define(next, load);
    if (isStart(next)) await addStartFlags(next);
    at = next;
  }
  return at;
};

const isTopic = (word: string | undefined): word is TopicName => word !== undefined && Object.hasOwn(TOPICS, word);

export const define: CommandModule['define'] = (command, load = async () => undefined) => {
  command
    .argument('[words...]', 'a command with its subcommands, or a topic')
    .addHelpText(
      'before',
      'Examples:\n  $ vid help server start\n  $ vid help exit-codes\n  $ vid help environment --json\n',
    )
    .action(async (words: readonly string[]) => {
      const [topic, ...more] = words;
      if (!isTopic(topic) || more.length > 0) {
        (await find(command.parent ?? command, words, load)).outputHelp();
        return;
      }
      const { io } = await openSession(command);
      const text = TOPIC_TEXTS[topic];
      io.data({ topic, ...text }, topicLines(text, process.stdout.columns || HELP_COLUMNS));
    });
};
