/**
 * Every receiver that `vid init` writes, in an application that takes it by the lines that the command prints: the typed ones
 * pass the compiler, and each takes a signed delivery and refuses a forged one.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProject } from '../src/init/find-project';
import { type Dialect, FRAMEWORKS, type Framework } from '../src/init/framework';
import { receiverOf } from '../src/init/receiver';
import { exporting, importing } from '../src/init/receiver-parts';

const SECRET = 'c0ffee'.repeat(10) + '1234';

interface Case {
  readonly framework: Exclude<Framework, 'none'>;
  readonly dialect: Dialect;
  /** Files of its folder that tell what it is. */
  readonly files?: readonly string[];
  /** TypeScript that is compiled to CommonJS. */
  readonly toCommonJs?: boolean;
}

/** Workers and the routes of Next.js are ES modules, whatever their package says. */
const ALWAYS_ESM: readonly Framework[] = ['workers', 'next', 'next-pages'];
const DIALECTS: readonly Dialect[] = ['typescript', 'esm', 'cjs'];

const CASES: readonly Case[] = [
  ...FRAMEWORKS.filter((framework) => framework !== 'none').flatMap((framework) =>
    DIALECTS.filter((dialect) => dialect !== 'cjs' || !ALWAYS_ESM.includes(framework)).map(
      (dialect): Case => ({
        framework,
        dialect,
      }),
    ),
  ),
  { framework: 'hono', dialect: 'typescript', files: ['wrangler.toml'] },
  { framework: 'hono', dialect: 'esm', files: ['wrangler.toml'] },
  { framework: 'express', dialect: 'typescript', toCommonJs: true },
  { framework: 'nest', dialect: 'typescript', toCommonJs: true },
];

const nameOf = ({ framework, dialect, files = [], toCommonJs = false }: Case): string =>
  [framework, dialect, ...files, ...(toCommonJs ? ['to-cjs'] : [])].join('-');

/** An application around the receiver; `app` is what the harness calls. */
const applicationOf = ({ framework, dialect }: Case, mount: readonly string[]): string => {
  const isTyped = dialect === 'typescript';
  const from = (names: string, module: string): string => importing(dialect, names, module);
  const [importLine = '', ...lines] = mount;
  const made = (before: readonly string[], value: string, after: readonly string[]): string =>
    [...before, importLine, ...exporting(dialect, 'app', value), ...after].join('\n');
  switch (framework) {
    case 'express':
      return made([from('express', 'express')], 'express()', [...lines, 'app.use(express.json());']);
    case 'fastify':
      return made([from('{ fastify }', 'fastify')], 'fastify()', lines);
    case 'koa':
      return made([from('Koa', 'koa')], 'new Koa()', lines);
    case 'hono':
      return made([from('{ Hono }', 'hono')], 'new Hono()', lines);
    case 'workers': {
      const parameters = isTyped
        ? 'request: Request, env: { VID_WEBHOOK_SECRET: string }, ctx: { waitUntil(work: Promise<unknown>): void }'
        : 'request, env, ctx';
      return made(
        [],
        `{\n  async fetch(${parameters}) {\n    ${lines[0]}\n    return new Response(null, { status: 404 });\n  },\n}`,
        [],
      );
    }
    case 'nest': {
      const create = 'NestFactory.create(AppModule, { rawBody: true })';
      const before = [from('{ Module }', '@nestjs/common'), from('{ NestFactory }', '@nestjs/core')];
      if (!isTyped)
        return [
          ...before,
          importLine,
          'class AppModule {}',
          'Module({})(AppModule);',
          ...exporting(
            dialect,
            'start',
            `async () => {\n  const app = await ${create};\n  ${lines[0]}\n  return app;\n}`,
          ),
        ].join('\n');
      return [
        "import 'reflect-metadata';",
        ...before,
        importLine,
        lines[0],
        'class AppModule {}',
        `export const start = () => ${lines[1]};`,
      ].join('\n');
    }
    default:
      return '';
  }
};

