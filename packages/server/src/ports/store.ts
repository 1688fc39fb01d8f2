/**
 * Everything that must survive. Decisions about an account run one at a time under its lock; all else are named
 * transitions. Work is claimed by lease in real time, so that a dead worker's work is taken over. Whatever is done under a
 * lease is fenced by its owner and the number of the attempt: an attempt that was taken over changes nothing any more.
 */

import type { KeyHolder } from '../domain/access';
import type { Account } from '../domain/account';
import type { Attempt } from '../domain/attempts';
import type { Decision, Planning } from '../domain/decision';
import type { AttemptEnd } from '../domain/delivery-decisions';
import type { Delivery, DeliveryStatus, EmittedEvent } from '../domain/events';
import type { Hook } from '../domain/hook';
import type { Job } from '../domain/job';
import type { KeptPlan } from '../domain/kept-plan';
import type { LedgerEntry } from '../domain/ledger';
import type { Loss } from '../domain/losses';
import type { ClockState } from './clock';
import type { ClaimedJob, Lease } from './lease';
import type { SceneStore } from './scene-store';
import type { Replaced, WholeState } from './whole-state';

export type { ClaimedJob, Lease } from './lease';
export type { Replaced, StoreDump } from './whole-state';

export interface ClaimedDelivery {
  readonly delivery: Pick<Delivery, 'deliveryId' | 'hookId' | 'event' | 'body' | 'signedAt'>;
  readonly hook: Pick<Hook, 'webhookUrl' | 'secret'>;
  /** Number of the attempt, which the claim has recorded as begun. */
  readonly attempt: number;
}

/** A key as it is given. */
export interface ApiKey {
  readonly apiKey: string;
  readonly userId: string;
  readonly revokedAt: number | null;
}

/** A key as it is listed: it was shown once, and is not known any more. */
export interface ListedKey {
  /** Its beginning; a key that everybody knows is shown whole. */
  readonly hint: string;
  readonly userId: string;
  readonly revokedAt: number | null;
}

/** What else is kept: the server's own state. */
export interface Settings {
  readonly clock?: ClockState;
  readonly policies?: Readonly<Record<string, string>>;
  readonly paused?: boolean;
  readonly faults?: readonly unknown[];
  /** Whether the seed accounts were made. */
  readonly seeded?: boolean;
  readonly idsPosition?: number;
}

export interface DeliveryFilter {
  readonly userId?: string | undefined;
  readonly hookId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly status?: DeliveryStatus | undefined;
  readonly limit: number;
  /** So many of the newest are left out. */
  readonly offset?: number | undefined;
}

export interface JobFilter {
  /** Only these. */
  readonly jobIds?: readonly string[] | undefined;
  readonly userId?: string | undefined;
  readonly statuses?: readonly string[] | undefined;
  /** Part of the title or of the id, whatever its case. */
  readonly search?: string | undefined;
  /** So many of the newest are left out. */
  readonly offset?: number | undefined;
}

/** How much waits for a worker. */
export interface QueueSizes {
  readonly jobs: { readonly waiting: number; readonly running: number; readonly oldestAt: number | undefined };
  /** Those that are due. */
  readonly deliveries: { readonly waiting: number; readonly oldestAt: number | undefined };
}

/** A line of somebody's ledger. */
export interface BookedFor {
  readonly userId: string;
  readonly entry: LedgerEntry;
}

/** An account as it begins. */
export interface OpenedAccount {
  readonly account: Account;
  readonly keys: readonly ApiKey[];
  readonly grant: LedgerEntry | undefined;
}

/** What a state begins with. */
export interface FirstState {
  readonly accounts: readonly OpenedAccount[];
  readonly settings: Settings;
}

export interface Store extends SceneStore, WholeState {
  /** Runs a decision under the account's lock and writes its effects, all or none. Undefined: no such account. */
  decide<R>(userId: string, decision: Decision<R>): Promise<R | undefined>;

  findKey(apiKey: string): Promise<KeyHolder | undefined>;
  findAccount(userId: string): Promise<Account | undefined>;
  listAccounts(): Promise<readonly Account[]>;
  listKeys(): Promise<readonly ListedKey[]>;
  /**
   * Creates accounts with their keys and grants, and settings beside them, in one transaction. Settings that say that the seed
   * accounts were made are written once: nothing happens when another process was first.
   */
  createAccounts(accounts: readonly OpenedAccount[], settings?: Settings): Promise<void>;
  /** Removes everything and notes its videos as `load` does; nobody sees a state without what comes first. */
  clear(there?: readonly string[], first?: FirstState): Promise<Replaced>;
  addKey(key: ApiKey): Promise<void>;
  /** False: there is no such key. */
  revokeKey(request: { readonly apiKey: string; readonly at: number }): Promise<boolean>;
  ledgerOf(userId: string): Promise<readonly LedgerEntry[]>;
  /** What was booked for a planning and given back for it, and for whom; its job need not be there. */
  bookedForPlanning(jobId: string): Promise<readonly BookedFor[]>;

