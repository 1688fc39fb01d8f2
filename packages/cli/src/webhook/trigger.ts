/** `vid webhook trigger`: sends a signed sample of an event to a receiver. */
import { randomUUID } from 'node:crypto';
import { signWebhook } from '@vid/sdk';
import type { Command } from 'commander';
import { EXIT } from '../exit-codes';
import { openSession } from '../session';
import { postDelivery } from './post-delivery';
import { checkReceiver } from './receiver-address';
import { override, readEventName, samplePayload, strangeMembers } from './sample-payload';
import { readSecret, SECRET_FLAG } from './secret';
import { isAccepted } from './sent';
import { describeSent, saidBy, sentMembers } from './sent-text';

interface TriggerFlags {
  readonly to: string;
  readonly set: readonly string[];
  readonly secretFile?: string;
}

export const defineTrigger = (parent: Command): void => {
  const command = parent
    .command('trigger')
    .argument('<event>', 'an event of the service')
    .summary('Send a signed sample of an event')
    .description('Send a signed sample of an event to your receiver')
    .requiredOption('--to <url>', 'your receiver')
    .option(
      '--set <name=value>',
      'change a member of the payload; can be repeated',
      (value: string, all: readonly string[]) => [...all, value],
      [],
    )
    .option(...SECRET_FLAG)
    .action(async (event: string, { to, set, secretFile }: TriggerFlags) => {
      const session = await openSession(command);
      checkReceiver(to, '--to');
      const name = readEventName(event);
      const payload = set.reduce(override, samplePayload(name));
      strangeMembers(name, payload).forEach(session.io.note);
      const delivery = { event, payload, emitted_at: new Date().toISOString(), delivery_id: randomUUID() };
      const body = Buffer.from(JSON.stringify(delivery));
      const signed = await signWebhook(body, await readSecret(secretFile), { event, deliveryId: delivery.delivery_id });
      const sent = await postDelivery(to, {
        headers: Object.entries({ 'content-type': 'application/json', ...signed }),
        body,
      });
      const said = saidBy(sent).map((line) => `\n  ${line}`);
      session.io.data(
        { ...sentMembers(sent), delivery },
        `${event} ${delivery.delivery_id}: ${describeSent(sent)}${said.join('')}`,
      );
      if (!isAccepted(sent)) process.exitCode = EXIT.network;
    });
};
