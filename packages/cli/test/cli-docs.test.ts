import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEVERITY } from '../src/batch/batch-exit';
import { COMMANDS, loadCommand } from '../src/command-list';
import { examplesOf } from '../src/examples';
import { EXIT } from '../src/exit-codes';
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
  const program = new Command('vid');
  for (const entry of COMMANDS) {
    if (entry.hidden === true) continue;
    const command = program.command(entry.name);
    (await entry.load()).define(command, loadCommand);
    await collect(command, ['vid', entry.name]);
  }
});

/** Words of each call of `vid` in the page's shell blocks. */
const calls = [...page.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .flatMap((line) => [...line.matchAll(/(?<![\w./-])vid ((?:(?! &&|[|>)\n]|; ).)*)/g)].map(([call]) => call.trim()))
  .filter((call) => !call.startsWith('vid job list knows'));

/** The longest path of commands that the words begin with. */
const pathOf = (words: readonly string[]): string => {
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
      const path = pathOf(words);
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
