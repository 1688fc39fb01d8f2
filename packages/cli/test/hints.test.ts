/** Commands that errors and notes advise can be copied into a shell: whatever is put into one is quoted for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverUrl } from '../src/server/server-url';
import { shellQuoted } from '../src/shell-quoted';
import { textOf } from '../src/text-of';

const SOURCES = join(import.meta.dirname, '../src');
/** Names of listeners and templates of files, which no shell reads. */
const NO_COMMANDS = /hook-mark|env-secret/;
/** What is quoted already, and addresses of this program's own. */
const SAFE = /^(shellQuoted\(|quoted$|about$|receiver\.url$|path\.map\(shellQuoted\))/;
const COMMAND =
  /\bvid (?:render|batch|job|hooks|webhook|server|exec|init|config|login|logout|help|catalog)\b((?:\$\{[^}]*\}|[^'`\\])*)/g;

it('every command that is advised has its values quoted', () => {
  const values = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !NO_COMMANDS.test(name))
    .flatMap((name) =>
      [...readFileSync(join(SOURCES, name), 'utf8').matchAll(COMMAND)].flatMap(([, rest = '']) =>
        [...rest.matchAll(/\$\{([^}]*)/g)].map(([, value = '']) => ({ name, value })),
      ),
    );
  expect(values.length).toBeGreaterThan(15);
  expect(values.filter(({ value }) => !SAFE.test(value))).toEqual([]);
});

it.each([
  ['film.mp4', 'film.mp4'],
  ['my film.mp4', "'my film.mp4'"],
  ["it's", "'it'\\''s'"],
  ['a$(b);c', "'a$(b);c'"],
])('%s is %s in a shell', (word, quoted) => expect(shellQuoted(word)).toBe(quoted));

it('the folder of a server that does not run is one', async () => {
  const session = { settings: { baseUrl: undefined }, dataDir: 'no such $& folder' };
  await expect(serverUrl(session as never)).rejects.toMatchObject({
    next: "Start one with `vid server start --background --data-dir 'no such $& folder'`.",
  });
});

it('so is the file of another encoding', () => {
  expect(() => textOf(Buffer.from('für', 'latin1'), 'brief', 'my $& brief.txt')).toThrow(
    expect.objectContaining({
      next: expect.stringContaining("-t utf-8 'my $& brief.txt' makes one") as string,
    }) as Error,
  );
});
