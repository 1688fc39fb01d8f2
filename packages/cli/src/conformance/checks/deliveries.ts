/** Deliveries of events: to whom, how often, again and again, and no more. Specification: Events; Delivery behaviour. */
import { DELIVERY_HEADERS, LIMITS, TIME_LIMITS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import { hooksOf } from '../hook-calls';
import { type Hooked, hooked } from '../hooked';
import type { Box } from '../inbox';
import { granted, insist } from '../judge';
import type { Stage } from '../stage';
import { bodyOf, header, insistSigned, insistTimely } from './pings';

const behaviour = checksOf('Delivery behaviour', ['receiver', 'admin']);
const QUIET = 'user.onboarded';
const { deliveryAttempts, deliveryRetrySeconds } = TIME_LIMITS;
const { hookFailures } = LIMITS;

/** Emits an event and lets everything happen that follows from it. */
const emit = async (stage: Stage, { account }: Hooked, payload = {}, event = QUIET): Promise<void> => {
  await stage.admin.emit(account.userId ?? '', event, payload);
  await stage.pass(0);
};

/** Long enough for every attempt. */
const RETRIES_SECONDS = 10 * deliveryAttempts * deliveryRetrySeconds;

const insistCount = ({ received }: Box, count: number): void =>
  insist(received.length === count, `${count} ${count === 1 ? 'request' : 'requests'}`, `${received.length}`);

/** How often an answer makes the service try. */
const tries = (name: string, says: string, answer: Box['answer'], count: number): Check =>
  behaviour(name, says, async (stage) => {
    const mine = await hooked(stage, QUIET, answer);
    await emit(stage, mine);
    await stage.pass(RETRIES_SECONDS);
    insistCount(mine.box, count);
  });

const retried = (stage: Stage) =>
  stage.once('retried', async () => {
    const mine = await hooked(stage, QUIET, (index) => (index < 2 ? 500 : 200));
    await emit(stage, mine, { note: 'Größe – 東京 – 🎬' });
    await stage.pass(RETRIES_SECONDS);
    return mine;
  });

/** The hook as it is listed now. */
const listed = async ({ account, id }: Hooked) => (await hooksOf(account)).find((hook) => hook['id'] === id) ?? {};

/** So many deliveries that are answered so, each for good at once. */
const fail = async (stage: Stage, mine: Hooked, times: number): Promise<void> => {
  for (let sent = 0; sent < times; sent += 1) await stage.admin.emit(mine.account.userId ?? '', QUIET);
  await stage.pass(0);
};

export const DELIVERIES: readonly Check[] = [
  behaviour('delivery-comes-once', 'An event is delivered once to a webhook that takes it.', async (stage) => {
    const mine = await hooked(stage, QUIET);
    await emit(stage, mine);
    await stage.pass(RETRIES_SECONDS);
    insistCount(mine.box, 1);
  }),
  behaviour('delivery-of-its-event-only', 'A webhook listens to one event.', async (stage) => {
    const mine = await hooked(stage, QUIET);
    await emit(stage, mine, {}, 'user.signup');
    insistCount(mine.box, 0);
  }),
  behaviour('delivery-to-its-account-only', 'Events of another account are not delivered.', async (stage) => {
    const [mine, theirs] = [await hooked(stage, QUIET), await hooked(stage, QUIET)];
    await emit(stage, theirs);
    insistCount(mine.box, 0);
    insistCount(theirs.box, 1);
  }),
  behaviour(
    'delivery-to-each-hook',
    'Each webhook of an event has a delivery of its own, signed with its own secret.',
    async (stage) => {
      const mine = await hooked(stage, QUIET);
      const other = await hooked(stage, QUIET, undefined, mine.account);
      await emit(stage, mine);
      for (const { box, secret } of [mine, other]) {
        insistCount(box, 1);
        for (const received of box.received) insistSigned(received, secret);
      }
      const ids = [mine, other].map(({ box }) => box.received.map((received) => header(received, 'delivery'))[0]);
      insist(ids[0] !== ids[1], 'two ids', ids.join(', '));
    },
  ),
  behaviour('delivery-to-no-hook-that-is-off', 'A webhook that is off gets nothing.', async (stage) => {
    const mine = await hooked(stage, QUIET);
    granted(await mine.account.call('updateHook', { id: mine.id, body: { active: false } }));
    await emit(stage, mine);
    insistCount(mine.box, 0);
  }),
  behaviour(
    'delivery-to-no-deleted-hook',
    'Deliveries to a deleted webhook stop at once, those under way too.',
    async (stage) => {
      const mine = await hooked(stage, QUIET, () => 500);
      await emit(stage, mine);
      granted(await mine.account.call('deleteHook', { id: mine.id }));
      await stage.pass(RETRIES_SECONDS);
      insistCount(mine.box, 1);
    },
  ),
  behaviour('delivery-to-the-new-url', 'After a change of its URL a webhook is delivered to there.', async (stage) => {
    const [mine, other] = [await hooked(stage, QUIET), stage.box()];
    granted(await mine.account.call('updateHook', { id: mine.id, body: { webhook_url: other.url } }));
    await emit(stage, mine);
    insistCount(mine.box, 0);
    insistCount(other, 1);
  }),
  tries('retry-500', `A 500 is retried, ${deliveryAttempts} attempts in all.`, () => 500, deliveryAttempts),
  tries('retry-503', 'Any other 5xx is retried.', () => 503, deliveryAttempts),
  tries('retry-429', 'A 429 is retried.', () => 429, deliveryAttempts),
  tries('retry-network-error', 'A connection that breaks off is retried.', () => 'broken', deliveryAttempts),
  tries('retry-until-it-is-taken', 'What was taken is not sent again.', (index) => (index === 0 ? 500 : 200), 2),
  ...[400, 401, 404, 410, 422].map((status) =>
    tries(`retry-not-${status}`, `A ${status} is not retried.`, () => status, 1),
  ),
  behaviour('retry-keeps-its-id', 'The id of a delivery is the same at every attempt.', async (stage) => {
    const ids = (await retried(stage)).box.received.map((received) => header(received, 'delivery'));
    insist(ids.length === 3 && new Set(ids).size === 1, 'one id at three attempts', ids.join(', '));
  }),
  behaviour('retry-keeps-its-body', 'So is what it tells.', async (stage) => {
    const bodies = (await retried(stage)).box.received.map((received) => JSON.stringify(bodyOf(received)));
    insist(bodies.length === 3 && new Set(bodies).size === 1, 'one body at three attempts', bodies.join(' '));
  }),
  behaviour('retry-is-signed', 'Every attempt is signed, whatever letters its body has.', async (stage) => {
    const { box, secret } = await retried(stage);
    insist(box.received.length === 3, '3 attempts', box.received.length);
    for (const received of box.received) insistSigned(received, secret);
  }),
  behaviour('retry-timestamp-is-now', 'Every attempt bears the time at which it was signed.', async (stage) => {
    const mine = await hooked(stage, QUIET, (index) => (index < 2 ? 500 : 200));
    const before = await stage.times();
    await emit(stage, mine);
    await stage.pass(RETRIES_SECONDS);
    const after = await stage.times();
    insistCount(mine.box, deliveryAttempts);
    for (const received of mine.box.received) insistTimely(received, before, after);
  }),
  behaviour('retry-after-a-second', 'Attempts are about one second apart.', async (stage) => {
    const mine = await hooked(stage, QUIET, () => 500);
    await emit(stage, mine);
    insistCount(mine.box, 1);
    await stage.pass(deliveryRetrySeconds / 4);
    insistCount(mine.box, 1);
    await stage.pass(deliveryRetrySeconds * 3);
    insistCount(mine.box, deliveryAttempts);
  }),
  behaviour('redelivery-keeps-its-id', 'What is sent once more has the id that it had.', async (stage) => {
    const mine = await hooked(stage, QUIET);
    await emit(stage, mine);
    const id = mine.box.received.map((received) => header(received, 'delivery'))[0];
    await stage.admin.call('POST', `deliveries/${String(id)}/redeliver`);
    await stage.pass(0);
    const ids = mine.box.received.map((received) => header(received, 'delivery'));
    insist(ids.length === 2 && ids[1] === id, `${DELIVERY_HEADERS.delivery} ${String(id)} again`, ids.join(', '));
  }),
  behaviour(
    'hook-tells-of-a-delivery',
    'A webhook tells when something was delivered to it, and that nothing failed.',
    async (stage) => {
      const mine = await hooked(stage, QUIET);
      await emit(stage, mine);
      const hook = await listed(mine);
      insist(typeof hook['last_delivery_at'] === 'string', 'last_delivery_at that is set', hook['last_delivery_at']);
      insist([0, null].includes(hook['failure_count'] as number), 'failure_count 0', hook['failure_count']);
    },
  ),
  behaviour(
    'hook-counts-failures',
    'A webhook counts deliveries that failed in a row, and tells the last error.',
    async (stage) => {
      const mine = await hooked(stage, QUIET, () => 400);
      await fail(stage, mine, 3);
      const hook = await listed(mine);
      insist([3, null].includes(hook['failure_count'] as number), 'failure_count 3', hook['failure_count']);
      insist(
        typeof hook['last_status'] === 'string' && hook['last_status'] !== '',
        'last_status with the error',
        hook['last_status'],
      );
      insist(hook['active'] === true, 'active true', hook['active']);
    },
  ),
  behaviour(
    'hook-is-switched-off',
    `After ${hookFailures} failed deliveries in a row a webhook is switched off, and not before.`,
    async (stage) => {
      const mine = await hooked(stage, QUIET, () => 400);
      await fail(stage, mine, hookFailures - 1);
      insist((await listed(mine))['active'] === true, `active after ${hookFailures - 1} failures`, 'inactive');
      await fail(stage, mine, 1);
      const hook = await listed(mine);
      insist(hook['active'] === false, `inactive after ${hookFailures} failures`, 'active');
      insist(
        typeof hook['last_status'] === 'string' && hook['last_status'] !== '',
        'last_status with the error',
        hook['last_status'],
      );
      await fail(stage, mine, 1);
      insistCount(mine.box, hookFailures);
    },
  ),
  behaviour(
    'hook-is-enabled-again',
    'PATCH `active: true` enables it again, with no failures counted.',
    async (stage) => {
      let status = 400;
      const mine = await hooked(stage, QUIET, () => status);
      await fail(stage, mine, hookFailures);
      const exchange = await mine.account.call('updateHook', { id: mine.id, body: { active: true } });
      granted(exchange);
      const hook = await listed(mine);
      insist(hook['active'] === true, 'active true', hook['active'], exchange);
      insist([0, null].includes(hook['failure_count'] as number), 'failure_count 0', hook['failure_count'], exchange);
      await fail(stage, mine, 1);
      insist((await listed(mine))['active'] === true, 'active after one more failure', 'inactive');
      status = 200;
      const before = mine.box.received.length;
      await emit(stage, mine);
      insistCount(mine.box, before + 1);
    },
  ),
  behaviour('hook-change-resets-failures', 'Any change resets the count of failures.', async (stage) => {
    const mine = await hooked(stage, QUIET, () => 400);
    await fail(stage, mine, 3);
    granted(await mine.account.call('updateHook', { id: mine.id, body: { description: 'Changed' } }));
    const { failure_count: count } = await listed(mine);
    insist([0, null].includes(count as number), 'failure_count 0', count);
  }),
  behaviour('hook-success-resets-failures', 'Failures count in a row: one success begins anew.', async (stage) => {
    let status = 400;
    const mine = await hooked(stage, QUIET, () => status);
    await fail(stage, mine, hookFailures - 1);
    status = 200;
    await emit(stage, mine);
    const { failure_count: count } = await listed(mine);
    insist([0, null].includes(count as number), 'failure_count 0', count);
    status = 400;
    await fail(stage, mine, 2);
    insist((await listed(mine))['active'] === true, 'active', 'inactive');
  }),
];
