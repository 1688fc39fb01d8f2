/** `vid init` finds the framework, asks, and writes everything or nothing. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProject } from '../src/init/find-project';
import { nextSteps } from '../src/init/next-steps';
import { planFiles } from '../src/init/plan-files';
import { receiverOf } from '../src/init/receiver';
import { writeFiles } from '../src/init/write-files';
import { readSettings } from '../src/settings';
import { runWarm } from './run-warm';
import { loadPty, runInTerminal } from './terminal';

const pty = await loadPty();
const POSIX = process.platform !== 'win32';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-init-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
/** A project of these files; an object is written as JSON. */
const project = (files: Readonly<Record<string, unknown>> = {}): string => {
  const folder = join(root, `project-${(count += 1)}`);
  mkdirSync(folder);
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return folder;
};
const depends = (...names: readonly string[]) => ({
  dependencies: Object.fromEntries(names.map((name) => [name, '1'])),
});

/** Everything below a folder, with what it holds. */
const contentsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => !name.startsWith('.git/') && lstatSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** Settings somewhere else than in the project. */
const env = (): Record<string, string> => ({ VID_CONFIG_DIR: root });

describe('the project that is found', () => {
  it.each<[what: string, files: Readonly<Record<string, unknown>>, framework: string, path: string | undefined]>([
    [
      'Next.js, app router',
      { 'package.json': depends('next'), 'app/page.tsx': '', 'tsconfig.json': '{}' },
      'next',
      'app/api/webhooks/vid/route.ts',
    ],
    [
      'Next.js in src',
      { 'package.json': depends('next'), 'src/app/page.js': '' },
      'next',
      'src/app/api/webhooks/vid/route.js',
    ],
    [
      'Next.js, pages router',
      { 'package.json': depends('next'), 'pages/index.js': '' },
      'next-pages',
      'pages/api/webhooks/vid.js',
    ],
    ['Express', { 'package.json': depends('express'), 'src/index.js': '' }, 'express', 'src/vid-webhook.js'],
    ['Fastify', { 'package.json': depends('fastify', 'typescript') }, 'fastify', 'vid-webhook.ts'],
    ['Koa', { 'package.json': depends('koa') }, 'koa', 'vid-webhook.js'],
    ['Hono', { 'package.json': depends('hono') }, 'hono', 'vid-webhook.js'],
    ['Hono on workers', { 'package.json': depends('hono', 'wrangler') }, 'hono', 'vid-webhook.js'],
    [
      'NestJS',
      { 'package.json': depends('@nestjs/core', 'express'), 'tsconfig.json': '{}', 'src/main.ts': '' },
      'nest',
      'src/vid-webhook.controller.ts',
    ],
    [
      'NestJS on Fastify',
      { 'package.json': depends('@nestjs/core', '@nestjs/platform-fastify') },
      'fastify',
      'vid-webhook.js',
    ],
    ['Cloudflare Workers', { 'package.json': {}, 'wrangler.jsonc': '{}' }, 'workers', 'vid-webhook.js'],
    ['plain Node', { 'package.json': {} }, 'node', 'vid-webhook.js'],
    ['nothing', { 'main.py': '' }, 'none', undefined],
  ])('%s', (_what, files, framework, path) => {
    const found = findProject(project(files));
    expect([found.framework, receiverOf(found)?.path]).toEqual([framework, path]);
  });

  it('is looked for above the working folder, and can be said', () => {
    const folder = project({ 'package.json': depends('express', 'koa'), 'src/deep/x.js': '' });
    expect(findProject(join(folder, 'src/deep'))).toMatchObject({ folder, framework: 'koa', others: ['express'] });
    expect(findProject(folder, 'express')).toMatchObject({ framework: 'express', others: [] });
  });

  it.each([
    ['an ES module', { type: 'module' }, 'esm', /^import \{ webhookHandler \} from/m],
    ['CommonJS', {}, 'cjs', /^const \{ webhookHandler \} = require/m],
  ])('writes %s as such', (_what, json, dialect, line) => {
    const found = findProject(project({ 'package.json': { ...json, ...depends('express') } }));
    expect([found.dialect, receiverOf(found)?.text]).toEqual([dialect, expect.stringMatching(line)]);
  });

  it('tells how packages are added there', () => {
    const step = (lockfile: string, ...names: readonly string[]) => {
      const found = findProject(project({ 'package.json': depends('koa', ...names), [lockfile]: '' }));
      return nextSteps(found, receiverOf(found), 'https://api.example.com')[0]?.lines;
    };
    expect(step('pnpm-lock.yaml')).toEqual(['pnpm add @vid/sdk @vid/webhook-verify']);
    expect(step('yarn.lock', '@vid/sdk')).toEqual(['yarn add @vid/webhook-verify']);
    expect(step('bun.lock')).toEqual(['bun add @vid/sdk @vid/webhook-verify']);
    expect(step('package-lock.json')).toEqual(['npm install @vid/sdk @vid/webhook-verify']);
  });
});

