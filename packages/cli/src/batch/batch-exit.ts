/** The exit code of many lines: that of the most serious failure, since a script can branch on one only. */
import { CliError } from '../cli-error';
import { EXIT, type ExitCode } from '../exit-codes';

/** Most serious first: money in doubt, what stops every line, what a later run mends by itself, what a person must change. */
export const SEVERITY: readonly ExitCode[] = [
  EXIT.outcomeUnknown,
  EXIT.unexpected,
  EXIT.authentication,
  EXIT.payment,
  EXIT.network,
  EXIT.limited,
  EXIT.stillRunning,
  EXIT.notFound,
  EXIT.renderFailed,
  EXIT.usage,
];

const AGAIN = 'run the same command again: only what is missing is sent';

const NEXT: Partial<Record<ExitCode, string>> = {
  [EXIT.outcomeUnknown]:
    'Lines with status unknown may have been charged: compare `vid account`, and look for their video.completed deliveries. `vid job settle KEY JOB_ID` names the job of one, `vid job settle KEY --not-rendered` says that there is none; then run the same command again: it takes that up, and pays for nothing twice.',
  [EXIT.authentication]: `Check the key with \`vid config explain\`, then ${AGAIN}.`,
  [EXIT.payment]: `See \`vid account\`, add credits or free storage, then ${AGAIN}.`,
  [EXIT.network]: `Later, ${AGAIN}.`,
  [EXIT.limited]: `Later, ${AGAIN}.`,
  [EXIT.stillRunning]: 'Run the same command again to pick the jobs up.',
  [EXIT.notFound]:
    'The service does not know these jobs (any more): check the base URL and the key with `vid config explain`.',
  [EXIT.renderFailed]:
    'What failed was charged, so it is not rendered again by itself: change the line, or name a new --journal to render all anew.',
  [EXIT.usage]: `Correct those lines, then ${AGAIN}.`,
};

/** The most serious of these exit codes. */
const mostSerious = (codes: readonly ExitCode[]): ExitCode =>
  SEVERITY.find((code) => codes.includes(code)) ?? EXIT.done;

/** The error that ends a batch in which not every line became a video; undefined when all did. */
export const batchError = (codes: readonly ExitCode[], total: number): CliError | undefined => {
  const failures = codes.filter((code) => code !== EXIT.done);
  if (failures.length === 0) return undefined;
  const worst = mostSerious(failures);
  const next = NEXT[worst];
  return new CliError(
    worst,
    `${failures.length} of ${total} ${total === 1 ? 'line has' : 'lines have'} no video; the errors are in the output.`,
    next === undefined ? {} : { next },
  );
};
