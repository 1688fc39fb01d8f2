/**
 * A journal in a file that survives a kill and serves several processes at once. The file only grows: one JSON line a
 * step, appended in a single write and flushed before a render is sent. Each record begins with a line break of its own,
 * so that a line torn by a crash spoils itself alone. The order of the lines in the file decides who claimed a key first.
 * Lines of another kind are left alone, so that a program may keep its own beside them. What was read once stays known
 * when the file is taken away: a key that was forgotten could be paid for again.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushData } from '../disk/flush-file';
import { AppendedLines } from './appended-lines';
import type { JournalEntry, RenderEnd, RenderIntent, RenderJournal } from './journal';
import { JournalEntries } from './journal-entries';
import { type JournalLine, readLine, type SkipReason } from './journal-line';
import { type SkippedLine, warnOfSkipped } from './skipped-line';
import { syncFolders } from './sync-folders';

/** How a FileJournal is made. */
export interface FileJournalOptions {
  /** The file and its folders are made when they are first needed. */
  readonly path: string;
  /** Told of each line that was skipped. Default: one warning of the process for each look at the file that finds some. */
  readonly onSkipped?: ((skipped: SkippedLine) => void) | undefined;
}

/** Remembers renders in a file that survives a kill; several processes may share it. */
export class FileJournal implements RenderJournal {
  /** Where the journal is. */
  readonly path: string;
  readonly #onSkipped: FileJournalOptions['onSkipped'];
  readonly #entries = new JournalEntries();
  readonly #lines = new AppendedLines();
  /** The claim that is being made, and whether it was the first one for its key. */
  #claim = { id: '', won: false };
  /** Claims that were perhaps not taken down; their renders were not sent. */
  readonly #void = new Set<string>();
  #tail: Promise<unknown> = Promise.resolve();

  /** See `FileJournalOptions`. */
  constructor({ path, onSkipped }: FileJournalOptions) {
    this.path = path;
    this.#onSkipped = onSkipped;
  }

  /** Claims a key; flushed to the disk before it resolves. */
  begin(intent: RenderIntent): Promise<JournalEntry | undefined> {
    return this.#inTurn(async (file) => {
      await this.#catchUp(file);
      const known = this.#entries.holder(intent.scope, intent.key);
      if (known !== undefined) return known;
      const claim = randomUUID();
      this.#claim = { id: claim, won: false };
      try {
        await this.#append(file, { step: 'begin', claim, intent });
        await this.#catchUp(file);
      } catch (error) {
        this.#void.add(claim);
        throw error;
      }
      return this.#claim.won ? undefined : this.#entries.find(intent.scope, intent.key);
    });
  }

  /** Records how it ended; flushed too. */
  finish(scope: string, key: string, { state, accepted, arrived }: RenderEnd): Promise<void> {
    return this.#inTurn(async (file) => {
      await this.#append(file, { step: 'finish', scope, key, state, accepted: accepted ?? null, arrived });
      await this.#catchUp(file);
    });
  }

  /** The entry of a key. */
  find(scope: string, key: string): Promise<JournalEntry | undefined> {
    return this.#look(() => this.#entries.find(scope, key));
  }

  /** Whether a render with this job is known. */
  knowsJob(jobId: string): Promise<boolean> {
    return this.#look(() => this.#entries.knowsJob(jobId));
  }

  /** Records whether the end of a job was seen. */
  fetched(jobId: string, fetched: boolean): Promise<void> {
    return this.#inTurn(async (file) => {
      await this.#append(file, { step: 'fetched', job: jobId, fetched });
      await this.#catchUp(file);
    });
  }

  /** All entries, oldest first. */
  list(): Promise<readonly JournalEntry[]> {
    return this.#look(() => this.#entries.list());
  }

  #look<T>(read: () => T): Promise<T> {
    return this.#inTurn(async (file) => {
      await this.#catchUp(file);
      return read();
    });
  }

  /** One step after the other within this process; other processes are met in the file. */
  #inTurn<T>(step: (file: FileHandle) => Promise<T>): Promise<T> {
    const run = this.#tail.then(async () => {
      const firstMade = await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      const file = await open(this.path, 'a+', 0o600);
      try {
        await this.#settleIn(file, firstMade);
        return await step(file);
      } finally {
        await file.close();
      }
    });
    this.#tail = run.catch(() => undefined);
    return run;
  }

  async #settleIn(file: FileHandle, firstMade: string | undefined): Promise<void> {
    const { size, mode } = await file.stat();
    if (size === 0) await syncFolders(this.path, firstMade);
    // An earlier version, or whoever made the file, may have left it open to others; a system without modes ignores this.
    if ((mode & 0o077) !== 0 && process.platform !== 'win32') await file.chmod(0o600).catch(() => undefined);
  }

  async #append(file: FileHandle, line: JournalLine): Promise<void> {
    const record = Buffer.from(`\n${JSON.stringify(line)}\n`);
    const { bytesWritten } = await file.write(record);
    if (bytesWritten !== record.length)
      throw new Error(`${this.path}: only a part of the record was written; is the disk full?`);
    await flushData(file);
  }

  async #catchUp(file: FileHandle): Promise<void> {
    const skipped: SkippedLine[] = [];
    const skip = (line: number, reason: SkipReason): void => void skipped.push({ path: this.path, line, reason });
    const replaced = await this.#lines.read(file, ({ number, text }) => {
      const line = text === undefined ? 'torn' : readLine(text);
      if (typeof line === 'string') skip(number, line);
      else if (line !== undefined) this.#apply(line);
    });
    if (replaced) skip(1, 'rotated');
    if (skipped.length > 0) this.#tell(skipped);
  }

  #apply(line: JournalLine): void {
    if (line.step === 'finish')
      return this.#entries.finish(line.scope, line.key, { ...line, accepted: line.accepted ?? undefined });
    if (line.step === 'fetched') return this.#entries.fetched(line.job, line.fetched);
    if (this.#void.has(line.claim)) return;
    const known = this.#entries.claim(line.intent);
    if (known === undefined && line.claim === this.#claim.id) this.#claim.won = true;
  }

  /** A listener that throws must not take a paid call with it. */
  #tell(skipped: readonly SkippedLine[]): void {
    try {
      if (this.#onSkipped === undefined) warnOfSkipped(this.path, skipped);
      else for (const each of skipped) this.#onSkipped(each);
    } catch (error) {
      process.emitWarning(`A listener of the journal ${this.path} threw: ${String(error)}`, { type: 'VidWarning' });
    }
  }
}
