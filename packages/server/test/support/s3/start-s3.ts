/**
 * A small S3 on loopback for tests: one bucket, named in the path. It checks every signature, the digest and the checksum of
 * every body, and fails on demand in the middle of things.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createObjects } from './objects';
import { type Answer, type Asked, operate, refusal } from './operations';
import { checkSignature, type Keys } from './signature';

export const S3_KEYS: Keys = { accessKeyId: 'AKIDVIDTEST', secretAccessKey: 'a-secret/that+nobody/sees' };
export const S3_REGION = 'eu-test-1';

/** What goes wrong with a request. */
export interface Trouble {
  /** Closes the connection after so many bytes of the body have come. */
  readonly cutAfter?: number;
  /** Answers this in the place of what was asked. */
  readonly answer?: Answer;
  /** Does what was asked, and sends so many bytes of the answer only. */
  readonly truncateAt?: number;
  /** Does what was asked, sends so many bytes of the answer, and then no more. */
  readonly standsStillAt?: number;
  /** Does what was asked, and tells another ETag than the bytes have. */
  readonly wrongEtag?: true;
  /** Keeps so many bytes only of what was sent. */
  readonly loses?: number;
  /** Called when the connection of the answer is gone. */
  readonly whenGone?: () => void;
  /** Never answers. */
  readonly hangs?: true;
}

/** Judges each request, before it is read; what it gives back happens to it. */
export type Disturb = (request: Pick<Asked, 'method' | 'key' | 'query' | 'headers'>) => Trouble | undefined;

const ERROR_STATUS: Readonly<Record<string, number>> = { AuthorizationHeaderMalformed: 400 };

const cutAfter = (request: IncomingMessage, bytes: number): void => {
  let came = 0;
  request.on('data', (piece: Buffer) => {
    came += piece.length;
    if (came >= bytes) request.socket.destroy();
  });
};

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** What keeps a body from being the one that was signed. */
const bodyProblem = (body: Buffer, payload: string, headers: Readonly<Record<string, string>>): string | undefined => {
  // No double of ours reads bodies that are signed piece by piece.
  if (payload.startsWith('STREAMING-')) return 'NotImplemented';
  const digest = createHash('sha256').update(body).digest('hex');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== digest) return 'XAmzContentSHA256Mismatch';
  const sum = headers['x-amz-checksum-crc32'];
  const own = Buffer.alloc(4);
  own.writeUInt32BE(crc32(body));
  return sum !== undefined && sum !== own.toString('base64') ? 'BadDigest' : undefined;
};

export const startS3 = async ({ bucket = 'films' } = {}) => {
  const store = createObjects();
  const calls: string[] = [];
  const state = {
    keys: S3_KEYS,
    region: S3_REGION,
    now: Date.now,
    disturb: (() => undefined) as Disturb,
    pageSize: 1000,
    kept: new Set<string>(),
  };
  let count = 0;

  const judged = async (request: IncomingMessage): Promise<readonly [Answer, Trouble | undefined]> => {
    const [path = '/', search = ''] = (request.url ?? '/').split('?');
    const query = new URLSearchParams(search);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const { method = 'GET' } = request;
    const [, asked = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(path)) ?? [];
    const what = [...query.keys()].filter((name) => /^(uploads|uploadId|partNumber|list-type|delete)$/.test(name));
    calls.push([method, key, ...what].join(' ').replace(/ +/g, ' '));
    const trouble = state.disturb({ method, key, query, headers });
    if (trouble?.cutAfter !== undefined) cutAfter(request, trouble.cutAfter);
    const body = await readAll(request);
    const verdict = checkSignature({ method, path, query, headers }, { ...state, now: state.now() });
    if (!verdict.ok) {
      const { code } = verdict;
      const region = code === 'AuthorizationHeaderMalformed' ? `<Region>${state.region}</Region>` : '';
      return [refusal(ERROR_STATUS[code] ?? 403, code, region), trouble];
    }
    const problem = bodyProblem(body, verdict.payload, headers);
    if (problem !== undefined) return [refusal(problem === 'NotImplemented' ? 501 : 400, problem), trouble];
    if (asked !== bucket) return [refusal(404, 'NoSuchBucket'), trouble];
    if (trouble?.answer !== undefined) return [trouble.answer, trouble];
    const kept = trouble?.loses === undefined ? body : body.subarray(0, trouble.loses);
    return [operate(store, { method, key, query, headers, body: kept }, state), trouble];
  };

  const send = (
    response: ServerResponse,
    { status, headers, body = '' }: Answer,
    trouble: Trouble | undefined,
  ): void => {
    count += 1;
    if (trouble?.whenGone !== undefined) response.once('close', trouble.whenGone);
    const bytes = Buffer.from(body as Buffer);
    response.writeHead(status, {
      'content-length': bytes.length,
      date: new Date(state.now()).toUTCString(),
      'x-amz-request-id': `REQ${count}`,
      ...headers,
      ...(trouble?.wrongEtag === true ? { etag: '"of other bytes"' } : {}),
    });
    if (response.req.method === 'HEAD') response.end();
    else if (trouble?.standsStillAt !== undefined) response.write(bytes.subarray(0, trouble.standsStillAt));
    else if (trouble?.truncateAt === undefined) response.end(bytes);
    else response.write(bytes.subarray(0, trouble.truncateAt), () => response.destroy());
  };

  const server = createServer((request, response) => {
    judged(request).then(
      ([answer, trouble]) => trouble?.hangs !== true && send(response, answer, trouble),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...store, calls, state, endpoint, bucket };
};

export type TestS3 = Awaited<ReturnType<typeof startS3>>;