/** Calls what each kind of application is. */
const HARNESS = `
import { createServer, request as open } from 'node:http';
import { pathToFileURL } from 'node:url';
import { signWebhook } from '@vid/webhook-verify';
const cases = JSON.parse(process.argv[2]);
const body = JSON.stringify({ event: 'video.completed', payload: { job_id: 'job_1', output_url: 'https://v.example/1' }, emitted_at: new Date().toISOString(), delivery_id: 'dlv_1' });
const secret = process.env.VID_WEBHOOK_SECRET;
const headersBy = async (key) => ({ 'content-type': 'application/json', ...(await signWebhook(body, key)) });
const overHttp = (port, path) => (headers) => new Promise((resolve, reject) => {
  const sent = open({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => { answer.resume().on('end', () => resolve(answer.statusCode)); });
  sent.on('error', reject).end(body);
});
const listening = async (server, path) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return overHttp(server.address().port, path);
};
const context = { waitUntil() {} };
const env = { VID_WEBHOOK_SECRET: secret };
const asRequest = (path, call) => async (headers) => (await call(new Request('http://app.local' + path, { method: 'POST', headers, body }))).status;
const freePort = async () => {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
const SENDERS = {
  express: async ({ app }) => listening(createServer(app), '/webhooks/vid'),
  koa: async ({ app }) => listening(createServer(app.callback()), '/webhooks/vid'),
  fastify: async ({ app }) => { await app.listen({ port: 0, host: '127.0.0.1' }); return overHttp(app.server.address().port, '/webhooks/vid'); },
  hono: ({ app }) => asRequest('/webhooks/vid', (request) => app.fetch(request, env, context)),
  workers: ({ app }) => asRequest('/webhooks/vid', (request) => app.fetch(request, env, context)),
  nest: async ({ start }) => { const app = await start(); app.useLogger(false); await app.listen(0, '127.0.0.1'); return overHttp(new URL(await app.getUrl()).port, '/webhooks/vid'); },
  next: ({ POST }) => asRequest('/api/webhooks/vid', POST),
  'next-pages': async ({ default: handler, config }) => { if (config.api.bodyParser !== false) throw new Error('parsed'); return listening(createServer(handler), '/api/webhooks/vid'); },
};
const results = {};
const say = console.log;
console.log = () => {};
console.error = () => {};
console.warn = () => {};
for (const { name, framework, file } of cases) {
  try {
    let send;
    if (framework === 'node') {
      const PORT = String(await freePort());
      Object.assign(process.env, { PORT });
      await import(pathToFileURL(file).href);
      send = overHttp(PORT, '/webhooks/vid');
    } else {
      const module = await import(pathToFileURL(file).href);
      send = await SENDERS[framework]({ ...module.default, ...module });
    }
    results[name] = [await send(await headersBy(secret)), await send(await headersBy(secret)), await send(await headersBy('0'.repeat(64))), await send({})];
  } catch (error) {
    results[name] = String(error.stack);
  }
}
say(JSON.stringify(results));
process.exit(0);
`;

let root: string;
const typed: string[] = [];
const built: { readonly name: string; readonly framework: Framework; readonly file: string }[] = [];

const REPO = fileURLToPath(new URL('../../..', import.meta.url));
const LINKED = ['@vid', '@types', 'express', 'fastify', 'koa', 'hono', 'undici-types', 'reflect-metadata', 'rxjs'];

/** The packages of this repository, as a project has them that installed them. */
const linkPackages = (folder: string): void => {
  mkdirSync(folder);
  for (const name of LINKED) symlinkSync(join(REPO, 'node_modules', name), join(folder, name), 'junction');
  const nest = createRequire(join(REPO, 'packages/webhook-verify/package.json')).resolve('@nestjs/common/package.json');
  symlinkSync(dirname(dirname(nest)), join(folder, '@nestjs'), 'junction');
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  isolatedModules: true,
  types: ['node'],
};

const put = (path: string, text: string, { toCommonJs = false }: Case): string => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  if (!path.endsWith('.ts')) return path;
  typed.push(path);
  const module = toCommonJs ? ts.ModuleKind.CommonJS : ts.ModuleKind.ESNext;
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { ...OPTIONS, module, moduleResolution: ts.ModuleResolutionKind.Bundler },
  });
  const script = path.replace(/ts$/, 'js');
  writeFileSync(script, outputText);
  return script;
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-receivers-'));
  linkPackages(join(root, 'node_modules'));
  writeFileSync(join(root, 'harness.mjs'), HARNESS);
  for (const one of CASES) {
    const { framework, dialect, files = [], toCommonJs = false } = one;
    const folder = join(root, nameOf(one));
    mkdirSync(folder);
    const type = dialect === 'cjs' || toCommonJs ? {} : { type: 'module' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(type));
    if (dialect === 'typescript') writeFileSync(join(folder, 'tsconfig.json'), '{}');
    for (const file of files) writeFileSync(join(folder, file), '');
    const project = findProject(folder, framework);
    expect([nameOf(one), project.dialect]).toEqual([nameOf(one), dialect]);
    const receiver = receiverOf(project);
    if (receiver === undefined) throw new Error('there is no receiver');
    const own = put(join(folder, receiver.path), receiver.text, one);
    const application = applicationOf(one, receiver.mount);
    const ending = dialect === 'typescript' ? 'ts' : 'js';
    const file = application === '' ? own : put(join(folder, `app.${ending}`), application, one);
    built.push({ name: nameOf(one), framework, file });
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('those in TypeScript pass the compiler, with the lines that mount them', () => {
  expect(typed.length).toBeGreaterThan(15);
  const program = ts.createProgram(typed, { ...OPTIONS, noEmit: true });
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  expect(found).toEqual([]);
});

describe('deliveries', () => {
  it('are taken when they are signed, also a second time, and refused when they are forged or bare', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['harness.mjs', JSON.stringify(built)], {
      cwd: root,
      env: { ...process.env, VID_WEBHOOK_SECRET: SECRET, NODE_ENV: 'production' },
    });
    const results = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    const right = Object.fromEntries(built.map(({ name }) => [name, [200, 200, 401, 401]]));
    expect(results).toEqual(right);
  });
});
