/** What is wrong with each flawed receiver of docs/src/flawed-receivers.ts, as code. */
import { timingSafeEqual } from 'node:crypto';
import type { FlawName } from '../../../../docs/src/flawed-receivers';
import { type Delivery, hashOf, Refusal, readAll, SECRET, type Steps } from './own-receiver';
import { TRUSTING_FLAWS } from './trusting-flaws';

type Request = Parameters<Steps['read']>[0];

/** What a test is told of a request: neither can be seen from outside. */
export interface Told {
  /** It is never answered. */
  readonly hangs: (request: Request) => void;
  /** A piece of its body was read. */
  readonly read: (request: Request) => void;
}

const withoutPrefix = (signature = ''): string => signature.replace(/^sha256=/, '');
const isSame = (given: string | undefined, expected: string): boolean => given === expected;

/** Refuses, after it has verified, what is so. */
const refusing = (isWrong: (delivery: Delivery) => boolean): Partial<Steps> => ({
  admit: (delivery) => {
    if (isWrong(delivery)) throw new Refusal(422);
  },
});

/** Tells of each delivery whether it was emitted long before the newest one so far. */
const olderOnes = (): ((delivery: Delivery) => boolean) => {
  let newest = 0;
  return ({ emitted_at: at }) => {
    newest = Math.max(newest, Date.parse(at));
    return Date.parse(at) < newest - 10_000;
  };
};

/** More than come before the burst. */
const A_MINUTE = 150;
const limited = (): Steps['read'] => {
  let count = 0;
  return async (request) => {
    count += 1;
    if (count > A_MINUTE) throw new Refusal(429);
    return readAll(request, Number.POSITIVE_INFINITY);
  };
};

/** Looks, and notes what it saw only when both of the pair have looked. */
const lookingFirst = (): Steps['claim'] => {
  let both = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    both = resolve;
  });
  let seen = 0;
  return async (done, key) => {
    const isNew = !done.has(key);
    if (key.endsWith('twice-at-once')) {
      seen += 1;
      if (seen === 2) both();
      await looked;
    }
    done.add(key);
    return isNew;
  };
};

const firstPiece =
  ({ read }: Told): Steps['read'] =>
  async (request) => {
    for await (const piece of request as AsyncIterable<Buffer>) {
      read(request);
      return piece;
    }
    return Buffer.alloc(0);
  };

