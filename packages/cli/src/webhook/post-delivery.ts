import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { CapturedDelivery } from './captured-delivery';

/** What the receiver answered. */
export interface DeliveryAnswer {
  readonly status: number;
  readonly ms: number;
}

/** The whole of it, for those who hand it on. */
export interface DeliveryResponse extends DeliveryAnswer {
  readonly contentType: string | null;
  readonly body: Buffer;
}

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
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return;
  throw new CliError(EXIT.usage, `${url} is no http(s) URL.`, {
    next: 'Write it like http://127.0.0.1:3000/webhooks.',
  });
};

/** Posts a delivery, byte for byte, with its own headers; redirects are not followed. */
export const forwardDelivery = async (url: string, { headers, body }: CapturedDelivery): Promise<DeliveryResponse> => {
  checkReceiver(url);
  const begun = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: headers
        .filter(([name]) => !OF_THE_CONNECTION.includes(name.toLowerCase()))
        .map(([name, value]): [string, string] => [name, value]),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    const answer = Buffer.from(await response.arrayBuffer());
    const ms = Math.round(performance.now() - begun);
    return { status: response.status, ms, contentType: response.headers.get('content-type'), body: answer };
  } catch (cause) {
    const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
    throw new CliError(EXIT.network, `${url} could not be reached: ${why}.`, {
      next: 'Check that your receiver is running and that the URL is right.',
      cause,
    });
  }
};

/** The same, for those who ask only how it went. */
export const postDelivery = async (url: string, delivery: CapturedDelivery): Promise<DeliveryAnswer> => {
  const { status, ms } = await forwardDelivery(url, delivery);
  return { status, ms };
};