describe('vid init', () => {
  it('writes what the command line reads, names without values, and the receiver', async () => {
    const cwd = project({ 'package.json': { ...depends('express'), type: 'module' } });
    const { code, stdout, stderr } = await runWarm(['init', '--yes'], { cwd, env: env() });
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^This is Express, JavaScript, ES modules, in this folder\.\n/),
    ]);
    const files = contentsOf(cwd);
    expect(Object.keys(files)).toEqual([
      '.env.example',
      '.gitignore',
      'package.json',
      'vid-webhook.js',
      'vid.config.json',
    ]);
    expect(readSettings({}, { cwd, env: env() })).toMatchObject({
      baseUrl: { value: 'http://127.0.0.1:4600', source: join(cwd, 'vid.config.json') },
      warnings: [],
    });
    const lines = files['.env.example']?.trimEnd().split('\n') ?? [];
    expect(lines.every((line) => line === '' || line.startsWith('# '))).toBe(true);
    expect(lines.filter((line) => /^# VID_\w+=$/.test(line))).toHaveLength(3);
    expect(files['.gitignore']).toBe('.env\n');
    expect(stdout).toContain("app.post('/webhooks/vid', vidWebhook); // before app.use(express.json())");
    expect(stdout).toMatch(
      /npm install @vid\/sdk @vid\/webhook-verify\n[^]*vid login\n[^]*vid webhook listen --register/,
    );
    // The calls that it prints exist.
    for (const call of ['webhook listen', 'server start', 'login']) expect(stdout).toContain(`vid ${call}`);
  });

  it('asks nobody without a terminal: it refuses, and writes nothing', async () => {
    for (const flags of [[], ['--json']]) {
      const cwd = project({ 'package.json': depends('koa') });
      const { code, stdout, stderr } = await runWarm(['init', ...flags], { cwd, env: env() });
      expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('vid init --yes')]);
      expect(Object.keys(contentsOf(cwd))).toEqual(['package.json']);
    }
  });

  it('is one document with --json', async () => {
    const cwd = project({ 'package.json': depends('fastify'), '.env.example': 'MINE=' });
    const { code, stdout, stderr } = await runWarm(['init', '--yes', '--json'], { cwd, env: env() });
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      framework: 'fastify',
      language: 'cjs',
      files: [
        { path: 'vid.config.json', action: 'created' },
        { path: '.env.example', action: 'kept' },
        { path: '.gitignore', action: 'created' },
        { path: 'vid-webhook.js', action: 'created' },
      ],
      next: expect.arrayContaining([{ about: 'Install', lines: ['npm install @vid/sdk @vid/webhook-verify'] }]),
    });
    expect(contentsOf(cwd)['.env.example']).toBe('MINE=');
  });

  it('leaves what is there, says so, and is done when all is', async () => {
    const cwd = project({
      'package.json': depends('koa'),
      'vid.config.json': '{"profile":"default"}',
      'vid-webhook.js': 'mine',
    });
    const first = await runWarm(['init', '--yes'], { cwd, env: env() });
    expect(first.stderr).toMatch(/keep +vid\.config\.json +is there already; --force replaces it\n/);
    expect(contentsOf(cwd)).toMatchObject({ 'vid.config.json': '{"profile":"default"}', 'vid-webhook.js': 'mine' });
    const before = contentsOf(cwd);
    const second = await runWarm(['init'], { cwd, env: env() });
    expect([second.code, second.stderr]).toEqual([0, expect.stringContaining('Everything is there already.')]);
    expect(contentsOf(cwd)).toEqual(before);
    const forced = await runWarm(['init', '--yes', '--force'], { cwd, env: env() });
    expect(forced.stdout).toMatch(/^replaced vid\.config\.json\n/);
    expect(contentsOf(cwd)['vid-webhook.js']).toContain('webhookHandler');
  });

  it('takes the service that is configured, but no password into a shared file', async () => {
    const cwd = project({ 'package.json': {} });
    const address = { ...env(), VID_BASE_URL: 'https://user:planted@api.example.com' };
    const refused = await runWarm(['init', '--yes'], { cwd, env: address });
    expect([refused.code, refused.stdout + refused.stderr]).toEqual([2, expect.not.stringContaining('planted')]);
    expect(Object.keys(contentsOf(cwd))).toEqual(['package.json']);
    await runWarm(['init', '--yes', '--base-url', 'https://api.example.com/'], { cwd, env: env() });
    expect(contentsOf(cwd)['vid.config.json']).toBe('{\n  "baseUrl": "https://api.example.com"\n}\n');
  });

  it('writes settings alone where there is no framework, and says how to get a receiver', async () => {
    const cwd = project({ 'main.py': '' });
    const { code, stderr } = await runWarm(['init', '--yes'], { cwd, env: env() });
    expect([code, stderr]).toEqual([0, expect.stringContaining('--framework node')]);
    expect(Object.keys(contentsOf(cwd))).toEqual(['.env.example', '.gitignore', 'main.py', 'vid.config.json']);
  });

  it('offers the nearest framework for one that it does not know', async () => {
    const { code, stderr } = await runWarm(['init', '--framework', 'expres'], { cwd: project(), env: env() });
    expect([code, stderr]).toEqual([2, expect.stringContaining('express')]);
  });
});

