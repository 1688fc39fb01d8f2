/**
 * The only wiring. It chooses an adapter for every port, gives every part what it needs, and starts and ends them in the
 * right order. The parts: `compose/base` (adapters and rules), `compose/workers`, `compose/doors`.
 */
import { createIds } from './adapters/ids/create-ids';
import { createChangeFeed } from './admin/change-feed';
import { type Admin, createAdmin } from './admin/create-admin';
import { LOOPBACK_ADDRESS } from './admin/guard';
import { createBase } from './compose/base';
import { createDoors } from './compose/doors';
import { createFirstState } from './compose/first-state';
import { type Joined, joinOthers } from './compose/join-others';
import { lateSend } from './compose/late-parts';
import { createLateServices } from './compose/late-services';
import { type LimitsOfEnd, limitsOfEnd } from './compose/limits-of-end';
import type { Overrides } from './compose/overrides';
import { createWorkers } from './compose/workers';
import { tooOldAt } from './domain/retention';
import { createFaults } from './faults/create-faults';
import type { Arrival } from './http/call';
import type { Reply } from './http/reply';
import type { AppRequest } from './http/request';
import { createRequestLog } from './http/request-log';
import { keepRequests, shareRequests } from './http/share-requests';
import { tellRequests } from './http/tell-requests';
import type { Settled } from './options';
import { recover } from './pipeline/recover';
import { createSettleJob } from './pipeline/settle-job';
import { createSettled } from './pipeline/settled';
import type { ClockState } from './ports/clock';
import type { Log } from './ports/log';
import type { Settings } from './ports/store';
import { StoreUnavailable } from './ports/store-unavailable';
import type { Cassette } from './replay/cassette';
import { createAccountServices } from './services/accounts';
import { createKnownAccounts } from './services/known-accounts';
import { createWorld, type World } from './services/world';

/** A server without its sockets. */
export interface House {
  handle(this: void, request: AppRequest, arrival: Arrival): Promise<Reply>;
  /** For what is refused before it is a request: it is named in its answer and in the log. */
  noteRefused(this: void, status: number, error: string): Readonly<Record<string, string>>;
  readonly admin: Admin;
  now(): number;
  /** The keys that everybody knows and that open it. */
  openKeys(): Promise<readonly string[]>;
  settled(): Promise<void>;
  /** What absolute URLs begin with from now on, unless a public URL was given. */
  listensAt(host: string, url: string): Promise<void>;
  baseUrl(): string;
  /** A copy of the state as it is now. */
  world(): Promise<World>;
  /** Ends what would never end by itself, so that the sockets can be closed. From then on it is not ready. */
  endStreams(): void;
  /** Ends the work behind the answers: what is under way may go on until that time of the real clock. */
  endWork(): Promise<void>;
  readonly log: Log;
  close(): Promise<void>;
}

/** A recording is read whole before anything is opened; what reads it is loaded for those who have one. */
const loadCassette = async (file: string | undefined): Promise<Cassette | undefined> => {
  if (file === undefined) return undefined;
  const { readCassette } = await import('./replay/read-cassette');
  return readCassette(file);
};

/** So many ids are drawn by one process before it would draw those of another. */
const IDS_RANGE = 2 ** 32;

