/** `vid webhook verify`: judges a delivery and explains what is wrong with it. */
import { verifyWebhook, type WebhookDelivery } from '@vid/sdk';
import { DELIVERY_HEADERS } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { readBytes } from '../read-bytes';
import { openSession } from '../session';
import { type CapturedDelivery, readCaptures } from './captured-delivery';
import { readHeaders } from './header-file';
import { readSecrets, SECRET_FLAG } from './secret';
import { readSeconds } from './unix-seconds';
import { verifyAll } from './verify-all';

interface VerifyFlags {
  readonly headers?: string;
  readonly signature?: string;
  readonly timestamp?: string;
  readonly secretFile?: string;
  readonly now?: string;
}

/** Stdin can be read once. */
const checkStdin = (body: string, { headers, secretFile }: VerifyFlags): void => {
  const from = Object.entries({ 'the body': body, '--headers': headers, '--secret-file': secretFile })
    .filter(([, file]) => file === '-')
    .map(([name]) => name);
  if (from.length < 2) return;
  throw new CliError(EXIT.usage, `${from.join(' and ')} are both -, and stdin can be read only once.`, {
    next: 'Give one of them as a file. A body that is not named is stdin, too.',
  });
};

/** A signature is over the time as well. */
const halfGiven = (isUnsigned: boolean): CliError => {
  const [given, missing, name] = isUnsigned
    ? ['--timestamp', '--signature VALUE', DELIVERY_HEADERS.signature]
    : ['--signature', '--timestamp SECONDS', DELIVERY_HEADERS.timestamp];
  return new CliError(EXIT.usage, `${given} alone can't be verified.`, {
    next: `Add ${missing}, the ${name} header of the delivery.`,
  });
};

const readDeliveries = async (
  body: string,
  { headers, signature, timestamp }: VerifyFlags,
): Promise<readonly CapturedDelivery[]> => {
  if (headers !== undefined) return [{ headers: await readHeaders(headers), body: await readBytes(body, 'body') }];
  if (signature !== undefined || timestamp !== undefined) {
    if (signature === undefined || timestamp === undefined) throw halfGiven(signature === undefined);
    const given = [
      [DELIVERY_HEADERS.signature, signature],
      [DELIVERY_HEADERS.timestamp, timestamp],
    ] as const;
    const own = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    return [{ headers: own, body: await readBytes(body, 'body') }];
  }
  return readCaptures(body, ' To verify a raw body, give --headers, or --signature and --timestamp.');
};

export const defineVerify = (parent: Command): void => {
  const command = parent
    .command('verify')
    .argument('[body]', 'a file with the raw body or with captured deliveries; - is stdin', '-')
    .summary('Verify deliveries')
    .description('Verify a delivery, or all of a capture, and explain what is wrong with it')
    .option('--headers <file>', 'headers as JSON, a line of `listen --json`, or one `Name: value` a line')
    .option('--signature <value>', `the ${DELIVERY_HEADERS.signature} header`)
    .option('--timestamp <seconds>', `the ${DELIVERY_HEADERS.timestamp} header`)
    .option(...SECRET_FLAG)
    .option('--now <seconds>', 'judge the age at this Unix time')
    .action(async (body: string, flags: VerifyFlags) => {
      const session = await openSession(command);
      checkStdin(body, flags);
      const at = flags.now === undefined ? undefined : readSeconds(flags.now, '--now') * 1000;
      const captured = await readDeliveries(body, flags);
      const secrets = await readSecrets(flags.secretFile);
      const verify = ({ headers, body: bytes }: CapturedDelivery): Promise<WebhookDelivery> =>
        verifyWebhook(bytes, headers, secrets, at === undefined ? {} : { now: () => at });
      const [only, ...others] = captured;
      if (only === undefined || others.length > 0) return verifyAll(session.io, captured, verify);
      const delivery = await verify(only);
      session.io.data(delivery, `verified: ${delivery.event} ${delivery.delivery_id}`);
    });
};
