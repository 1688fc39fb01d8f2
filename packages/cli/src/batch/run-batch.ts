/**
 * Renders the lines of a batch. What an earlier run finished is told again from the journal; the rest goes through the
 * client, which paces, sends and waits; videos are brought home beside that. Ending early (Ctrl-C, --timeout) lets answers
 * that are on their way arrive, so that no job is lost, and leaves running jobs to the next run.
 */
import { join } from 'node:path';
import { type RenderOutcome, type VidClient, VidError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT, type ExitCode } from '../exit-codes';
import type { Io } from '../io';
import { checkOutput, type Output } from '../output/check-output';
import type { FileKind } from '../output/file-kind';
import { saveVideo } from '../save-video';
import type { CaptionsBeside } from './batch-captions';
import type { BatchJournal, LineEnd } from './batch-journal';
import { type BatchLine, fileName } from './batch-line';
import { asMadeHere, type LineFacts, type LineResult, resultOf, resultOfEnd, withoutFile } from './batch-result';
import { openBatchView } from './batch-view';
import { type RenderLimits, UNLIMITED } from './read-rate';
import type { OnEnd } from './record-end';
import { isHome, savedVideo } from './saved-video';

export interface BatchTask {
  readonly lines: readonly BatchLine[];
  readonly journal: BatchJournal;
  readonly outputDir: string | undefined;
  /** Where the videos go, by the identity of their lines, as far as that was judged before anything was sent. */
  readonly outputs?: ReadonlyMap<string, Output>;
  /** What goes beside each video that this machine makes. */
  readonly captions?: CaptionsBeside;
  /** What the videos may replace. */
  readonly films: FileKind;
  readonly concurrency: number;
  /** Renders in each window; without, the service's refusals tell. */
  readonly rate: RenderLimits | undefined;
  /** Whether the service keeps the keys of what it refused. */
  readonly rotateRefusedKeys: boolean;
  readonly onEnd: OnEnd;
  /** Ends the run early. */
  readonly detach: AbortSignal;
  /** Renders on this machine: nothing limits them, and a job lives no longer than this process. */
  readonly local: boolean;
}

/** What came of a run. */
export interface BatchSummary {
  /** The exit code of each line that ended; a line that was not begun has none. */
  readonly codes: readonly ExitCode[];
  readonly results: readonly LineResult[];
}

/** A machine of one's own is looked at more often than a service would like. */
const LOCAL = { wait: { firstPollMs: 100, pollIntervalMs: 250 } };

/** Videos that are brought home at the same time; more would only share the line. */
const DOWNLOADS = 4;

const isFinal = (status: LineResult['status']): status is LineEnd['status'] =>
  status === 'succeeded' || status === 'failed' || status === 'cancelled';

class Batch {
  readonly #client: VidClient;
  readonly #task: BatchTask;
  readonly #view: Awaited<ReturnType<typeof openBatchView>>;
  readonly #results: LineResult[] = [];
  readonly #keys = new Map<number, string>();
  /** Why an end could not be written down. */
  #broken: CliError | undefined;

  constructor(client: VidClient, task: BatchTask, view: Awaited<ReturnType<typeof openBatchView>>) {
    this.#client = client;
    this.#task = task;
    this.#view = view;
  }

  async run(): Promise<BatchSummary> {
    const { lines, journal } = this.#task;
    const pending: BatchLine[] = [];
    const finished: BatchLine[] = [];
    for (const line of lines) (this.#isFinished(line) ? finished : pending).push(line);
    const resumed = new Set(pending.filter(({ identity }) => journal.acceptedOf(identity) !== null));
    await this.#together(finished, (line) => this.#tellAgain(line));
    await this.#together(this.#render(pending), async (outcome) => {
      const line = pending[outcome.index] as BatchLine;
      const key = this.#keys.get(outcome.index) ?? journal.keyOf(line.identity);
      await this.#settle({ line, key, resumed: resumed.has(line) }, outcome);
    });
    if (this.#broken !== undefined) throw this.#broken;
    return {
      results: this.#results,
      codes: this.#results.map(({ error, status }) => error?.exit_code ?? (status === 'succeeded' ? EXIT.done : 1)),
    };
  }

  #isFinished({ identity }: BatchLine): boolean {
    const end = this.#task.journal.endOf(identity);
    return end !== undefined && (!this.#task.local || isHome(end, this.#task.captions?.kinds));
  }

  /** Works on several things at once, no faster than their source and no more than a few ahead. */
  async #together<T>(source: Iterable<T> | AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
    const underWay = new Set<Promise<void>>();
    for await (const item of source) {
      const one = work(item);
      underWay.add(one);
      one.then(
        () => underWay.delete(one),
        () => undefined,
      );
      if (underWay.size >= DOWNLOADS) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  }

