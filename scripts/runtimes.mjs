// Tries the packed packages as their users would, in fresh projects that a package manager made with the first line of each
// README: in each runtime, in each layout of packages, bundled for workers and pages, and with the lowest and the newest version
// of each dependency that may be newer. Each does real work against the reference server: pays for a render, waits for it,
// receives and verifies its delivery, saves its video. Runtimes, managers and bundlers come from npm, into scripts/runtimes and
// scripts/node-matrix, when they are first needed; those that can't be had are named as skipped. `--keep` leaves the projects
// in place; other arguments choose checks by their names.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './npm-command.mjs';
import { packPackage } from './pack-package.mjs';
import { runProgram } from './run-program.mjs';
import { caretRanges } from './runtimes/caret-ends.mjs';
import { layouts } from './runtimes/layouts.mjs';
import { serveTarballs } from './runtimes/local-registry.mjs';
import { findTools } from './runtimes/tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const here = join(root, 'scripts/runtimes');
const names = ['webhook-verify', 'sdk', 'server', 'cli'];
/** Checks that run at the same time: each waits for a registry now and then. */
const AT_ONCE = 3;

const folder = mkdtempSync(join(tmpdir(), 'vid-runtimes-'));
process.on('exit', () => {
  if (process.argv.includes('--keep')) console.log(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
});

const tools = findTools();
const registry = await serveTarballs(await Promise.all(names.map((name) => packPackage(name, folder))));
const mirror = (await runProgram(...npmCommand('npm', ['config', 'get', 'registry']))).trim().split('\n').at(-1);
const all = layouts({ registry: registry.address, tools, folder, mirror });

/** A fresh project of a layout, with some of the programs. */
const freshProject = (layout, name, programs = []) => {
  const cwd = join(folder, layout.replaceAll(/\W+/g, '-'), name);
  mkdirSync(cwd, { recursive: true });
  all[layout].prepare(cwd);
  for (const program of programs) {
    const source = existsSync(join(here, 'project', program)) ? join(here, 'project') : join(root, 'scripts/packages');
    cpSync(join(source, program), join(cwd, program));
  }
  return cwd;
};

/** Runs a program, which says `used` at its end. */
const use = async ([command, ...args], options) => {
  const text = await runProgram(command, args, { timeoutMs: 120_000, ...options });
  if (!text.includes('used')) throw new Error(`${args.join(' ')} ended early:\n${text}`);
};
/** The same with a service of its own, as `vid exec` gives it. */
const useWithService = (bin, command, options) => use([join(bin, 'vid'), 'exec', '--', ...command], options);

const compile = async (cwd) => {
  const settings = { target: 'ES2022', strict: true, noEmit: true, skipLibCheck: false, types: ['node'] };
  const ways = {
    node: { module: 'NodeNext', moduleResolution: 'NodeNext' },
    worker: { module: 'Preserve', moduleResolution: 'Bundler', customConditions: ['workerd', 'worker', 'browser'] },
  };
  for (const [name, way] of Object.entries(ways)) {
    const compilerOptions = { ...settings, ...way, typeRoots: [join(root, 'node_modules/@types')] };
    const file = `tsconfig.${name}.json`;
    writeFileSync(join(cwd, file), JSON.stringify({ compilerOptions, files: ['types.mts'] }));
    await runProgram(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', file], { cwd });
  }
};

/** A project that a README's line made, made once for all that use it. */
const projects = new Map();
const installed = (layout, name, programs) => {
  const key = `${layout}/${name}`;
  if (!projects.has(key)) {
    const make = async () => {
      const cwd = freshProject(layout, name, programs);
      return { cwd, bin: await all[layout].install(cwd, name) };
    };
    projects.set(key, make());
  }
  return projects.get(key);
};

const VERIFIER_PROGRAMS = ['verify.mjs', 'next.mjs'];
const CLIENT_PROGRAMS = ['use.mjs', 'dom.mjs', 'types.mts', 'worker.mjs', 'edge.mjs', 'page.mjs'];
const addVerifier = new Map();
/** The project of the client, which receives deliveries as well. */
const client = async (layout) => {
  const project = await installed(layout, 'sdk', CLIENT_PROGRAMS);
  if (!addVerifier.has(layout)) addVerifier.set(layout, all[layout].install(project.cwd, 'webhook-verify'));
  await addVerifier.get(layout);
  return project;
};

const tryLayout = async (layout) => {
  const { runtime, only, types = false, renders = false } = all[layout];
  const verifier = await installed(layout, 'webhook-verify', VERIFIER_PROGRAMS);
  await use([...runtime, 'verify.mjs'], { cwd: verifier.cwd });
  const { cwd } = await client(layout);
  const command = await installed(only.includes('cli') ? layout : 'npm', 'cli');
  await useWithService(command.bin, [...runtime, 'use.mjs'], { cwd });
  if (types) await compile(cwd);
  if (only.includes('server')) {
    const service = await installed(layout, 'server', ['serve.mjs']);
    await use([process.execPath, 'serve.mjs'], { cwd: service.cwd });
  }
  if (!renders) return;
  const short = ['--quality', 'draft', '--duration-sec', '5'];
  const render = ['render', '--brief', 'Two coffees', '--local', ...short, '--output', 'coffee.mp4'];
  await runProgram(join(command.bin, 'vid'), render, { cwd: command.cwd });
  if (readFileSync(join(command.cwd, 'coffee.mp4')).toString('latin1', 4, 8) !== 'ftyp') throw new Error('not an MP4');
};

const tryRuntime = async (runtime) => {
  const { bin } = await installed('npm', 'cli');
  const { cwd } = await client('npm');
  await useWithService(bin, [...runtime, 'use.mjs'], { cwd });
};

/** Both ends of a range; the newest is what the manager takes for it. */
const tryRange = async ({ dependency, range, lowest, programs, with: others }) => {
  const versions = [];
  for (const wanted of [lowest, range]) {
    const cwd = freshProject('npm', `${dependency}@${wanted}`.replaceAll(/\W+/g, '-'), programs);
    await all.npm.add(cwd, [...others, `${dependency}@${wanted}`]);
    const { packages } = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'));
    const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${dependency}`));
    const found = copies.map(([, { version }]) => version);
    if (found.length !== 1) throw new Error(`${dependency}@${wanted} is there as ${found.join(', ')}`);
    versions.push(found[0]);
    const { bin } = await installed('npm', 'cli');
    const own = join(cwd, 'node_modules/.bin');
    for (const program of programs) {
      await useWithService(existsSync(join(own, 'vid')) ? own : bin, [process.execPath, program], { cwd });
    }
    if (versions[0] === versions[1]) break;
  }
  return [...new Set(versions)].join(' and ');
};

const bundled = new Map();
const bundles = async (file, target) => {
  const { cwd } = await client('npm');
  const make = () => runProgram(process.execPath, [join(here, 'bundle.mjs'), file, target], { cwd });
  if (!bundled.has(target)) bundled.set(target, make());
  await bundled.get(target);
  return cwd;
};

/** The newest Node that is there; workerd's driver wants 22. */
const newestNode = tools.nodes[Math.max(...Object.keys(tools.nodes).map(Number))];

const checks = {};
for (const [layout, how] of Object.entries(all)) checks[`layout of ${layout}`] = how && (() => tryLayout(layout));
for (const major of ['20', '22', '24', '26']) {
  const binary = tools.nodes[major];
  checks[`Node ${major}`] = binary && (() => tryRuntime([binary]));
}
checks.Bun = tools.bun && (() => tryRuntime([tools.bun]));
checks.Deno = tools.deno && (() => tryRuntime([tools.deno, 'run', '--allow-all']));
checks['requests of Next.js'] =
  tools.next &&
  (async () => {
    const { cwd } = await installed('npm', 'webhook-verify', VERIFIER_PROGRAMS);
    await use([process.execPath, 'next.mjs', tools.next], { cwd });
  });
checks['jsdom and happy-dom'] = async () => {
  const { bin } = await installed('npm', 'cli');
  const { cwd } = await client('npm');
  await useWithService(bin, [process.execPath, 'dom.mjs', join(here, 'make-dom.mjs')], { cwd });
};
for (const bundler of ['esbuild', 'vite', 'webpack']) {
  checks[`workerd, bundled by ${bundler}`] =
    tools.bundlers &&
    tools.miniflare &&
    (async () => {
      const cwd = await bundles('worker.mjs', 'worker');
      const { bin } = await installed('npm', 'cli');
      await useWithService(bin, [newestNode, join(here, 'drive-worker.mjs'), `worker/${bundler}.mjs`], { cwd });
    });
  checks[`a page, bundled by ${bundler}`] =
    tools.bundlers &&
    (async () => {
      const cwd = await bundles('page.mjs', 'page');
      await use([process.execPath, join(here, 'drive-page.mjs'), `page/${bundler}.mjs`], { cwd });
    });
}
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const range of caretRanges(names).filter(({ dependency, large }) => !large || asked.includes(dependency))) {
  checks[`${range.dependency} at both ends of ${range.range}`] = () => tryRange(range);
}

const wanted = Object.entries(checks).filter(
  ([name]) => asked.length === 0 || asked.some((part) => name.includes(part)),
);
const skipped = wanted.filter(([, check]) => !check).map(([name]) => name);
const waiting = wanted.filter(([, check]) => check);
const count = waiting.length;
let failures = 0;

const work = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, check] = next;
    const began = performance.now();
    try {
      const told = await check();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`ok    ${name}${told === undefined ? '' : `: ${told}`} (${seconds} s)`);
    } catch (error) {
      failures += 1;
      console.error(`FAIL  ${name}\n${error.message}`);
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
registry.close();
for (const name of skipped) console.log(`skip  ${name}: what it needs is not here`);
console.log(`\nruntimes: ${count - failures} passed, ${failures} failed, ${skipped.length} skipped`);
process.exitCode = failures === 0 && count > 0 ? 0 : 1;
