/**
 * A server in a process of its own that kills itself at a named point, the n-th time that it comes by. Its port is the
 * first line on stdout.
 */

import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import { createDiskMedia } from '../../src/adapters/disk/disk-media';
import { createServerWith } from '../../src/create-server';
import type { Planner } from '../../src/ports/planner';
import type { Store } from '../../src/ports/store';
import { tellDecisions } from './tell-decisions';

const [, , dataDir = '', point = '', nth = '1'] = process.argv;
/** With these, the state is in a database that is shared. */
const { VID_DATABASE_URL: database, VID_SECRET_KEY: secretKey } = process.env;

let left = Number(nth);
const passBy = (name: string): void => {
  if (name !== point) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};

/** Points around the store: before and after the transaction that does what the name says. */
const wrapStore = (store: Store): Store => ({
  ...tellDecisions(store, (kinds) => {
    if (kinds.includes('planning-begun')) passBy('key reserved');
    if (kinds.includes('job-created')) passBy('charged');
    if (kinds.includes('job-ended')) passBy('job settled');
  }),
  createAccounts: async (accounts, settings) => {
    passBy('seeding begun');
    await store.createAccounts(accounts, settings);
    passBy('seeded');
  },
  endAttempts: async (ends) => {
    await store.endAttempts(ends);
    passBy('attempt recorded');
  },
  claimJobs: async (request) => {
    const claimed = await store.claimJobs(request);
    if (claimed.length > 0) passBy('job claimed');
    return claimed;
  },
  claimDeliveries: async (request) => {
    const claimed = await store.claimDeliveries(request);
    if (claimed.length > 0) passBy('attempt begun');
    return claimed;
  },
});

/** In this process: the start of a thread takes longer than all else, and has tests of its own. */
const planner: Planner = {
  plan: async (request, { signal }) => {
    const { createLocalPlanner } = await import('../../src/adapters/local-planner/local-planner');
    return createLocalPlanner().plan(request, signal);
  },
};

const artifacts = createDiskArtifacts(dataDir);
const media = createDiskMedia(dataDir);
const server = await createServerWith(
  { dataDir, database, secretKey, deliver: async () => new Response(null, { status: 200 }) },
  {
    wrapStore,
    planner,
    media: {
      ...media,
      keep: async (jobId, files) => {
        await media.keep(jobId, files);
        passBy('media kept');
      },
      remove: async (jobId) => {
        passBy('media to be removed');
        await media.remove(jobId);
      },
    },
    artifacts: {
      ...artifacts,
      keep: async (scratch) => {
        const bytes = await artifacts.keep(scratch);
        passBy('artifact renamed');
        return bytes;
      },
    },
  },
);
process.stdout.write(`${await server.listen({ port: 0 })}\n`);
