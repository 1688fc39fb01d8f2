/** What a person sees: in narrow and wide terminals, with and without colour, and after Ctrl-C. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin } from './built-command';
import { loadedBy } from './loaded-files';
import { runVid } from './run-vid';
import { loadPty, runInTerminal, type Screen } from './terminal';

const pty = await loadPty();
if (typeof pty === 'string') console.log(`skipped: no pseudo-terminal can be opened on this platform (${pty})`);

const COLOUR = /\u001b\[[\d;]*m/;
const BAR = /[█░]/;
const SPINNER = /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/;

let cwd: string;
let server: VidServer;
let env: Record<string, string>;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-terminal-'));
  // A service takes its time over it; what renders here draws it.
  const plan = { scene_plan: [{ type: 'motion', prompt: '[mock:slow=2s] Come in', duration: 3 }], aspect: '1:1' };
  writeFileSync(join(cwd, 'plan.json'), JSON.stringify(plan));
  server = await createServer();
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

const render = (name: string, ...more: readonly string[]): readonly string[] => [
  'render',
  '--plan',
  'plan.json',
  '--title',
  'Harbour Coffee in Lisbon, every morning from seven until the evening',
  '--output',
  name,
  ...more,
];

/** The lines of a screen that belong to the progress. */
const drawn = (screen: Screen) => screen.filter(({ text }) => SPINNER.test(text) || BAR.test(text));

describe.skipIf(typeof pty === 'string')('in a terminal', () => {
  it.concurrent.each<[columns: number, how: string, flags: readonly string[], more: Record<string, string>]>([
    // One of them is drawn here; the others are waited for.
    [40, 'in colour', ['--local'], {}],
    [80, 'plain by --color never', ['--color', 'never'], {}],
    [200, 'plain by NO_COLOR', [], { NO_COLOR: '1' }],
  ])('a render shows its progress in one line of %i columns, %s', async (columns, how, flags, more) => {
    const name = `wide-${columns}.mp4`;
    const { code, screens, left, raw, cursorVisible } = await runInTerminal(render(name, ...flags), {
      cwd,
      env: { ...env, ...more },
      columns,
    });
    expect(code, raw).toBe(0);
    expect(left.at(-2)).toMatch(/^✓ Harbour Coffee in Lisbon.* \(\d scenes?\)$/);
    expect(left.at(-1)).toBe(name);
    expect(existsSync(join(cwd, name))).toBe(true);
    // Nothing of the spinner stays, and the cursor is back.
    expect(left.filter((line) => SPINNER.test(line) || BAR.test(line))).toEqual([]);
    expect(cursorVisible).toBe(true);
    const lines = screens.map(drawn);
    expect(Math.max(...lines.map(({ length }) => length))).toBe(1);
    const all = lines.flat();
    expect(all.filter(({ wrapped, text }) => wrapped || text.length >= columns)).toEqual([]);
    expect(all.some(({ text }) => /\d+% {2}(queued|starting|processing)/.test(text))).toBe(true);
    expect(COLOUR.test(raw)).toBe(how === 'in colour');
  });

  it.concurrent('Ctrl-C lets go of a wait, and tells how to pick the job up', async () => {
    let typed = false;
    const files = await loadedBy(async (asked) => {
      const { code, left } = await runInTerminal(
        ['render', '--brief', '[mock:render_timeout] Coffee.', '--output', 'film.mp4'],
        {
          cwd,
          env: { ...env, ...asked },
          columns: 80,
          onScreen(text, type) {
            if (typed || !/\d+% {2}\w/.test(text)) return;
            typed = true;
            type('\u0003');
          },
        },
      );
      expect(code).toBe(130);
      expect(left.filter((line) => SPINNER.test(line) || BAR.test(line))).toEqual([]);
      expect(left.join('\n')).toMatch(
        /Interrupted; job (\S+) goes on\.\n  → [^]*vid job download \1 --output film\.mp4$/,
      );
    });
    // The other side of the test that says where it is not loaded.
    expect(files.some((file) => file.includes('/node_modules/ora/'))).toBe(true);
  });

  it.concurrent('a command that vid exec runs hears each Ctrl-C once', async () => {
    const command = `
      let heard = 0;
      process.on('SIGINT', () => console.log('heard ' + ++heard));
      process.stdin.on('data', () => { console.log('in all ' + heard); process.exit(0); });
      console.log('ready');`;
    const answers: [shown: string, keys: string][] = [
      ['ready', '\u0003'],
      ['heard 1', '\u0003'],
      ['heard 2', '\r'],
    ];
    const { code, left } = await runInTerminal(['exec', '--', process.execPath, '-e', command], {
      cwd,
      env,
      columns: 80,
      onScreen(text, type) {
        if (answers[0] === undefined || !text.includes(answers[0][0])) return;
        const [, keys] = answers.shift() as (typeof answers)[number];
        type(keys);
      },
    });
    expect([code, left.at(-1)]).toEqual([0, 'in all 2']);
  });

  it.concurrent('a question is asked anew after Ctrl-Z where nobody can stop the command, as in a container', async () => {
    const answers: [shown: RegExp, keys: string][] = [
      [/API key: $/, '\u001a'],
      [/API key: \n+API key: $/, 'emp_typed_after\r'],
    ];
    const { code, raw } = await runInTerminal(['login', '--no-check', '--profile', 'again'], {
      cwd,
      env,
      columns: 60,
      onScreen(text, type) {
        if (answers[0]?.[0].test(text.trimEnd() + ' ') !== true) return;
        const [, keys] = answers.shift() as (typeof answers)[number];
        type(keys);
      },
    });
    expect([code, raw]).toEqual([0, expect.not.stringContaining('emp_typed')]);
  });

  it.concurrent('a question for a key does not show it', async () => {
    let asked = false;
    const { code, raw, left } = await runInTerminal(['login', '--no-check', '--profile', 'typed'], {
      cwd,
      env,
      columns: 60,
      onScreen(text, type) {
        if (asked || !text.includes('API key: ')) return;
        asked = true;
        type('emp_typed_by_hand\r');
      },
    });
    expect([code, left.join(' ')]).toEqual([0, expect.stringContaining('The key is stored in the profile typed, for')]);
    expect(raw).not.toContain('emp_typed');
  });
});

