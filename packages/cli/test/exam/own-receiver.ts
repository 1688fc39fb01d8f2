/**
 * A receiver written by hand, as a user without `@vid/webhook-verify` may write it: right as it stands, and each of its steps can be
 * replaced by a wrong one.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
export const OLD_SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const WINDOW = 300;
const MOST = 1024 * 1024;

export interface Delivery {
  readonly event: string;
  readonly payload: {
    readonly job_id?: string;
    readonly user_id?: string;
    readonly canvas_id?: string | null;
    readonly download_url?: string;
    readonly scenes_failed?: number;
    readonly credits_charged?: number;
    readonly hook_id?: string;
  };
  readonly emitted_at: string;
  readonly delivery_id: string;
}

/** What a step sees. */
export interface Seen {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

export class Refusal extends Error {
  constructor(readonly status: number) {
    super(`refused with ${status}`);
  }
}

export interface Steps {
  readonly read: (request: IncomingMessage) => Promise<Buffer>;
  /** Whether it is done already, which is asked before anything is verified; nobody should. */
  readonly isKnown: (seen: Seen) => boolean;
  /** Whether it is taken unverified; nothing should be. */
  readonly isTrusted: (seen: Seen) => boolean;
  readonly header: (request: IncomingMessage, name: string) => string | undefined;
  readonly isTimestamp: (text: string | undefined) => boolean;
  /** What is signed beside the timestamp. */
  readonly signed: (body: Buffer) => Buffer | string;
  readonly secrets: readonly string[];
  readonly matches: (given: string | undefined, expected: string) => boolean;
  readonly isInWindow: (ageSeconds: number, seen: Seen) => boolean;
  readonly parse: (body: Buffer) => Delivery;
  readonly eventOf: (delivery: Delivery, seen: Seen) => string;
  readonly keyOf: (delivery: Delivery, seen: Seen) => string;
  /** Whether anything is to be done for it. */
  readonly wants: (delivery: Delivery, seen: Seen) => boolean;
  /** Refuses before anything is claimed. */
  readonly admit: (delivery: Delivery, seen: Seen) => void;
  /** Whether this key is new; it is known from now on. */
  readonly claim: (done: Set<string>, key: string) => boolean | Promise<boolean>;
  readonly release: (done: Set<string>, key: string) => void;
  readonly act: (event: string, note: () => void) => void;
  readonly answer: (response: ServerResponse, outcome: 'done' | 'again') => void;
  readonly fail: (response: ServerResponse, error: unknown, seen: { readonly request: IncomingMessage }) => void;
}

export const readAll = async (request: IncomingMessage, most: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length <= most) pieces.push(piece);
  }
  if (length > most) throw new Refusal(413);
  return Buffer.concat(pieces);
};

const isDelivery = (value: Partial<Delivery> | null): value is Delivery =>
  typeof value?.event === 'string' && typeof value.delivery_id === 'string' && typeof value.payload === 'object';

const parse = (body: Buffer): Delivery => {
  let value: Partial<Delivery> | null;
  try {
    value = JSON.parse(body.toString('utf8')) as Partial<Delivery> | null;
  } catch {
    throw new Refusal(400);
  }
  if (!isDelivery(value)) throw new Refusal(400);
  return value;
};

export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const RIGHT: Steps = {
  read: (request) => readAll(request, MOST),
  isKnown: () => false,
  isTrusted: () => false,
  header: ({ headers }, name) => headers[name] as string | undefined,
  isTimestamp: (text = '') => /^[1-9]\d{0,11}$/.test(text),
  signed: (body) => body,
  secrets: [SECRET, OLD_SECRET],
  matches: (given = '', expected) => {
    const [a, b] = [Buffer.from(given), Buffer.from(expected)];
    return a.length === b.length && timingSafeEqual(a, b);
  },
  isInWindow: (age) => Math.abs(age) <= WINDOW,
  parse,
  eventOf: ({ event }) => event,
  keyOf: ({ delivery_id: id }) => id,
  wants: () => true,
  admit: () => undefined,
  claim: (done, key) => !done.has(key) && done.add(key).has(key),
  release: (done, key) => void done.delete(key),
  act: (event, note) => {
    if (event !== 'ping') note();
  },
  answer: (response) => response.writeHead(200).end(),
  fail: (response, error) => response.writeHead(error instanceof Refusal ? error.status : 500).end(),
};

export interface OwnReceiver {
  readonly listener: RequestListener;
  /** The delivery ids in the order in which they were acted on. */
  readonly processed: string[];
}

const EXAM_FAILURE = 'fails-once';

/** `now` are Unix milliseconds. */
export const ownReceiver = (wrong: Partial<Steps> = {}, now: () => number = Date.now): OwnReceiver => {
  const steps = { ...RIGHT, ...wrong };
  const processed: string[] = [];
  const done = new Set<string>();
  const failed = new Set<string>();

  const verify = ({ request, body }: Seen): void => {
    const timestamp = steps.header(request, 'x-service-timestamp');
    if (!steps.isTimestamp(timestamp)) throw new Refusal(401);
    const given = steps.header(request, 'x-service-signature');
    const isSigned = steps.secrets.some((secret) => {
      const mac = createHmac('sha256', secret).update(`${timestamp}.`).update(steps.signed(body));
      return steps.matches(given, `sha256=${mac.digest('hex')}`);
    });
    if (!isSigned || !steps.isInWindow(now() / 1000 - Number(timestamp), { request, body })) throw new Refusal(401);
  };

  /** Work that fails once where its job asks for that. */
  const work = (delivery: Delivery, event: string): void => {
    const { delivery_id: id, payload } = delivery;
    if (payload.job_id?.endsWith(EXAM_FAILURE) === true && !failed.has(id)) {
      failed.add(id);
      throw new Error('The work failed.');
    }
    steps.act(event, () => void processed.push(id));
  };

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') throw new Refusal(405);
    const body = await steps.read(request);
    const seen = { request, body };
    if (steps.isKnown(seen)) {
      steps.answer(response, 'again');
      return;
    }
    if (!steps.isTrusted(seen)) verify(seen);
    const delivery = steps.parse(body);
    steps.admit(delivery, seen);
    const key = steps.keyOf(delivery, seen);
    if (!steps.wants(delivery, seen) || !(await steps.claim(done, key))) {
      steps.answer(response, 'again');
      return;
    }
    try {
      work(delivery, steps.eventOf(delivery, seen));
    } catch (error) {
      steps.release(done, key);
      throw error;
    }
    steps.answer(response, 'done');
  };

  return {
    processed,
    listener: (request, response) => {
      receive(request, response).catch((error: unknown) => steps.fail(response, error, { request }));
    },
  };
};
