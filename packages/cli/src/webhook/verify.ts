/** `vid webhook verify`: judges a delivery and explains what is wrong with it. */
import { verifyWebhook, type WebhookDelivery } from '@vid/sdk';
import { DELIVERY_HEADERS } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { readBytes } from '../read-bytes';
import { readText } from '../read-text';
import { openSession } from '../session';
import { shellQuoted } from '../shell-quoted';
import {
  type CapturedDelivery,
  type CapturedLine,
  headerPairs,
  isCapturedLine,
  readCaptures,
  readHeaderLines,
} from './captured-delivery';
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

/** The deliveries among the lines that `vid webhook listen --json` wrote; undefined where the text is something else. */
const linesOfCapture = (text: string): readonly CapturedLine[] | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.length > 1 ? lines.map((line) => JSON.parse(line) as unknown).filter(isCapturedLine) : undefined;
  } catch {
    return undefined;
  }
};

const headersOf = (file: string, text: string): CapturedDelivery['headers'] => {
  const captured = linesOfCapture(text);
  const [only, ...others] = captured ?? [];
  if (only !== undefined && others.length === 0) return headerPairs(only.headers);
  try {
    const value = JSON.parse(text) as Record<string, string> | readonly [string, string][] | CapturedLine;
    return isCapturedLine(value) ? headerPairs(value.headers) : headerPairs(value);
  } catch (cause) {
    throw new CliError(EXIT.usage, `The headers in ${file} are no JSON: ${(cause as Error).message}.`, {
      next:
        captured !== undefined
          ? `That is a whole capture: \`vid webhook verify ${shellQuoted(file)}\` judges every delivery in it.`
          : 'Write them as a JSON object, or one `Name: value` a line.',
      cause,
    });
  }
};

/** Headers from a file: a JSON object, a line of `vid webhook listen --json`, or one `Name: value` a line. */
const readHeaders = async (file: string): Promise<CapturedDelivery['headers']> => {
  const text = (await readText(file, 'headers')).trim();
  if (/^[[{]/.test(text)) return headersOf(file, text);
  return readHeaderLines(text.split(/\r?\n/));
};

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

const readDeliveries = async (
  body: string,
  { headers, signature, timestamp }: VerifyFlags,
): Promise<readonly CapturedDelivery[]> => {
  if (headers !== undefined) return [{ headers: await readHeaders(headers), body: await readBytes(body, 'body') }];
  if (signature !== undefined || timestamp !== undefined) {
    const given = [
      [DELIVERY_HEADERS.signature, signature],
      [DELIVERY_HEADERS.timestamp, timestamp],
    ] as const;
    const own = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    return [{ headers: own, body: await readBytes(body, 'body') }];
  }
  return readCaptures(body);
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
