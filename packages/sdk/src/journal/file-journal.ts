/**
 * A journal in a file that survives a kill and serves several processes at once. The file only grows: one JSON line a
 * step, appended in a single write and flushed before a render is sent. Each record begins with a line break of its own,
 * so that a line torn by a crash spoils itself alone. The order of the lines in the file decides who claimed a key first.
 * Lines of another kind are left alone, so that a program may keep its own beside them.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RenderAccepted } from '../contract';
import { entryId, isFree, type JournalEntry, type RenderIntent, type RenderJournal, type RenderState } from './journal';

interface BeginLine {
  readonly step: 'begin';
  readonly claim: string;
  readonly intent: RenderIntent;
}

interface FinishLine {
  readonly step: 'finish';
  readonly scope: string;
  readonly key: string;
  readonly state: RenderState;
  readonly accepted: RenderAccepted | null;
}

type Line = BeginLine | FinishLine;

const parse = (text: string): Line | undefined => {
  try {
    const line = JSON.parse(text) as Partial<Line> | null;
    return line?.step === 'begin' || line?.step === 'finish' ? (line as Line) : undefined;
  } catch {
    return undefined;
  }
};

const LINE_BREAK = 0x0a;

/** Remembers renders in a file that survives a kill; several processes may share it. */
export class FileJournal implements RenderJournal {
  /** Where the journal is. */
  readonly path: string;
  readonly #entries = new Map<string, JournalEntry>();
  readonly #owners = new Map<string, string>();
  readonly #jobs = new Set<string>();
  #offset = 0;
  #tail: Promise<unknown> = Promise.resolve();

  /** The file and its folders are made when they are first needed. */
  constructor({ path }: { readonly path: string }) {
    this.path = path;
  }

  /** Claims a key; flushed to the disk before it resolves. */
  begin(intent: RenderIntent): Promise<JournalEntry | undefined> {
    return this.#inTurn(async (file) => {
      const id = entryId(intent.scope, intent.key);
      await this.#catchUp(file);
      const known = this.#entries.get(id);
      if (!isFree(known)) return known;
      const claim = randomUUID();
      await this.#append(file, { step: 'begin', claim, intent });
      await this.#catchUp(file);
      return this.#owners.get(id) === claim ? undefined : this.#entries.get(id);
    });
  }

  /** Records how it ended; flushed too. */
  finish(scope: string, key: string, outcome: Parameters<RenderJournal['finish']>[2]): Promise<void> {
    return this.#inTurn(async (file) => {
      await this.#append(file, {
        step: 'finish',
        scope,
        key,
        state: outcome.state,
        accepted: outcome.accepted ?? null,
      });
      await this.#catchUp(file);
    });
  }

  /** The entry of a key. */
  find(scope: string, key: string): Promise<JournalEntry | undefined> {
    return this.#inTurn(async (file) => {
      await this.#catchUp(file);
      return this.#entries.get(entryId(scope, key));
    });
  }

  /** Whether a render with this job is known. */
  knowsJob(jobId: string): Promise<boolean> {
    return this.#inTurn(async (file) => {
      await this.#catchUp(file);
      return this.#jobs.has(jobId);
    });
  }

  /** All entries, oldest first. */
  list(): Promise<readonly JournalEntry[]> {
    return this.#inTurn(async (file) => {
      await this.#catchUp(file);
      return [...this.#entries.values()];
    });
  }

  /** One step after the other within this process; other processes are met in the file. */
  #inTurn<T>(step: (file: FileHandle) => Promise<T>): Promise<T> {
    const run = this.#tail.then(async () => {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      const file = await open(this.path, 'a+', 0o600);
      try {
        return await step(file);
      } finally {
        await file.close();
      }
    });
    this.#tail = run.catch(() => undefined);
    return run;
  }

  async #append(file: FileHandle, line: Line): Promise<void> {
    const record = Buffer.from(`\n${JSON.stringify(line)}\n`);
    const { bytesWritten } = await file.write(record);
    if (bytesWritten !== record.length)
      throw new Error(`${this.path}: only a part of the record was written; is the disk full?`);
    await file.datasync();
  }

  /** Reads the whole lines that were appended since the last look, by whatever process. */
  async #catchUp(file: FileHandle): Promise<void> {
    const { size, mode } = await file.stat();
    // An earlier version, or whoever made the file, may have left it open to others; a system without modes ignores this.
    if ((mode & 0o077) !== 0 && process.platform !== 'win32') await file.chmod(0o600).catch(() => undefined);
    if (size < this.#offset) this.#startOver();
    if (size === this.#offset) return;
    const buffer = Buffer.alloc(size - this.#offset);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, this.#offset);
    const end = buffer.subarray(0, bytesRead).lastIndexOf(LINE_BREAK) + 1;
    this.#offset += end;
    for (const text of buffer.toString('utf8', 0, end).split('\n')) {
      const line = parse(text);
      if (line !== undefined) this.#apply(line);
    }
  }

  #apply(line: Line): void {
    if (line.step === 'begin') {
      const id = entryId(line.intent.scope, line.intent.key);
      if (!isFree(this.#entries.get(id))) return;
      this.#entries.delete(id);
      this.#entries.set(id, { ...line.intent, state: 'sending', accepted: null });
      this.#owners.set(id, line.claim);
      return;
    }
    const id = entryId(line.scope, line.key);
    const known = this.#entries.get(id);
    if (known === undefined || (known.state === 'accepted' && line.state !== 'accepted')) return;
    this.#entries.set(id, { ...known, state: line.state, accepted: line.accepted ?? known.accepted });
    if (line.accepted !== null) this.#jobs.add(line.accepted.job_id);
  }

  #startOver(): void {
    this.#offset = 0;
    this.#entries.clear();
    this.#owners.clear();
    this.#jobs.clear();
  }
}
