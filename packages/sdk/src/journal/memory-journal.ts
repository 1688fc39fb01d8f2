import { entryId, isFree, type JournalEntry, type RenderIntent, type RenderJournal } from './journal';

/** Remembers renders for as long as the process lives; the oldest settled ones are forgotten beyond `maxEntries`. */
export class MemoryJournal implements RenderJournal {
  readonly #entries = new Map<string, JournalEntry>();
  readonly #jobs = new Set<string>();
  readonly #maxEntries: number;

  /** `maxEntries` of them are kept, 10,000 by default; what is under way or in doubt is never forgotten. */
  constructor({ maxEntries = 10_000 }: { readonly maxEntries?: number } = {}) {
    this.#maxEntries = maxEntries;
  }

  /** Claims a key. */
  async begin(intent: RenderIntent): Promise<JournalEntry | undefined> {
    const id = entryId(intent.scope, intent.key);
    const known = this.#entries.get(id);
    if (!isFree(known)) return known;
    this.#entries.delete(id);
    this.#entries.set(id, { ...intent, state: 'sending', accepted: null });
    this.#forget();
    return undefined;
  }

  /** Records how it ended. */
  async finish(scope: string, key: string, outcome: Parameters<RenderJournal['finish']>[2]): Promise<void> {
    const id = entryId(scope, key);
    const known = this.#entries.get(id);
    if (known === undefined || (known.state === 'accepted' && outcome.state !== 'accepted')) return;
    this.#entries.set(id, { ...known, state: outcome.state, accepted: outcome.accepted ?? known.accepted });
    if (outcome.accepted !== undefined) this.#jobs.add(outcome.accepted.job_id);
  }

  /** The entry of a key. */
  async find(scope: string, key: string): Promise<JournalEntry | undefined> {
    return this.#entries.get(entryId(scope, key));
  }

  /** Whether a render with this job is known. */
  async knowsJob(jobId: string): Promise<boolean> {
    return this.#jobs.has(jobId);
  }

  /** All entries, oldest first. */
  async list(): Promise<readonly JournalEntry[]> {
    return [...this.#entries.values()];
  }

  #forget(): void {
    for (const [id, entry] of this.#entries) {
      if (this.#entries.size <= this.#maxEntries) return;
      if (entry.state !== 'accepted' && entry.state !== 'refused') continue;
      this.#entries.delete(id);
      if (entry.accepted !== null) this.#jobs.delete(entry.accepted.job_id);
    }
  }
}
