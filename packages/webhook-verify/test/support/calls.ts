/** Calls to the verifiers, valid unless a test says otherwise, signed here without the package under test. */
import { createHmac } from 'node:crypto';
import { verifyWebhook, WebhookConfigError, type WebhookDelivery, WebhookVerificationError } from '@vid/webhook-verify';
import { verifyWebhookSync } from '@vid/webhook-verify/node';

export const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
export const OTHER_SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
export const NOW = 1_767_225_600;

export const PING = {
  event: 'ping',
  payload: { hook_id: 'hook_1', message: 'Écoute 🎬 完了' },
  emitted_at: '2026-01-01T00:00:00.000Z',
  delivery_id: 'dlv_0001',
};
export const BODY = JSON.stringify(PING);

export const mac = (body: string | Uint8Array, timestamp: string | number = NOW, secret = SECRET): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

export const headersFor = (
  body: string | Uint8Array,
  { timestamp = String(NOW), secret = SECRET }: { timestamp?: string; secret?: string } = {},
): Record<string, string> => ({
  'x-service-timestamp': timestamp,
  'x-service-signature': `sha256=${mac(body, timestamp, secret)}`,
});

/** One call with nothing known about its arguments. */
export interface Call {
  readonly rawBody: unknown;
  readonly headers: unknown;
  readonly secret: unknown;
  readonly options: unknown;
}

export const call = (changes: Partial<Call> = {}): Call => ({
  rawBody: BODY,
  headers: headersFor(BODY),
  secret: SECRET,
  options: { now: () => NOW * 1000 },
  ...changes,
});

export type Outcome = { readonly delivery: WebhookDelivery } | { readonly code: string };

const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof WebhookVerificationError || error instanceof WebhookConfigError) return { code: error.code };
  throw new Error('An untyped error escaped.', { cause: error });
};

export const runAsync = async ({ rawBody, headers, secret, options }: Call): Promise<Outcome> => {
  try {
    return { delivery: await verifyWebhook(rawBody as never, headers as never, secret as never, options as never) };
  } catch (error) {
    return outcomeOf(error);
  }
};

export const runSync = ({ rawBody, headers, secret, options }: Call): Outcome => {
  try {
    return { delivery: verifyWebhookSync(rawBody as never, headers as never, secret as never, options as never) };
  } catch (error) {
    return outcomeOf(error);
  }
};

/** The same bytes in every form that a runtime hands over. Text only where the bytes are text. */
export const formsOf = (body: string | Uint8Array): ReadonlyMap<string, unknown> => {
  const bytes = Buffer.from(body as string);
  const padded = new Uint8Array(bytes.length + 7).fill(0x2e);
  padded.set(bytes, 3);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const forms = new Map<string, unknown>([
    ['Buffer', bytes],
    ['Uint8Array', new Uint8Array(bytes)],
    ['Uint8Array with an offset', padded.subarray(3, 3 + bytes.length)],
    ['Uint8ClampedArray', new Uint8ClampedArray(bytes)],
    ['DataView', new DataView(padded.buffer, 3, bytes.length)],
    ['ArrayBuffer', new Uint8Array(bytes).buffer],
    ['view of shared memory', shared],
  ]);
  if (typeof body === 'string') forms.set('string', body);
  if (bytes.length % 2 === 0) forms.set('Uint16Array', new Uint16Array(new Uint8Array(bytes).buffer));
  return forms;
};
