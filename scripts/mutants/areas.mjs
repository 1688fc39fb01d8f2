// What a run mutates and which tests must notice: the sources of an area, and every test file that speaks of them, slow
// ones (real rendering, killed processes, fuzzing) left out. `testsOf` names fewer for a source or a folder. A pattern with
// `!` takes away from those before it.
const server = (folder) => `packages/server/src/${folder}/**/*.ts`;
const verifyTests = (...names) => names.map((name) => `packages/webhook-verify/test/${name}.test.ts`);
const sdk = (source, ...names) => [
  `packages/sdk/src/${source}`,
  names.map((name) => `packages/sdk/test/${name}.test.ts`),
];

const snapshotTests = (...names) => names.map((name) => `packages/server/test/services/snapshot/${name}.test.ts`);
const storeTests = (...names) => names.map((name) => `packages/server/test/store/${name}.test.ts`);
const pipeline = (source, ...names) => [
  `packages/server/src/pipeline/${source}.ts`,
  names.map((name) => `packages/server/test/pipeline/${name}.test.ts`),
];

export const areas = {
  'webhook-verify': {
    mutate: ['packages/webhook-verify/src/**/*.ts', '!packages/webhook-verify/src/generated/**'],
    /** What is generated is compared with the text of sources, which a run writes anew. */
    tests: [
      'packages/webhook-verify/test/**/*.test.ts',
      '!packages/webhook-verify/test/fuzz.test.ts',
      '!packages/webhook-verify/test/generated.test.ts',
    ],
    // A mutant is tried within seconds by the few files that ask about its folder; the others would notice little more.
    testsOf: {
      'packages/webhook-verify/src/errors': verifyTests('errors', 'explain*', 'receivers/fetch'),
      'packages/webhook-verify/src/explain': verifyTests('explain*', 'receivers/lambda'),
      'packages/webhook-verify/src/receivers': verifyTests(
        'receivers/fetch',
        'receivers/lambda',
        'receivers/node-request',
        'receivers/*',
      ),
      'packages/webhook-verify/src/sign': verifyTests('vectors'),
      'packages/webhook-verify/src/store': verifyTests('store'),
      'packages/webhook-verify/src/subpaths': verifyTests('receivers/*'),
      'packages/webhook-verify/src/verify': verifyTests(
        'accepted',
        'errors',
        'refusals',
        'long-integers',
        'explain-forms',
      ),
    },
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
    // The files that ask about a folder, the quick ones first: a mutant is done with the first test that fails.
    testsOf: Object.fromEntries([
      sdk(
        'call',
        'answer',
        'failed-attempts',
        'in-flight',
        'shape',
        'options',
        'given-headers',
        'credentials',
        'request',
        'client',
        'retry-hints',
        'calls',
        'errors',
        'secrets',
        'middleware',
        'closing',
        'calls-that-fail',
        'abort-listeners',
        'deadlines',
        'wrong-kinds',
        'left-renders',
        'content-codings',
        'download',
      ),
      sdk(
        'idempotency',
        'sha256-edge',
        'send-history',
        'send-outcome',
        'read-accepted',
        'pending-scopes',
        'paid-caller',
        'render-pacer',
        'key-holders',
        'key-record',
        'next-step',
        'paid-call',
        'paid-attempt',
        'paid-call-errors',
        'odd-acceptances',
        'stranger-edges',
        'paid-render-edges',
        'shared-renders',
        'webhooks',
        'leaving-create-many',
        'paid-render',
        'one-key',
        'request-identity',
        'extra-members',
        'journal-account',
        'recover-refusals',
        'pending-renders',
        'journal-write-failures',
        'job-ids',
        'journalled-outcomes',
        'create-many',
        'waiting-for-another-sender',
        'closing',
        'left-renders',
        'observing',
        'strangers',
      ),
      sdk(
        'inbox',
        'render-finder',
        'render-recovery',
        'inbox',
        'webhooks',
        'recover-refusals',
        'paid-render-edges',
        'shared-renders',
        'pending-renders',
        'left-renders',
      ),
      sdk(
        'journal',
        'journal-at-the-edge',
        'batches',
        'journal',
        'journal-account',
        'pending-renders',
        'journal-write-failures',
        'waiting-for-another-sender',
        'journal-lines',
        'journal-groups',
      ),
      sdk(
        'renders',
        'describe-request',
        'learned-limits',
        'slot-signal',
        'private-host',
        'checks-at-the-edge',
        'render-handle',
        'unknown-members',
        'check',
        'keys-of-run',
        'create-many-stops',
        'paid-render-edges',
        'options',
        'client',
        'request',
        'extra-members',
        'leaving-create-many',
        'paid-render',
        'create-many',
        'one-key',
        'wrong-kinds',
      ),
      sdk('retry', 'retry-hints', 'calls', 'calls-that-fail'),
      sdk('waiting', 'job-polling', 'observing', 'leaving-create-many', 'waiting', 'client', 'abort-listeners'),
    ]),
  },
  // Decisions and use cases have tests as functions, so that a run takes minutes; whole servers would notice little more.
  domain: { mutate: [server('domain')], tests: ['packages/server/test/domain/**/*.test.ts'] },
  services: {
    mutate: [server('services')],
    tests: ['packages/server/test/services/*.test.ts'],
    testsOf: {
      'packages/server/src/services/account-schema.ts': ['packages/server/test/services/schemas.test.ts'],
      'packages/server/src/services/bounded-json.ts': ['packages/server/test/services/schemas.test.ts'],
      'packages/server/src/services/fault-schema.ts': ['packages/server/test/services/schemas.test.ts'],
      'packages/server/src/services/snapshot/cells.ts': snapshotTests('cells', 'rows'),
      'packages/server/src/services/snapshot/check-snapshot.ts': snapshotTests('references', 'rows'),
      'packages/server/src/services/snapshot/references.ts': snapshotTests('references'),
      'packages/server/src/services/snapshot/rows.ts': snapshotTests('rows'),
    },
  },
  pipeline: {
    mutate: [server('pipeline')],
    tests: ['packages/server/test/pipeline/**/*.test.ts'],
    // Nearly every test has deliveries and jobs: those that ask about a worker are enough to judge it.
    testsOf: Object.fromEntries([
      pipeline('collect-media', 'small-workers'),
      pipeline('deliver-events', 'outbox', 'delivery-attempts', 'wakes'),
      pipeline('expire-jobs', 'background-waits', 'small-workers', 'restored-deadlines', 'wakes'),
      pipeline('hold-job', 'hold-job', 'render-worker', 'leases', 'late-attempts', 'troubles'),
      pipeline('hook-places', 'hook-places', 'outbox'),
      pipeline('prune-old', 'prune-old', 'background-waits', 'retention', 'troubles'),
      pipeline('record-ends', 'record-ends'),
      pipeline('recover', 'small-workers'),
      pipeline('remove-orphans', 'remove-orphans'),
      pipeline('render-job', 'render-job', 'render-worker', 'late-attempts', 'leases', 'troubles'),
      pipeline('render-worker', 'claiming-jobs', 'render-worker', 'leases', 'late-attempts', 'troubles', 'wakes'),
      pipeline('send-delivery', 'small-workers'),
      pipeline('settle-job', 'small-workers', 'late-attempts'),
      pipeline('settled', 'settled', 'wakes'),
    ]),
  },
  sql: {
    mutate: [server('adapters/sql')],
    /** Few and quick: every mutant is judged by all of them. */
    tests: storeTests('sqlite-memory', 'remembered'),
    testsOf: {
      'packages/server/src/adapters/sql/migrations.ts': storeTests('sqlite-file', 'sqlite-memory'),
      'packages/server/src/adapters/sql/secrets.ts': storeTests('secrets'),
      'packages/server/src/adapters/sql/upgrade-dump.ts': storeTests('upgrade-dump'),
    },
    /** The words of a statement are its meaning. */
    mutateWords: true,
    /** A statement is built at its first use, so that only the first test that uses it would count as reaching it. */
    allTestsReach: true,
  },
  sqlite: {
    mutate: [server('adapters/sqlite')],
    tests: ['packages/server/test/store/**/*.test.ts'],
    testsOf: {
      'packages/server/src/adapters/sqlite/load-libsql.ts': storeTests('load-libsql'),
      'packages/server/src/adapters/sqlite/open-sqlite-store.ts': storeTests(
        'sqlite-memory',
        'sqlite-database',
        'sqlite-file',
      ),
      'packages/server/src/adapters/sqlite/sqlite-database.ts': storeTests(
        'sqlite-database',
        'sqlite-memory',
        'remembered',
      ),
    },
  },
};

/** The part of an area's mutants that its tests must notice. */
export const THRESHOLD = 85;
