/**
 * One request to somebody's receiver, as it is: on a connection of its own, each header as often as it is there, nothing
 * followed. Any port is reached: `fetch` refuses those that belong to other protocols, and a receiver may listen there.
 */
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { canParseUrl } from '@vid/sdk/contract';
import { misunderstandingOf, withoutDump } from '../misunderstanding';
import { shownAddress } from '../shown-address';
import type { CapturedDelivery } from './captured-delivery';
import { type AnswerLimits, readAnswer } from './read-answer';
import { dialled } from './receiver-address';
import type { Sent } from './sent';

/** Begins to count the time that an answer may take; what comes back ends that. */
export type Deadline = (end: () => void) => () => void;

export interface Dialling extends Pick<CapturedDelivery, 'headers'> {
  readonly method: 'GET' | 'POST';
  /** Sends the body, if there is one, and ends the request; an answer may come before. */
  readonly write: (outgoing: ClientRequest) => Promise<void>;
  /** Milliseconds that an answer may take. */
  readonly limitMs: number;
  /** By the clock, unless somebody else counts. */
  readonly deadline?: Deadline | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How much of the answer's body is read. */
  readonly reading?: AnswerLimits | undefined;
}

/** What became of it. */
export type Dialled = Sent & {
  /** Whether there ever was a connection. */
  readonly connected: boolean;
  /** Seconds that the receiver's clock is ahead of ours, by its Date header. */
  readonly aheadSeconds?: number;
};

/** The innermost reason that says something: several addresses that refuse are an error without a message. */
const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return whyOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return whyOf(error.errors[0]);
  // Node's own, for whoever hangs up without a word.
  if (error.message === 'socket hang up') return 'it closed the connection without an answer';
  return error.message === '' ? ((error as NodeJS.ErrnoException).code ?? error.name) : withoutDump(error.message);
};

/** The address that a redirect leads to, which the app may tell by its path alone. */
const resolved = (location: string | null, url: string): string | null =>
  location !== null && canParseUrl(location, url) ? shownAddress(new URL(location, url).href) : location;

/** A name that is there twice, in whatever case, has several values. */
const grouped = (headers: Dialling['headers']): readonly (readonly [string, readonly string[]])[] => {
  const known = new Map<string, readonly [string, string[]]>();
  for (const [name, value] of headers) {
    const [, values] = known.get(name.toLowerCase()) ?? [];
    if (values === undefined) known.set(name.toLowerCase(), [name, [value]]);
    else values.push(value);
  }
  return [...known.values()];
};

const aheadOf = ({ headers: { date = '' } }: IncomingMessage): { readonly aheadSeconds?: number } => {
  const seconds = Math.round((Date.parse(date) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? {} : { aheadSeconds: seconds };
};

const byClock =
  (ms: number): Deadline =>
  (end) => {
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  };

const outOfTime = (): DOMException => new DOMException('There was no answer in time.', 'TimeoutError');

/** Throws for headers that can't be sent. */
const open = (address: string, { method, headers, signal }: Dialling): ClientRequest => {
  const { url, authorization } = dialled(address);
  const request = url.startsWith('https:') ? overHttps : overHttp;
  const outgoing = request(url, { method, agent: false, ...(signal === undefined ? {} : { signal }) });
  try {
    for (const [name, values] of grouped(headers))
      outgoing.setHeader(name, values.length === 1 ? (values[0] ?? '') : values);
    if (authorization !== undefined) outgoing.setHeader('authorization', authorization);
    return outgoing;
  } catch (error) {
    outgoing.on('error', () => undefined).destroy();
    throw error;
  }
};

const answerOf = async (incoming: IncomingMessage, url: string, ms: number, { limitMs, reading }: Dialling) => {
  const { statusCode: status = 0, headers } = incoming;
  const body = Readable.toWeb(incoming) as unknown as Response['body'];
  const read = await readAnswer({ body }, limitMs - ms, reading);
  const coding = headers['content-encoding'];
  // Some pack what nobody has asked them to pack.
  const unpacked =
    coding === undefined ? undefined : await (await import('../decode-body.js')).decodeBody(read.body, coding);
  return {
    outcome: 'answered' as const,
    status,
    ms,
    contentType: headers['content-type'] ?? null,
    location: status >= 300 && status < 400 ? resolved(headers.location ?? null, url) : null,
    body: unpacked ?? read.body,
    bodyEnded: read.bodyEnded,
    ...aheadOf(incoming),
  };
};

/** Whatever the receiver does is an outcome. */
export const dial = async (address: string, dialling: Dialling): Promise<Dialled> => {
  const { limitMs, deadline = byClock(limitMs), write } = dialling;
  const { url } = dialled(address);
  const begun = performance.now();
  const sinceBegun = (): number => Math.round(performance.now() - begun);
  let connected = false;
  let leave = (): void => undefined;
  try {
    const outgoing = open(address, dialling);
    outgoing.once('socket', (socket) => {
      socket.once(url.startsWith('https:') ? 'secureConnect' : 'connect', () => {
        connected = true;
      });
    });
    const stopCounting = deadline(() => outgoing.destroy(outOfTime()));
    leave = () => {
      stopCounting();
      outgoing.destroy();
    };
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.on('error', reject);
    });
    write(outgoing).catch(() => undefined);
    const incoming = await answered;
    stopCounting();
    return { connected, ...(await answerOf(incoming, url, sinceBegun(), dialling)) };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError')
      return { outcome: 'late', connected, ms: sinceBegun(), afterMs: limitMs };
    const misunderstood = misunderstandingOf(cause, address);
    return {
      outcome: 'unreachable',
      connected,
      ms: sinceBegun(),
      why: whyOf(cause),
      ...(misunderstood && { misunderstood }),
    };
  } finally {
    leave();
  }
};
