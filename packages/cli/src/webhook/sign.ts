/** `vid webhook sign`: the headers that the service would send with a body. */
import { signWebhook } from '@vid/sdk';
import type { Command } from 'commander';
import { readBytes } from '../read-bytes';
import { openSession } from '../session';
import { readSecret, SECRET_FLAG } from './secret';
import { readSeconds } from './unix-seconds';

interface SignFlags {
  readonly timestamp?: string;
  readonly event?: string;
  readonly deliveryId?: string;
  readonly secretFile?: string;
}

export const defineSign = (parent: Command): void => {
  const command = parent
    .command('sign')
    .argument('[body]', 'a file with the raw body; - is stdin', '-')
    .summary('Sign a body and print the headers')
    .description('Sign a body and print the headers')
    .option('--timestamp <seconds>', 'sign at this Unix time (default: now)')
    .option('--event <name>', 'the event header (default: read from the body)')
    .option('--delivery-id <id>', 'the delivery header (default: read from the body)')
    .option(...SECRET_FLAG)
    .action(async (body: string, { timestamp, event, deliveryId, secretFile }: SignFlags) => {
      const session = await openSession(command);
      const headers = await signWebhook(await readBytes(body, 'body'), await readSecret(secretFile), {
        ...(timestamp === undefined ? {} : { timestamp: readSeconds(timestamp, '--timestamp') }),
        ...(event === undefined ? {} : { event }),
        ...(deliveryId === undefined ? {} : { deliveryId }),
      });
      session.io.data(
        headers,
        Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n'),
      );
    });
};
