/** What is kept of earlier exchanges, for rules about more than one. Bounded: the oldest is forgotten. */

const ENTRIES = 10_000;

/** A map that forgets its oldest entries. */
export class BoundedMap<V> extends Map<string, V> {
  override set(key: string, value: V): this {
    super.delete(key);
    super.set(key, value);
    if (this.size > ENTRIES) super.delete(this.keys().next().value as string);
    return this;
  }
}

/** What became of a request that can be charged. */
export type Outcome = 'accepted' | 'refused' | 'unknown';

/** The last use of an Idempotency-Key. */
export interface KeyUse {
  readonly number: number;
  readonly print: string;
  readonly outcome: Outcome;
  readonly jobId: string | undefined;
}

/** A render whose answer was lost. */
export interface LostRender {
  readonly number: number;
  readonly key: string | undefined;
}

/** The last that was seen of a job. */
export interface SeenJob {
  readonly number: number;
  readonly status: string;
  readonly progress: number | undefined;
}

export interface Memory {
  readonly keys: BoundedMap<KeyUse>;
  /** By account and body. */
  readonly lost: BoundedMap<LostRender>;
  readonly jobs: BoundedMap<SeenJob>;
  /** When each job was asked for of late, and whether a loop was told. */
  readonly polls: BoundedMap<{ readonly times: readonly number[]; readonly told: boolean }>;
  /** Since and until when a client was told to wait, by account and endpoint. */
  readonly waits: BoundedMap<{ readonly number: number; readonly since: number; readonly until: number }>;
  readonly deletedHooks: BoundedMap<number>;
  /** Secrets of webhooks, each as long as it may be looked for. */
  readonly secrets: BoundedMap<number>;
}

export const createMemory = (): Memory => ({
  keys: new BoundedMap(),
  lost: new BoundedMap(),
  jobs: new BoundedMap(),
  polls: new BoundedMap(),
  waits: new BoundedMap(),
  deletedHooks: new BoundedMap(),
  secrets: new BoundedMap(),
});
