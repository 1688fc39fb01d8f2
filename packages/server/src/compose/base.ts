/** What every part of the server stands on: an adapter for each port, the rules in force, and the addresses of videos. */
import { TIME_LIMITS } from '@vid/sdk/contract';
import { createVirtualClock } from '../adapters/clock/virtual-clock';
import { createDeliverDialer } from '../adapters/deliver/deliver-dialer';
import { createIds } from '../adapters/ids/create-ids';
import { createLazyDialer } from '../adapters/lazy/lazy-dialer';
import { createLog } from '../adapters/log/create-log';
import { createLocalSignals } from '../adapters/signals/local-signals';
import { createTellingStore } from '../adapters/signals/telling-store';
import { createWakingStore } from '../adapters/signals/waking-store';
import { openSqliteStore } from '../adapters/sqlite/open-sqlite-store';
import { createHideSecrets } from '../domain/hide-secrets';
import type { Settled } from '../options';
import { createServerState } from '../services/server-state';
import { openFiles } from './files';
import type { Overrides } from './overrides';

const IN_PROCESS_URL = 'http://127.0.0.1:4600';

export type Base = Awaited<ReturnType<typeof createBase>>;

export const createBase = async (options: Settled, overrides: Overrides) => {
  const hide = createHideSecrets(options.secrets);
  const log = createLog({ ...options.log, hide });
  const ids = createIds(options.seed);
  const signals = createLocalSignals();
  // First: what can't be used is told before anything of the state is touched.
  const files = await openFiles(options, log);
  const artifacts = overrides.artifacts ?? files.artifacts;
  const media = overrides.media ?? files.media;
  const opened = await openSqliteStore({
    dataDir: options.dataDir,
    idsPosition: () => ids.position(),
    warn: (message) => log.write('warn', 'data-folder-open', { message }),
  }).catch(async (error: unknown) => {
    await files.media.close();
    await files.artifacts.close();
    throw error;
  });
  const store = createTellingStore(createWakingStore(overrides.wrapStore?.(opened) ?? opened, signals), signals);
  const clock = createVirtualClock({
    drained: () => signals.idle(),
    persist: (state) => store.writeSettings({ clock: state }),
    ...(overrides.realNow === undefined ? {} : { realNow: overrides.realNow }),
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
  /** Where the server is reached: what absolute URLs begin with, never what a request says. */
  const location = { host: '', base: options.publicUrl ?? IN_PROCESS_URL };
  const links = {
    video: (job: { readonly videoToken: string; readonly downloadToken: string }) => ({
      outputUrl: `${location.base}/videos/${job.videoToken}.mp4`,
      downloadUrl: `${location.base}/downloads/${job.downloadToken}.mp4`,
    }),
  };
  const { retention } = options;
  return { retention, hide, log, ids, signals, store, clock, artifacts, media, dialer, rules, location, links };
};
