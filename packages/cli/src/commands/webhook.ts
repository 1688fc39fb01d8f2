/** `vid webhook`: verifies and signs deliveries on this machine, without a service. */
import { readFileSync } from 'node:fs';
import { signWebhook, verifyWebhook } from '@vid/sdk';
import { DELIVERY_HEADERS } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { openSession } from '../session';

interface WebhookFlags {
  readonly headers?: string;
  readonly signature?: string;
  readonly timestamp?: string;
  readonly event?: string;
  readonly deliveryId?: string;
  readonly secretFile?: string;
  readonly now?: string;
}

const read = (file: string, what: string): Buffer => {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (cause) {
    throw new CliError(EXIT.usage, `The ${what} can't be read from ${file}: ${(cause as Error).message}.`, {
      next: 'Check the path; - is stdin.',
      cause,
    });
  }
};

const readSecret = ({ secretFile }: WebhookFlags): string => {
  const secret =
    secretFile === undefined ? process.env['VID_WEBHOOK_SECRET'] : read(secretFile, 'secret').toString('utf8').trim();
  if (secret === undefined || secret === '') {
    throw new CliError(EXIT.usage, 'There is no webhook secret.', {
      next: 'Set VID_WEBHOOK_SECRET, or name a file with --secret-file.',
    });
  }
  return secret;
};

const readSeconds = (text: string, flag: string): number => {
  if (!/^\d{1,12}$/.test(text))
    throw new CliError(EXIT.usage, `${flag} ${text} is no Unix time in seconds.`, {
      next: 'Write it like 1767225600.',
    });
  return Number(text);
};

/** Headers from a file: JSON, or one `Name: value` a line. */
const readHeaders = (file: string): Record<string, string> | [string, string][] => {
  const text = read(file, 'headers').toString('utf8').trim();
  if (text.startsWith('{')) return JSON.parse(text) as Record<string, string>;
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at <= 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
};

const headersOf = (flags: WebhookFlags): Record<string, string> | [string, string][] => {
  if (flags.headers !== undefined) return readHeaders(flags.headers);
  if (flags.signature === undefined || flags.timestamp === undefined) {
    throw new CliError(EXIT.usage, 'Verifying needs the headers of the delivery.', {
      next: 'Name their file with --headers, or give --signature and --timestamp.',
    });
  }
  return { [DELIVERY_HEADERS.signature]: flags.signature, [DELIVERY_HEADERS.timestamp]: flags.timestamp };
};

export const define = (command: Command): void => {
  command.addHelpText(
    'before',
    'Examples:\n  $ vid webhook verify body.json --headers headers.txt\n  $ vid webhook sign body.json --secret-file secret.txt\n  $ cat body.json | vid webhook verify - --signature sha256=… --timestamp 1767225600\n',
  );
  const verify = command
    .command('verify [body]')
    .summary('Verify a delivery')
    .description('Verify a delivery: its body in a file, or on stdin with -')
    .option('--headers <file>', 'headers as JSON, or one `Name: value` a line')
    .option('--signature <value>', `the ${DELIVERY_HEADERS.signature} header`)
    .option('--timestamp <seconds>', `the ${DELIVERY_HEADERS.timestamp} header`)
    .option('--secret-file <file>', 'read the secret from a file (default: VID_WEBHOOK_SECRET)')
    .option('--now <seconds>', 'judge the age at this Unix time')
    .action(async (body: string | undefined, flags: WebhookFlags) => {
      const session = await openSession(verify);
      const { now } = flags;
      const at = now === undefined ? undefined : readSeconds(now, '--now') * 1000;
      const delivery = await verifyWebhook(
        read(body ?? '-', 'body'),
        headersOf(flags),
        readSecret(flags),
        at === undefined ? {} : { now: () => at },
      );
      session.io.data(delivery, `verified: ${delivery.event} ${delivery.delivery_id}`);
    });
  const sign = command
    .command('sign [body]')
    .summary('Sign a body and print the headers')
    .description('Sign a body, from a file or on stdin with -, and print the four headers')
    .option('--timestamp <seconds>', 'sign at this Unix time (default: now)')
    .option('--event <name>', 'the event header (default: read from the body)')
    .option('--delivery-id <id>', 'the delivery header (default: read from the body)')
    .option('--secret-file <file>', 'read the secret from a file (default: VID_WEBHOOK_SECRET)')
    .action(async (body: string | undefined, flags: WebhookFlags) => {
      const session = await openSession(sign);
      const headers = await signWebhook(read(body ?? '-', 'body'), readSecret(flags), {
        ...(flags.timestamp === undefined ? {} : { timestamp: readSeconds(flags.timestamp, '--timestamp') }),
        ...(flags.deliveryId === undefined ? {} : { deliveryId: flags.deliveryId }),
        ...(flags.event === undefined ? {} : { event: flags.event }),
      });
      session.io.data(
        headers,
        Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n'),
      );
    });
};
