/** The entries of a journal in memory, and what each step does to them; every journal keeps its own here. */
import type { JournalEntry, RenderEnd, RenderIntent } from './journal';

const idOf = (scope: string, key: string): string => `${scope} ${key}`;

export class JournalEntries {
  readonly #entries = new Map<string, JournalEntry>();
  readonly #jobs = new Set<string>();

  get size(): number {
    return this.#entries.size;
  }

  /** What holds a key: what was refused holds nothing. */
  holder(scope: string, key: string): JournalEntry | undefined {
    const known = this.find(scope, key);
    return known?.state === 'refused' ? undefined : known;
  }

  /** Gives a free key to an intent and returns undefined, else the entry that holds it. */
  claim(intent: RenderIntent): JournalEntry | undefined {
    const known = this.holder(intent.scope, intent.key);
    if (known !== undefined) return known;
    const id = idOf(intent.scope, intent.key);
    this.#entries.delete(id);
    this.#entries.set(id, { ...intent, state: 'sending', accepted: null });
    return undefined;
  }

  /** Records an end; one whose beginning could not be read is worth an entry too. A doubt never takes a job away. */
  finish(scope: string, key: string, { state, accepted, arrived }: RenderEnd): void {
    const id = idOf(scope, key);
    const known = this.#entries.get(id);
    if (known?.state === 'accepted' && state !== 'accepted') return;
    const intent = known ?? { scope, key, bodyHash: '', at: 0, scenes: null, label: '' };
    const proof = (arrived ?? known?.arrived) === true ? { arrived: true } : {};
    this.#entries.set(id, { ...intent, ...proof, state, accepted: accepted ?? known?.accepted ?? null });
    if (accepted !== undefined) this.#jobs.add(accepted.job_id);
  }

  /** Records whether the end of a job was seen. */
  fetched(jobId: string, fetched: boolean): void {
    for (const [id, entry] of this.#entries)
      if (entry.accepted?.job_id === jobId) this.#entries.set(id, { ...entry, fetched });
  }

  find(scope: string, key: string): JournalEntry | undefined {
    return this.#entries.get(idOf(scope, key));
  }

  knowsJob(jobId: string): boolean {
    return this.#jobs.has(jobId);
  }

  /** Oldest first. */
  list(): readonly JournalEntry[] {
    return [...this.#entries.values()];
  }

  forget({ scope, key, accepted }: JournalEntry): void {
    this.#entries.delete(idOf(scope, key));
    if (accepted !== null) this.#jobs.delete(accepted.job_id);
  }
}
