/** `vid server events` and `vid server deliveries`: emits events, and shows what was delivered. */
import type { Command } from 'commander';
import { override, readEventName, samplePayload } from '../webhook/sample-payload';
import { accountOf } from './account-of';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { type AnswerText, anyText, deliveriesText, emittedText } from './answer-text';
import { collect } from './assignments';
import { deliveryText } from './why-text';

export const defineEvents = (parent: Command): void => {
  addCommand(
    parent,
    'events <event>',
    'Emit an event to the webhooks of an account',
    async (session, command) => {
      const [event = ''] = command.args;
      const { account: given, set } = command.opts<{ account?: string; set: readonly string[] }>();
      const sample = samplePayload(readEventName(event));
      const account = await accountOf(session, given);
      const payload = set.reduce(override, { ...sample, user_id: account });
      return adminCall(session, 'events', { method: 'POST', body: { user_id: account, event, payload } });
    },
    { text: emittedText },
  )
    .option('--account <user_id>', "whose webhooks (see `vid server credits`; default: the key's account)")
    .option('--set <name=value>', 'change a member of the payload; can be repeated', collect, []);
};

const deliveriesAnswer: AnswerText = (answer) => {
  const isList = typeof answer === 'object' && answer !== null && 'deliveries' in answer;
  const isOne = typeof answer === 'object' && answer !== null && 'delivery' in answer;
  return isList ? deliveriesText(answer) : isOne ? deliveryText(answer) : anyText(answer);
};

/** Beside them stands how many there are in all. */
const deliveriesIn = (answer: unknown): readonly unknown[] | undefined => {
  const { deliveries } = Object(answer) as { deliveries?: unknown };
  return Array.isArray(deliveries) ? (deliveries as unknown[]) : undefined;
};

export const defineDeliveries = (parent: Command): void => {
  addCommand(
    parent,
    'deliveries [id]',
    'List deliveries, or show one with its attempts',
    async (session, command) => {
      const [id] = command.args;
      const { account, hook, status, redeliver } = command.opts<{
        account?: string;
        hook?: string;
        status?: string;
        redeliver?: boolean;
      }>();
      if (id === undefined) {
        const query = new URLSearchParams(
          Object.entries({ user_id: account, hook_id: hook, status }).filter(
            (pair): pair is [string, string] => pair[1] !== undefined,
          ),
        );
        return adminCall(session, `deliveries?${query.toString()}`);
      }
      const path = `deliveries/${encodeURIComponent(id)}`;
      return redeliver === true
        ? adminCall(session, `${path}/redeliver`, { method: 'POST' })
        : adminCall(session, path);
    },
    { text: deliveriesAnswer, items: deliveriesIn },
  )
    .option('--account <user_id>', "only this account's")
    .option('--hook <id>', "only this webhook's")
    .option('--status <status>', 'only those with this status')
    .option('--redeliver', 'send the one with this id again');
};
