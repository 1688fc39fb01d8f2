/**
 * Tells the receiver's own side about refusals and failures. Reporting never changes the answer and never throws.
 * Explanations cost hashing and anybody can cause them, so by default they are made in development only, which a
 * NODE_ENV that is not set counts as.
 */
import { WebhookConfigError } from '../errors/config-error';
import { EXPLAIN_HINT } from '../errors/explain-hint';
import { WebhookVerificationError } from '../errors/verification-error';

/** `about`: what the failure means, for the console; `onError` is given the error alone. */
export type ErrorReporter<Request> = (error: unknown, request: Request, about?: string) => Promise<void>;

export const errorReporter =
  <Request>(onError: ((error: unknown, request: Request) => unknown) | undefined): ErrorReporter<Request> =>
  async (error, request, about) => {
    // A broken logger must not turn an answer into a crash, nor hide what it was to tell.
    if (onError === undefined) return logError(error, about).catch(() => undefined);
    try {
      await onError(error, request);
    } catch (failure) {
      await logError(error, about).catch(() => undefined);
      await logError(failure, 'onError failed while it was told of that:').catch(() => undefined);
    }
  };

const logError = async (error: unknown, about?: string): Promise<void> => {
  const lines = await describe(error);
  // eslint-disable-next-line no-console -- the last resort when nobody listens for errors
  console.error(NAME, ...(about === undefined ? [] : [about]), ...lines);
};

const NAME = '[@vid/webhook-verify]';

/** What has to be said before anything else runs, since the process may end with it. */
export const logAtOnce = (what: string): void => {
  // eslint-disable-next-line no-console -- there are no options, and so nobody who listens for errors
  console.error(NAME, what);
};

const describe = async (error: unknown): Promise<readonly unknown[]> => {
  if (!(error instanceof WebhookVerificationError || error instanceof WebhookConfigError)) return [error];
  // A wrong set-up says all in its message, mostly: only the place is missing, and what the user's own code threw.
  if (!error.message.includes(EXPLAIN_HINT)) {
    const [place = ''] = /\n    at .*/.exec(error.stack ?? '') ?? [];
    return [error.message + place, ...('cause' in error ? [error.cause] : [])];
  }
  const what = error.message.replace(EXPLAIN_HINT, '').trim();
  return [mayExplain() ? `${what}\n${await error.explain()}` : `${what} ${HOW_TO_READ_WHY}`];
};

/** In development only: what is no error, and what nothing else would show. */
export const noteInDevelopment = (what: string): void => {
  // eslint-disable-next-line no-console -- for whoever develops; nobody has to listen for what is no error
  if (mayExplain()) console.warn(NAME, what);
};

const noted = new Set<string>();

/** The same for what is wrong with every request alike. */
export const noteOnceInDevelopment = (what: string): void => {
  if (noted.has(what)) return;
  noted.add(what);
  noteInDevelopment(what);
};

/** Nobody who reads the console has the error in hand. */
const HOW_TO_READ_WHY = 'Set NODE_ENV to development, or pass onError and call error.explain(), to read why.';

const MINUTE_MS = 60_000;
const UNASKED_A_MINUTE = 10;
/** When the last minute of unasked explanations began, and how many there were. */
let since = Number.NEGATIVE_INFINITY;
let unasked = 0;

/** Always in development. Where NODE_ENV is not set it may be production all the same: then so many a minute. */
const mayExplain = (): boolean => {
  const environment = nodeEnv();
  if (environment !== undefined && environment !== '') return environment === 'development';
  const now = Date.now();
  if (now - since >= MINUTE_MS) {
    since = now;
    unasked = 0;
  }
  unasked += 1;
  return unasked <= UNASKED_A_MINUTE;
};

const nodeEnv = (): string | undefined => {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.NODE_ENV;
  } catch {
    // Deno asks for permission to read it.
    return undefined;
  }
};
