/** The test endpoint, and what every delivery is like. Specification: POST /api/webhooks/hooks/{id}/test; Delivery format. */
import { createHmac } from 'node:crypto';
import {
  DELIVERY_HEADERS,
  deliverySchema,
  ERROR_MESSAGES,
  PING_EVENT,
  SIGNATURE,
  TIME_LIMITS,
} from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import { type Members, membersOf } from '../exchange';
import { createdHook } from '../hook-calls';
import type { Box, Received } from '../inbox';
import { granted, insist, Mismatch, refused } from '../judge';
import type { Stage } from '../stage';

const test = checksOf('POST /api/webhooks/hooks/{id}/test', ['receiver']);
const format = checksOf('Delivery format', ['receiver']);

/** Seconds by which two clocks may differ; far less than the window in which a delivery counts. */
const SLACK = TIME_LIMITS.replayWindowSeconds / 10;

/** Characters of a body that are shown. */
const SHOWN_BODY = 300;

export const header = ({ headers }: Received, name: keyof typeof DELIVERY_HEADERS): string | undefined =>
  headers[DELIVERY_HEADERS[name].toLowerCase()];

/** The body of a delivery as JSON. */
export const bodyOf = ({ bytes }: Received): Members => {
  const text = Buffer.from(bytes).toString('utf8');
  try {
    return membersOf(JSON.parse(text));
  } catch {
    throw new Mismatch('a delivery whose body is JSON', text.slice(0, SHOWN_BODY));
  }
};

/** That one of two clocks showed the time of a delivery's header while it came. */
export const insistTimely = (received: Received, before: readonly number[], after: readonly number[]): void => {
  const told = Number(header(received, 'timestamp'));
  const isNow = before.some((from, at) => told >= from - SLACK && told <= (after[at] ?? from) + SLACK);
  insist(isNow, `about ${Math.floor(before[0] ?? 0)}`, told);
};

/** Judges a signature over the bytes as they came. */
export const insistSigned = (received: Received, secret: string): void => {
  const timestamp = header(received, 'timestamp') ?? '';
  insist(/^\d+$/.test(timestamp), `${DELIVERY_HEADERS.timestamp} in whole seconds`, timestamp);
  const made = createHmac('sha256', secret).update(`${timestamp}.`).update(received.bytes).digest('hex');
  const wanted = `${SIGNATURE.prefix}${made}`;
  const came = header(received, 'signature');
  // Hex digits have no case of their own.
  const isIt = came?.startsWith(SIGNATURE.prefix) === true && came.toLowerCase() === wanted.toLowerCase();
  insist(isIt, 'a signature of <timestamp>.<raw body> with the secret', came);
};

/** A hook of a box, pinged; the box answers as it likes. */
const ping = async (stage: Stage, answer?: Box['answer']) => {
  const box = stage.box(answer);
  const account = await stage.account();
  const hook = await createdHook(stage, account, { event: 'user.onboarded', webhook_url: box.url });
  const exchange = await account.call('testHook', { id: hook.id });
  return { account, box, hook, exchange };
};

const pinged = (stage: Stage) =>
  stage.once('ping', async () => {
    const seen = await ping(stage);
    const [received] = seen.box.received;
    insist(received !== undefined, 'a ping at the URL of the webhook', 'none', seen.exchange);
    return { ...seen, received: received as Received };
  });

/** What a test tells of an answer. */
const tells = (name: string, says: string, answer: Box['answer'], delivered: boolean, status: number): Check =>
  test(name, says, async (stage) => {
    const { exchange, box } = await ping(stage, answer);
    const body = granted(exchange);
    insist(body['delivered'] === delivered, `delivered ${delivered}`, body['delivered'], exchange);
    insist(body['status'] === status, `status ${status}`, body['status'], exchange);
    insist(box.received.length === 1, 'one ping', `${box.received.length} of them`, exchange);
  });

