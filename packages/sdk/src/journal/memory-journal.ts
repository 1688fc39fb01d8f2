import { checkNumber } from '../call/check-number';
import { checkOptions } from '../options/check-options';
import type { JournalEntry, RenderEnd, RenderIntent, RenderJournal } from './journal';
import { JournalEntries } from './journal-entries';

/** Known to every copy of this module: CommonJS has one in each entry, and so have workers. */
const MARK = Symbol.for('@vid/sdk/memory-journal');

/** Whether a journal is a MemoryJournal, of this copy of the module or another. */
export const isMemoryJournal = (journal: RenderJournal): boolean => MARK in journal;

/** Remembers renders for as long as the process lives; the oldest settled ones are forgotten beyond `maxEntries`. */
export class MemoryJournal implements RenderJournal {
  static {
    Object.defineProperty(this.prototype, MARK, { value: true });
  }

  readonly #entries = new JournalEntries();
  readonly #maxEntries: number;

  /** `maxEntries` of them are kept, 10,000 by default; what is under way or in doubt is never forgotten. */
  constructor(options: { readonly maxEntries?: number } = {}) {
    checkOptions('MemoryJournal', options, { maxEntries: checkNumber });
    const { maxEntries = 10_000 } = options;
    this.#maxEntries = maxEntries;
  }

  /** Claims a key. */
  async begin(intent: RenderIntent): Promise<JournalEntry | undefined> {
    const known = this.#entries.claim(intent);
    if (known === undefined && this.#entries.size > this.#maxEntries) this.#forget();
    return known;
  }

  /** Records how it ended. */
  async finish(scope: string, key: string, end: RenderEnd): Promise<void> {
    this.#entries.finish(scope, key, end);
  }

  /** The entry of a key. */
  async find(scope: string, key: string): Promise<JournalEntry | undefined> {
    return this.#entries.find(scope, key);
  }

  /** Whether a render with this job is known. */
  async knowsJob(jobId: string): Promise<boolean> {
    return this.#entries.knowsJob(jobId);
  }

  /** Records whether the end of a job was seen. */
  async fetched(jobId: string, fetched: boolean): Promise<void> {
    this.#entries.fetched(jobId, fetched);
  }

  /** All entries, oldest first. */
  async list(): Promise<readonly JournalEntry[]> {
    return this.#entries.list();
  }

  #forget(): void {
    const settled = this.#entries.list().filter(({ state }) => state === 'accepted' || state === 'refused');
    for (const entry of settled.slice(0, this.#entries.size - this.#maxEntries)) this.#entries.forget(entry);
  }
}
