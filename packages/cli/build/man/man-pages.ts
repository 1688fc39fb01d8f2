/** The manual pages as texts, made of the table of commands and of the topics of `vid help`. */

import type { TopicText } from '../../src/help/topic-text';
import { TOPIC_TEXTS } from '../../src/help/topic-texts';
import { type CommandFacts, commandTree } from './command-tree';
import { inline, item, line, section, subsection, verbatim } from './roff';

const heading = (name: string, version: string): string =>
  `.TH ${name.toUpperCase().replaceAll('-', '\\-')} 1 "" "vid ${version}" "vid"`;

const options = ({ args, options: flags }: CommandFacts): readonly string[] =>
  [...args, ...flags].map(({ term, about }) => item(term, about));

const topic = (title: string, { intro, terms, outro }: TopicText): readonly string[] => [
  section(title),
  line(intro),
  ...terms.map(({ term, about }) => item(term, about)),
  ...(outro === undefined ? [] : ['.PP', line(outro)]),
];

const synopsis = (usages: readonly string[]): readonly string[] => [
  section('Synopsis'),
  ...usages.flatMap((usage, at) => [...(at === 0 ? [] : ['.br']), `\\fB${inline(usage)}\\fR`]),
];

const examples = ({ examples: calls }: CommandFacts): string => verbatim(calls);

/** Commands without further ones below, with those in between left out. */
const leaves = (command: CommandFacts): readonly CommandFacts[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);

const seeAlso = (names: readonly string[]): readonly string[] => [
  section('See also'),
  names.map((name) => `\\fB${inline(name)}\\fR(1)`).join(', '),
];

const commandPage = (command: CommandFacts, version: string): string => {
  const own = leaves(command);
  const isGroup = command.commands.length > 0;
  return [
    heading(`vid-${command.name}`, version),
    section('Name'),
    `vid\\-${inline(command.name)} \\- ${inline(command.summary)}`,
    ...synopsis(own.map(({ usage }) => usage)),
    ...(isGroup
      ? [
          section('Commands'),
          ...own.flatMap((one) => [
            subsection(`vid ${one.path}`),
            line(`${one.summary}.`),
            ...options(one),
            examples(one),
          ]),
        ]
      : [
          section('Description'),
          line(`${command.summary}.`),
          ...(options(command).length === 0 ? [] : [section('Options'), ...options(command)]),
        ]),
    section('Global flags'),
    line('The flags of `vid`(1) may follow.'),
    section('Examples'),
    examples(command),
    ...seeAlso(['vid']),
    '',
  ].join('\n');
};

const rootPage = (root: CommandFacts, version: string): string => {
  const groups = [...new Set(root.commands.map(({ group }) => group))];
  return [
    heading('vid', version),
    section('Name'),
    'vid \\- renders videos, works with webhooks, and runs the service locally',
    ...synopsis([root.usage]),
    section('Description'),
    line(root.summary),
    section('Commands'),
    ...groups.flatMap((group) => [
      subsection(group.replace(/:$/, '')),
      ...root.commands.filter((one) => one.group === group).map(({ name, summary }) => item(`vid-${name}(1)`, summary)),
    ]),
    section('Global flags'),
    line('They may follow any command.'),
    ...options(root),
    ...topic('Environment', TOPIC_TEXTS.environment),
    ...topic('Exit status', TOPIC_TEXTS['exit-codes']),
    ...topic('Formatting', TOPIC_TEXTS.formatting),
    section('Examples'),
    examples(root),
    ...seeAlso(root.commands.map(({ name }) => `vid-${name}`)),
    '',
  ].join('\n');
};

/** Pages by the names of their files. */
export const manPages = async (version: string): Promise<Readonly<Record<string, string>>> => {
  const root = await commandTree();
  return {
    'vid.1': rootPage(root, version),
    ...Object.fromEntries(root.commands.map((command) => [`vid-${command.name}.1`, commandPage(command, version)])),
  };
};