/** `begin`: what it begins with, in the place of an empty state. */
export const compose = async (options: Settled, overrides: Overrides = {}, begin?: World): Promise<House> => {
  const cassette = await loadCassette(options.replay);
  const base = await createBase(options, overrides);
  const { ids, store, clock, artifacts, media, dialer, rules, location } = base;
  const { shared } = base;
  // Whose draws others go on with must not begin with something of this process's own.
  const faults = createFaults(options.seed ?? (shared === undefined ? ids.id('flt') : ''));
  // Not of the drawn ids: a seed must not make the logs or the lists of two processes the same.
  const ownName = (): string => createIds().secret().slice(0, 12);
  const told = (requestIds: readonly string[]): void =>
    base.signals.tell(() => requestIds.map((id) => ({ kind: 'request', id })));
  const own = createRequestLog({
    hide: base.hide,
    name: ownName(),
    ...(shared === undefined ? { added: (id) => told([id]) } : {}),
  });
  const oldest = (): number | undefined => tooOldAt(base.retention.events_days, clock.now());
  const kept =
    shared === undefined
      ? keepRequests(own)
      : shareRequests(own, { ...base, kept: shared.requests, tooOldAt: oldest, told });
  const requests = options.log.level === 'debug' ? tellRequests(kept, base.log) : kept;
  const accounts = createAccountServices(base);
  const settle = createSettleJob(base);
  const send = lateSend(dialer);
  const works = options.role !== 'api';
  const workers = works ? createWorkers({ base, settle, send }, options, overrides) : [];

  const feed = createChangeFeed({ ...base, name: ownName });

  /** Of a state that has none; a time that was given is kept, so that later ones come after it. */
  const firstClock = async (): Promise<ClockState> => {
    const first = { offsetMs: 0, frozenAt: options.startTime ?? null };
    if (first.frozenAt === null) return first;
    const { clock: begun = first } = await store.changeSettings((now) =>
      now.clock === undefined ? { clock: first } : {},
    );
    return begun;
  };

  /** Where the drawn ids go on. Processes that share a state draw from ranges of their own. */
  const idsPosition = async ({ idsPosition: stored = 0 }: Settings, own?: number): Promise<number> => {
    if (shared === undefined || options.seed === undefined) return stored;
    if (own !== undefined) return own;
    let first = 0;
    await store.changeSettings((now) => {
      first = Math.ceil((now.idsPosition ?? 0) / IDS_RANGE) * IDS_RANGE;
      return { idsPosition: first + IDS_RANGE };
    });
    return first;
  };

  /** Takes over what the store says about the server itself; `own`: where the ids go on, of a range that is taken already. */
  const takeOver = async (own?: number): Promise<void> => {
    const settings = await store.readSettings();
    ids.restore(await idsPosition(settings, own));
    clock.restore(settings.clock ?? (await firstClock()));
    rules.restore(settings);
    faults.replace((settings.faults ?? []) as ReturnType<typeof faults.list>);
    if (settings.seeded !== true) await accounts.seed(options.accounts);
  };
  // At once: whatever is under way is handed back to those who keep it where it is looked for.
  base.held?.onMoved(() => {
    for (const worker of workers) void worker.close();
  });
  const joined = shared && joinOthers({ base, faults, takeOver, works }, shared);

  const late = createLateServices(base, send, options, overrides);

  let endRecovery = (): void => undefined;
  let limits: LimitsOfEnd | undefined;
  const limit = (): LimitsOfEnd =>
    (limits ??= limitsOfEnd({ clock, shutdownMs: options.shutdownMs, isShared: shared !== undefined }));
  /** One time for all of them: what renders leave of it is for their deliveries. */
  const endWorkers = async ({ until, asked, handBack }: LimitsOfEnd): Promise<void> => {
    for (const worker of workers) {
      await handBack(worker.close(until, asked));
      worker.giveUp?.();
    }
  };
  let workEnded: Promise<void> | undefined;
  const endWork = (): Promise<void> => (workEnded ??= endWorkers(limit()));

  const close = async (): Promise<void> => {
    feed.close();
    endRecovery();
    await late.close();
    base.plannings.close();
    await endWork();
    const { leave } = limit();
    await leave(requests.close());
    clock.close();
    await leave(dialer.close());
    if (shared !== undefined) await leave(shared.close());
    await leave(store.close());
    await artifacts.close();
    await media.close();
    await base.metrics.close();
    base.life.isOver = true;
  };

  const isShared = shared !== undefined;
  // What is kept in memory alone is none of what others share.
  const world = createWorld({ ...base, faults: isShared ? { list: () => [] } : faults });
  const known = createKnownAccounts(base);
  let isExposed = false;
  const admin = createAdmin({
    ...base,
    ...late,
    accounts,
    settle,
    faults,
    requests,
    state: rules,
    takeOver: async (idsPosition) => {
      await takeOver(idsPosition);
      // Keys that everybody knows may have come with it.
      if (isExposed) await known.warnOfKnownKeys();
    },
    firstState: createFirstState(options, clock, shared === undefined ? undefined : IDS_RANGE),
    feed,
    world,
    isShared,
  });
  const takeFault: Joined['takeFault'] = joined?.takeFault ?? (async (request) => faults.take(request));
  const refresh = (): Promise<StoreUnavailable | undefined> | undefined =>
    joined?.refresh().then(
      () => undefined,
      (error: unknown) => (error instanceof StoreUnavailable ? error : undefined),
    );
  const { handle, noteRefused } = createDoors(
    { base, admin, late, faults, takeFault, requests, cassette, refresh },
    options,
    overrides,
  );
  /** Of a state that others reach; a recording answers whatever the key is. */
  const expose = async (): Promise<void> => {
    if (isExposed || cassette !== undefined) return;
    isExposed = true;
    await known.warnOfKnownKeys();
  };
  try {
    if (begin !== undefined) await world.write(begin);
    const before = options.startTime === undefined ? undefined : (await store.readSettings()).clock;
    await takeOver();
    if (before !== undefined && before.frozenAt !== options.startTime)
      base.log.write('warn', 'start-time-not-taken', {
        next: 'the state has a clock already, which went on: begin with an empty database or data folder, or leave --start-time out',
      });
    known.warnOfShortToken(options.adminToken);
    if (begin === undefined) await known.warnOfIgnored(options.accounts);
    if (isShared) await expose();
    // Told at the start, when somebody may still mend it; nobody waits for it.
    void base.ownedPlace().catch(() => undefined);
    endRecovery = await recover(base, { afar: options.artifacts?.kind === 's3' });
  } catch (error) {
    await close();
    throw error;
  }
  for (const worker of workers) worker.start();

  return {
    handle,
    noteRefused,
    admin,
    now: () => clock.now(),
    openKeys: known.openKeys,
    settled: createSettled({ ...base, isShared }),
    listensAt: async (host, url) => {
      location.host = host;
      location.base = options.publicUrl ?? url;
      if (!LOOPBACK_ADDRESS.test(host)) await expose();
    },
    baseUrl: () => location.base,
    world: () => world.read(),
    endStreams: () => {
      base.life.isEnding = true;
      feed.close();
      late.endStills();
    },
    endWork,
    log: base.log,
    close,
  };
};