describe('.gitignore', () => {
  const planned = (files: Readonly<Record<string, unknown>>, git = false) => {
    const folder = project({ 'package.json': {}, ...files });
    if (git) spawnSync('git', ['init', '-q'], { cwd: folder });
    const found = findProject(folder);
    return planFiles(found, { baseUrl: 'http://x', receiver: undefined, force: false }).find(
      ({ path }) => path === '.gitignore',
    );
  };
  const hasGit = spawnSync('git', ['--version']).status === 0;

  it.each(hasGit ? [false, true] : [false])('is told of .env once, whoever reads it (git: %s)', (git) => {
    expect(planned({}, git)).toMatchObject({ action: 'create', text: '.env\n' });
    expect(planned({ '.gitignore': 'dist\r\nx' }, git)).toMatchObject({
      action: 'extend',
      text: 'dist\r\nx\r\n.env\r\n',
    });
    expect(planned({ '.gitignore': '.env\n' }, git)).toBeUndefined();
    expect(planned({ '.gitignore': '/.env\n' }, git)).toBeUndefined();
    expect(planned({ '.gitignore': '.env\n!.env\n' }, git)?.text).toBe('.env\n!.env\n.env\n');
    expect(planned({ '.gitignore': '# .env\n' }, git)?.text).toBe('# .env\n.env\n');
    // A pattern that hides the example, too, would keep it from the others.
    expect(planned({ '.gitignore': '.env*\n' }, git)?.text).toBe('.env*\n!.env.example\n');
    expect(planned({ '.gitignore': '.env*\n', '.env.example': '' }, git)).toBeUndefined();
  });
});

