/** Reads a JSON body within its limits. What is wrong with it is a refusal like any other, in its place in the order. */
import type { BodyRefusal } from '../domain/body-reading';
import type { ReceivedBody } from '../services/read-render-request';
import type { Turns } from '../turns';
import type { BodyBudget, Full, HeldBody } from './body-budget';
import { BODY_BUDGET, type JsonLimits, MAX_BODY_BYTES, REQUEST_LIMITS, TINY_PIECE_BYTES } from './body-limits';
import type { Trace } from './call';
import { createJsonReader, type Unreadable } from './json-reader';
import type { AppRequest } from './request';

/** The body of a request of somebody who was let in; what it holds is given back with the answer. */
export type ReadBody = (request: AppRequest, trace: Trace, limits?: JsonLimits) => Promise<ReceivedBody>;

/** Whoever reads a body without an account: the admin API's callers. */
const NOBODY = '';

const isJson = (contentType: string): boolean => /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(contentType);

const refuse = (refusal: BodyRefusal): ReceivedBody => ({ kind: 'refused', refusal });
const malformed = (message: string): ReceivedBody =>
  refuse({ kind: 'validation', problems: [{ path: 'body', message }] });

const TOO_LARGE = refuse({
  kind: 'body-too-large',
  problem: `has more than ${MAX_BODY_BYTES / 1024 ** 2} MiB; send smaller images, or their URLs`,
});

const IN_PIECES = malformed(
  `came in thousands of pieces of less than ${TINY_PIECE_BYTES} bytes: write it in larger ones, or send a Content-Length`,
);

const isInPieces = ({ pieces }: AppRequest, limits: JsonLimits): boolean =>
  pieces !== undefined && pieces.count > limits.pieces && pieces.bytes < pieces.count * TINY_PIECE_BYTES;

const notTaken = ({ kind, problem }: Unreadable): ReceivedBody =>
  kind === 'too-large' ? refuse({ kind: 'body-too-large', problem }) : malformed(problem);

const full = (whose: Full): ReceivedBody => refuse({ kind: 'bodies-held', whose, maxBytes: BODY_BUDGET[whose] });

/** Reads on until the body has ended or is refused; rejects when the connection breaks off. */
const readWithin = async (
  request: AppRequest,
  held: HeldBody,
  limits: JsonLimits,
  turns: Turns,
): Promise<ReceivedBody> => {
  const reader = createJsonReader(limits);
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    // Most bodies are one chunk.
    if (size > 0) await turns.next();
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return TOO_LARGE;
    if (isInPieces(request, limits)) return IN_PIECES;
    const whose = held.take(chunk.byteLength);
    if (whose !== undefined) return full(whose);
    const found = reader.add(chunk);
    if (found !== undefined) return notTaken(found);
  }
  const reading = reader.end();
  return reading.ok ? { kind: 'json', value: reading.value } : notTaken(reading);
};

export const createReadBody =
  (budget: BodyBudget, turns: Turns): ReadBody =>
  async (request, trace, limits = REQUEST_LIMITS) => {
    const contentType = request.headers.get('content-type') ?? '';
    if (!isJson(contentType)) {
      const sent = contentType.split(';')[0]?.trim().slice(0, 80) ?? '';
      return refuse({ kind: 'content-type', sent });
    }
    if (Number(request.headers.get('content-length') ?? Number.NaN) > MAX_BODY_BYTES) return TOO_LARGE;
    const held = budget.open(trace.userId ?? NOBODY);
    trace.release = () => held.release();
    const body = await readWithin(request, held, limits, turns).catch(() => malformed('did not arrive whole'));
    if (body.kind === 'json') trace.body = body.value;
    return body;
  };
