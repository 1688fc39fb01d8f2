/** GET /api/webhooks/events. Specification: Events. */
import { eventListSchema, SIGNATURE, SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import { granted, insist } from '../judge';
import type { Stage } from '../stage';

const check = checksOf('GET /api/webhooks/events');

const listed = (stage: Stage) =>
  stage.once('events', async () => {
    const exchange = await (await stage.account()).call('listEvents');
    const body = granted(exchange);
    const parsed = eventListSchema.safeParse(body);
    insist(parsed.success, 'events, a list of texts, and signature with its members', body, exchange);
    return { exchange, list: parsed.data as NonNullable<typeof parsed.data> };
  });

export const EVENTS: readonly Check[] = [
  check('events-are-listed', 'The events that a webhook can listen to are listed.', async (stage) => {
    const { exchange, list } = await listed(stage);
    const [wanted, got] = [[...SUBSCRIBABLE_EVENTS].sort(), [...list.events].sort()];
    insist(got.join() === wanted.join(), wanted.join(', '), got.join(', '), exchange);
  }),
  check('events-signature-header', 'The header of the signature is told.', async (stage) => {
    const { exchange, list } = await listed(stage);
    const { header } = list.signature;
    insist(header.toLowerCase() === SIGNATURE.header.toLowerCase(), SIGNATURE.header, header, exchange);
  }),
  check('events-signature-scheme', 'How the signature is made is told.', async (stage) => {
    const { exchange, list } = await listed(stage);
    insist(list.signature.scheme !== '', 'a scheme', list.signature.scheme, exchange);
  }),
  check('events-replay-window', 'How old a delivery may be is told.', async (stage) => {
    const { exchange, list } = await listed(stage);
    const { replay_window_seconds: seconds } = list.signature;
    insist(seconds === SIGNATURE.replayWindowSeconds, String(SIGNATURE.replayWindowSeconds), seconds, exchange);
  }),
];