describe('all or nothing', () => {
  const plan = (folder: string, force = false) => {
    const found = findProject(folder);
    return planFiles(found, { baseUrl: 'http://x', receiver: receiverOf(found), force });
  };

  it('a folder in the place of a file stops it before the first write', async () => {
    const folder = project({ 'package.json': {} });
    mkdirSync(join(folder, '.gitignore'));
    const before = contentsOf(folder);
    await expect(writeFiles(folder, [...plan(project({ 'package.json': {} }))])).rejects.toMatchObject({
      message: expect.stringMatching(/^\.gitignore can't be written: it is a folder\. Nothing/),
    });
    expect(contentsOf(folder)).toEqual(before);
  });

  it('what was written before one that fails is taken back, with the folders that were made', async () => {
    const folder = project({ 'package.json': {}, 'vid.config.json': 'old' });
    const files = plan(folder, true);
    // It comes into being after all was foreseen: the last file lies below the one before it.
    const last = { path: '.env.example/x', about: '', text: '', action: 'create' } as const;
    const deep = { path: 'a/b/c.js', about: '', text: 'x', action: 'create' } as const;
    await expect(writeFiles(folder, [...files, deep, last])).rejects.toMatchObject({ exitCode: 1 });
    expect(contentsOf(folder)).toEqual({ 'package.json': '{}', 'vid.config.json': 'old' });
    expect(existsSync(join(folder, 'a'))).toBe(false);
  });

  it.skipIf(!POSIX)('a read-only file is not replaced, and a link stays one', async () => {
    const folder = project({ 'package.json': {}, 'real.json': 'old', '.env.example': 'x' });
    symlinkSync('real.json', join(folder, 'vid.config.json'));
    chmodSync(join(folder, '.env.example'), 0o444);
    await expect(writeFiles(folder, plan(folder, true))).rejects.toThrow(
      /\.env\.example can't be written: it is read-only/,
    );
    expect(contentsOf(folder)['real.json']).toBe('old');
    chmodSync(join(folder, '.env.example'), 0o644);
    await writeFiles(folder, plan(folder, true));
    expect(lstatSync(join(folder, 'vid.config.json')).isSymbolicLink()).toBe(true);
    expect(contentsOf(folder)['real.json']).toContain('baseUrl');
  });

  it.skipIf(!POSIX)('a link to nothing counts as there', () => {
    const folder = project({ 'package.json': {} });
    symlinkSync('nowhere', join(folder, '.env.example'));
    expect(plan(folder).find(({ path }) => path === '.env.example')?.action).toBe('keep');
  });
});

describe.skipIf(typeof pty === 'string')('in a terminal', () => {
  const answer = async (keys: string, columns: number) => {
    const cwd = project({ 'package.json': depends('express') });
    let asked = false;
    const run = await runInTerminal(['init'], {
      cwd,
      env: env(),
      columns,
      onScreen(text, type) {
        if (asked || !text.includes('Write them? [y/N] ')) return;
        asked = true;
        type(keys);
      },
    });
    return { ...run, files: Object.keys(contentsOf(cwd)) };
  };

  it.each([50, 80, 140])('of %i columns it shows what it would write, asks, and writes', async (columns) => {
    const { code, left, files } = await answer('y\r', columns);
    expect([code, files]).toEqual([
      0,
      ['.env.example', '.gitignore', 'package.json', 'vid-webhook.js', 'vid.config.json'],
    ]);
    const question = left.findIndex((line) => line.includes('Write them?'));
    const shown = left.slice(0, question).join('\n');
    for (const file of ['vid.config.json', '.env.example', '.gitignore', 'vid-webhook.js'])
      expect(shown).toContain(file);
    for (const line of left.slice(0, question)) expect(line.length).toBeLessThanOrEqual(columns);
    // What follows may be code, which stays as it is; a command goes on as a shell takes it.
    const next = left.slice(question);
    expect(next.filter((line) => line.length > columns && !/^ {5}(app|import|const|node)\b/.test(line))).toEqual([]);
    expect(next.join('\n').replaceAll(/ \\\n +/g, ' ')).toMatch(
      /^ {5}vid webhook listen --register video\.completed --forward \S+ --secret-to \.env$/m,
    );
  });

  it.each([
    ['n\r', 2],
    ['\r', 2],
    ['\u0003', 130],
  ])('%j writes nothing', async (keys, expected) => {
    const { code, files } = await answer(keys, 80);
    expect([code, files]).toEqual([expected, ['package.json']]);
  });
});

describe('what stands in the way', () => {
  it('a package.json that is broken is named with its line, and nothing is written', async () => {
    const cwd = project({ 'package.json': '{\n  "name": "x",\n}' });
    const { code, stderr } = await runWarm(['init', '--yes'], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/package\.json can't be read as JSON: line 3, column 1/)]);
    expect(readdirSync(cwd)).toEqual(['package.json']);
  });

  it.skipIf(!POSIX)('so is a .gitignore that leads nowhere', async () => {
    const cwd = project({ 'package.json': depends('express') });
    symlinkSync('nowhere/ignore', join(cwd, '.gitignore'));
    const { code, stderr } = await runWarm(['init', '--yes'], { cwd });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /error: \.gitignore can't be .*a symbolic link to nowhere\/ignore, which is not there[^]*→ Remove/,
      ),
    ]);
    expect(readdirSync(cwd).sort()).toEqual(['.gitignore', 'package.json']);
  });

  it('the receiver of another framework stays, and the new one has a name of its own', async () => {
    const cwd = project({ 'package.json': depends('express', 'koa') });
    await runWarm(['init', '--yes', '--framework', 'express'], { cwd });
    const first = contentsOf(cwd)['vid-webhook.js'];
    const { code, stdout } = await runWarm(['init', '--yes', '--force', '--framework', 'koa'], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining("require('./vid-webhook-koa')")]);
    expect(contentsOf(cwd)).toMatchObject({
      'vid-webhook.js': first,
      'vid-webhook-koa.js': expect.stringContaining('@vid/webhook-verify/koa'),
    });
    const again = await runWarm(['init', '--yes', '--json', '--framework', 'koa'], { cwd });
    expect((JSON.parse(again.stdout) as { files: unknown }).files).toContainEqual({
      path: 'vid-webhook-koa.js',
      action: 'kept',
    });
  });

  it('the application is told where its key goes', () => {
    const steps = nextSteps(
      findProject(project({ 'package.json': depends('hono') })),
      undefined,
      'https://api.example',
    );
    expect(steps).toContainEqual({
      about: expect.stringContaining('in .env'),
      lines: ['VID_API_KEY=THE_KEY', 'VID_BASE_URL=https://api.example'],
    });
  });

  it.each<[string, object, string, string]>([
    ['express', {}, 'node --env-file=.env app.js', 'own file for app.js'],
    ['fastify', { 'src/app.js': '' }, 'node --env-file=.env src/app.js', 'Node reads .env only when told to'],
    ['koa', { 'tsconfig.json': '{}' }, 'npx tsx --env-file=.env app.ts', 'own file for app.ts'],
    ['hono', {}, 'node --env-file=.env app.js', 'Node reads .env only when told to'],
    ['hono', { 'wrangler.toml': '' }, 'npx wrangler dev', 'wrangler reads .env'],
    ['@nestjs/core', { 'tsconfig.json': '{}' }, 'npx nest build && node --env-file=.env dist/main.js', 'Node reads'],
    ['next', {}, 'npx next dev', 'reads .env by itself'],
    ['chalk', {}, 'node --env-file=.env vid-webhook.js', 'Node reads .env only when told to'],
  ])(
    'the application of %s with %o is started, after the listener, so that it has its secret',
    (name, files, line, reads) => {
      const found = findProject(project({ 'package.json': depends(name), ...files }));
      const steps = nextSteps(found, receiverOf(found), 'https://api.example');
      const listener = steps.findIndex(({ lines }) => lines.some((one) => one.includes('--secret-to .env')));
      expect(listener).toBeGreaterThan(0);
      expect(steps[listener + 1]).toEqual({
        about: expect.stringMatching(/^Start your application when the listener has written the secret \(.*\)$/),
        lines: [line],
      });
      expect(steps[listener + 1]?.about).toContain(reads);
    },
  );
});
