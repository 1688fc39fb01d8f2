/**
 * Which command each batch was run with, written down beside the renders of the journal, so that `vid job list` can tell how
 * one is continued. Nothing hangs on it, so what can't be written is left out.
 */
import { appendLine, readLines } from '../journal-lines';
import { shellQuoted } from '../shell-quoted';

interface BatchRun {
  /** The id of the batch's journal, which its keys hold. */
  readonly batch: string;
  /** Absolute path of the requests; `-` is stdin. */
  readonly file: string;
  /** Absolute path, where it was named. */
  readonly journal?: string | undefined;
  readonly outputDir?: string | undefined;
}
interface BatchRunLine extends BatchRun {
  readonly step: 'batch-run';
}

const isRun = (line: { readonly step: string }): line is BatchRunLine => line.step === 'batch-run';

const lastRuns = (path: string): ReadonlyMap<string, BatchRun> =>
  new Map(
    readLines(path)
      .filter(isRun)
      .map((run) => [run.batch, run]),
  );

const commandOf = ({ file, journal, outputDir }: BatchRun): string =>
  [
    'vid batch',
    shellQuoted(file),
    ...(journal === undefined ? [] : ['--journal', shellQuoted(journal)]),
    ...(outputDir === undefined ? [] : ['--output-dir', shellQuoted(outputDir)]),
  ].join(' ');

/** Writes down how a batch is run, unless that is known. */
export const recordBatchRun = (path: string, run: BatchRun): void => {
  const known = lastRuns(path).get(run.batch);
  if (known !== undefined && commandOf(known) === commandOf(run)) return;
  appendLine(path, { step: 'batch-run', ...run } satisfies BatchRunLine);
};

/** The key of a line of a batch. */
export const batchKey = (batch: string, line: string): string => `vid-${batch}-${line}-1`;

/** Tells of a key the command that continues its batch; undefined for one that is of no batch. */
export const readBatchCommands = (path: string): ((key: string) => string | undefined) => {
  const runs = lastRuns(path);
  return (key) => {
    const [, batch] = /^vid-([0-9a-f]{10})-.+-\d+$/.exec(key) ?? [];
    if (batch === undefined) return undefined;
    const run = runs.get(batch);
    // One of an earlier version of this program.
    return run === undefined ? 'vid batch FILE' : commandOf(run);
  };
};
