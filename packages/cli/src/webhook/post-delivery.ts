/** Posts a delivery to a receiver as the service does: byte for byte, no redirects, and no longer than the service waits. */
import { canParseUrl, TIME_LIMITS } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { CapturedDelivery } from './captured-delivery';

/** What became of one attempt. */
export type Sent =
  | {
      readonly outcome: 'answered';
      readonly status: number;
      readonly ms: number;
      readonly contentType: string | null;
      /** Where a redirect leads. */
      readonly location: string | null;
      readonly body: Buffer;
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

/** Refuses what no delivery can be posted to. */
export const checkReceiver = (url: string): void => {
  if (/^https?:\/\//i.test(url) && canParseUrl(url)) return;
  throw new CliError(EXIT.usage, `${url} is no http(s) URL.`, {
    next: 'Write it like http://127.0.0.1:3000/webhooks.',
  });
};

/** The innermost reason that says something: several addresses that refuse are an error without a message. */
const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return whyOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return whyOf(error.errors[0]);
  return error.message === '' ? ((error as NodeJS.ErrnoException).code ?? error.name) : error.message;
};

/** The address that a redirect leads to, which the app may tell by its path alone. */
const resolved = (location: string | null, url: string): string | null =>
  location !== null && canParseUrl(location, url) ? new URL(location, url).href : location;

/** One attempt; whatever the receiver does is an outcome. */
export const sendDelivery = async (
  url: string,
  { headers, body }: CapturedDelivery,
  afterMs: number = TIME_LIMITS.deliveryAttemptSeconds * 1000,
): Promise<Sent> => {
  checkReceiver(url);
  const begun = performance.now();
  const sinceBegun = (): number => Math.round(performance.now() - begun);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: headers
        .filter(([name]) => !OF_THE_CONNECTION.includes(name.toLowerCase()))
        .map(([name, value]): [string, string] => [name, value]),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(afterMs),
    });
    const answer = Buffer.from(await response.arrayBuffer());
    const { status } = response;
    return {
      outcome: 'answered',
      status,
      ms: sinceBegun(),
      contentType: response.headers.get('content-type'),
      location: status >= 300 && status < 400 ? resolved(response.headers.get('location'), url) : null,
      body: answer,
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

/** What became of it, in words that follow the receiver's name. */
export const describeSent = (sent: Sent): string => {
  if (sent.outcome === 'late') return `answered too late: nothing came within ${sent.afterMs / 1000} s`;
  if (sent.outcome === 'unreachable') return `could not be reached: ${sent.why}`;
  const took = `${sent.status} in ${sent.ms} ms`;
  return sent.location === null ? took : `${took}, a redirect to ${sent.location}, which is not followed`;
};

/** What a receiver answered. */
export interface DeliveryAnswer {
  readonly status: number;
  readonly ms: number;
}

/** Posts for those who need an answer of any kind. */
export const postDelivery = async (url: string, delivery: CapturedDelivery): Promise<DeliveryAnswer> => {
  const sent = await sendDelivery(url, delivery);
  if (sent.outcome === 'answered') return { status: sent.status, ms: sent.ms };
  throw new CliError(EXIT.network, `${url} ${describeSent(sent)}.`, {
    next:
      sent.outcome === 'late'
        ? 'Have your receiver answer first and do slow work later.'
        : 'Check that your receiver is running and that the URL is right.',
  });
};
