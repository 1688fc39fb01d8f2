/** What every part of the server stands on: an adapter for each port, the rules in force, and the addresses of videos. */
import { TIME_LIMITS } from '@vid/sdk/contract';
import { createVirtualClock } from '../adapters/clock/virtual-clock';
import { createDeliverDialer } from '../adapters/deliver/deliver-dialer';
import { createIds } from '../adapters/ids/create-ids';
import { createLazyDialer } from '../adapters/lazy/lazy-dialer';
import { createLog } from '../adapters/log/create-log';
import { createMetrics } from '../adapters/metrics/create-metrics';
import { createMeasuring } from '../adapters/metrics/measuring-store';
import { createHideSecrets } from '../domain/hide-secrets';
import type { Settled } from '../options';
import { createScratchRoom } from '../pipeline/scratch-room';
import type { VirtualClock } from '../ports/clock';
import type { Log } from '../ports/log';
import { createEndPlannings } from '../services/end-plannings';
import type { FreshState } from '../services/fresh-state';
import { createGauges } from '../services/gauges';
import { createOwnedPlace } from '../services/owned-place';
import { createReadiness } from '../services/readiness';
import { createRemoveLeft } from '../services/remove-left';
import { createServerState } from '../services/server-state';
import { loadTracer } from '../telemetry-options';
import { openFiles } from './files';
import { createHeldPlace } from './held-place';
import { openState } from './open-state';
import type { Overrides } from './overrides';

const IN_PROCESS_URL = 'http://127.0.0.1:4600';

export type Base = Awaited<ReturnType<typeof createBase>>;

export const createBase = async (options: Settled, overrides: Overrides) => {
  const hide = createHideSecrets(options.secrets);
  /** Set by whoever ends the process. */
  const life = { isEnding: false, isOver: false };
  const isEnding = (): boolean => life.isEnding;
  const lines = createLog({ ...options.log, hide });
  /** Silent once all is over: what was given up then fails, and that is no trouble of anybody. */
  const log: Log = { write: (...line) => (life.isOver ? undefined : lines.write(...line)) };
  const ids = createIds(options.seed);
  const tracer = await loadTracer(options.traces, log);
  // First: what can't be used is told before anything of the state is touched.
  const metrics = createMetrics(() => gauges());
  const files = await openFiles(options, { log, meter: metrics });
  const media = overrides.media ?? files.media;
  /** Set by whoever knows all that is to be taken over. */
  const fresh: { state?: FreshState } = {};
  const measuring = createMeasuring({ meter: metrics, realNow: overrides.realNow });
  const { store, name, signals, shared, replacing, turning } = await openState({
    options,
    overrides,
    ids,
    log,
    measured: measuring.store,
    clock: () => clock,
    refresh: async () => fresh.state?.refresh(),
    wrote: () => fresh.state?.wrote(),
  }).catch(async (error: unknown) => {
    await files.media.close();
    await files.artifacts.close();
    throw error;
  });
  const found = overrides.artifacts ?? files.artifacts;
  const held = shared && createHeldPlace({ artifacts: found, movedTo: shared.movedTo, log });
  const artifacts = held?.artifacts ?? found;
  const clock: VirtualClock = createVirtualClock({
    ...turning,
    persist: (state) => store.writeSettings({ clock: state }),
    realNow: overrides.realNow ?? shared?.realNow,
  });
  /** Of one among several: others make what it has no room for. */
  const scratchRoom = shared && createScratchRoom({ artifacts, clock, log });
  const isReady = createReadiness({ store, artifacts, clock, log, isEnding });
  // One that only answers renders nothing, however many workers it was given.
  const slots = options.role === 'api' ? 0 : options.workers;
  const gauges = createGauges({
    ...{ store, clock, isEnding, isReady },
    slots: () => (scratchRoom?.wasThere() === false ? 0 : slots),
  });
  const guarded = overrides.dialer ?? createLazyDialer({ privateNetwork: options.privateNetwork, log });
  const dialer =
    options.deliver === undefined
      ? guarded
      : createDeliverDialer(options.deliver, guarded, {
          timeoutMs: TIME_LIMITS.deliveryAttemptSeconds * 1000,
          realNow: () => clock.realNow(),
        });
  const rules = createServerState({
    initial: { policies: options.policies, pricing: options.pricing, limits: options.limits, paused: false },
    store,
  });
  const plannings = createEndPlannings({ store, clock, ids, rules, signals, log });
  /** Where the server is reached: what absolute URLs begin with, never what a request says. */
  const location = { host: '', base: options.publicUrl ?? IN_PROCESS_URL };
  const links = {
    video: (job: { readonly videoToken: string; readonly downloadToken: string }) => ({
      outputUrl: `${location.base}/videos/${job.videoToken}.mp4`,
      downloadUrl: `${location.base}/downloads/${job.downloadToken}.mp4`,
    }),
  };
  const { retention, leaseMs } = options;
  const watched = { tracer, meter: metrics, metrics, storeLoad: measuring.load };
  const ownedPlace = createOwnedPlace({ artifacts, state: name, log });
  const removeLeft = createRemoveLeft({ store, artifacts, ownedPlace });
  return {
    ...watched,
    life,
    isReady,
    retention,
    leaseMs,
    hide,
    log,
    ids,
    signals,
    shared,
    held,
    replacing,
    removeLeft,
    ownedPlace,
    fresh,
    store,
    clock,
    artifacts,
    scratchRoom,
    media,
    dialer,
    rules,
    plannings,
    location,
    links,
  };
};
