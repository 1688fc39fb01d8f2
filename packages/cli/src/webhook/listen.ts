/**
 * `vid webhook listen`: a receiver on this machine that verifies each delivery, prints it, and hands it on to an app as it
 * came. What fails verification goes no further, and its sender is not told why.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook, WebhookVerificationError } from '@vid/sdk';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { onInterrupt } from '../interruption';
import { openSession, type Session } from '../session';
import type { CapturedDelivery } from './captured-delivery';
import { postDelivery } from './post-delivery';
import { findSecret, SECRET_FLAG } from './secret';

interface ListenFlags {
  readonly port: string;
  readonly forward?: string;
  readonly register?: string;
  readonly secretFile?: string;
}

const headersOf = ({ rawHeaders }: IncomingMessage): CapturedDelivery['headers'] =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));

/** Registers a webhook an event with the configured service; each new one brings its secret. */
const register = async (session: Session, events: string, url: string): Promise<readonly string[]> => {
  const client = await session.client();
  const secrets: string[] = [];
  for (const event of events.split(',')) {
    const { hook, secret } = await client.webhooks.create({ event: event.trim(), webhook_url: url });
    session.io.note(
      `registered ${hook.event} as webhook ${hook.id}${secret === undefined ? '; it was there before, so its secret must be given' : ''}`,
    );
    if (secret !== undefined) secrets.push(secret);
  }
  return secrets;
};

const receive = async (
  session: Session,
  secrets: readonly string[],
  forward: string | undefined,
  request: IncomingMessage,
): Promise<number> => {
  const captured: CapturedDelivery = { headers: headersOf(request), body: await buffer(request) };
  const line = {
    received_at: new Date().toISOString(),
    headers: captured.headers,
    body_base64: captured.body.toString('base64'),
  };
  try {
    const { event, delivery_id } = await verifyWebhook(captured.body, captured.headers, [...secrets]);
    const status = forward === undefined ? 200 : (await postDelivery(forward, captured)).status;
    session.io.line({ ...line, verified: true, event, delivery_id, status }, `${event}  ${delivery_id}  ${status}`);
    return status;
  } catch (error) {
    if (error instanceof WebhookVerificationError) {
      session.io.line({ ...line, verified: false, code: error.code }, `refused: ${error.code}`);
      session.io.note(await error.explain());
      return 400;
    }
    session.io.note(error instanceof Error ? error.message : String(error));
    return 502;
  }
};

const answer = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
};

const listen = async (
  session: Session,
  { port, forward, register: events, secretFile }: ListenFlags,
): Promise<void> => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new CliError(EXIT.usage, `--port ${port} is no port.`, {
      next: 'Use a number from 0 (any free port) to 65535.',
    });
  }
  const given = findSecret(secretFile);
  const secrets = given === undefined ? [] : [given];
  const server = createServer((request, response) => {
    void receive(session, secrets, forward, request).then(
      (status) => answer(response, status),
      () => answer(response, 400),
    );
  });
  const { signal, release } = onInterrupt();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(Number(port), '127.0.0.1', resolve),
  ).catch((cause: Error) => {
    throw new CliError(EXIT.unexpected, `Port ${port} can't be used: ${cause.message}.`, {
      next: 'Choose another one with --port.',
      cause,
    });
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    if (events !== undefined) secrets.push(...(await register(session, events, url)));
    if (secrets.length === 0)
      throw new CliError(EXIT.usage, 'There is no secret to verify with.', {
        next: 'Set VID_WEBHOOK_SECRET, name a file with --secret-file, or register with --register video.completed.',
      });
    session.io.note(`listening on ${url}${forward === undefined ? '' : `, forwarding to ${forward}`}`);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  } finally {
    release();
    server.close();
    server.closeAllConnections();
  }
};

export const defineListen = (parent: Command): void => {
  const command = parent
    .command('listen')
    .summary('Receive, verify and forward deliveries')
    .description('Receive deliveries on this machine, verify them, and forward them to your app')
    .option('--port <number>', 'where to listen; 0 is any free port', '4700')
    .option('--forward <url>', 'hand each verified delivery on to this URL and answer what it answers')
    .option('--register <events>', 'register a webhook for each of these events with the service, separated by commas')
    .option(...SECRET_FLAG)
    .action(async (flags: ListenFlags) => listen(await openSession(command), flags));
};
