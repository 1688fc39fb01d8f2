/**
 * Answers requests from a cassette, in the place of the service. Links to the recorded service lead here. What was cut off in
 * the recording is cut off again.
 */
import { AUTHORIZATION_HEADER } from '@vid/sdk/contract';
import { sendSo } from '../faults/change-answer';
import type { Arrival } from '../http/call';
import { json } from '../http/json';
import { BODILESS, type Reply } from '../http/reply';
import type { AppRequest } from '../http/request';
import type { Cassette, CassetteExchange, CassetteResponse } from './cassette';
import { createFindAnswer, type Found } from './find-answer';

export interface ReplayDeps {
  readonly cassette: Cassette;
  /** The key of an Authorization header, where it is well-formed. */
  readonly keyOf: (authorization: string | null) => string | undefined;
  /** What URLs of this server begin with. */
  readonly baseUrl: () => string;
  /** Waits in real time. */
  readonly delay: (ms: number) => Promise<void>;
}

/** No client takes it for an answer of the service, and none repeats it. */
const UNKNOWN = 404;

/** As much as a recording keeps the hash of, and more than the service takes in one body. */
const MAX_BYTES = 96 * 1024 ** 2;

const readBytes = async ({ body }: AppRequest): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const bodyIn = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

const call = ({ n, request: { method, path } }: CassetteExchange): string => `exchange ${n}, ${method} ${path}`;

const refusal = (found: Exclude<Found, { kind: 'exchange' }>, asked: string, file: string): Reply => {
  const isUsed = found.kind === 'used';
  const near =
    !isUsed && found.nearest !== undefined
      ? ` The nearest is ${call(found.nearest.exchange)}: ${found.nearest.differs}.`
      : '';
  const error = isUsed
    ? `${asked} was recorded in ${file}, and every answer to it was given: the last was ${call(found.exchange)}. What changes something is answered as often as it was recorded.`
    : `${asked} is not in ${file}.${near}`;
  return json(UNKNOWN, {
    error: `${error} This answer is the replay's own. Record it anew with \`vid proxy --record\` where the program has changed.`,
    code: isUsed ? 'RECORDED_ANSWERS_USED' : 'NOT_RECORDED',
  });
};

const streamOf = (bytes: Buffer): ReadableStream<Uint8Array> => new Blob([new Uint8Array(bytes)]).stream();

/** What the recorded service and its proxy were is this server now. */
const rehomed = (value: unknown, homes: readonly string[], base: string): unknown => {
  if (typeof value === 'string') {
    const home = homes.find((one) => value.startsWith(`${one}/`));
    return home === undefined ? value : `${base}${value.slice(home.length)}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => rehomed(inner, homes, base));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rehomed(inner, homes, base)]));
};

/** A caller within the process sees of it what `fetch` shows. */
const breakOff = (arrival: Arrival, how: 'reset' | 'closed'): Reply => {
  const end = how === 'reset' ? (arrival.reset ?? arrival.drop) : arrival.drop;
  if (end === undefined)
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
    });
  end();
  return json(500, { error: 'The connection was cut as in the recording.' });
};

export const createReplay = ({ cassette, keyOf, baseUrl, delay }: ReplayDeps) => {
  const { file, header } = cassette;
  const find = createFindAnswer(cassette);
  const homes = [header.to, header.proxy];

  const bodyOf = (response: CassetteResponse): Reply['body'] => {
    if (response.body_base64 !== undefined) return streamOf(Buffer.from(response.body_base64, 'base64'));
    if (response.body === undefined) return response.body_text ?? null;
    return JSON.stringify(rehomed(response.body, homes, baseUrl()));
  };

  /** What came of it comes again; a byte more stands for what did not. */
  const cutShort = (reply: Reply, { reset }: Arrival, how: 'reset' | 'closed'): Reply => {
    const text = typeof reply.body === 'string' ? reply.body : '';
    const at = Buffer.byteLength(text);
    const effect = how === 'reset' ? { reset_at: at } : { truncate_at: at };
    return sendSo({ ...reply, body: `${text} ` }, effect, { delay, reset });
  };

  const replyOf = ({ n, response, broken }: CassetteExchange, arrival: Arrival): Reply => {
    if (broken === 'unreachable')
      return json(502, {
        error: `The service could not be reached in exchange ${n} of ${file}.`,
        code: 'PROXY_UPSTREAM',
      });
    if (response === undefined) return breakOff(arrival, broken ?? 'closed');
    const { status, headers, body_cut: cut } = response;
    if (broken !== undefined) return cutShort({ status, headers, body: bodyOf(response) }, arrival, broken);
    if (cut !== undefined)
      return json(UNKNOWN, {
        error: `The answer of exchange ${n} in ${file} was not kept: it had ${cut.bytes} bytes.`,
        code: 'NOT_RECORDED',
      });
    return { status, headers, body: BODILESS.includes(status) ? null : bodyOf(response) };
  };

  return async (request: AppRequest, arrival: Arrival): Promise<Reply> => {
    const { method } = request;
    const path = pathOf(request.url);
    const key = keyOf(request.headers.get(AUTHORIZATION_HEADER));
    const bytes = await readBytes(request);
    const found = find({ method, path, key, body: bodyIn(bytes), bytes });
    return found.kind === 'exchange' ? replyOf(found.exchange, arrival) : refusal(found, `${method} ${path}`, file);
  };
};
