/** Command lines that can't be understood, in the process of the test: nothing of them is sent. */
import { CommanderError } from 'commander';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildProgram } from '../src/build-program';
import { complain } from '../src/complain';

let written = '';
beforeEach(() => {
  written = '';
  vi.stubGlobal('__VERSION__', '0.0.0');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The exit code and what is on stderr; a command that is understood runs nothing here. */
const refused = async (...argv: readonly string[]): Promise<readonly [code: number, stderr: string]> => {
  const complaints: string[] = [];
  const program = buildProgram((complaint) => complaints.push(complaint));
  written = '';
  program.hook('preAction', () => {
    throw new Error('understood');
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) return [0, String(error)];
    return [await complain(error, complaints, program, argv), written];
  }
  return [0, written];
};

it.each(['', 'job', 'hooks', 'webhook', 'server', 'server fault', 'server snapshot', 'config', 'catalog'])(
  'a group alone shows its help, and names its commands to a program: %j',
  async (group) => {
    const words = group === '' ? [] : group.split(' ');
    const path = ['vid', ...words].join(' ');
    const [code, help] = await refused(...words);
    // What is a command by itself too does its work.
    if (code === 0) return expect([group, help]).toEqual(['server fault', 'Error: understood']);
    expect(help).toMatch(/^Examples:\n {2}\$ vid /);
    expect(help).toContain(`\nUsage: ${path} `);
    const [, json] = await refused(...words, '--json');
    expect(JSON.parse(json)).toEqual({
      error: {
        code: 'USAGE',
        message: expect.stringMatching(
          new RegExp(`^\`${path}\` needs one of its commands: \\w+(, \\w+)+\\.$`),
        ) as string,
        next: `See \`${path} --help\`.`,
        exit_code: 2,
      },
    });
  },
);

it.each<[argv: string, says: RegExp]>([
  [
    'render --brief a --brief b',
    /^error: --brief is given twice, with different values; nothing was sent\.\n {2}→ Give one/,
  ],
  ['render --brief a -o x.mp4 --output y.mp4', /--output is given twice/],
  ['render --brief a --narrator true --no-narrator', /--narrator and --no-narrator contradict each other/],
  ['render --brief a --duration-sec 10 --duration-sec 20', /--duration-sec is given twice/],
  ['render --brief a --plan p.json --scene-plan q.json', /-plan is given twice/],
  ['--timeout 5s account --timeout 6s', /--timeout is given twice/],
  ['job list --status failed --status succeeded', /--status is given twice/],
  ['server credits --add 1 --add 2', /--add is given twice/],
])('a flag is given once: %s', async (line, says) => {
  const [code, stderr] = await refused(...line.split(' '));
  expect([code, stderr]).toEqual([2, expect.stringMatching(says)]);
});

it.each([
  'render --brief a --brief a --local --local',
  'render --brief a --brand-colors #fff --brand-colors #000',
  'webhook listen --forward http://a.example/ --forward video.failed=http://b.example/',
  'server events video.completed --set a=1 --set b=2',
  'account --json --json',
  '--color never account --color always',
])('what means the same, and what may be repeated, is understood: %s', async (line) => {
  expect(await refused(...line.split(' '))).toEqual([0, 'Error: understood']);
});

it('is told in the colours that are asked for', async () => {
  const [, colored] = await refused('render', '--color', 'always', '--nope');
  expect(colored).toMatch(/^\u001b\[31merror:\u001b\[39m unknown option '--nope'/);
  const [, plain] = await refused('render', '--color', 'never', '--nope');
  expect(plain).toMatch(/^error: unknown option/);
});

it.each<[argv: string, next: string]>([
  ['init --framework expres', 'Did you mean express? See `vid init --help`.'],
  ['config set base_url https://a.example', 'Did you mean base-url? See `vid config set --help`.'],
  ['config get apikey', 'Did you mean api-key? See `vid config get --help`.'],
  ['render --brief a --local --renderer instnt', 'Did you mean instant? See `vid render --help`.'],
  ['batch a.jsonl --local --renderer ffmpg', 'Did you mean ffmpeg? See `vid batch --help`.'],
  ['account --color nver', 'Did you mean never? See `vid account --help`.'],
  ['completion bsh', 'Did you mean bash? See `vid completion --help`.'],
  ['job list --status succeded', 'Did you mean succeeded? See `vid job list --help`.'],
  [
    'webhook replay a --to http://a.example/ --mutate duplcate',
    'Did you mean duplicate? See `vid webhook replay --help`.',
  ],
])('a value that is none of its choices is met with the nearest: %s', async (line, next) => {
  const [code, stderr] = await refused(...line.split(' '), '--json');
  expect([code, JSON.parse(stderr)]).toMatchObject([
    2,
    { error: { message: expect.stringContaining('invalid'), next } },
  ]);
});

it('a value that is near to none is met with all of them', async () => {
  const [, stderr] = await refused('init', '--framework', 'zzzzzz', '--json');
  expect(JSON.parse(stderr)).toMatchObject({ error: { next: 'See `vid init --help`.' } });
  expect(stderr).toContain('Allowed choices are next, next-pages, express,');
});

it('as many rows as there may be can be asked for', async () => {
  expect(await refused('job', 'list', '--limit', '1000000')).toEqual([0, 'Error: understood']);
  expect(await refused('job', 'list', '--limit', '0')).toMatchObject([2, expect.stringContaining('from 1 on')]);
});