export const PINGS: readonly Check[] = [
  tells('ping-delivered', 'An answer of 2xx is a delivery.', () => 200, true, 200),
  tells('ping-answered-204', 'So is any other 2xx.', () => 204, true, 204),
  tells('ping-answered-500', 'Another answer is none, and its status is told.', () => 500, false, 500),
  tells('ping-answered-404', 'A 404 is none.', () => 404, false, 404),
  tells('ping-unanswered', 'A URL that does not answer has status 0.', () => 'broken', false, 0),
  checksOf('POST /api/webhooks/hooks/{id}/test')(
    'ping-unknown-hook',
    'A webhook that does not exist is not found.',
    async (stage) => {
      const exchange = await (await stage.account()).call('testHook', { id: 'hook_vid_conformance' });
      refused(exchange, { status: null, error: ERROR_MESSAGES.hookNotFound });
    },
  ),
  test(
    'ping-hook-of-another-account',
    "Another account's webhook is not found, and is not pinged.",
    async (stage) => {
      const { hook, box } = await ping(stage);
      const exchange = await (await stage.account()).call('testHook', { id: hook.id });
      refused(exchange, { status: null, error: ERROR_MESSAGES.hookNotFound });
      insist(box.received.length === 1, 'one ping, of its own account', `${box.received.length} of them`, exchange);
    },
    ['admin'],
  ),
  format('delivery-is-a-post', 'A delivery is a POST with a JSON body.', async (stage) => {
    const { received } = await pinged(stage);
    insist(received.method === 'POST', 'POST', received.method);
    const type = received.headers['content-type'];
    insist(/^application\/json\b/i.test(type ?? ''), 'Content-Type application/json', type);
  }),
  format('delivery-has-its-members', 'It has `event`, `payload`, `emitted_at` and `delivery_id`.', async (stage) => {
    const body = bodyOf((await pinged(stage)).received);
    const { success, error } = deliverySchema.safeParse(body);
    insist(success, 'the members of a delivery', `${JSON.stringify(body)} ${error?.issues[0]?.path.join('.') ?? ''}`);
  }),
  format('delivery-names-its-event', `A ping is named ${PING_EVENT}, in its body and its header.`, async (stage) => {
    const { received } = await pinged(stage);
    const { event } = bodyOf(received);
    insist(event === PING_EVENT, PING_EVENT, event);
    insist(
      header(received, 'event') === PING_EVENT,
      `${DELIVERY_HEADERS.event} ${PING_EVENT}`,
      header(received, 'event'),
    );
  }),
  format('delivery-has-an-id', 'It has an id, in its body and its header.', async (stage) => {
    const { received } = await pinged(stage);
    const id = bodyOf(received)['delivery_id'];
    insist(typeof id === 'string' && id !== '', 'a delivery_id', id);
    insist(
      header(received, 'delivery') === id,
      `${DELIVERY_HEADERS.delivery} ${String(id)}`,
      header(received, 'delivery'),
    );
  }),
  format('delivery-ids-differ', 'Every delivery has an id of its own.', async (stage) => {
    const { account, box, hook } = await ping(stage);
    granted(await account.call('testHook', { id: hook.id }));
    const ids = box.received.map((received) => header(received, 'delivery'));
    insist(ids.length === 2 && ids[0] !== ids[1], 'two ids', ids.join(', '));
  }),
  format(
    'delivery-is-signed',
    'It is signed over its timestamp and its raw body, with the secret of the webhook.',
    async (stage) => {
      const { received, hook } = await pinged(stage);
      insistSigned(received, hook.secret);
    },
  ),
  format('delivery-timestamp-is-now', 'Its timestamp is the time at which it was signed.', async (stage) => {
    const before = await stage.times();
    const { box } = await ping(stage);
    const after = await stage.times();
    const [received] = box.received;
    insist(received !== undefined, 'a ping', 'none');
    if (received === undefined) return;
    // Where the service has a clock of its own that it doesn't tell, its body does.
    const emitted = stage.hasAdmin ? [] : [Date.parse(String(bodyOf(received)['emitted_at'])) / 1000];
    insistTimely(received, [...before, ...emitted], [...after, ...emitted]);
  }),
];
