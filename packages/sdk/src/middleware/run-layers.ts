/**
 * Runs one attempt through its layers so that none can lose an answer. A call that must not be sent twice is sent once,
 * whatever a layer does; and what came over the wire for it counts, whatever a layer throws or returns afterwards.
 */
import { headersOf } from '../call/given-headers';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { VidError } from '../errors/vid-error';
import type { Cancellation } from '../transport/cancellation';
import type { Middleware, MiddlewareAnswer, MiddlewareNext, MiddlewareRequest } from './middleware';

/** How the sending ended, as the layers are shown it. */
export type Sent =
  | { readonly ok: true; readonly answer: MiddlewareAnswer }
  | { readonly ok: false; readonly error: VidError };

/** How an attempt ended: as it was sent, with an answer of a layer's own, or with an error of one. */
export type Ending =
  | { readonly kind: 'sent' }
  | { readonly kind: 'replaced'; readonly answer: MiddlewareAnswer }
  | { readonly kind: 'thrown'; readonly error: VidError }
  /** The time was over, or the caller gave up, before anything was sent. */
  | { readonly kind: 'cancelled' };

export interface Run {
  readonly layers: readonly Middleware[];
  readonly request: MiddlewareRequest;
  readonly cancellation: Cancellation;
  /** Sends it with these headers; never rejects. */
  readonly send: (headers: Readonly<Record<string, string>>) => Promise<Sent>;
  /** Told what a layer threw after its call was decided. */
  readonly complain: (message: string) => void;
}

const CANCELLED = Symbol('cancelled');

const twice = ({ method, path }: MiddlewareRequest): InvalidRequestError =>
  new InvalidRequestError(`A middleware called next twice for ${method} ${path}, which is sent once`, {
    nextStep: 'Call next once; the client repeats by itself.',
    charged: undefined,
  });

const tooLate = ({ method, path }: MiddlewareRequest): InvalidRequestError =>
  new InvalidRequestError(`A middleware called next for ${method} ${path} when that was over`, {
    nextStep: 'Call next before the middleware returns.',
    charged: undefined,
  });

const neverSent = ({ method, path }: MiddlewareRequest): InvalidRequestError =>
  new InvalidRequestError(`A middleware did not call next for ${method} ${path}, so it was not sent`, {
    nextStep: 'Return next(), or throw an error that says why not.',
  });

const failed = ({ method, path }: MiddlewareRequest, cause: unknown): VidError =>
  VidError.is(cause)
    ? cause
    : new VidError(
        `A middleware failed at ${method} ${path}: ${cause instanceof Error ? cause.message : String(cause)}`,
        {
          cause,
          nextStep: 'Correct the middleware; see the cause.',
        },
      );

const isAnswer = (value: unknown): value is MiddlewareAnswer =>
  typeof value === 'object' && value !== null && typeof (value as { status?: unknown }).status === 'number';

/** A layer that does not wait for what it called must not end the process with it. */
const handled = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  return promise;
};

/** Runs an attempt; never rejects. */
export const runLayers = async ({ layers, request, cancellation, send, complain }: Run): Promise<Ending> => {
  let sending: Promise<Sent> | undefined;
  let last: Sent | undefined;
  let over = false;

  const toWire = async (headers: Readonly<Record<string, string>>): Promise<MiddlewareAnswer> => {
    if (over || cancellation.cancelled) throw tooLate(request);
    if (sending !== undefined && !request.repeatable) throw twice(request);
    sending = send(headers);
    last = await sending;
    if (last.ok) return last.answer;
    throw last.error;
  };
  const layerAt = (index: number, headers: Readonly<Record<string, string>>): MiddlewareNext => {
    const layer = layers[index];
    if (layer === undefined) return (change) => handled(toWire(merged(headers, change)));
    return (change) => {
      const all = merged(headers, change);
      return handled((async () => layer({ ...request, headers: all }, layerAt(index + 1, all)))());
    };
  };

  const cancelled = new Promise<typeof CANCELLED>((resolve) => cancellation.onCancel(() => resolve(CANCELLED)));
  const outermost = layerAt(0, request.headers)();
  const ended = await Promise.race([outermost, cancelled]).then(
    (value) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  );
  // What was sent is always waited for: its answer may name a job that was paid for. A cancelled sending ends soon.
  if (sending !== undefined && last === undefined) last = await sending;
  over = true;
  if ('value' in ended && ended.value === CANCELLED) {
    outermost.catch((error: unknown) => complain(`A middleware failed after its call had ended: ${String(error)}`));
    return last === undefined ? { kind: 'cancelled' } : { kind: 'sent' };
  }
  if (last !== undefined && !request.repeatable) {
    if ('thrown' in ended && (last.ok || ended.thrown !== last.error)) {
      complain(`A middleware failed after ${request.method} ${request.path} was sent: ${String(ended.thrown)}`);
    }
    return { kind: 'sent' };
  }
  if ('thrown' in ended) {
    if (last !== undefined && !last.ok && ended.thrown === last.error) return { kind: 'sent' };
    return { kind: 'thrown', error: failed(request, ended.thrown) };
  }
  const answer: unknown = ended.value;
  if (last !== undefined && (!isAnswer(answer) || (last.ok && answer === last.answer))) return { kind: 'sent' };
  if (!isAnswer(answer) || !request.repeatable) {
    return { kind: 'thrown', error: neverSent(request) };
  }
  return { kind: 'replaced', answer };
};

const merged = (
  headers: Readonly<Record<string, string>>,
  change: { readonly headers?: Readonly<Record<string, string>> } | undefined,
): Readonly<Record<string, string>> =>
  change?.headers === undefined ? headers : { ...headers, ...headersOf('headers of a middleware', change.headers) };
