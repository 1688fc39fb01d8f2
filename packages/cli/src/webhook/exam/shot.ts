/** Posts one request of the exam as it is: each header as often as it is there, in pieces where that is asked, on a connection of its own. */
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import type { CapturedDelivery } from '../captured-delivery';
import { BODY_MS, readAnswer } from '../read-answer';
import { dialled } from '../receiver-address';
import { resolved, type Sent, whyOf } from '../send-delivery';

/** A delivery with how it is sent, where that is not as usual. */
export interface Shot extends CapturedDelivery {
  readonly method?: 'GET';
  /** What it is, where an entry sends several kinds at once. */
  readonly about?: string;
  /** In chunks, without a length. */
  readonly chunked?: true;
  /** Pieces of the body, with a pause between them. */
  readonly pieces?: number;
}

/** What became of a shot. */
export type Posted = Sent & {
  /** As the shot has it. */
  readonly about?: string;
  /** Whether there ever was a connection. */
  readonly connected: boolean;
  /** Seconds that the receiver's clock is ahead of ours, by its Date header. */
  readonly aheadSeconds?: number;
};

/** Begins to count the time that an answer may take; what comes back ends that. */
export type Deadline = (shot: Shot, end: () => void) => () => void;

export interface Posting {
  /** Milliseconds that an answer may take. */
  readonly limitMs: number;
  /** By the clock, unless somebody else counts. */
  readonly deadline?: Deadline;
  /** Passes between two pieces of a body. */
  readonly pause: (this: void, shot: Shot) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** Names and values as `setHeader` takes them: a name that is there twice has a list. */
const grouped = ({ headers }: Shot): readonly (readonly [string, string | string[]])[] => {
  const values = new Map<string, string[]>();
  for (const [name, value] of headers) values.set(name, [...(values.get(name) ?? []), value]);
  return [...values].map(([name, [first = '', ...others]]) => [name, others.length === 0 ? first : [first, ...others]]);
};

const writeBody = async (outgoing: ClientRequest, shot: Shot, { pause }: Posting): Promise<void> => {
  const { body, pieces = 1, method } = shot;
  if (method === 'GET') {
    outgoing.end();
    return;
  }
  const size = Math.ceil(body.length / pieces);
  let at = 0;
  for (; at + size < body.length; at += size) {
    outgoing.write(body.subarray(at, at + size));
    await pause(shot);
  }
  outgoing.end(body.subarray(at));
};

const aheadOf = ({ headers: { date = '' } }: IncomingMessage): { readonly aheadSeconds?: number } => {
  const seconds = Math.round((Date.parse(date) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? {} : { aheadSeconds: seconds };
};

const byClock =
  (ms: number): Deadline =>
  (_shot, end) => {
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  };

const outOfTime = (): DOMException => new DOMException('There was no answer in time.', 'TimeoutError');

/** Whatever the receiver does is an outcome. */
export const postShot = async (address: string, shot: Shot, posting: Posting): Promise<Posted> => {
  const { url, authorization } = dialled(address);
  const isSecure = url.startsWith('https:');
  const { limitMs, deadline = byClock(limitMs), signal } = posting;
  const begun = performance.now();
  const sinceBegun = (): number => Math.round(performance.now() - begun);
  const outgoing = (isSecure ? overHttps : overHttp)(url, { method: shot.method ?? 'POST', agent: false, signal });
  for (const [name, value] of grouped(shot)) outgoing.setHeader(name, value);
  if (authorization !== undefined) outgoing.setHeader('authorization', authorization);
  if (shot.chunked === true) outgoing.setHeader('transfer-encoding', 'chunked');
  else if (shot.method === undefined) outgoing.setHeader('content-length', shot.body.length);
  let connected = false;
  outgoing.once('socket', (socket) => {
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      connected = true;
    });
  });
  const stopCounting = deadline(shot, () => outgoing.destroy(outOfTime()));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  try {
    writeBody(outgoing, shot, posting).catch(() => undefined);
    const incoming = await answered;
    stopCounting();
    const ms = sinceBegun();
    const { statusCode: status = 0, headers } = incoming;
    const body = Readable.toWeb(incoming) as unknown as Response['body'];
    return {
      outcome: 'answered',
      connected,
      status,
      ms,
      contentType: headers['content-type'] ?? null,
      location: status >= 300 && status < 400 ? resolved(headers.location ?? null, url) : null,
      ...aheadOf(incoming),
      ...(await readAnswer({ body }, Math.min(BODY_MS, limitMs - ms))),
    };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError')
      return { outcome: 'late', connected, ms: sinceBegun(), afterMs: limitMs };
    return { outcome: 'unreachable', connected, ms: sinceBegun(), why: whyOf(cause) };
  } finally {
    stopCounting();
    outgoing.destroy();
  }
};
