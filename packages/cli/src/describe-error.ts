/** Says what an error of the SDK means for a command: its exit code, its next step, and the facts that scripts need. */
import { VidError, WebhookConfigError, WebhookVerificationError } from '@vid/sdk';
import { withBaseUrlSource } from './base-url';
import { CliError } from './cli-error';
import { inAllowedTime } from './command-time';
import { withDeed } from './deed';
import type { ErrorReport } from './error-report';
import { EXIT, type ExitCode } from './exit-codes';
import { keySource } from './key-source';
import { messageInWords, nextInWords } from './next-in-words';
import { isSystemError, systemAdvice, systemWords } from './system-error';
import { inFlags } from './webhook/in-flags';
import { likelyFramework } from './webhook/likely-framework';

const EXIT_BY_NAME: Readonly<Record<string, ExitCode>> = {
  AuthenticationError: EXIT.authentication,
  PlanUpgradeRequiredError: EXIT.authentication,
  AccountSuspendedError: EXIT.authentication,
  ValidationFailedError: EXIT.usage,
  InvalidRequestError: EXIT.usage,
  PaymentError: EXIT.payment,
  DuplicateRequestError: EXIT.usage,
  NotFoundError: EXIT.notFound,
  ForbiddenError: EXIT.notFound,
  RateLimitError: EXIT.limited,
  ConcurrencyLimitError: EXIT.limited,
  RenderFailedError: EXIT.renderFailed,
  RenderCancelledError: EXIT.renderFailed,
  PlanFailedError: EXIT.network,
  ServerError: EXIT.network,
  ConnectionError: EXIT.network,
  TimeoutError: EXIT.network,
  UnexpectedResponseError: EXIT.network,
  WaitTimeoutError: EXIT.stillRunning,
  RenderOutcomeUnknownError: EXIT.outcomeUnknown,
  WebhookVerificationError: EXIT.verificationFailed,
  WebhookConfigError: EXIT.usage,
  AbortedError: EXIT.interrupted,
};

/** Other refusals by the service: a 4xx is about the request, anything else about the service. */
const exitByStatus = (status: unknown): ExitCode =>
  typeof status === 'number' && status >= 400 && status < 500 ? EXIT.usage : EXIT.network;

const FACTS = {
  code: 'code',
  status: 'status',
  jobId: 'job_id',
  idempotencyKey: 'idempotency_key',
  charged: 'charged',
  retryAt: 'retry_at',
  problems: 'problems',
};

const factsOf = (error: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(FACTS).flatMap(([member, name]) =>
      error[member] === undefined || error[member] === null ? [] : [[name, error[member]]],
    ),
  );

const ownReport = ({ exitCode, message, next, facts, problems }: CliError): ErrorReport => ({
  exitCode,
  message: withDeed(message),
  next: next === undefined ? undefined : withDeed(next),
  facts: { ...facts, ...(problems.length === 0 ? {} : { problems }) },
});

/** What to do; a key that was refused is looked for where it came from. */
const nextOf = (error: VidError, members: Readonly<Record<string, unknown>>): string | undefined => {
  const source = keySource();
  if (members['status'] === 401 && source !== undefined)
    return `The API key came from ${source}: check it there, or store another with \`vid login\`.`;
  const next = members['nextStep'];
  const inWords = typeof next === 'string' ? nextInWords(error, next) : undefined;
  return inWords === undefined ? undefined : withBaseUrlSource(inWords);
};

/** Money in doubt comes before whatever else the error is, but for Ctrl-C. */
const exitOf = (name: string, { charged, status }: Readonly<Record<string, unknown>>): ExitCode => {
  const exit = EXIT_BY_NAME[name] ?? (status === undefined ? EXIT.unexpected : exitByStatus(status));
  return charged === 'unknown' && exit !== EXIT.interrupted ? EXIT.outcomeUnknown : exit;
};

/** Whatever a command looks up from the folder that it was started in ends so. */
const folderGone = (cause: unknown): CliError =>
  new CliError(EXIT.usage, 'The folder that this was started in is not there any more. Nothing was done.', {
    next: 'Change into a folder that exists, and run it again.',
    cause,
  });

/** What no command has words of its own for. */
const ofSystem = (cause: NodeJS.ErrnoException): CliError => {
  const place = cause.path === undefined ? undefined : String(cause.path);
  return new CliError(EXIT.unexpected, `${place ?? 'A file'} can't be used: ${systemWords(cause)}.`, {
    next: systemAdvice(cause, place, 'run it again with --debug to see where it happened'),
    cause,
  });
};

/** Describes any error. */
export const describeError = async (error: unknown): Promise<ErrorReport> => {
  if (CliError.is(error)) return ownReport(error);
  if ((error as Partial<NodeJS.ErrnoException> | null)?.syscall === 'uv_cwd') return ownReport(folderGone(error));
  // One with an address is of a connection.
  if (isSystemError(error) && !('address' in error)) return ownReport(ofSystem(error));
  const message = error instanceof Error ? error.message : String(error);
  if (!VidError.is(error) && !(error instanceof WebhookVerificationError) && !(error instanceof WebhookConfigError)) {
    return {
      exitCode: EXIT.unexpected,
      message,
      next: 'Run it again with --debug to see where it happened.',
      facts: {},
    };
  }
  const members = error as unknown as Readonly<Record<string, unknown>>;
  const next = VidError.is(error)
    ? nextOf(error, members)
    : inFlags(await error.explain({ framework: likelyFramework() }));
  return {
    exitCode: exitOf(error.name, members),
    // What it advises is done already: the next step is its answer.
    message: messageInWords(
      { name: error.name, charged: members['charged'] },
      inAllowedTime(message.replace(' `await error.explain()` says why.', '')),
    ),
    next: typeof next === 'string' ? next : undefined,
    facts: factsOf(members),
  };
};
