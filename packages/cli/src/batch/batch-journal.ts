/**
 * The journal of a batch: what the client must remember so that no key is paid for twice, and which lines have ended. Both
 * are lines of one file that only grows; the client's journal leaves the lines alone that are not its own. Keys are made of
 * the batch's id, the line and an attempt, so that a later run finds the same ones; the client asks for the key of a new
 * attempt only when it was told to rotate keys that were refused. What is known holds for one account of one service.
 */
import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JournalEntry, RenderEnd, RenderIntent, RenderJournal } from '@vid/sdk/journal';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { replaceFile } from '../output/replace-file';
import type { CaptionKind } from '../read-captions';
import type { Settled } from '../settled-renders';
import { isSystemError } from '../system-error';
import { batchJournalProblem } from './batch-journal-problem';
import { batchKey } from './batch-runs';

/** How a line ended; nothing further happens to it. */
export interface LineEnd {
  readonly status: 'succeeded' | 'failed' | 'cancelled';
  readonly jobId: string;
  readonly videoUrl: string | null;
  readonly credits: number | null;
  readonly key: string;
  /** Absolute path, when the video was brought home. */
  readonly file: string | null;
  /** The files of captions beside it, by their kind; none where nobody speaks. */
  readonly captions?: Readonly<Partial<Record<CaptionKind, string | null>>>;
  readonly error: Readonly<Record<string, unknown>> | null;
}

interface HeadRecord {
  readonly step: 'batch';
  readonly id: string;
}
interface EndRecord {
  readonly step: 'ended';
  readonly scope: string;
  readonly line: string;
  readonly end: LineEnd;
}
/** Which line stood where, so that a later run can tell what was changed. */
interface LinesRecord {
  readonly step: 'lines';
  readonly scope: string;
  readonly lines: Readonly<Record<string, string>>;
}
type BatchRecord = HeadRecord | EndRecord | LinesRecord;

const parse = (text: string): BatchRecord | undefined => {
  try {
    const record = JSON.parse(text) as BatchRecord | null;
    return typeof record === 'object' && record !== null ? record : undefined;
  } catch {
    return undefined;
  }
};

