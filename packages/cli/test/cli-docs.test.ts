import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SEVERITY } from '../src/batch/batch-exit';
import { buildProgram } from '../src/build-program';
import { COMMANDS, loadCommand } from '../src/command-list';
import { examplesOf } from '../src/examples';
import { EXIT } from '../src/exit-codes';
import { pathOf } from '../src/help/help-document';
import { layOutHelp } from '../src/help/lay-out-help';
import { topicLines } from '../src/help/topic-text';
import { TOPIC_TEXTS } from '../src/help/topic-texts';
import { addStartFlags, isStart } from '../src/server/start';

const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
const GLOBAL = ['--base-url', '--api-key-file', '--profile', '--json', '--debug', '--color', '--timeout', '--help'];

/** Flags of each command, by its path. */
const flags = new Map<string, readonly string[]>();
const commands: Command[] = [];
const collect = async (command: Command, path: readonly string[]): Promise<void> => {
  commands.push(command);
  if (isStart(command)) await addStartFlags(command);
  const own = command.options.flatMap(({ short, long }) => [short, long].filter((flag) => flag !== undefined));
  flags.set(path.join(' '), [...own, ...GLOBAL]);
  for (const sub of command.commands) await collect(sub, [...path, sub.name()]);
};
beforeAll(async () => {
  vi.stubGlobal('__VERSION__', '0.0.0');
  const program = buildProgram(() => undefined);
  vi.unstubAllGlobals();
  for (const entry of COMMANDS) {
    const command = program.commands.find((one) => one.name() === entry.name);
    if (command === undefined || entry.hidden === true) continue;
    (await entry.load()).define(command, loadCommand);
    await collect(command, ['vid', entry.name]);
  }
  commands.push(program);
});

/** Words of each call of `vid` in the page's shell blocks. */
const calls = [...page.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .flatMap((line) => [...line.matchAll(/(?<![\w./-])vid ((?:(?! &&|[|>)\n]|; ).)*)/g)].map(([call]) => call.trim()))
  .filter((call) => !call.startsWith('vid job list knows'));

/** The longest path of commands that the words begin with. */
const commandOf = (words: readonly string[]): string => {
  const known = words.map((_word, at) => words.slice(0, at + 1).join(' ')).filter((path) => flags.has(path));
  return known.at(-1) ?? '';
};

describe('help', () => {
  it('begins with examples at every level', () => {
    const missing = commands.filter((command) => {
      const path: string[] = [];
      for (let at: Command | null = command; at?.parent; at = at.parent) path.unshift(at.name());
      let before = examplesOf(path.join(' '));
      (command as unknown as NodeJS.EventEmitter).emit('beforeHelp', {
        error: false,
        command,
        write: (text: string) => (before += text),
      });
      return !/^Examples:\n {2}(\$ )?\S/.test(before);
    });
    expect(missing.map((command) => command.name())).toEqual([]);
    expect(commands.length).toBeGreaterThan(40);
  });
});

describe('docs/cli.md', () => {
  it('shows calls whose commands and flags exist', () => {
    expect(calls.length).toBeGreaterThan(25);
    for (const call of calls) {
      const words = (call.split(' -- ')[0] ?? '').split(/\s+/);
      const path = commandOf(words);
      expect([call, path]).toEqual([call, expect.stringMatching(/^vid \S+/)]);
      for (const flag of words.filter((word) => /^--[a-z]/.test(word)))
        expect(flags.get(path), call).toContain(flag.split('=')[0]);
    }
  });

  it('names no flag that does not exist', () => {
    const all = new Set([...flags.values()].flat());
    const named = [...page.matchAll(/`(--[a-z][a-z-]+)`/g)].map(([, flag]) => flag ?? '');
    expect(named.filter((flag) => !all.has(flag))).toEqual([]);
  });

  it('names every command and every exit code', () => {
    const table = page.slice(page.indexOf('## Commands'), page.indexOf('## Streams'));
    const last = (path: string): string => path.split(' ').at(-1) ?? '';
    const missing = [...flags.keys()].filter((path) => path.split(' ').length <= 3 && !table.includes(last(path)));
    expect(missing).toEqual([]);
    const codes = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    expect(codes).toEqual(Object.values(EXIT));
    expect(page).toContain(`in this order: ${SEVERITY.join(', ')}.`);
  });
});

/** In which nothing has to be broken. */
const WIDE = 10_000;

/** What a command's help is in a terminal of so many columns. */
const helpIn = (command: Command, columns: number): string => {
  let help = '';
  command.configureOutput({
    getOutHelpWidth: () => columns,
    writeOut: (text) => {
      help += layOutHelp(text, columns);
    },
  });
  command.outputHelp();
  return help;
};

/** The words in their order; what a shell takes for the end of a line that goes on, or for the beginning of a remark, is none. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '' && word !== '\\' && word !== '#');
const shownIn = (help: string): readonly string[] =>
  help
    .replaceAll(/ \\\n +|\n {4}# | +# /g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('  $ '));

/** What may be wider than its terminal: one word, with what marks an example before it and a backslash behind it; PowerShell has no backslash. */
const isOneWord = (line: string): boolean =>
  /^ *(\$ )?\S+( \\)?$/.test(line) || /^ *("[^"]*"|'[^']*')( \\)?$/.test(line);
const tooWide = (text: string, columns: number): readonly string[] =>
  text.split('\n').filter((line) => line.length > columns && !isOneWord(line) && !line.includes('powershell'));

describe.each([50, 80, 140])('in a terminal of %i columns', (columns) => {
  it('the help of every command has whole words in lines that fit, and examples that can be copied', () => {
    expect(commands.length).toBeGreaterThan(50);
    for (const command of commands) {
      const path = pathOf(command);
      const wide = helpIn(command, WIDE);
      const help = helpIn(command, columns);
      expect([path, tooWide(help, columns)]).toEqual([path, []]);
      expect([path, ...wordsOf(help)]).toEqual([path, ...wordsOf(wide)]);
      expect([path, ...shownIn(help)]).toEqual([path, ...shownIn(wide)]);
      // A paragraph that was broken by hand has lines of its own in any terminal.
      expect([path, ...wide.split('\n').filter((line) => /^[a-z]/.test(line) && !/[.:]$/.test(line))]).toEqual([path]);
    }
  });

  it.each(Object.entries(TOPIC_TEXTS))('the topic %s has whole words in lines that fit', (_name, topic) => {
    const text = topicLines(topic, columns);
    expect(tooWide(text, columns)).toEqual([]);
    expect(wordsOf(text)).toEqual(wordsOf(topicLines(topic, WIDE)));
  });
});
