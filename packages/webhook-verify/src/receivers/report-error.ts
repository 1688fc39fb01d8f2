/**
 * Tells the receiver's own side about refusals and failures. Reporting never changes the answer and never throws.
 * Explanations cost hashing and anybody can cause them, so by default they are made in development only.
 */
import { WebhookConfigError } from '../errors/config-error';
import { WebhookVerificationError } from '../errors/verification-error';

export type ErrorReporter<Request> = (error: unknown, request: Request) => Promise<void>;

export const errorReporter =
  <Request>(onError: ((error: unknown, request: Request) => unknown) | undefined): ErrorReporter<Request> =>
  async (error, request) => {
    try {
      await (onError ? onError(error, request) : logError(error));
    } catch {
      // A broken logger must not turn an answer into a crash.
    }
  };

const logError = async (error: unknown): Promise<void> => {
  const line = await describe(error);
  // eslint-disable-next-line no-console -- the last resort when nobody listens for errors
  console.error('[@vid/webhook-verify]', line);
};

const describe = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof WebhookVerificationError || error instanceof WebhookConfigError)) return error;
  return isDevelopment() ? `${error.message}\n${await error.explain()}` : error.message;
};

const isDevelopment = (): boolean => {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.NODE_ENV === 'development';
};
