// What the queue itself takes, without any render: the store's own claims of many jobs, and their finishes with everything that
// those write: the job, the account, a refund in the ledger, an event and its delivery.
import { register } from 'tsx/esm/api';

register();
const server = '../../packages/server/src/';
const { readDatabaseAddress } = await import(`${server}adapters/postgres/database-address.ts`);
const { openPostgresStore } = await import(`${server}adapters/postgres/open-postgres-store.ts`);
const { newAccount } = await import(`${server}domain/account-decisions.ts`);
const { createIds } = await import(`${server}adapters/ids/create-ids.ts`);
const { endJob } = await import(`${server}domain/end-job.ts`);
const { DEFAULT_POLICIES } = await import(`${server}domain/policies.ts`);

const BATCH = 64;
const ACCOUNTS = 20;
const policies = { ...DEFAULT_POLICIES, 'refund.on_failure': 'full' };
/** Names as the server draws them: where they stand in an index is what a write costs beside many rows. */
const names = createIds();
const links = () => ({ outputUrl: '', downloadUrl: '' });
let rounds = 0;

const newJob = (jobId, userId, at) => ({
  ...{ jobId, userId, status: 'starting', progress: 0, title: 'T', form: 'scene_plan', sceneCount: 1 },
  ...{ scenesFailed: 0, creditsUsed: 3, creditsRefunded: 0, watermarked: false, createdAt: at, startedAt: null },
  ...{
    finishedAt: null,
    deadlineAt: at + 3_600_000,
    error: null,
    videoToken: names.token(),
    downloadToken: names.token(),
  },
  ...{ video: null, checks: ['key'], history: [{ at, what: 'accepted' }], attempt: 0 },
});

const openAccounts = async (store, round, at) => {
  const users = Array.from({ length: ACCOUNTS }, (_, n) => `queue-${round}-${n}`);
  await store.createAccounts(
    users.map((userId) => ({
      ...newAccount({ userId, at, profile: {}, plan: 'agency', credits: 0, ledgerId: `led_${userId}` }),
      keys: [],
    })),
  );
  for (const userId of users) {
    const hook = {
      ...{ id: `hook_${userId}`, userId, event: 'video.failed', webhookUrl: 'https://example.com/', description: null },
      ...{
        active: true,
        secret: 'a'.repeat(64),
        failureCount: 0,
        lastDeliveryAt: null,
        lastStatus: null,
        createdAt: at,
      },
    };
    await store.decide(userId, { decide: () => ({ result: 0, effects: [{ kind: 'hook-created', hook }] }) });
  }
  return users;
};

const accept = (store, userId, job, spec) =>
  store.decide(userId, {
    decide: ({ account }) => ({
      result: 0,
      account: { ...account, runningJobs: account.runningJobs + 1 },
      effects: [{ kind: 'job-created', job, spec }],
    }),
  });

/**
 * Jobs claimed and finished a second, and what one takes of this process's CPU and of the database's, which `databaseCpu` tells. No
 * worker may run meanwhile, and no other job may wait.
 */
export const claimAndFinish = async ({ url, secretKey, jobs, spec, databaseCpu }) => {
  rounds += 1;
  const store = await openPostgresStore({
    ...{ address: readDatabaseAddress(url), process: `bench-${rounds}`, secretKey, dataDir: undefined },
  });
  const at = Date.now();
  const users = await openAccounts(store, rounds, at);
  const ids = Array.from({ length: jobs }, () => names.id('job'));
  for (let from = 0; from < jobs; from += 1000)
    await Promise.all(
      ids.slice(from, from + 1000).map((jobId, n) => {
        const userId = users[n % ACCOUNTS];
        return accept(store, userId, newJob(jobId, userId, at), spec);
      }),
    );

  const finish = ({ job: { jobId, userId, attempt } }, owner) =>
    store.decide(
      userId,
      endJob({
        ...{
          jobId,
          at,
          fence: { owner, attempt },
          policies,
          links,
          ledgerId: names.id('led'),
          eventId: names.id('evt'),
        },
        outcome: { trigger: 'fail', reason: 'It broke.' },
      }),
    );
  const before = [process.cpuUsage(), databaseCpu()];
  const began = performance.now();
  let done = 0;
  let after = '';
  let finishing = Promise.resolve([]);
  for (let claims = 1; ; claims += 1) {
    const owner = `bench.${claims}`;
    const realNow = Date.now();
    const claimed = await store.claimJobs({ owner, realNow, leaseUntil: realNow + 15_000, at, after, limit: BATCH });
    const ended = await finishing;
    done += ended.filter((result) => result === 'ended').length;
    if (claimed.length === 0) break;
    after = claimed.at(-1).job.userId;
    finishing = Promise.all(claimed.map((one) => finish(one, owner)));
  }
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before[0]);
  const result = {
    rate: done / seconds,
    own: (user + system) / 1000 / done,
    database: (databaseCpu() - before[1]) / done,
  };
  const problems = (await store.audit()).filter((problem) => problem.includes(`queue-${rounds}-`));
  await store.close();
  if (done !== jobs || problems.length > 0)
    throw new Error(`${done} of ${jobs} jobs were finished. ${problems[0] ?? ''}`);
  return result;
};
