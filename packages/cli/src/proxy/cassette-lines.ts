/** An exchange as a line of a cassette: without secrets, and with bodies in the form that reads best. Pure but for its redaction. */
import { AUTHORIZATION_HEADER } from '@vid/sdk/contract';
import type { CassetteBody, CassetteExchange } from '@vid/server';
import { binaryKind } from '../binary-kind';
import { type HeaderList, headerOf, mediaTypeOf } from '../judge/exchange';
import type { KeptBody } from './kept-body';
import { maskText } from './mask-text';
import type { Passing } from './passing';
import type { Redaction } from './redaction';

/** Longer than this, bytes and texts are kept by their hash. */
const MOST_BYTES = 256 * 1024;

/** All that is kept of headers: whoever reads a recording needs no others, and they might hold anything. */
const OF_REQUEST: readonly string[] = ['content-type', 'idempotency-key', 'range'];
const OF_ANSWER: readonly string[] = [
  'accept-ranges',
  'allow',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'x-request-id',
];

const kept = (headers: HeaderList, names: readonly string[], { text }: Redaction): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headerOf(headers, name);
      return value === undefined ? [] : [[name, text(value)]];
    }),
  );

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const textOf = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** JSON nested deeper than a stack is kept by its hash. */
const jsonOf = (value: unknown, redaction: Redaction): CassetteBody | undefined => {
  try {
    const body = redaction.json(value);
    JSON.stringify(body);
    return { body };
  } catch {
    return undefined;
  }
};

/**
 * `bytes` is the body without its coding, where it was kept whole. Whatever can't be read as JSON or as a known medium might
 * hold secrets under any name: of a text the outline may stay, so that an answer is again one that can't be read.
 */
const bodyOf = (bytes: Buffer | undefined, body: KeptBody, headers: HeaderList, redaction: Redaction): CassetteBody => {
  if (body.length === 0) return {};
  const cut = { body_cut: { bytes: body.length, sha256: body.sha256() } };
  if (bytes === undefined) return cut;
  const isMedia = /^(video|image|audio)\//.test(mediaTypeOf(headers)) && binaryKind(bytes)?.media === true;
  const text = isMedia ? undefined : textOf(bytes);
  const json = text === undefined ? undefined : parsed(text);
  if (json !== undefined) return jsonOf(json.value, redaction) ?? cut;
  if (bytes.length > MOST_BYTES) return cut;
  if (text !== undefined) return { body_text: maskText(text) };
  return isMedia && !redaction.isIn(bytes) ? { body_base64: bytes.toString('base64') } : cut;
};

/** Outlines of two requests may be the same; their hashes are not. */
const sentBody = (kept: CassetteBody, body: KeptBody): CassetteBody =>
  kept.body_text === undefined ? kept : { body_cut: { bytes: body.length, sha256: body.sha256() } };

/** The bodies of an exchange without their codings. */
export interface Decoded {
  readonly sent: Buffer | undefined;
  readonly got: Buffer | undefined;
}

/** Undefined for an exchange whose client left: nobody saw an answer. */
export const cassetteLine = (
  passing: Passing,
  { sent, got }: Decoded,
  redaction: Redaction,
): CassetteExchange | undefined => {
  const { number, at, endedAt, request, answer, broken } = passing;
  if (broken === 'client') return undefined;
  const authorization = headerOf(request.headers, AUTHORIZATION_HEADER);
  const bearer = /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  const key = bearer === undefined ? {} : { key: redaction.learn(bearer) };
  const response =
    answer === undefined
      ? {}
      : {
          response: {
            status: answer.status,
            headers: kept(answer.headers, OF_ANSWER, redaction),
            ...bodyOf(got, answer.body, answer.headers, redaction),
          },
        };
  return {
    n: number,
    at: new Date(at).toISOString(),
    ms: endedAt - at,
    request: {
      method: request.method,
      path: redaction.target(request.target),
      ...key,
      headers: kept(request.headers, OF_REQUEST, redaction),
      ...sentBody(bodyOf(sent, request.body, request.headers, redaction), request.body),
    },
    ...response,
    ...(broken === undefined ? {} : { broken }),
  };
};