const writeDurably = (path: string, record: BatchRecord): void => {
  const file = openSync(path, 'a', 0o600);
  try {
    appendFileSync(file, `\n${JSON.stringify(record)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Creates a journal whole or not at all; a power cut after that does not lose its name. */
const create = async (path: string): Promise<void> => {
  await replaceFile({ path }, async (part) =>
    writeDurably(part, { step: 'batch', id: randomBytes(5).toString('hex') }),
  );
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
};

/** What the system says of the file is told in words; what else went wrong stays what it is. */
const problem =
  (path: string, what: 'read' | 'written') =>
  (error: unknown): never => {
    throw isSystemError(error) ? batchJournalProblem(path, what, error) : error;
  };

const readRecords = (path: string): readonly BatchRecord[] => {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .map(parse)
      .filter((record) => record !== undefined);
  } catch (error) {
    return problem(path, 'read')(error);
  }
};

const noJournal = (path: string): CliError =>
  new CliError(EXIT.usage, `${path} is no journal of a batch.`, {
    next: 'Name a file that does not exist yet, or the journal of an earlier run, with --journal.',
  });

/** Which account of which service the lines are rendered for; the API key may change between two runs. */
export const batchScope = (baseUrl: string, userId: string): string =>
  createHash('sha256')
    .update(`${new URL(baseUrl).origin}\n${userId}`)
    .digest('hex')
    .slice(0, 16);

export interface BatchJournalOptions {
  readonly path: string;
  readonly scope: string;
  /** The renders in the same file. */
  readonly renders: RenderJournal;
  /** Told of every render as well, for `vid job list`. */
  readonly mirror?: RenderJournal;
  /** What was said by hand of keys whose answer was lost. */
  readonly settled?: ReadonlyMap<string, Settled>;
}

export class BatchJournal implements RenderJournal {
  readonly #path: string;
  readonly #scope: string;
  readonly #mirror: RenderJournal | undefined;
  readonly #renders: RenderJournal;
  readonly #id: string;
  readonly #settled: ReadonlyMap<string, Settled>;
  readonly #entries = new Map<string, Pick<JournalEntry, 'state' | 'accepted'>>();
  readonly #ends = new Map<string, LineEnd>();
  #linesBefore: Readonly<Record<string, string>> = {};

  private constructor(options: BatchJournalOptions, records: readonly BatchRecord[]) {
    const { path, scope, renders, mirror, settled = new Map() } = options;
    this.#settled = settled;
    this.#path = path;
    this.#scope = scope;
    this.#mirror = mirror;
    this.#renders = renders;
    const head = records.find((record) => record.step === 'batch');
    if (head === undefined) throw noJournal(path);
    this.#id = head.id;
    for (const record of records) {
      if (record.step === 'ended' && record.scope === scope) this.#ends.set(record.line, record.end);
      if (record.step === 'lines' && record.scope === scope) this.#linesBefore = record.lines;
    }
  }

  /** Opens a journal, or begins one. */
  static async open(options: BatchJournalOptions): Promise<BatchJournal> {
    const { path, scope } = options;
    if (!existsSync(path)) await create(path).catch(problem(path, 'written'));
    const records = readRecords(path);
    const journal = new BatchJournal(options, records);
    for (const entry of await journal.#renders.list().catch(problem(path, 'read')))
      if (entry.scope === scope) journal.#entries.set(entry.key, entry);
    return journal;
  }

  /** What its keys hold. */
  get id(): string {
    return this.#id;
  }

  /** The key to send a line with: that of its last attempt, or of a new one where that was settled as not rendered. */
  keyOf(identity: string): string {
    let key = batchKey(this.#id, identity);
    for (let next = this.keyAfter(key); this.#entries.has(next) || this.#isVoid(key); next = this.keyAfter(next))
      key = next;
    return key;
  }

  #isVoid(key: string): boolean {
    return this.#settled.get(key)?.notRendered === true && (this.#entries.get(key)?.accepted ?? null) === null;
  }

  /** The key of the attempt that follows the one with this key. */
  keyAfter(key: string): string {
    return key.replace(/\d+$/, (attempt) => String(Number(attempt) + 1));
  }

  /** The accepted render of a line. */
  acceptedOf(identity: string): JournalEntry['accepted'] {
    return this.#entries.get(this.keyOf(identity))?.accepted ?? null;
  }

  /** How a line ended; undefined also where its key was settled as another job since. */
  endOf(identity: string): LineEnd | undefined {
    const end = this.#ends.get(identity);
    const job = this.#settled.get(end?.key ?? '')?.job ?? end?.jobId;
    return job === end?.jobId ? end : undefined;
  }

  recordEnd(line: string, end: LineEnd): void {
    this.#write({ step: 'ended', scope: this.#scope, line, end });
    this.#ends.set(line, end);
  }

  #write(record: BatchRecord): void {
    try {
      writeDurably(this.#path, record);
    } catch (error) {
      problem(this.#path, 'written')(error);
    }
  }

  /** Which line stood at which number when it was run before. */
  get linesBefore(): Readonly<Record<string, string>> {
    return this.#linesBefore;
  }

  recordLines(lines: Readonly<Record<string, string>>): void {
    if (JSON.stringify(lines) === JSON.stringify(this.#linesBefore)) return;
    this.#write({ step: 'lines', scope: this.#scope, lines });
  }

  async begin(intent: RenderIntent): Promise<JournalEntry | undefined> {
    const known = await this.#renders.begin({ ...intent, scope: this.#scope });
    await this.#mirror?.begin(intent).catch(() => undefined);
    return known;
  }

  async finish(scope: string, key: string, outcome: RenderEnd): Promise<void> {
    await this.#renders.finish(this.#scope, key, outcome);
    const accepted = outcome.accepted ?? this.#entries.get(key)?.accepted ?? null;
    this.#entries.set(key, { state: accepted === null ? outcome.state : 'accepted', accepted });
    await this.#mirror?.finish(scope, key, outcome).catch(() => undefined);
  }

  find(_scope: string, key: string): Promise<JournalEntry | undefined> {
    return this.#renders.find(this.#scope, key);
  }

  knowsJob(jobId: string): Promise<boolean> {
    return this.#renders.knowsJob(jobId);
  }

  /** What another account did with the same journal is none of this one's. */
  async list(): Promise<readonly JournalEntry[]> {
    return (await this.#renders.list()).filter(({ scope }) => scope === this.#scope);
  }
}
