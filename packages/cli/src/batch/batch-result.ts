/** What is told of a line when it ends: one JSON object with the same members for every line. */
import { pathToFileURL } from 'node:url';
import type { RenderOutcome, VidError } from '@vid/sdk';
import type { CliError } from '../cli-error';
import { describeError } from '../describe-error';
import { CODES, EXIT, type ExitCode } from '../exit-codes';
import { nextOfLostLine } from '../lost-render';
import type { LineEnd } from './batch-journal';
import type { BatchLine } from './batch-line';

/**
 * `refused`: not rendered and not charged; the next run sends it again. `accepted` and `running`: the service has it, and
 * the next run looks again. `unknown`: it may have been charged. The others are final.
 */
export type LineStatus = LineEnd['status'] | 'running' | 'accepted' | 'refused' | 'unknown';

/** Why there is no video, or no file; `exit_code` is what a command for this line alone would have ended with. */
export interface LineError {
  /** The service's own, or the name of the exit code. */
  readonly code: string;
  readonly message: string;
  readonly next: string | null;
  readonly exit_code: ExitCode;
  readonly charged?: unknown;
  /** Where a video of this machine lies that could not be written where it was to go. */
  readonly kept?: unknown;
}

export interface LineResult {
  readonly line: number;
  readonly id: string | null;
  readonly status: LineStatus;
  readonly job_id: string | null;
  readonly video_url: string | null;
  readonly file: string | null;
  readonly credits: number | null;
  readonly idempotency_key: string;
  /** Whether an earlier run had started it. */
  readonly resumed: boolean;
  readonly error: LineError | null;
}

/** What is known of a line beside its outcome. */
export interface LineFacts {
  readonly line: BatchLine;
  readonly key: string;
  readonly resumed: boolean;
}

const MAY_HAVE_ARRIVED: readonly string[] = ['RenderOutcomeUnknownError', 'DuplicateRequestError'];
const STILL_RUNNING: readonly string[] = ['AbortedError', 'WaitTimeoutError'];

const statusOf = ({ render, job, error }: RenderOutcome): LineStatus => {
  if (error === undefined) return job?.status === 'succeeded' ? 'succeeded' : 'accepted';
  if (error.name === 'RenderFailedError') return 'failed';
  if (error.name === 'RenderCancelledError') return 'cancelled';
  if (render !== undefined) return STILL_RUNNING.includes(error.name) ? 'running' : 'accepted';
  // Only this command sends with its keys: who was first with one is not known to anybody else.
  return MAY_HAVE_ARRIVED.includes(error.name) || error.charged === 'unknown' ? 'unknown' : 'refused';
};

const exitOf = (status: LineStatus, told: ExitCode): ExitCode => {
  if (status === 'unknown') return EXIT.outcomeUnknown;
  return status === 'running' ? EXIT.stillRunning : told;
};

const describe = async (error: VidError | CliError, status: LineStatus): Promise<LineError> => {
  const { exitCode, message, next = null, facts } = await describeError(error);
  const exit = exitOf(status, exitCode);
  const { code = CODES[exit], job_id: _job, idempotency_key: key, ...more } = facts;
  const step = status === 'unknown' && typeof key === 'string' ? nextOfLostLine(key) : next;
  return { code: code as string, message, next: step, exit_code: exit, ...more };
};

/** The result of a line whose render was sent or refused; its file is not there yet. */
export const resultOf = async (
  { line: { number, id }, key, resumed }: LineFacts,
  outcome: RenderOutcome,
): Promise<LineResult> => {
  const status = statusOf(outcome);
  const { render, job, error } = outcome;
  return {
    line: number,
    id,
    status,
    job_id: render?.job_id ?? null,
    video_url: job?.video_url ?? null,
    file: null,
    // Of a job that was named by hand no answer told the price.
    credits: render === undefined || render['inferred'] === true ? null : render.credits_used,
    idempotency_key: key,
    resumed,
    error: error === undefined ? null : await describe(error, status),
  };
};

/** The same of a render on this machine: it costs nothing, and its video is nowhere but in its file. */
export const asMadeHere = (result: LineResult): LineResult => ({
  ...result,
  credits: result.credits === null ? null : 0,
  video_url: result.file === null ? null : pathToFileURL(result.file).href,
});

/** The result of a line that an earlier run finished. */
export const resultOfEnd = ({ number, id }: BatchLine, end: LineEnd): LineResult => ({
  line: number,
  id,
  status: end.status,
  job_id: end.jobId,
  video_url: end.videoUrl,
  file: end.file,
  credits: end.credits,
  idempotency_key: end.key,
  resumed: true,
  error: end.error as LineError | null,
});

/** A video that could not be brought home; the job has succeeded all the same. */
export const withoutFile = async (result: LineResult, error: VidError | CliError): Promise<LineResult> => ({
  ...result,
  error: await describe(error, result.status),
});
