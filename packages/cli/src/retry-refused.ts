/** `--retry`: a render that the service has no room for now is sent again, with the same key, when it says so. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ConcurrencyLimitError, RateLimitError } from '@vid/sdk';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import type { Session } from './session';

/** Without a word of the service, as when all slots are busy: so long, doubled to the longest. */
const FIRST_MS = 15_000;
const LONGEST_MS = 60_000;

const mayPass = (error: unknown): error is RateLimitError | ConcurrencyLimitError =>
  RateLimitError.is(error) || ConcurrencyLimitError.is(error);

interface Retrying {
  readonly retries: number;
  readonly signal: AbortSignal;
  /** Waits; a test counts instead. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const pauseFor = async (ms: number, signal: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
};

/** `send` gets the key of the attempt before. The last refusal is thrown, and one whose wait is longer than the time left. */
export const retryRefused = async <T>(
  session: Pick<Session, 'io' | 'timeoutMs'>,
  send: (key: string | undefined) => Promise<T>,
  { retries, signal, pause = pauseFor }: Retrying,
): Promise<T> => {
  let key: string | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(key);
    } catch (error) {
      if (!mayPass(error) || attempt > retries) throw error;
      const told = error.retryAt === undefined ? undefined : error.retryAt.getTime() - Date.now();
      const ms = Math.max(told ?? Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS), 0);
      if (ms > (session.timeoutMs ?? Number.POSITIVE_INFINITY)) throw error;
      session.io.note(
        `${error.code ?? 'Refused'}: trying again in ${Math.ceil(ms / 1000)} s (${attempt} of ${retries}); Ctrl-C ends it.`,
      );
      await pause(ms, signal);
      if (signal.aborted)
        throw new CliError(EXIT.interrupted, 'Interrupted; the render was refused so far, and nothing was charged.');
      key = error.idempotencyKey;
    }
  }
};
