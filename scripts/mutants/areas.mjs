// What a run mutates and which tests must notice: the sources of an area, and every test file that speaks of them, slow
// ones (real rendering, killed processes, fuzzing) left out. A pattern with `!` takes away from those before it.
const server = (folder) => `packages/server/src/${folder}/**/*.ts`;
const worldTests = [
  'packages/server/test/domain/**/*.test.ts',
  'packages/server/test/http/**/*.test.ts',
  'packages/server/test/pipeline/**/*.test.ts',
];
const storeTests = ['packages/server/test/store/**/*.test.ts'];
const adminTests = ['packages/server/test/admin/**/*.test.ts'];

export const areas = {
  'webhook-verify': {
    mutate: ['packages/webhook-verify/src/**/*.ts', '!packages/webhook-verify/src/generated/**'],
    tests: ['packages/webhook-verify/test/**/*.test.ts', '!packages/webhook-verify/test/fuzz.test.ts'],
    /** Folders that a few test files ask about everything. */
    testsOf: { 'packages/webhook-verify/src/explain': ['packages/webhook-verify/test/explain*.test.ts'] },
  },
  sdk: {
    mutate: ['idempotency', 'waiting', 'retry', 'inbox', 'journal', 'renders', 'call'].map(
      (folder) => `packages/sdk/src/${folder}/**/*.ts`,
    ),
    tests: [
      'packages/sdk/test/**/*.test.ts',
      '!packages/sdk/test/killed-render.test.ts',
      '!packages/sdk/test/cut-answers.test.ts',
      '!packages/sdk/test/journal-processes.test.ts',
      '!packages/sdk/test/types.test.ts',
      '!packages/sdk/test/contract/**',
    ],
  },
  // Decisions and use cases have tests as functions, so that a run takes minutes; whole servers would notice little more.
  domain: { mutate: [server('domain')], tests: ['packages/server/test/domain/**/*.test.ts'] },
  services: { mutate: [server('services')], tests: ['packages/server/test/services/**/*.test.ts'] },
  pipeline: { mutate: [server('pipeline')], tests: ['packages/server/test/pipeline/**/*.test.ts'] },
  sql: {
    mutate: [server('adapters/sql'), server('adapters/sqlite')],
    tests: [...storeTests, ...worldTests, ...adminTests],
    /** The words of a statement are its meaning. */
    mutateWords: true,
  },
};

/** The part of an area's mutants that its tests must notice. */
export const THRESHOLD = 85;
