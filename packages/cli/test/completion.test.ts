import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinBashWords } from '../src/completion/bash-words';
import { bin } from './built-command';
import { runHere } from './run-here';
import { runWarm } from './run-warm';

let cwd: string;
let server: VidServer;
let env: Record<string, string>;
let jobId: string;
let hookId: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-completion-'));
  server = await createServer();
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
  jobId = (await vid(['render', '--brief', 'A calm advert.', '--title', 'Harbour', '--no-wait'])).stdout.trim();
  const made = await vid(['hooks', 'create', '--event', 'credits.low', '--url', 'http://127.0.0.1:1/', '--json']);
  hookId = (JSON.parse(made.stdout) as { hook: { id: string } }).hook.id;
  writeFileSync(join(cwd, 'profiles.json'), JSON.stringify({ work: {} }));
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

const vid = (argv: readonly string[], more: Record<string, string> = {}) =>
  runWarm(argv, { cwd, env: { ...env, ...more } });
const offered = async (shell: string, words: readonly string[], more: Record<string, string> = {}) => {
  const { code, stdout, stderr } = await vid(['__complete', shell, '--', ...words], more);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter((line) => line !== '');
};
const values = async (...words: string[]) => (await offered('zsh', words)).map((line) => line.split('\t')[0]);
/** The same without a process of its own. */
const valuesHere = async (...words: string[]) =>
  (await runHere(['__complete', 'zsh', '--', ...words], { env: { ...env, VID_CONFIG_DIR: cwd } }))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0]);

describe('vid __complete', () => {
  it('offers commands with what they do, and hides itself', async () => {
    const lines = await offered('fish', ['']);
    expect(lines).toContain('doctor\tTry each part that renders and deliveries need');
    expect(lines.join('\n')).not.toContain('__complete');
  });

  it.each([
    [['ren'], ['render']],
    [['help', 'jo'], ['job']],
    [['render', '--dry'], ['--dry-run']],
    [['render', '--brief', 'x', '--quality', 'dr'], ['draft']],
    [['render', '--quality=st'], ['--quality=standard']],
    [['render', '--narrator', 'f'], ['false']],
    [['render', '--color', 'al'], ['always']],
    [['--json', 'hooks', 'ev'], ['events']],
    [['account', '--profile', 'w'], ['work']],
    [['hooks', 'create', '--event', 'credits.l'], ['credits.low']],
    [['webhook', 'listen', '--register', 'video.failed,video.'], ['video.failed,video.completed']],
    [['webhook', 'trigger', 'video.failed', '--set', 'rea'], ['reason=']],
    [['webhook', 'replay', 'f', '--mutate', 'st'], ['stale']],
    [
      ['server', 'policy', 'no_credits'],
      ['no_credits.code=split', 'no_credits.code=insufficient'],
    ],
    [['server', 'start', '--mem'], ['--memory']],
    [['server', 'start', '--renderer', 'i'], ['instant']],
    [['config', 'get', 'b'], ['base-url']],
    [['completion', 'f'], ['fish']],
    [['render', '--request', ''], []],
    [['exec', '--', 'vid', 'ren'], []],
    [['render', '--no-such-flag=x'], []],
  ])('%j offers %j', async (words, expected) => expect(await valuesHere(...words)).toEqual(expected));

  it('offers the ids that there are', async () => {
    const accounts = (await server.admin.listAccounts()).accounts.map(({ user_id: id }) => id);
    expect(await offered('zsh', ['job', 'watch', ''])).toEqual([`${jobId}\tHarbour (accepted)`]);
    expect(await values('hooks', 'delete', '')).toEqual([hookId]);
    expect(await values('server', 'credits', '--account', '')).toEqual(accounts);
  });

  it('offers nothing, and says nothing, where nobody answers', async () => {
    const away = { VID_BASE_URL: 'http://127.0.0.1:1' };
    expect(await offered('zsh', ['hooks', 'delete', ''], away)).toEqual([]);
    expect(await offered('zsh', ['server', 'credits', '--account', ''], away)).toEqual([]);
    expect(await offered('zsh', ['ren'], { VID_PROFILE: 'nobody' })).toEqual([]);
  });
});

describe('words of bash', () => {
  it.each([
    [['render', '--quality', '=', 'dr'], ['render', '--quality=dr'], 10],
    [['render', '--quality', '='], ['render', '--quality='], 10],
    [['render', '--aspect', '9', ':', '1'], ['render', '--aspect', '9:1'], 2],
    [['render', ''], ['render', ''], 0],
    [[''], [''], 0],
  ])('%j', (pieces, words, kept) => expect(joinBashWords(pieces)).toEqual({ words, kept }));
});

const bash = spawnSync('bash', ['--version']).status === 0;

describe('vid completion', () => {
  it('prints a script for each shell, and refuses another', async () => {
    for (const shell of ['bash', 'zsh', 'fish', 'powershell'])
      expect((await vid(['completion', shell])).stdout).toContain(`vid __complete ${shell} --`);
    const other = await vid(['completion', 'tcsh']);
    expect([other.code, other.stdout]).toEqual([2, '']);
    expect(other.stderr).toContain('bash, zsh, fish, powershell');
  });

  it('gives PowerShell values with what they are, also where nothing is typed yet', async () => {
    const { stdout: script } = await vid(['completion', 'powershell']);
    expect(script).toMatch(/^Register-ArgumentCompleter -Native -CommandName vid -ScriptBlock \{/m);
    const [, empty = ''] = /\$words \+= '(\S+)'/.exec(script) ?? [];
    expect(await offered('powershell', ['job', 'get', empty])).toEqual(await offered('fish', ['job', 'get', '']));
    expect(await offered('powershell', ['render', '--quality=dr'])).toEqual(
      await offered('fish', ['render', '--quality=dr']),
    );
    // Each bracket that is opened is closed.
    for (const [open, close] of ['()', '{}', '[]'])
      expect(script.split(open ?? '').length).toBe(script.split(close ?? '').length);
  });

  it.skipIf(!bash)('works in bash, and evaluates nothing that was typed', async () => {
    writeFileSync(join(cwd, 'vid'), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
    chmodSync(join(cwd, 'vid'), 0o755);
    const { stdout: script } = await vid(['completion', 'bash']);
    const test = `${script}
      try() { COMP_WORDS=(vid "$@"); COMP_CWORD=$#; _vid_complete; printf '<%s>' "\${COMPREPLY[@]}"; echo; }
      try render --quality = dr
      try render --aspect 9 : 1
      try job get ''
      try render --brief '"$(touch evaluated)"' --dry`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', test], {
      cwd,
      env: { ...process.env, ...env, VID_CONFIG_DIR: cwd, PATH: `${cwd}:${process.env['PATH']}` },
      encoding: 'utf8',
    });
    expect([stdout.trim().split('\n'), stderr]).toEqual([['<draft>', '<16>', `<${jobId}>`, '<--dry-run>'], '']);
    expect(spawnSync('ls', [cwd], { encoding: 'utf8' }).stdout).not.toContain('evaluated');
  });
});