  #render(pending: readonly BatchLine[]): AsyncIterable<RenderOutcome> {
    const { journal, concurrency, rate = UNLIMITED, rotateRefusedKeys, detach, local } = this.#task;
    const source = function* (): Generator<ReturnType<BatchLine['load']>> {
      for (const line of pending) yield line.load();
    };
    return this.#client.renders.createMany(source(), {
      detach,
      concurrency,
      rotateRefusedKeys,
      limits: rate,
      ...(local ? LOCAL : {}),
      idempotencyKey: (_request, index) => {
        const before = this.#keys.get(index);
        if (before === undefined) this.#view.started();
        const { identity } = pending[index] as BatchLine;
        const key = before === undefined ? journal.keyOf(identity) : journal.keyAfter(before);
        this.#keys.set(index, key);
        return key;
      },
      onPause: (pause) => this.#view.paused(pause),
    });
  }

  async #settle(facts: LineFacts, outcome: RenderOutcome): Promise<void> {
    const { detach, local } = this.#task;
    const result = await resultOf(facts, outcome);
    const left = detach.aborted && outcome.error?.name === 'AbortedError';
    // A line that was not sent when the run ended has not ended itself; nor has a job that dies with this process.
    if (left && (result.status === 'refused' || local)) return;
    await this.#finish(facts.line, result, outcome.render?.title);
  }

  /** A line that an earlier run finished; its video may not have been wanted as a file then. */
  async #tellAgain(line: BatchLine): Promise<void> {
    const { journal, outputDir } = this.#task;
    const end = journal.endOf(line.identity) as LineEnd;
    const result = resultOfEnd(line, end);
    const hasFile = savedVideo(end) !== undefined;
    if (end.status !== 'succeeded' || outputDir === undefined || hasFile) return this.#tell(result);
    await this.#finish(line, { ...result, file: null });
  }

  /** Brings the video home, writes the end down, and tells it. */
  async #finish(line: BatchLine, result: LineResult, title?: string): Promise<void> {
    const { local, onEnd } = this.#task;
    const { captions, ...brought } = await this.#bringHome(line, result);
    const whole = local ? asMadeHere(brought) : brought;
    const { status, job_id: jobId, video_url: videoUrl, credits, idempotency_key: key, file, error } = whole;
    const keep = isFinal(status) && jobId !== null && !(status === 'succeeded' && error !== null);
    if (keep || local) onEnd(whole, title);
    if (keep && !(local && status !== 'succeeded'))
      this.#record(line, {
        ...{ status, jobId, videoUrl, credits, key, file, error: error as LineEnd['error'] },
        ...(captions === undefined ? {} : { captions }),
      });
    this.#tell(whole);
  }

  /** An end that can't be written down is told when the others have ended, too: the next run asks for it again. */
  #record({ identity }: BatchLine, end: LineEnd): void {
    try {
      this.#task.journal.recordEnd(identity, end);
    } catch (error) {
      if (!CliError.is(error)) throw error;
      this.#broken ??= error;
    }
  }

  async #bringHome(line: BatchLine, result: LineResult): Promise<LineResult & Pick<LineEnd, 'captions'>> {
    const { outputDir, outputs, films, detach, local, captions } = this.#task;
    const { status, job_id: jobId, video_url: videoUrl } = result;
    if (status !== 'succeeded' || jobId === null || outputDir === undefined) return result;
    const file = join(outputDir, fileName(line));
    try {
      const output = outputs?.get(line.identity) ?? (await checkOutput(file, { kind: films, flag: file, ask: false }));
      const job = { job_id: jobId, video_url: videoUrl };
      await saveVideo(this.#client, job, output, { signal: detach, local, captions });
      const beside = await captions?.write(line.identity, { name: output.name, url: videoUrl ?? '' });
      return { ...result, file, ...(beside === undefined ? {} : { captions: beside }) };
    } catch (error) {
      if (!VidError.is(error) && !CliError.is(error)) throw error;
      return withoutFile(result, error);
    }
  }

  #tell(result: LineResult): void {
    this.#results.push(result);
    this.#view.ended(result);
  }
}

/** Runs a batch to its end, or until it is detached. */
export const runBatch = async (io: Io, client: VidClient, task: BatchTask): Promise<BatchSummary> => {
  const view = await openBatchView(io, task.lines.length);
  try {
    return await new Batch(client, task, view).run();
  } finally {
    view.close();
  }
};
