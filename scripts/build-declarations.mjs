// Builds the types of every package in one process: what TypeScript reads and learns for one of them makes the next
// cheaper. What is built follows from the packages' `exports`, and which source stands behind each from the `paths` of
// tsconfig.json.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each needs the types of those before it. */
const PACKAGES = ['webhook-verify', 'sdk', 'server', 'cli'];
const DECLARATION = /\.d\.c?ts$/;

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const { paths } = readJson('tsconfig.json').compilerOptions;

/** The source of what is imported by a name. */
const sourceOf = (name) => {
  for (const [pattern, [target]] of Object.entries(paths)) {
    if (pattern === name) return join(root, target);
    if (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1)))
      return join(root, target.replace('*', name.slice(pattern.length - 1)));
  }
  throw new Error(`No path of tsconfig.json names the source of ${name}.`);
};

/** The files of types that an export names, from all of its conditions. */
const declarationsIn = (target) => {
  if (typeof target === 'string') return DECLARATION.test(target) ? [target] : [];
  return Object.values(target).flatMap(declarationsIn);
};

/** Builds the types of one package into its `dist`. */
const build = async (folder) => {
  const { name, exports, dependencies = {}, peerDependencies = {} } = readJson('packages', folder, 'package.json');
  const input = {};
  const endings = new Set();
  for (const [subpath, target] of Object.entries(exports))
    for (const file of declarationsIn(target)) {
      endings.add(DECLARATION.exec(file)[0]);
      input[file.replace('./dist/', '').replace(DECLARATION, '')] ??= sourceOf(
        join(name, subpath).replaceAll('\\', '/'),
      );
    }
  const others = Object.keys({ ...dependencies, ...peerDependencies });
  const bundle = await rollup({
    input,
    external: [/^node:/, ...builtinModules, ...others.map((other) => new RegExp(`^${other}(?:$|/)`))],
    onLog: (level, { code, message }) => {
      if (level === 'warn' && !['CIRCULAR_DEPENDENCY', 'EMPTY_BUNDLE'].includes(code)) throw new Error(message);
    },
    // Types are checked once, of all packages together (`npm run check`).
    plugins: [dts({ tsconfig: join(root, 'packages', folder, 'tsconfig.json'), compilerOptions: { noCheck: true } })],
  });
  for (const ending of endings)
    await bundle.write({
      dir: join(root, 'packages', folder, 'dist'),
      entryFileNames: `[name]${ending}`,
      chunkFileNames: `[name]-[hash]${ending}`,
    });
  await bundle.close();
};

for (const folder of PACKAGES) await build(folder);
