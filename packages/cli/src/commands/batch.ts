/** `vid batch`: many requests in, many videos out; killed and run again, it goes on where it was. */
import { rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { RenderRequest, RequestCheck, VidClient } from '@vid/sdk';
import { type Command, Option } from 'commander';
import { isAssumed } from '../assume-opt-outs';
import { batchError } from '../batch/batch-exit';
import { BatchJournal, batchScope } from '../batch/batch-journal';
import { type BatchLine, fileName, lineName } from '../batch/batch-line';
import { recordBatchRun } from '../batch/batch-runs';
import { lockJournal } from '../batch/journal-lock';
import { readBatch } from '../batch/read-batch';
import { type RenderLimits, readRate } from '../batch/read-rate';
import { type BatchSummary, runBatch } from '../batch/run-batch';
import { savedVideo } from '../batch/saved-video';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { refuseIdleFlags } from '../idle-flags';
import { detachOn, type Leaving } from '../interruption';
import { recordJob } from '../job-ends';
import { journalPath } from '../journal-path';
import { withLocalClips } from '../local-clips';
import { startLocalService } from '../local-service';
import { makeFolders } from '../make-folders';
import { checkOutput, FORCE_FLAG, type Output } from '../output/check-output';
import { VIDEO } from '../output/file-kind';
import { folderProblem } from '../output/folder-problem';
import { readSeed } from '../read-seed';
import { withImages } from '../request-flags';
import { openSession, type Session } from '../session';
import { readSettled } from '../settled-renders';

const EXAMPLES = `Examples:
  $ vid batch adverts.jsonl --output-dir videos > results.ndjson
  $ vid batch adverts.jsonl --dry-run
  $ generate-requests | vid batch - --journal adverts.journal
`;

const ABOUT = `
Each line of the file is one request, a JSON object as \`vid render --request\` takes it, with an "id" of your own if you
like. stdout gets one JSON line for each line that ends. Run the same command again after a crash, a Ctrl-C or an error:
what has ended is told again, running jobs are picked up, and only what was never accepted is sent.
`;

interface BatchFlags {
  readonly journal?: string;
  readonly outputDir?: string;
  readonly concurrency: number;
  readonly rate?: RenderLimits;
  readonly rotateRefusedKeys?: boolean;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly local?: boolean;
  readonly seed?: number;
  readonly renderer?: 'ffmpeg' | 'instant';
  readonly allowPrivateNetwork?: boolean;
  readonly artwork?: string;
  readonly planner?: string;
}

const readConcurrency = (text: string): number => {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new CliError(EXIT.usage, `--concurrency ${text} is no number of renders.`, {
    next: 'Use a whole number from 1 on.',
  });
};

/** Where films are made on this disk, a clip may lie on it, and what they lack is opted out of. */
const localCheck =
  (check: (request: RenderRequest) => RequestCheck) =>
  (request: RenderRequest): RequestCheck => {
    const { problems, warnings } = check(request);
    return {
      problems: problems.filter(({ path, code }) => !path.endsWith('.video_url') && !isAssumed(code)),
      warnings: warnings.filter(({ code }) => !isAssumed(code)),
    };
  };

const readLines = ({ io }: Session, file: string, { renders }: VidClient, local: boolean): readonly BatchLine[] => {
  const check = (request: RenderRequest): RequestCheck => renders.check(request);
  const { lines, warnings } = readBatch(file, {
    prepare: (members) => (local ? withLocalClips(withImages(members)) : withImages(members)),
    check: local ? localCheck(check) : check,
  });
  for (const { line, path, message } of warnings) io.note(`warning: line ${line}, ${path}: ${message}`);
  return lines;
};

/** Beside the file, so that it is found again from anywhere; that of stdin is in the working folder. */
const journalOf = (file: string, given: string | undefined): string => {
  const journal = resolve(given ?? `${file === '-' ? 'stdin' : file}.journal`);
  if (file === '-' || journal !== resolve(file)) return journal;
  throw new CliError(EXIT.usage, 'The journal and the requests are the same file.', {
    next: 'Leave --journal out, or name another file.',
  });
};

/** Makes sure, before anything is sent, that results can be kept; gives what takes a folder away that stayed empty. */
const prepareFolders = (journal: string, outputDir: string | undefined): (() => void) => {
  let made: string | undefined;
  if (statSync(journal, { throwIfNoEntry: false })?.isFile() === false)
    throw new CliError(EXIT.usage, `--journal ${journal} is no file.`, {
      next: 'Name a file that does not exist yet, or the journal of an earlier run. Nothing was sent.',
    });
  for (const [flag, folder] of [
    ['--journal', dirname(journal)],
    ['--output-dir', outputDir],
  ] as const) {
    if (folder === undefined) continue;
    try {
      const first = makeFolders(folder);
      if (folder === outputDir && first !== undefined) made = folder;
    } catch (cause) {
      throw new CliError(EXIT.usage, `${flag}: the folder ${folder} can't be made: ${(cause as Error).message}.`, {
        next: 'Name a folder that you may write to. Nothing was sent.',
        cause,
      });
    }
    const problem = folderProblem(folder);
    if (problem !== undefined)
      throw new CliError(EXIT.usage, `${flag} ${folder} can't be written: ${problem}.`, {
        next: 'Name a folder that you may write to. Nothing was sent.',
      });
  }
  return () => {
    try {
      if (made !== undefined) rmdirSync(made);
    } catch {
      // Videos lie in it.
    }
  };
};

/** Tells which lines are other renders than when they were run before. */
const tellChanges = ({ io }: Session, journal: BatchJournal, lines: readonly BatchLine[]): void => {
  const present = new Set(lines.map(({ identity }) => identity));
  for (const line of lines) {
    const before = journal.linesBefore[line.number];
    if (before === undefined || before === line.identity || present.has(before)) continue;
    const jobId = journal.acceptedOf(before)?.job_id;
    if (jobId !== undefined)
      io.note(`${lineName(line)} was changed since it was run: it is a new render. The earlier one is job ${jobId}.`);
  }
  journal.recordLines(Object.fromEntries(lines.map(({ number, identity }) => [number, identity])));
};

/** Makes sure that no video takes the place of something else; gives where that of each line goes, by its identity. */
const checkOutputs = async (
  { io }: Session,
  lines: readonly BatchLine[],
  { folder, force }: { readonly folder: string; readonly force: boolean | undefined },
): Promise<ReadonlyMap<string, Output>> => {
  const outputs = new Map<string, Output>();
  for (const line of lines) {
    const file = join(folder, fileName(line));
    const flag = `The file ${file} of ${lineName(line)}`;
    outputs.set(line.identity, await checkOutput(file, { kind: VIDEO, flag, force, ask: !io.json }));
  }
  return outputs;
};

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Why a run ended before its lines did. */
const detached = (
  lines: readonly BatchLine[],
  { results }: BatchSummary,
  { leaving: { broken, timedOut }, local }: { readonly leaving: Leaving; readonly local: boolean },
): CliError => {
  const running = results.filter(({ status }) => status === 'running').length;
  const unsent = lines.length - results.length;
  const why = timedOut
    ? { code: EXIT.stillRunning, what: 'The time that --timeout allows is over' }
    : broken === undefined
      ? { code: EXIT.interrupted, what: 'Interrupted' }
      : { code: EXIT.unexpected, what: `stdout can't be written (${broken.message})` };
  const parts = [
    plural(results.length - running, 'line has ended', 'lines have ended'),
    ...(local ? [] : [plural(running, 'job goes on', 'jobs go on')]),
    local ? `${unsent} are not rendered` : `${unsent} were not sent`,
  ];
  return new CliError(why.code, `${why.what}: ${parts.join(', ')}.`, {
    next: 'Run the same command again to go on; nothing is rendered twice.',
  });
};

/** Videos of an earlier run stay where it saved them. */
const tellElsewhere = (io: Session['io'], { results }: BatchSummary, outputDir: string | undefined): void => {
  if (outputDir === undefined) return;
  const elsewhere = results.flatMap(({ file }) =>
    file === null || dirname(resolve(file)) === outputDir ? [] : [file],
  );
  const [first] = elsewhere;
  if (first === undefined) return;
  const [stay, where] = elsewhere.length === 1 ? ['stays', 'it'] : ['stay', 'them'];
  io.note(
    `${plural(elsewhere.length, 'video', 'videos')} ${stay} where an earlier run saved ${where}, in ${dirname(first)}.`,
  );
};

const run = async (
  session: Session,
  client: VidClient,
  { lines, journal, flags }: { lines: readonly BatchLine[]; journal: BatchJournal; flags: BatchFlags },
): Promise<void> => {
  const { io, timeoutMs } = session;
  const local = flags.local === true;
  const outputDir = flags.outputDir === undefined && !local ? undefined : resolve(flags.outputDir ?? '.');
  const wanted = lines.filter(({ identity }) => savedVideo(journal.endOf(identity)) === undefined);
  const outputs =
    outputDir === undefined
      ? undefined
      : await checkOutputs(session, wanted, { folder: outputDir, force: flags.force });
  tellChanges(session, journal, lines);
  const leaving = detachOn({
    timeoutMs,
    onInterrupt: () =>
      io.note('Interrupted: answers that are on their way are waited for. Ctrl-C again ends it at once.'),
  });
  try {
    const summary = await runBatch(io, client, {
      lines,
      journal,
      outputDir,
      ...(outputs === undefined ? {} : { outputs }),
      ...(local
        ? {}
        : {
            onEnd: (job, file) =>
              recordJob(journalPath(session.settings), job, file === undefined ? file : resolve(file)),
          }),
      concurrency: flags.concurrency,
      rate: flags.rate,
      rotateRefusedKeys: flags.rotateRefusedKeys === true,
      detach: leaving.signal,
      local,
    });
    tellElsewhere(io, summary, outputDir);
    const unfinished =
      summary.results.length < lines.length || summary.results.some(({ status }) => status === 'running');
    if (leaving.broken !== undefined || (leaving.signal.aborted && unfinished))
      throw detached(lines, summary, { leaving, local });
    const failure = batchError(summary.codes, lines.length);
    if (failure !== undefined) throw failure;
    const credits = summary.results.reduce((sum, result) => sum + (result.credits ?? 0), 0);
    io.note(`${io.style.green('✓')} ${plural(lines.length, 'video', 'videos')}, ${credits} credits`);
  } finally {
    leaving.release();
  }
};

const remote = async (session: Session, file: string, flags: BatchFlags): Promise<void> => {
  const { io, settings } = session;
  const { makeClient } = await import('../connect');
  const { openJournal, openSettledJournal } = await import('../open-journal');
  const early = await session.client();
  const lines = readLines(session, file, early, false);
  const path = journalOf(file, flags.journal);
  const tidy = prepareFolders(path, flags.outputDir);
  const { user_id: userId } = await early.account.retrieve();
  const release = await lockJournal(path);
  try {
    const own = journalPath(settings);
    const mirror = openJournal(io, own);
    const scope = batchScope(settings.baseUrl?.value ?? '', userId);
    const renders = openSettledJournal(io, settings, path);
    const journal = await BatchJournal.open({ path, scope, renders, mirror, settled: readSettled(own) });
    recordBatchRun(own, {
      batch: journal.id,
      file: file === '-' ? file : resolve(file),
      journal: flags.journal === undefined && file !== '-' ? undefined : path,
      outputDir: flags.outputDir === undefined ? undefined : resolve(flags.outputDir),
    });
    await run(session, makeClient(settings, journal, scope), { lines, journal, flags });
  } finally {
    release();
    tidy();
  }
};

const local = async (session: Session, file: string, flags: BatchFlags): Promise<void> => {
  const told = new Set<string>();
  const onAssumed = (note: string): void => {
    if (!told.has(note)) session.io.note(`note: ${note}`);
    told.add(note);
  };
  const service = await startLocalService({ ...flags, onAssumed });
  try {
    const lines = readLines(session, file, service.client, true);
    const path = journalOf(file, flags.journal);
    const tidy = prepareFolders(path, flags.outputDir ?? '.');
    const release = await lockJournal(path);
    try {
      const { openJournal } = await import('../open-journal');
      const journal = await BatchJournal.open({ path, scope: 'local', renders: openJournal(session.io, path) });
      await run(session, service.client, { lines, journal, flags });
    } finally {
      release();
      tidy();
    }
  } finally {
    await service.close();
  }
};

export const define = (command: Command): void => {
  command
    .argument('<file>', 'requests, one JSON object a line; - is stdin')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', ABOUT)
    .option('--journal <file>', 'what has been done (default: FILE.journal); another one renders everything anew')
    .option('--output-dir <folder>', 'write the MP4s here, as ID.mp4; without it only the video_url is told')
    .option(...FORCE_FLAG)
    .addOption(
      new Option('--concurrency <number>', 'renders under way at the same time, at most; fewer when the plan has fewer')
        .default(3)
        .argParser(readConcurrency),
    )
    .option(
      '--rate <limits>',
      "send no more than this, for example 3/min,30/hour (default: what the service's refusals tell)",
      readRate,
    )
    .option(
      '--rotate-refused-keys',
      'only for a service that keeps the keys of what it refused: send that again under a new key',
    )
    .option('--dry-run', 'check every line, estimate its price, and send nothing')
    .option('--local', 'render on this machine, into --output-dir (default: here): no key, no service, no credits')
    .addOption(new Option('--seed <number>', 'with --local: another number, another look').argParser(readSeed))
    .addOption(new Option('--renderer <name>', 'with --local').choices(['ffmpeg', 'instant']))
    .option('--artwork <dir>', 'with --local: your own pictures (SVG, PNG, WebP named by keywords) come first')
    .option('--planner <url>', 'with --local: your own model plans the brief, at an OpenAI-compatible endpoint')
    .option('--allow-private-network', 'with --local: images and clips may come from private addresses')
    .action(async (file: string, flags: BatchFlags) => {
      refuseIdleFlags(flags);
      const session = await openSession(command, { keepsTime: true });
      if (flags.dryRun === true) {
        const { printBatchEstimate } = await import('../batch/estimate-batch');
        return printBatchEstimate(
          session,
          (client) => readLines(session, file, client, flags.local === true),
          flags.local === true,
        );
      }
      return flags.local === true ? local(session, file, flags) : remote(session, file, flags);
    });
};
