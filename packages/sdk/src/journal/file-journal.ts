/**
 * A journal in a file that survives a kill and serves several processes at once. The file only grows: one JSON line a
 * step, flushed before a render is sent. What is to be written while a flush is running is appended together, in a single write,
 * and shares the next flush. Each record begins with a line break of its own,
 * so that a line torn by a crash spoils itself alone. The order of the lines in the file decides who claimed a key first.
 * Lines of another kind are left alone, so that a program may keep its own beside them. What was read once stays known
 * when the file is taken away: a key that was forgotten could be paid for again.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushData } from '../disk/flush-file';
import { makeFolders } from '../disk/make-folders';
import { onLateFailure } from '../observe/late-failure';
import { checkOptions } from '../options/check-options';
import { checkKind } from '../options/kinds';
import { AppendedLines } from './appended-lines';
import { Batches } from './batches';
import type { JournalEntry, RenderEnd, RenderIntent, RenderJournal } from './journal';
import { JournalEntries } from './journal-entries';
import { type JournalLine, readLine, type SkipReason } from './journal-line';
import { type Asked, renderOf, type Step, untilClaimedAgain } from './journal-step';
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
  /** The claims that are being made, and whether each was the first one for its key. */
  readonly #claims = new Map<string, boolean>();
  /** Claims that were perhaps not taken down; their renders were not sent. */
  readonly #void = new Set<string>();
  readonly #batches = new Batches<Step>((steps) => this.#run(steps));

  /** See `FileJournalOptions`. */
  constructor(options: FileJournalOptions) {
    checkKind('FileJournal', 'options', options, 'object');
    checkOptions('FileJournal', options, { path: 'name', onSkipped: 'function' });
    const { path, onSkipped } = options;
    checkKind('FileJournal', 'path', path, 'name');
    this.path = path;
    this.#onSkipped = onSkipped;
  }

  /** Claims a key; flushed to the disk before it resolves. */
  begin(intent: RenderIntent): Promise<JournalEntry | undefined> {
    const { scope, key } = intent;
    const claim = randomUUID();
    let known: JournalEntry | undefined;
    return this.#step({
      of: renderOf(scope, key),
      isClaim: true,
      line: () => {
        known = this.#entries.holder(scope, key);
        if (known !== undefined) return undefined;
        this.#claims.set(claim, false);
        return { step: 'begin', claim, intent };
      },
      result: () => (this.#claims.get(claim) === true ? undefined : (known ?? this.#entries.find(scope, key))),
      end: (failed) => {
        if (this.#claims.delete(claim) && failed) this.#void.add(claim);
      },
    });
  }

  /** Records how it ended; flushed too. */
  finish(scope: string, key: string, { state, accepted, arrived }: RenderEnd): Promise<void> {
    const line: JournalLine = { step: 'finish', scope, key, state, accepted: accepted ?? null, arrived };
    return this.#step({ of: renderOf(scope, key), line: () => line, result: () => undefined });
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
    return this.#step({ line: () => ({ step: 'fetched', job: jobId, fetched }), result: () => undefined });
  }

  /** All entries, oldest first. */
  list(): Promise<readonly JournalEntry[]> {
    return this.#look(() => this.#entries.list());
  }

  #look<T>(result: () => T): Promise<T> {
    return this.#step({ line: () => undefined, result });
  }

  /** One step after the other within this process; other processes are met in the file. */
  #step<T>({ of, isClaim = false, line, result, end }: Asked<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        resolve(result());
        end?.(false);
      };
      const failed = (error: Error): void => {
        end?.(true);
        reject(error);
      };
      this.#batches.add({ of, isClaim, line, done, failed });
    });
  }

  /** Runs steps that came together; gives back those that have to wait for the others. */
  async #run(steps: readonly Step[]): Promise<readonly Step[]> {
    const batch = untilClaimedAgain(steps);
    const later = steps.slice(batch.length);
    let writing: readonly Step[] = batch;
    try {
      const firstMade = await makeFolders(dirname(this.path), 0o700);
      const file = await open(this.path, 'a+', 0o600);
      try {
        await this.#settleIn(file, firstMade);
        await this.#catchUp(file);
        const lines = batch.map((step) => step.line());
        writing = batch.filter((_step, index) => lines[index] !== undefined);
        const written = lines.filter((line) => line !== undefined);
        if (written.length > 0) {
          await this.#append(file, written);
          await this.#catchUp(file);
        }
      } finally {
        await file.close();
      }
    } catch (error) {
      if (writing.length === 0) writing = batch;
      for (const step of writing) step.failed(error as Error);
      // Who only looks is not concerned.
      return [...batch.filter((step) => !writing.includes(step)), ...later];
    }
    for (const step of batch) step.done();
    return later;
  }

  async #settleIn(file: FileHandle, firstMade: string | undefined): Promise<void> {
    const stats = await file.stat();
    const { size, mode } = stats;
    // A device would be read for ever, or keep nothing.
    if (!stats.isFile()) throw new Error(`${this.path} is no file: name one for the journal`);
    if (size === 0) await syncFolders(this.path, firstMade);
    // An earlier version, or whoever made the file, may have left it open to others; a system without modes ignores this.
    if ((mode & 0o077) !== 0) await file.chmod(0o600).catch(() => undefined);
  }

  async #append(file: FileHandle, lines: readonly JournalLine[]): Promise<void> {
    const records = Buffer.from(lines.map((line) => `\n${JSON.stringify(line)}\n`).join(''));
    const { bytesWritten } = await file.write(records);
    if (bytesWritten !== records.length)
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
    if (known === undefined && this.#claims.has(line.claim)) this.#claims.set(line.claim, true);
  }

  /** A listener that throws must not take a paid call with it. */
  #tell(skipped: readonly SkippedLine[]): void {
    try {
      if (this.#onSkipped === undefined) warnOfSkipped(this.path, skipped);
      else for (const each of skipped) onLateFailure(this.#onSkipped(each), () => warnOfSkipped(this.path, [each]));
    } catch (error) {
      process.emitWarning(`A listener of the journal ${this.path} threw: ${String(error)}`, { type: 'VidWarning' });
    }
  }
}
