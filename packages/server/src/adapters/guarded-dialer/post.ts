/**
 * One POST as one attempt: a single timer covers resolving, connecting, sending and the answer's headers. Headers are
 * the answer; of the body a little is kept, a little more is read so that the connection can be used again, and on
 * anything longer or slower the connection is closed.
 */
import type { Dispatcher } from 'undici';
import type { DialFailure, DialOutcome, DialRequest } from '../../ports/dialer';
import type { CheckTarget } from './check-target';
import { DialError, dialErrorOf } from './dial-error';
import { shownHost } from './judge-url';
import type { DialLimits } from './limits';
import { onAbort } from './on-abort';
import type { Receivers, Target } from './receivers';

export interface PostParts {
  readonly check: CheckTarget;
  readonly receivers: Receivers;
  readonly limits: DialLimits;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Fires when the dialer closes. */
  readonly closing: AbortSignal;
}

type Headers = Readonly<Record<string, string>>;

const ABANDONED = new DialError('aborted', 'The call was given up.');

const joined = (headers: Record<string, string | string[] | undefined>): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );

const decoder = new TextDecoder();

/** Bytes as text that any store can hold: a character that was cut off is left out, NUL becomes U+FFFD. */
const textOf = (bytes: Uint8Array, isCut: boolean): string =>
  (isCut ? new TextDecoder().decode(bytes, { stream: true }) : decoder.decode(bytes)).replaceAll('\0', '\uFFFD');

/** Collects an answer while it arrives. */
function createAnswer(limits: DialLimits) {
  const kept: Buffer[] = [];
  let bytes = 0;
  return {
    /** Takes a piece; false once enough was read. */
    take(chunk: Buffer): boolean {
      if (bytes < limits.keptBytes) kept.push(Buffer.from(chunk.subarray(0, limits.keptBytes - bytes)));
      bytes += chunk.length;
      return bytes <= limits.drainedBytes;
    },
    text: () => textOf(Buffer.concat(kept), bytes > limits.keptBytes),
  };
}

/** Sends one POST. Never rejects. */
export function post(parts: PostParts, url: string, request: DialRequest): Promise<DialOutcome> {
  const { limits, now, closing } = parts;
  const began = now();
  const elapsed = (): number => Math.max(0, Math.round(now() - began));

  return new Promise((resolve) => {
    const answer = createAnswer(limits);
    let head: { readonly status: number; readonly headers: Headers } | undefined;
    let controller: Dispatcher.DispatchController | undefined;
    let taken: ReturnType<Receivers['take']> | undefined;
    let over = false;

    /** Ends the attempt, once: as answered when there were headers, otherwise as failed. */
    const end = (failure: { readonly reason: DialFailure; readonly message: string }): void => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      for (const forget of forgetting) forget();
      controller?.abort(ABANDONED);
      taken?.release();
      const ms = elapsed();
      if (head !== undefined) resolve({ kind: 'answered', ...head, body: answer.text(), ms });
      else resolve({ kind: 'failed', reason: failure.reason, error: failure.message, ms });
    };
    const onTimeout = (): void =>
      end({
        reason: 'timeout',
        message: `No answer within ${limits.attemptMs / 1000} seconds; answer first, work later.`,
      });
    const stop = (): void => end({ reason: 'aborted', message: 'The attempt was stopped before an answer came.' });

    let timer = setTimeout(onTimeout, limits.attemptMs);
    const signals = request.signal === undefined ? [closing] : [closing, request.signal];
    const forgetting = signals.map((signal) => onAbort(signal, stop));
    if (signals.some(({ aborted }) => aborted)) return stop();

    const send = (target: Target): void => {
      if (over) return;
      taken = parts.receivers.take(target);
      const handler: Dispatcher.DispatchHandler = {
        onRequestStart(started) {
          controller = started;
          if (over) started.abort(ABANDONED);
        },
        onResponseStart(_controller, status, headers) {
          // 1xx answers only announce the real one.
          if (over || status < 200) return;
          head = { status, headers: joined(headers) };
          clearTimeout(timer);
          timer = setTimeout(onTimeout, Math.max(0, Math.min(limits.bodyMs, limits.attemptMs - elapsed())));
        },
        onResponseData(_controller, chunk) {
          if (!over && !answer.take(chunk)) end({ reason: 'network', message: 'The answer was too long.' });
        },
        onResponseEnd() {
          controller = undefined;
          end({ reason: 'network', message: `${shownHost(target.host)} ended without an answer.` });
        },
        onResponseError(_controller, error) {
          controller = undefined;
          end(dialErrorOf(error, target.host));
        },
      };
      const { pathname, search, origin } = target.url;
      const { headers, body } = request;
      taken.pool.dispatch({ origin, path: pathname + search, method: 'POST', headers, body: bodyOf(body) }, handler);
    };

    parts
      .check(url)
      .then(send)
      .catch((error: unknown) => end(dialErrorOf(error, 'the receiver')));
  });
}

const bodyOf = (body: string | Uint8Array): string | Buffer =>
  typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
