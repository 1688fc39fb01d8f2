/** The background work, in the order in which it ends. */
import { createIds } from '../adapters/ids/create-ids';
import type { Settled } from '../options';
import { createClearLeft } from '../pipeline/clear-left';
import { createDeliverEvents } from '../pipeline/deliver-events';
import { createExpireJobs } from '../pipeline/expire-jobs';
import { createPruneOld } from '../pipeline/prune-old';
import { createRenderWorker } from '../pipeline/render-worker';

import type { Worker } from '../pipeline/worker';
import type { SendDelivery } from '../ports/sender';
import type { SettleJob } from '../ports/settle';
import type { Base } from './base';
import { lateRenderer } from './late-parts';
import type { Overrides } from './overrides';

const SHARED_POLL_MS = 1_000;

export interface WorkersDeps {
  readonly base: Base;
  readonly settle: SettleJob;
  readonly send: SendDelivery;
}

export const createWorkers = (
  { base, settle, send }: WorkersDeps,
  options: Settled,
  overrides: Overrides,
): readonly Worker[] => {
  // Not one of the drawn ids: a seed must not make two processes the same owner of a lease.
  const owner = `worker-${process.pid}-${createIds().secret().slice(0, 8)}`;
  // Among several processes whoever dies is noticed by nobody's signal.
  const pollMs = base.shared === undefined ? options.leaseMs : SHARED_POLL_MS;
  const pace = { pollMs, isShared: base.shared !== undefined };
  return [
    createPruneOld({ ...base, afar: options.artifacts?.kind === 's3' }),
    createClearLeft(base),
    createExpireJobs({ ...base, settle }),
    createRenderWorker({
      ...base,
      ...pace,
      renderer: overrides.renderer ?? lateRenderer(options),
      settle,
      owner,
      slots: options.workers,
      others: base.shared && { ...base, pollMs },
      drainsRenders: overrides.drainsRenders ?? options.renderer === 'instant',
    }),
    createDeliverEvents({
      ...base,
      ...pace,
      send,
      owner,
      isFollowed: options.traces || options.log.level === 'debug',
    }),
  ];
};
