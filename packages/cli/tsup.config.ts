/**
 * Everything is CommonJS, which starts fastest, and every dependency is inside. What a command may not need is a file of
 * its own that is read when it is first used: each module that is imported dynamically, the modules of ON_FIRST_CALL, and
 * commander. Nothing is minified but syntax, so that each file names the modules that it holds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import { EVENT_NAMES } from '../sdk/src/contract/event-names';
import { listPayloadMembers, listRequestFields } from '../sdk/src/contract/fields';

const PACKAGES = fileURLToPath(new URL('../', import.meta.url));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Modules that are imported statically but needed by few calls: their functions load them. */
const ON_FIRST_CALL: Readonly<Record<string, readonly string[]>> = {
  'cli/src/misspelt-members.ts': ['findMisspelt'],
  'sdk/src/renders/check-request.ts': ['checkRequest'],
  'sdk/src/renders/check-usage.ts': ['unknownMemberWarnings', 'usageWarnings'],
  'sdk/src/renders/refuse-invalid.ts': ['refuseInvalid'],
  'sdk/src/resources/refuse-invalid-hook.ts': ['refuseInvalidHook'],
};
/** The same for packages. */
const PACKAGES_ON_FIRST_CALL: Readonly<Record<string, readonly string[]>> = { yaml: ['parse', 'parseDocument'] };
/** Parts of Node that cost a start more than they are worth to most commands; a property that is read loads them. */
const BUILT_IN_ON_FIRST_USE = ['child_process', 'crypto', 'diagnostics_channel', 'fs/promises', 'stream'];
/** Packages that are one file for everybody who uses them. */
const SHARED_PACKAGES = ['commander', 'chalk', 'ora'];

const inPackages = (path: string): string => relative(PACKAGES, path).replaceAll('\\', '/');
/** `sdk/src/renders/check-request.ts` is built to `sdk-renders-check-request.cjs`, a module of this package without prefix. */
const nameOf = (path: string): string =>
  inPackages(path)
    .replace(/^cli\/src\//, '')
    .replace('/src/', '-')
    .replaceAll('/', '-')
    .replace(/\.ts$/, '');

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

/** Every module that some module imports dynamically. */
const onDemand = ['cli', 'sdk', 'webhook-verify']
  .flatMap((name) => sourcesIn(join(PACKAGES, name, 'src')))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(
      ([, target = '']) => `${resolve(path, '..', target.replace(/\.js$/, ''))}.ts`,
    ),
  );
const loadServer = join(PACKAGES, 'cli/src/load-server.ts');
const files = [...new Set([...onDemand, ...Object.keys(ON_FIRST_CALL).map((path) => join(PACKAGES, path))])].filter(
  (path) => path !== loadServer,
);
const entry = {
  vid: 'src/vid.ts',
  ...Object.fromEntries(files.map((path) => [nameOf(path), path])),
  ...Object.fromEntries(
    [...SHARED_PACKAGES, ...Object.keys(PACKAGES_ON_FIRST_CALL)].map((name) => [
      name,
      fileURLToPath(import.meta.resolve(name)),
    ]),
  ),
};

const stub = (file: string, names: readonly string[]): string =>
  names.map((name) => `export const ${name} = (...values) => require('./${file}.cjs').${name}(...values);`).join('\n');

/** What the contract's schemas say about flags and samples never changes: it is worked out now, not at each start. */
const workedOut = (): string => {
  const members = Object.fromEntries(EVENT_NAMES.map((event) => [event, listPayloadMembers(event)]));
  return `const members = ${JSON.stringify(members)};
export const listRequestFields = () => ${JSON.stringify(listRequestFields())};
export const listPayloadMembers = (event) => members[event];`;
};

const getters = async (name: string): Promise<string> => {
  const members = Object.keys((await import(`node:${name}`)) as object).filter((member) => member !== 'default');
  const lines = members.map((member) => `get ${member}() { return require('node:${name}').${member}; }`);
  return `module.exports = { ${lines.join(', ')} };`;
};

/** Hands on what a shared package exports; a default export would be lost between an ES module's and a `require`. */
const bridge = async (name: string): Promise<string> => {
  const members = Object.keys((await import(name)) as object);
  const lines = members.map((member) =>
    member === 'default' ? 'export default shared.default;' : `export const ${member} = shared.${member};`,
  );
  return `const shared = require('./${name}.cjs');\n${lines.join('\n')}`;
};

const separateFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'separate-files',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'found') return undefined;
      const { path: found } = await build.resolve(path.replace(/\.js$/, ''), {
        importer,
        resolveDir,
        kind,
        pluginData: 'found',
      });
      const name = inPackages(found);
      if (found === loadServer || kind === 'dynamic-import') return { path: `./${nameOf(found)}.cjs`, external: true };
      if (Object.hasOwn(ON_FIRST_CALL, name)) return { path: found, namespace: 'on-first-call' };
      return name === 'sdk/src/contract/fields.ts' ? { path: found, namespace: 'worked-out' } : undefined;
    });
    build.onResolve({ filter: /^@vid\/server/ }, ({ importer }) => ({
      errors: [{ text: `${inPackages(importer)} must load the server through src/load-server.ts` }],
    }));
    build.onResolve({ filter: /^\w+$/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (path === 'undici') return { path, external: true };
      if (SHARED_PACKAGES.includes(path)) return { path, namespace: 'shared' };
      return Object.hasOwn(PACKAGES_ON_FIRST_CALL, path) ? { path, namespace: 'on-first-call' } : undefined;
    });
    build.onResolve({ filter: /^(node:)?[a-z_/]+$/ }, ({ path, namespace }) => {
      const name = path.replace('node:', '');
      if (namespace === 'on-first-use' || !BUILT_IN_ON_FIRST_USE.includes(name)) return undefined;
      return { path: name, namespace: 'on-first-use' };
    });
    build.onLoad({ filter: /.*/, namespace: 'on-first-use' }, async ({ path }) => ({ contents: await getters(path) }));
    build.onLoad({ filter: /.*/, namespace: 'shared' }, async ({ path }) => ({
      contents: await bridge(path),
      resolveDir: PACKAGES,
    }));
    build.onLoad({ filter: /.*/, namespace: 'on-first-call' }, ({ path }) => ({
      contents: stub(
        path in PACKAGES_ON_FIRST_CALL ? path : nameOf(path),
        PACKAGES_ON_FIRST_CALL[path] ?? ON_FIRST_CALL[inPackages(path)] ?? [],
      ),
      resolveDir: PACKAGES,
    }));
    build.onLoad({ filter: /.*/, namespace: 'worked-out' }, () => ({ contents: workedOut() }));
    build.onResolve({ filter: /^\.\/[\w-]+\.cjs$/ }, ({ path }) => ({ path, external: true }));
  },
};

const common = {
  format: ['cjs' as const],
  outExtension: () => ({ js: '.cjs' }),
  target: 'node20',
  platform: 'node' as const,
  splitting: false,
  sourcemap: true,
  removeNodeProtocol: false,
  define: { __VERSION__: JSON.stringify(version) },
};

export default defineConfig([
  {
    ...common,
    entry,
    noExternal: [/.*/],
    esbuildPlugins: [separateFiles],
    esbuildOptions: (options) => {
      options.minifySyntax = true;
      // A dynamic import loads a file of ours: `require` is enough, and spares each start the loader of ES modules.
      options.supported = { 'dynamic-import': false };
      options.alias = {
        '@vid/sdk/contract': join(PACKAGES, 'sdk/src/contract/index.ts'),
        '@vid/sdk/journal': join(PACKAGES, 'sdk/src/journal/index.ts'),
        '@vid/sdk': join(PACKAGES, 'sdk/src/index.ts'),
        '@vid/webhook-verify/body': join(PACKAGES, 'webhook-verify/src/subpaths/body.ts'),
        '@vid/webhook-verify': join(PACKAGES, 'webhook-verify/src/index.ts'),
      };
    },
  },
  // The server is made of ES modules: what loads it keeps its dynamic imports.
  { ...common, entry: { 'load-server': 'src/load-server.ts' }, external: [/^@vid\/server/] },
  // For programs: the client is theirs, and so are its classes.
  {
    ...common,
    entry: { listen: 'src/subpaths/listen.ts' },
    format: ['esm', 'cjs'],
    outExtension: ({ format }) => ({ js: format === 'cjs' ? '.cjs' : '.js' }),
  },
]);
