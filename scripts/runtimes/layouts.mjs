import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../npm-command.mjs';
import { runProgram } from '../run-program.mjs';

/** What the first block of a package's README says: `{ global, name }` of its `npm i` line. */
const readmeInstall = (name) => {
  const readme = readFileSync(fileURLToPath(new URL(`../../packages/${name}/README.md`, import.meta.url)), 'utf8');
  const [, global, what] = /^# [^\n]+\n\n```sh\nnpm i (-g )?(\S+)\n```/.exec(readme) ?? [];
  if (what === undefined) throw new Error(`The README of ${name} does not begin with npm i`);
  return { global: global !== undefined, name: what };
};

/**
 * Where package managers put packages: as npm does by itself, and stricter, so that only what a package declares is found. Each
 * has a function that adds a package to a project, and says what runs a program there. No install script runs: what they load
 * comes from elsewhere.
 */
export const layouts = ({ registry, tools, folder, mirror }) => {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', `--@vid:registry=${registry}`];
  const runNpm = (cwd, args) => runProgram(...npmCommand('npm', args), { cwd });
  const npm = (...flags) => ({
    add: (cwd, names) => runNpm(cwd, ['i', ...names, ...quiet, ...flags]),
    addGlobally: (cwd, names) => runNpm(cwd, ['i', '-g', ...names, ...quiet, ...flags, '--prefix', cwd]),
  });
  const yarn = (cwd, args) => runProgram(process.execPath, [tools.yarn, ...args], { cwd });
  const yarnSettings = [
    `npmScopes: { vid: { npmRegistryServer: "${registry}" } }`,
    'unsafeHttpWhitelist: ["127.0.0.1"]',
    `npmRegistryServer: "${mirror}"`,
    ...['enableTelemetry: false', 'enableScripts: false', 'enableGlobalCache: false'],
    `cacheFolder: "${join(folder, 'yarn-cache')}"`,
  ];
  const all = {
    npm: { ...npm(), types: true, renders: true },
    'npm, linked': { ...npm('--install-strategy=linked'), types: true, renders: true },
    pnpm: tools.pnpm && {
      add: (cwd, names) =>
        runProgram(tools.pnpm, ['add', '--ignore-scripts', '--store-dir', join(folder, 'pnpm-store'), ...names], {
          cwd,
        }),
      ...{ types: true, renders: true },
    },
    bun: tools.bun && {
      add: (cwd, names) =>
        runProgram(tools.bun, ['add', '--ignore-scripts', ...names], {
          cwd,
          env: { BUN_INSTALL_CACHE_DIR: join(folder, 'bun-cache') },
        }),
      runtime: [tools.bun],
    },
    deno: tools.deno && {
      add: (cwd, names) =>
        runProgram(tools.deno, ['add', ...names.map((name) => `npm:${name}`)], {
          cwd,
          env: { DENO_DIR: join(folder, 'deno-cache') },
        }),
      runtime: [tools.deno, 'run', '--allow-all'],
    },
    // Without node_modules, each package is read from its archive; the server's programs want files.
    'yarn, without node_modules': tools.yarn && {
      add: (cwd, names) => yarn(cwd, ['add', ...names]),
      runtime: [process.execPath, tools.yarn, 'node'],
      only: ['webhook-verify', 'sdk'],
    },
  };
  const prepare = (cwd) => {
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'fresh', private: true }));
    writeFileSync(join(cwd, '.npmrc'), `@vid:registry=${registry}\n`);
    writeFileSync(join(cwd, '.yarnrc.yml'), yarnSettings.join('\n'));
    writeFileSync(join(cwd, 'yarn.lock'), '');
  };
  return Object.fromEntries(
    Object.entries(all).map(([layout, how]) => [
      layout,
      how && {
        runtime: [process.execPath],
        only: ['webhook-verify', 'sdk', 'server', 'cli'],
        ...how,
        prepare,
        /** Does what a README begins with. Resolves to the folder of the programs that it brought. */
        async install(cwd, name) {
          const wanted = readmeInstall(name);
          const globally = wanted.global && how.addGlobally !== undefined;
          await (globally ? how.addGlobally : how.add)(cwd, [wanted.name]);
          return join(cwd, globally ? 'bin' : 'node_modules/.bin');
        },
      },
    ]),
  );
};