/** Types each answer when what it waits for is on the screen since the last one; gives all that was shown. */
const inShell = async (answers: readonly (readonly [shown: RegExp, keys: string])[]): Promise<string> => {
  if (typeof pty === 'string') throw new Error(pty);
  const shell = pty.spawn('bash', ['--norc', '--noprofile', '-i'], {
    cwd,
    cols: 200,
    env: { ...process.env, ...env, VID_CONFIG_DIR: cwd, PS1: 'ready> ', VID: `${process.execPath} ${bin}` },
  });
  const left = [...answers];
  let raw = '';
  let since = '';
  shell.onData((text) => {
    raw += text;
    since += text;
    const [shown, keys] = left[0] ?? [];
    if (shown === undefined || keys === undefined || !shown.test(since)) return;
    left.shift();
    since = '';
    shell.write(keys);
  });
  await new Promise((resolve) => shell.onExit(resolve));
  return raw;
};

const hasBash = typeof pty !== 'string' && spawnSync('bash', ['--version']).status === 0;

describe.skipIf(!hasBash)('a question whose command was stopped', () => {
  it.concurrent('is asked anew after Ctrl-Z and fg, and the answer counts', async () => {
    writeFileSync(join(cwd, 'kept.txt'), 'mine');
    const raw = await inShell([
      [/ready> $/, '$VID render --brief Coffee --output kept.txt\r'],
      [/nevertheless\? \[y\/N\] (\u001b\[\d+G)?$/, '\u001a'],
      [/Stopped[^]*ready> $/, 'fg\r'],
      [/nevertheless\? \[y\/N\] (\u001b\[\d+G)?$/, 'n\r'],
      [/is not replaced[^]*ready> $/, 'echo ended $?; exit\r'],
    ]);
    expect(raw).toMatch(/^ended 2\r$/m);
  });

  it.concurrent('does not show a key after the shell had the terminal', async () => {
    const raw = await inShell([
      [/ready> $/, '$VID login --no-check --profile stopped\r'],
      [/API key: $/, '\u001a'],
      [/Stopped[^]*ready> $/, 'fg\r'],
      [/API key: $/, 'emp_after_a_stop\r'],
      [/The key is stored in the profile stopped[^]*ready> $/, 'exit\r'],
    ]);
    expect(raw.match(/API key: /g)).toHaveLength(2);
    expect(raw).not.toContain('emp_after');
  });
});

describe('in a pipe', () => {
  it('--color always writes colours to stderr, and none to stdout', async () => {
    const run = await runVid(render('piped.mp4', '--local', '--renderer', 'instant', '--color', 'always'), {
      cwd,
      env,
    });
    expect([run.code, run.stdout]).toEqual([0, 'piped.mp4\n']);
    expect(run.stderr).toMatch(COLOUR);
    expect(run.stderr).not.toMatch(SPINNER);
    const plain = await runVid(['account', '--base-url', 'http://127.0.0.1:1'], { cwd, env });
    expect(plain.stderr).not.toMatch(COLOUR);
  });
});

describe.skipIf(typeof pty === 'string')('a window that is closed', () => {
  it('ends a listener in order, though its terminal is gone', async () => {
    if (typeof pty === 'string') return;
    const child = pty.spawn(process.execPath, [bin, 'webhook', 'listen', '--port', '0'], {
      cwd,
      env: { ...process.env, VID_CONFIG_DIR: cwd, VID_WEBHOOK_SECRET: '0'.repeat(64) },
    });
    const ended = new Promise((resolve) => child.onExit(resolve));
    await new Promise<void>((resolve) => child.onData((text) => void (text.includes('listening on') && resolve())));
    // Closes it on this side, which tells the process by SIGHUP.
    (child as unknown as { destroy(): void }).destroy();
    expect(await ended).toEqual({ exitCode: 0, signal: 0 });
  });
});