export const FLAWS: Readonly<Record<FlawName, (told: Told) => Partial<Steps>>> = {
  'verifies-nothing': () => ({ matches: () => true, isInWindow: () => true, isTimestamp: () => true }),
  'verifies-what-is-signed': () => ({ matches: (given, expected) => given === undefined || isSame(given, expected) }),
  'serialises-anew': () => ({ signed: (body) => JSON.stringify(JSON.parse(body.toString())) }),
  'decodes-first': () => ({ signed: (body) => body.toString('utf8') }),
  'reads-latin1': () => ({ signed: (body) => body.toString('latin1') }),
  'leaves-the-prefix-out': () => ({
    matches: (given, expected) => withoutPrefix(given) === withoutPrefix(expected),
  }),
  'compares-the-beginning': () => ({ matches: (given = '', expected) => expected.startsWith(given) }),
  'takes-upper-case': () => ({ matches: (given, expected) => given?.toLowerCase() === expected }),
  'takes-the-first-of-two': () => ({
    header: ({ headers }, name) => (headers[name] as string | undefined)?.split(', ')[0],
  }),
  'takes-any-of-two': () => ({
    matches: (given = '', expected) => given.split(', ').includes(expected),
  }),
  'compares-other-lengths': () => ({
    matches: (given = '', expected) => timingSafeEqual(Buffer.from(given), Buffer.from(expected)),
  }),
  'knows-one-secret': () => ({ secrets: [SECRET] }),
  'has-no-window': () => ({ isInWindow: () => true }),
  'has-no-future': () => ({ isInWindow: (age) => age <= 300 }),
  'has-a-short-window': () => ({ isInWindow: (age) => Math.abs(age) <= 60 }),
  'trusts-nan': () => ({ isTimestamp: () => true, isInWindow: (age) => !(Math.abs(age) > 300) }),
  'fails-where-it-refuses': () => ({ fail: (response) => response.writeHead(500).end() }),
  'closes-where-it-refuses': () => ({ fail: (response) => response.destroy() }),
  'fails-at-odd-json': () => ({ parse: (body) => JSON.parse(body.toString()) as Delivery }),
  'hangs-at-odd-json': ({ hangs }) => ({
    parse: (body) => JSON.parse(body.toString()) as Delivery,
    fail: (response, error, { request }) => {
      if (error instanceof Refusal) response.writeHead(error.status).end();
      else if (error instanceof SyntaxError || error instanceof TypeError) hangs(request);
      else response.writeHead(500).end();
    },
  }),
  hangs: ({ hangs }) => ({
    answer: () => undefined,
    read: (request) => {
      hangs(request);
      return new Promise(() => undefined);
    },
  }),
  'fails-at-unknown-events': () => ({
    admit: ({ event }) => {
      if (event.startsWith('video.exam')) throw new TypeError('handlers[event] is not a function');
    },
  }),
  'refuses-unknown-members': () => ({
    admit: (delivery) => {
      if (Object.keys(delivery).length > 4) throw new Refusal(422);
    },
  }),
  'wants-a-canvas': () => refusing(({ payload }) => payload.canvas_id === null),
  'wants-a-canvas-of-failures': () =>
    refusing(({ event, payload }) => event === 'video.failed' && payload.canvas_id === null),
  'wants-a-download': () =>
    refusing(({ event, payload }) => event === 'video.completed' && payload.download_url === undefined),
  'wants-all-scenes': () => refusing(({ payload }) => (payload.scenes_failed ?? 0) > 0),
  'takes-0-for-nothing': () =>
    refusing(({ event, payload }) => event === 'video.completed' && !payload.credits_charged),
  'wants-whole-credits': () => refusing(({ payload }) => !Number.isInteger(payload.credits_charged ?? 0)),
  'wants-one-form-of-time': () => refusing(({ emitted_at: at }) => new Date(at).toISOString() !== at),
  'wants-members-of-pings': () => refusing(({ event, payload }) => event === 'ping' && payload.hook_id === undefined),
  'refuses-pings': () => ({
    admit: ({ payload }) => {
      if (payload.job_id === undefined && payload.user_id === undefined) throw new Refusal(422);
    },
  }),
  'acts-on-pings': () => ({ act: (_event, note) => note() }),
  'refuses-other-content-types': () => ({
    admit: (_delivery, { request }) => {
      if (request.headers['content-type'] !== 'application/json') throw new Refusal(415);
    },
  }),
  'minds-the-case-of-headers': () => ({
    header: ({ rawHeaders }, name) => {
      const written = name.replaceAll(/(^|-)\w/g, (letter) => letter.toUpperCase());
      const at = rawHeaders.indexOf(written);
      return at < 0 ? undefined : rawHeaders[at + 1];
    },
  }),
  'wants-a-length': () => ({
    read: (request) => {
      if (request.headers['content-length'] === undefined) throw new Refusal(411);
      return readAll(request, 1024 * 1024);
    },
  }),
  'reads-the-first-piece': (told) => ({ read: firstPiece(told) }),
  'takes-100-kb': () => ({ read: (request) => readAll(request, 100 * 1024) }),
  redirects: () => ({ answer: (response) => response.writeHead(302, { location: '/hook/' }).end() }),
  'limits-the-rate': () => ({ read: limited() }),
  'knows-no-repeats': () => ({ claim: () => true }),
  'knows-repeats-by-job': () => ({ keyOf: ({ payload, delivery_id: id }) => payload.job_id ?? id }),
  'knows-repeats-by-body': () => ({ keyOf: (_delivery, { body }) => hashOf(body) }),
  'knows-repeats-by-signature': () => ({
    keyOf: (_delivery, { request }) => String(request.headers['x-service-signature']),
  }),
  'knows-repeats-by-header': () => ({
    keyOf: (_delivery, { request }) => String(request.headers['x-service-delivery']),
  }),
  'looks-before-it-claims': () => ({ claim: lookingFirst() }),
  'refuses-repeats': () => ({
    answer: (response, outcome) => response.writeHead(outcome === 'done' ? 200 : 409).end(),
  }),
  'keeps-failed-claims': () => ({ release: () => undefined }),
  'loses-its-work': () => ({ act: () => undefined }),
  'goes-by-the-event-header': () => ({
    eventOf: (_delivery, { request }) => String(request.headers['x-service-event']),
  }),
  'refuses-older-ones': () => {
    const isOlder = olderOnes();
    return {
      admit: (delivery) => {
        if (isOlder(delivery)) throw new Refusal(409);
      },
    };
  },
  'drops-older-ones': () => {
    const isOlder = olderOnes();
    return { wants: (delivery) => !isOlder(delivery) };
  },
  ...TRUSTING_FLAWS,
};
