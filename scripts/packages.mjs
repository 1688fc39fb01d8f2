// Packs the public packages, installs the tarballs into throwaway projects (JavaScript and TypeScript, ESM and CommonJS,
// a bundler), compiles and runs them there, and lints the tarballs with publint and attw. Works on what `npm run build`
// made and needs no registry: of other packages only those that a tarball declares are linked from this repository, so
// that an undeclared one is missed. `--keep` leaves the projects in place.
import {
  cpSync,
  existsSync,
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
import { fileURLToPath } from 'node:url';
import { packPackage } from './pack-package.mjs';
import { runProgram } from './run-program.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const sources = join(root, 'scripts/packages');
const packages = { 'webhook-verify': 'node16', sdk: 'node16', server: 'esm-only', cli: 'node16' };
const needed = {
  'webhook-verify': ['dist/index.js', 'dist/index.d.cts'],
  sdk: ['dist/index.js', 'dist/index.d.cts', 'dist/edge.js'],
  server: ['dist/index.js', 'dist/index.d.ts'],
  cli: ['dist/vid.cjs', 'dist/listen.js', 'dist/listen.d.cts', 'dist/man/vid.1'],
};

const missing = Object.entries(needed).flatMap(([name, files]) =>
  files.map((file) => `packages/${name}/${file}`).filter((path) => !existsSync(join(root, path))),
);
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. Run \`npm run build\` first.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'vid-packages-'));
process.on('exit', () => {
  if (process.argv.includes('--keep')) console.log(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
});

const run = (command, args, cwd = folder) => runProgram(command, args, { cwd });
const node = (args, cwd) => run(process.execPath, args, cwd);
const tool = (path, args, cwd) => node([join(modules, path), ...args], cwd);

const link = (name) => {
  const target = join(folder, 'node_modules', name);
  if (existsSync(target) || !existsSync(join(modules, name))) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(modules, name), target, 'junction');
};

/** Packs a package and unpacks it where a project would have it. Returns the tarball. */
const install = async (name) => {
  const tarball = await packPackage(name, folder);
  const target = join(folder, 'node_modules/@vid', name);
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(target, 'package.json'), 'utf8'),
  );
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (!dependency.startsWith('@vid/')) link(dependency);
  }
  return tarball;
};

const tsconfig = (options) =>
  JSON.stringify({
    compilerOptions: { target: 'ES2022', lib: ['ES2023'], types: ['node'], strict: true, outDir: 'out', ...options },
    include: ['*.ts', '*.mts'],
  });

/** Makes a project of its own package type with some of the sources. */
const project = (name, type, files, options) => {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name, private: true, type }));
  for (const file of files) cpSync(join(sources, file), join(cwd, file));
  if (options !== undefined) writeFileSync(join(cwd, 'tsconfig.json'), tsconfig(options));
  return cwd;
};

const compile = (cwd, args = []) => tool('typescript/bin/tsc', ['-p', '.', ...args], cwd);

/** Runs a file of a project, which says `used` at its end. */
const use = async (file, cwd) => {
  const text = await node([file], cwd);
  if (!text.includes('used')) throw new Error(`${file} ended early:\n${text}`);
};

/** Runs a file of a project with a service of its own, as `vid exec` gives it. */
const useWithService = async (file, cwd) => {
  const bin = join(folder, 'node_modules/@vid/cli/bin/vid.cjs');
  const text = await node([bin, 'exec', '--', process.execPath, file], cwd);
  if (!text.includes('used')) throw new Error(`${file} ended early:\n${text}`);
};

const nodeNext = { module: 'NodeNext', moduleResolution: 'NodeNext' };

const bundle = async (cwd, args, banner) => {
  await run(
    join(modules, '.bin/esbuild'),
    ['use.ts', '--bundle', '--platform=node', '--log-level=warning', ...args],
    cwd,
  );
  if (banner !== undefined) {
    const file = join(cwd, 'bundle.mjs');
    writeFileSync(file, banner + readFileSync(file, 'utf8'));
  }
};

const checks = {
  'JavaScript with both copies': async () => {
    const cwd = project('both', 'module', ['both.mjs']);
    await use('both.mjs', cwd);
  },
  'CommonJS in a test runner': async () => {
    const cwd = project('test-runner', 'commonjs', ['test-runner.cjs']);
    await use('test-runner.cjs', cwd);
  },
  'TypeScript NodeNext, ESM': async () => {
    const cwd = project('nodenext-esm', 'module', ['use.ts'], nodeNext);
    await compile(cwd);
    await use('out/use.js', cwd);
  },
  'TypeScript NodeNext, CommonJS': async () => {
    const cwd = project('nodenext-cjs', 'commonjs', ['use.ts'], nodeNext);
    await compile(cwd);
    await use('out/use.js', cwd);
  },
  'TypeScript with its classic resolution, CommonJS': async () => {
    const cwd = project('classic-cjs', 'commonjs', ['use.ts'], {
      module: 'CommonJS',
      moduleResolution: 'Node10',
      esModuleInterop: true,
      ignoreDeprecations: '6.0',
    });
    await compile(cwd);
    await use('out/use.js', cwd);
  },
  'TypeScript Bundler, bundled by esbuild': async () => {
    const cwd = project('bundler', 'module', ['use.ts'], {
      module: 'Preserve',
      moduleResolution: 'Bundler',
      noEmit: true,
    });
    await compile(cwd);
    await bundle(cwd, ['--format=cjs', '--outfile=bundle.cjs']);
    await bundle(
      cwd,
      ['--format=esm', '--outfile=bundle.mjs'],
      "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);\n",
    );
    // Where nothing can be resolved any more, a bundle that still asks for a package fails.
    const alone = mkdtempSync(join(tmpdir(), 'vid-bundle-'));
    try {
      for (const file of ['bundle.cjs', 'bundle.mjs']) {
        cpSync(join(cwd, file), join(alone, file));
        await use(file, alone);
      }
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  },
  'the edge entry, as it is and bundled for a worker': async () => {
    const cwd = project('edge', 'module', ['edge.mjs', 'run-edge.mjs']);
    await useWithService('run-edge.mjs', cwd);
    // For this platform, an import of Node's modules can't be resolved.
    const args = ['--platform=browser', '--conditions=worker', '--format=esm', '--outfile=bundle.mjs'];
    await run(join(modules, '.bin/esbuild'), ['run-edge.mjs', '--bundle', '--log-level=warning', ...args], cwd);
    await useWithService('bundle.mjs', cwd);
  },
  'the server as a library': async () => {
    const cwd = project('service', 'module', ['service.mts'], nodeNext);
    await compile(cwd);
    await use('out/service.mjs', cwd);
  },
  'the command line': async () => {
    const cwd = project('shell', 'module', []);
    const bin = join(folder, 'node_modules/@vid/cli/bin/vid.cjs');
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
    const told = await node([bin, '--version'], cwd);
    if (!told.includes(version)) throw new Error(`vid --version says ${told}`);
    const account = await node([bin, 'exec', '--', process.execPath, bin, 'account', '--json'], cwd);
    if (!account.includes('credits_remaining')) throw new Error(`vid account says ${account}`);
  },
  'the manual of the command line': async () => {
    const cwd = join(folder, 'node_modules/@vid/cli');
    const { man } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
    const packed = readdirSync(join(cwd, 'dist/man')).map((name) => `dist/man/${name}`);
    const odd = [...man.filter((path) => !packed.includes(path)), ...packed.filter((path) => !man.includes(path))];
    if (odd.length > 0) throw new Error(`Packed or named in package.json, not both: ${odd.join(', ')}`);
    for (const path of man)
      if (!/^\.TH \S+ 1 /.test(readFileSync(join(cwd, path), 'utf8'))) throw new Error(`${path} is no page`);
  },
};

const tarballs = {};
for (const name of Object.keys(packages)) tarballs[name] = await install(name);
for (const name of ['@types/node', 'undici-types']) link(name);

for (const [name, profile] of Object.entries(packages)) {
  checks[`publint of @vid/${name}`] = () => tool('publint/src/cli.js', ['run', tarballs[name], '--strict']);
  if (profile === undefined) continue;
  checks[`attw of @vid/${name}`] = () =>
    tool('@arethetypeswrong/cli/dist/index.js', [
      tarballs[name],
      ...['--profile', profile, '--no-definitely-typed', '--no-emoji', '--format', 'ascii'],
    ]);
}

let failures = 0;
for (const [name, check] of Object.entries(checks)) {
  const began = performance.now();
  try {
    await check();
    console.log(`ok    ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures += 1;
    console.error(`FAIL  ${name}\n${error.message}`);
  }
}
console.log(`\npackages: ${Object.keys(checks).length - failures} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
