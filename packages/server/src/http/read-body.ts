/** Reads a JSON body within its limit. What is wrong with it is a refusal like any other, in its place in the order. */
import type { ReceivedBody } from '../services/read-render-request';
import type { AppRequest } from './request';

/** The whole body of a request. */
const MAX_BODY_BYTES = 80 * 1024 ** 2;

const isJson = (contentType: string): boolean => /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(contentType);

const TOO_LARGE: ReceivedBody = { kind: 'refused', refusal: { kind: 'body-too-large', maxBytes: MAX_BODY_BYTES } };

/** The text of a body, or undefined when it is longer than allowed; rejects when the connection breaks off. */
const readText = async (request: AppRequest): Promise<string | undefined> => {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > MAX_BODY_BYTES) return undefined;
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const malformed = (message: string): ReceivedBody => ({
  kind: 'refused',
  refusal: { kind: 'validation', problems: [{ path: 'body', message }] },
});

export const readBody = async (request: AppRequest): Promise<ReceivedBody> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (!isJson(contentType)) {
    const sent = contentType.split(';')[0]?.trim().slice(0, 80) ?? '';
    return { kind: 'refused', refusal: { kind: 'content-type', sent } };
  }
  const text = await readText(request).catch(() => null);
  if (text === null) return malformed('did not arrive whole');
  if (text === undefined) return TOO_LARGE;
  if (text.trim() === '') return malformed('is empty; send a JSON object');
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown };
  } catch {
    return malformed('is not valid JSON');
  }
};