  findJob(jobId: string): Promise<(Job & { readonly claimed: boolean }) | undefined>;
  findJobByToken(token: string): Promise<Job | undefined>;
  listJobs(limit: number, filter?: JobFilter): Promise<readonly Job[]>;
  /** How many there are in each status that any has. */
  countJobs(filter: JobFilter): Promise<Readonly<Record<string, number>>>;
  /** What was planned, also after its end; undefined where nothing of it is kept. */
  planOf(jobId: string): Promise<KeptPlan | undefined>;
  /**
   * Takes jobs that nobody holds, `limit` at most, in state `processing`: the oldest of the next account in turn, then the
   * oldest of the one after it, and so on. `after` is the account that was served last: others come first, and with `ofOthers`
   * they alone. There may be more though fewer were taken; there are none when none was.
   */
  claimJobs(
    request: Lease & {
      readonly at: number;
      readonly after?: string;
      readonly limit: number;
      readonly ofOthers?: boolean;
    },
  ): Promise<readonly ClaimedJob[]>;
  /** Extends a lease and records progress; false when the lease is lost. */
  keepJob(
    request: Lease & { readonly jobId: string; readonly attempt: number; readonly progress: number },
  ): Promise<boolean>;
  /** Gives a job back, for the next worker; nothing when the lease is lost. */
  releaseJob(request: { readonly jobId: string; readonly owner: string; readonly attempt: number }): Promise<void>;
  /** Says of an attempt that its worker lives: it is not counted as lost, whether it was taken over or will be. */
  excuseAttempt(request: { readonly jobId: string; readonly owner: string; readonly attempt: number }): Promise<void>;
  /** The attempts at a running job that were lost with their worker. */
  lossesOf(jobId: string): Promise<readonly Loss[]>;
  /**
   * Marks jobs that wait because no worker is free, some hundreds at most; resolves with whether there may be more. `afresh`: also
   * among those that were looked at before, of which one may have been missed.
   */
  queueWaitingJobs(request: { readonly afresh?: boolean }): Promise<boolean>;
  /** Running jobs whose time limit is over. */
  overdueJobs(at: number): Promise<readonly Pick<Job, 'jobId' | 'userId'>[]>;
  nextJobDeadline(): Promise<number | undefined>;

  hooksOf(userId: string): Promise<readonly Hook[]>;
  /** Those of all accounts, in their order of creation. */
  allHooks(): Promise<readonly Hook[]>;
  findHook(hookId: string): Promise<Hook | undefined>;

  /**
   * Takes deliveries that are due and records their attempts as begun; of each hook as many as there is room for. An
   * attempt whose worker is gone is recorded as interrupted.
   */
  claimDeliveries(
    request: Lease & {
      readonly at: number;
      readonly limit: number;
      readonly roomFor: (hookId: string) => number;
      /** The hook that was served last: others come first. */
      readonly after: string;
    },
  ): Promise<readonly ClaimedDelivery[]>;
  /** Gives a delivery back whose attempt was interrupted; nothing when it was taken over meanwhile. */
  releaseDelivery(request: {
    readonly deliveryId: string;
    readonly owner: string;
    readonly attempt: number;
  }): Promise<void>;
  /**
   * Records ends of attempts with what follows from them, in one transaction. Of an attempt that was taken over meanwhile
   * it is on record already that it was interrupted, and nothing else is written.
   */
  endAttempts(ends: readonly AttemptEnd[]): Promise<void>;
  /** When the first delivery becomes due that is not due yet. */
  nextDeliveryDue(at: number): Promise<number | undefined>;
  /** Newest first. */
  listDeliveries(filter: DeliveryFilter): Promise<readonly Delivery[]>;
  countDeliveries(filter: Omit<DeliveryFilter, 'limit' | 'offset'>): Promise<number>;
  findDelivery(deliveryId: string): Promise<Delivery | undefined>;
  attemptsOf(deliveryId: string): Promise<readonly Attempt[]>;
  eventsOfJob(jobId: string): Promise<readonly EmittedEvent[]>;

  /**
   * Work that could be taken now while nobody holds any of its kind, as `job …` or `delivery …`. Workers that live and
   * were told leave none.
   */
  untakenWork(request: { readonly at: number; readonly realNow: number }): Promise<string | undefined>;
  /**
   * Removes up to `limit` of each kind of what is over and from up to then (virtual Unix ms), and says how many rows it
   * were: finished deliveries with their attempts, events without deliveries, used keys. What belongs to a job that runs
   * is kept, and so is what is left out.
   */
  prune(request: {
    readonly eventsUpTo: number | undefined;
    readonly keysUpTo: number | undefined;
    readonly limit: number;
  }): Promise<number>;
  /** Since when the oldest of what can be pruned is there; undefined: there is none. */
  oldestKept(): Promise<{ readonly events: number | undefined; readonly keys: number | undefined }>;

  /** Jobs that run and deliveries that wait. */
  countPending(): Promise<{ readonly jobs: number; readonly deliveries: number }>;
  /** What waits now, and since when the oldest of it does (virtual Unix ms). */
  queueSizes(request: { readonly at: number; readonly realNow: number }): Promise<QueueSizes>;
  /** Plannings that no live process works on; where there is one process, asked at its start. */
  abandonedPlannings(): Promise<readonly Planning[]>;

  /**
   * Resolves when the state can be read, and can be written as far as anybody knows.
   * @throws {StoreUnavailable} the store can't be reached, or takes nothing
   */
  check(): Promise<void>;
  readSettings(): Promise<Settings>;
  writeSettings(change: Settings): Promise<void>;
  /** Changes settings by what they are, under their lock; resolves with all of them as they are then. */
  changeSettings(change: (now: Settings) => Settings): Promise<Settings>;
  close(): Promise<void>;
}
