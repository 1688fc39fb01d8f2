// The public surface of the packages as text, one file an entry: packages/<name>/etc/<entry>.api.md. Without arguments it
// compares them with the sources and fails when they differ; `--write` writes them anew. It reads the sources, so that no
// build is needed. What differs is a change that users see: it belongs into the commit that makes it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = fileURLToPath(new URL('..', import.meta.url));
// Not below node_modules, where everything counts as somebody else's.
const cache = join(root, 'dist/api');
const write = process.argv.includes('--write');

/** Entries of each package: the name of the report, and the source that the entry is built from. */
const entries = {
  sdk: {
    sdk: 'src/index',
    contract: 'src/contract/index',
    journal: 'src/journal/index',
    opentelemetry: 'src/telemetry/index',
    testing: 'src/testing/index',
  },
  'webhook-verify': {
    'webhook-verify': 'src/index',
    node: 'src/subpaths/node',
    express: 'src/subpaths/express',
    fastify: 'src/subpaths/fastify',
    fetch: 'src/subpaths/fetch',
    hono: 'src/subpaths/hono',
    koa: 'src/subpaths/koa',
    lambda: 'src/subpaths/lambda',
    nest: 'src/subpaths/nest',
    body: 'src/subpaths/body',
    next: 'src/subpaths/next',
  },
  cli: { listen: 'src/subpaths/listen' },
};

const sources = Object.entries(entries).flatMap(([name, files]) =>
  Object.values(files).map((file) => `packages/${name}/${file}`),
);

/** Declarations of the sources, file by file, in the cache. */
const declare = () => {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const config = join(cache, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: cache },
      files: sources.map((source) => join(root, `${source}.ts`)),
      include: [],
    }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  if (status === 0) return;
  console.error(`The declarations could not be made:\n${stdout}`);
  process.exit(1);
};

const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));

/** The declarations as one program: what the packages import of each other is found beside them. */
const overrideTsconfig = {
  compilerOptions: {
    ...compilerOptions,
    typeRoots: [join(root, 'node_modules/@types')],
    paths: {
      '@vid/webhook-verify': [join(cache, 'packages/webhook-verify/src/index.d.ts')],
      '@vid/webhook-verify/*': [join(cache, 'packages/webhook-verify/src/subpaths/*.d.ts')],
    },
  },
  files: sources.map((source) => join(cache, `${source}.d.ts`)),
};

/** One program for all entries: most of the time goes into making it. */
let compilerState;

/** Tells whether the report of an entry is as it is written down; writes it down when asked to. */
const report = (name, entry, source) => {
  const folder = join(root, `packages/${name}/etc`);
  const temporary = join(cache, 'etc', name);
  for (const needed of [folder, temporary]) mkdirSync(needed, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, `packages/${name}/package.json`),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(cache, `packages/${name}/${source}.d.ts`),
      compiler: { overrideTsconfig },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: folder,
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
  compilerState ??= CompilerState.create(config);
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: write,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error' && message.messageId !== 'console-compiler-version-notice';
    },
  });
  return { path: `packages/${name}/etc/${entry}.api.md`, changed: apiReportChanged, temporary };
};

declare();
const reports = Object.entries(entries).flatMap(([name, files]) =>
  Object.entries(files).map(([entry, source]) => report(name, entry, source)),
);
const changed = reports.filter((each) => each.changed);
for (const { path, temporary } of changed) {
  if (write) console.log(`written: ${path}`);
  else {
    console.error(`changed: ${path}`);
    const now = join(temporary, path.split('/').at(-1));
    spawnSync('git', ['diff', '--no-index', join(root, path), now], { stdio: 'inherit' });
  }
}
if (changed.length > 0 && !write) {
  console.error(
    '\nThe public surface is not the one that is written down. If that is meant, run `npm run api` and commit the reports.',
  );
  process.exit(1);
}
console.log(`${reports.length} API reports, ${changed.length} ${write ? 'written' : 'changed'}`);
