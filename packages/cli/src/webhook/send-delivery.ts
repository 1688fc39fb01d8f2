/** Posts a delivery to a receiver as the service does: byte for byte, no redirects, and no longer than the service waits. */
import { canParseUrl, TIME_LIMITS } from '@vid/sdk/contract';
import { shownAddress } from '../shown-address';
import type { CapturedDelivery } from './captured-delivery';
import { BODY_MS, readAnswer } from './read-answer';
import { dialled } from './receiver-address';

/** What became of one attempt. */
export type Sent =
  | {
      readonly outcome: 'answered';
      readonly status: number;
      /** Milliseconds until the headers: more the service does not wait for. */
      readonly ms: number;
      readonly contentType: string | null;
      /** Where a redirect leads. */
      readonly location: string | null;
      /** As far as it came. */
      readonly body: Buffer;
      readonly bodyEnded: boolean;
    }
  | { readonly outcome: 'late'; readonly ms: number; readonly afterMs: number }
  | { readonly outcome: 'unreachable'; readonly ms: number; readonly why: string };

/** Headers that belong to one connection and are made anew by the one who sends. */
const OF_THE_CONNECTION = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'accept-encoding',
];

/** The innermost reason that says something: several addresses that refuse are an error without a message. */
export const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return whyOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return whyOf(error.errors[0]);
  return error.message === '' ? ((error as NodeJS.ErrnoException).code ?? error.name) : error.message;
};

/** The address that a redirect leads to, which the app may tell by its path alone. */
export const resolved = (location: string | null, url: string): string | null =>
  location !== null && canParseUrl(location, url) ? shownAddress(new URL(location, url).href) : location;

/** One attempt; whatever the receiver does is an outcome. */
export const sendDelivery = async (
  address: string,
  { headers, body }: CapturedDelivery,
  afterMs: number = TIME_LIMITS.deliveryAttemptSeconds * 1000,
): Promise<Sent> => {
  const { url, authorization } = dialled(address);
  const login = authorization === undefined ? [] : [['authorization', authorization] as const];
  const dropped = [...OF_THE_CONNECTION, ...login.map(([name]) => name)];
  const begun = performance.now();
  const sinceBegun = (): number => Math.round(performance.now() - begun);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: [...headers.filter(([name]) => !dropped.includes(name.toLowerCase())), ...login].map(
        ([name, value]): [string, string] => [name, value],
      ),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(afterMs),
    });
    const ms = sinceBegun();
    const { status } = response;
    return {
      outcome: 'answered',
      status,
      ms,
      contentType: response.headers.get('content-type'),
      location: status >= 300 && status < 400 ? resolved(response.headers.get('location'), url) : null,
      ...(await readAnswer(response, Math.min(BODY_MS, afterMs - ms))),
    };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError') return { outcome: 'late', ms: sinceBegun(), afterMs };
    return { outcome: 'unreachable', ms: sinceBegun(), why: whyOf(cause) };
  }
};

/** Whether the service takes it for delivered. */
export const isAccepted = (sent: Sent): boolean =>
  sent.outcome === 'answered' && sent.status >= 200 && sent.status < 300;

/** Whether the service would try again. */
export const isRepeated = (sent: Sent): boolean =>
  sent.outcome !== 'answered' || sent.status >= 500 || sent.status === 429;

/** Not found, wrong method, too late, too often: whoever answers so has not looked at the delivery. */
const UNSEEN = [404, 405, 408, 429];

/** Whether the receiver looked at it and would not have it: a 4xx that is not about the way there. */
export const isRefused = (sent: Sent): boolean =>
  sent.outcome === 'answered' && sent.status >= 400 && sent.status < 500 && !UNSEEN.includes(sent.status);
