/** Why a body is missing, not raw, too large, not text, not JSON or not a delivery. */

import { articleOf, quoted } from '../errors/shown-value';
import { bytesOf } from '../verify/read-body';
import { isFromWire } from './altered-body';
import type { Evidence, Finding } from './finding';
import { provenAlteration } from './signature-clues';
import { MEMBERS, wrapperOf } from './wrapper';

export const missingBodyFinding = (evidence: Evidence): Finding => {
  const { rawBody } = evidence;
  // A call without headers and without a place for them is about a whole event.
  if (evidence.framework === 'lambda' && !('headers' in evidence)) return otherEventFinding(rawBody);
  if (isFromWire(evidence)) {
    return {
      cause: 'The request came without a body: there were no bytes to read, and nothing had read them before.',
      fix: 'Send a delivery by POST with its body. A proxy that redirects turns a POST into a GET, and some drop bodies: look at the request as it enters your network.',
    };
  }
  const what = rawBody === undefined || rawBody === null ? String(rawBody) : 'empty';
  return {
    cause: `The body is ${what}: something read it before this call, or it was taken from the wrong place.`,
  };
};

const otherEventFinding = (event: unknown): Finding => ({
  cause: `The function was called with ${eventOf(event)}, which is no HTTP request.`,
  fix: 'Let API Gateway, a load balancer or a function URL call this function, and give queues, schedules and tests in the console functions of their own. A test in the console needs an event of the template "API Gateway".',
});

const eventOf = (event: unknown): string => {
  if (event === undefined || event === null) return `the event ${String(event)}`;
  if (typeof event !== 'object' || Array.isArray(event)) return articleOf(event);
  const members = Object.keys(event);
  return members.length === 0 ? 'an event without members' : `an event of the members ${quoted(members.join(', '))}`;
};

export const parsedBodyFinding = async (evidence: Evidence): Promise<Finding> => {
  const kind = kindOf(evidence.rawBody);
  if (kind) return { cause: `The body is ${kind}` };
  const proof = await provenAlteration(evidence).catch(() => undefined);
  const rest = proof
    ? ` Nothing else is wrong: ${proof.story}. Do not rely on that: the next delivery may be written differently.`
    : '';
  const wrapper = wrapperOf(evidence.rawBody);
  const form = wrapper === undefined ? '' : `, and the delivery lies in its member ${quoted(wrapper)}`;
  return { cause: `The body was parsed before it was verified (it is ${articleOf(evidence.rawBody)}${form}).${rest}` };
};

const kindOf = (body: unknown): string | undefined => {
  if (typeof body === 'function') return 'a function: it was not called.';
  if (typeof body !== 'object' || body === null) return undefined;
  if ('then' in body) return 'a promise: await it first.';
  if (isUnread(body))
    return 'a whole request, which nobody has read: pass its bytes, await request.arrayBuffer() of a Fetch request, and what readBody of @vid/webhook-verify/body gives of any other.';
  if ('bodyUsed' in body || 'readableDidRead' in body)
    return 'a whole request whose own body was read before, so that its bytes are gone.';
  if ('getReader' in body || 'pipe' in body) return 'a stream: read it to its end and pass the bytes.';
  if (Object.prototype.toString.call(body) === '[object SharedArrayBuffer]')
    return 'memory that threads share, which may change between the checks: pass a view of it, which is copied.';
  if ('arrayBuffer' in body) return 'a Blob or File: pass await blob.arrayBuffer().';
  if ('type' in body && body.type === 'Buffer' && 'data' in body)
    return 'a Buffer that went through JSON: keep it out of JSON, or restore it with Buffer.from(body.data).';
  if ('isBase64Encoded' in body) return 'a whole Lambda event: pass its body, decoded when isBase64Encoded is true.';
  return undefined;
};

/** Whether this is a request, of Fetch or of Node, whose body is still in it. */
const isUnread = (body: object & { readonly bodyUsed?: unknown; readonly readableDidRead?: unknown }): boolean =>
  body.bodyUsed === false
    ? (body as { body?: { locked?: boolean } | null }).body?.locked !== true
    : body.readableDidRead === false && !(body as { readableEnded?: boolean }).readableEnded;

export const tooLargeFinding = ({ rawBody, settings }: Evidence): Finding => {
  const bytes = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : bytesOf(rawBody);
  return {
    cause: `The body has ${bytes?.length ?? 'too many'} bytes (at least), the limit is ${settings?.maxBodyBytes}. Deliveries of the service are a few kilobytes.`,
    fix: 'Refuse it. Raise maxBodyBytes only when you know that such a delivery is genuine.',
  };
};

export const notTextFinding = (): Finding => ({
  cause:
    'The signature matches, yet the bytes are not UTF-8: whoever holds the secret signed something that is not a delivery.',
  fix: 'Look at your own signer or test. Text must be encoded as UTF-8, without lone surrogates.',
});

export const notJsonFinding = ({ rawBody }: Evidence): Finding => {
  const bytes = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : bytesOf(rawBody);
  const bom = bytes?.[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return {
    cause: `The signature matches, yet the text is not JSON${bom ? ': it begins with a byte order mark' : ''}. Whoever holds the secret signed something that is not a delivery.`,
    fix: 'Look at your own signer or test: a delivery is one JSON object, written without a byte order mark.',
  };
};

export const invalidPayloadFinding = ({ rawBody }: Evidence): Finding => {
  const text = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(bytesOf(rawBody));
  const value = JSON.parse(text) as Record<string, unknown> | null;
  const fix = `A delivery is an object with ${Object.entries(MEMBERS)
    .map(([name, form]) => `${name} (${form})`)
    .join(', ')}.`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { cause: 'The signature matches, yet the JSON is not an object.', fix };
  }
  const wrapper = wrapperOf(value);
  if (wrapper !== undefined) {
    return {
      cause: `The signature matches, yet the delivery is wrapped: it lies in the member ${quoted(wrapper)} of another object.`,
      fix,
    };
  }
  const seen = Object.keys(MEMBERS).map(
    (name) => `${name} ${name in value ? `is ${shapeOf(value[name])}` : 'is absent'}`,
  );
  return { cause: `The signature matches, yet the members of a delivery are not all right: ${seen.join('; ')}.`, fix };
};

const shapeOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim().startsWith('{') ? 'a string that holds JSON' : quoted(value);
  return value === null ? 'null' : articleOf(value);
};
