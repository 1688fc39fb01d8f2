/**
 * `vid webhook listen`: a receiver on this machine that verifies each delivery, prints it, and hands it on to an app as it
 * came. What fails verification goes no further, and its sender is not told why.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Hook, verifyWebhook, WebhookVerificationError } from '@vid/sdk';
import { SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { onInterrupt } from '../interruption';
import { openSession, type Session } from '../session';
import type { CapturedDelivery } from './captured-delivery';
import { likelyFramework } from './likely-framework';
import { checkReceiver, forwardDelivery } from './post-delivery';
import { findSecret, SECRET_FLAG } from './secret';

interface ListenFlags {
  readonly port: string;
  readonly forward?: string;
  readonly register?: string;
  readonly secretFile?: string;
}

const headersOf = ({ rawHeaders }: IncomingMessage): CapturedDelivery['headers'] =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));

/** What the registered webhooks are to this run. */
interface Registered {
  readonly secrets: readonly string[];
  /** Takes back what was registered here; what was there before stays. */
  remove(): Promise<void>;
}

const removeAll = async (session: Session, made: readonly Hook[]): Promise<void> => {
  const client = await session.client();
  for (const { id, event } of made) {
    try {
      await client.webhooks.delete(String(id), { timeoutMs: 5000 });
      session.io.note(`removed webhook ${id} (${event})`);
    } catch (error) {
      session.io.note(
        `webhook ${id} (${event}) could not be removed: ${(error as Error).message}. Remove it with: vid hooks delete ${id}`,
      );
    }
  }
};

const readEvents = (events: string): readonly string[] => {
  const names = [...new Set(events.split(',').map((name) => name.trim()))];
  const wrong = names.find((name) => !(SUBSCRIBABLE_EVENTS as readonly string[]).includes(name));
  if (wrong === undefined) return names;
  throw new CliError(
    EXIT.usage,
    `--register: a webhook can't listen to ${wrong === '' ? 'an event without a name' : wrong}.`,
    {
      next: `The events are ${SUBSCRIBABLE_EVENTS.join(', ')}.`,
    },
  );
};

/** Registers a webhook an event with the configured service; each new one brings its secret. */
const register = async (session: Session, events: readonly string[], url: string): Promise<Registered> => {
  const client = await session.client();
  const secrets: string[] = [];
  const made: Hook[] = [];
  const remove = (): Promise<void> => removeAll(session, made);
  try {
    for (const event of events) {
      const { hook, secret } = await client.webhooks.create({ event, webhook_url: url });
      if (secret === undefined) {
        session.io.note(`${hook.event} is registered already, as webhook ${hook.id}: its secret must be given`);
        continue;
      }
      session.io.note(`registered ${hook.event} as webhook ${hook.id}, until this ends`);
      made.push(hook);
      secrets.push(secret);
    }
    return { secrets, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};

interface Answer {
  readonly status: number;
  readonly contentType?: string | null;
  readonly body?: Buffer;
}

/** Hands a delivery on; an app that can't be reached is a bad gateway to the sender. */
const handOn = async ({ io }: Session, forward: string, captured: CapturedDelivery): Promise<Answer> => {
  try {
    return await forwardDelivery(forward, captured);
  } catch (error) {
    io.note((error as Error).message);
    return { status: 502 };
  }
};

const receive = async (
  session: Session,
  secrets: readonly string[],
  forward: string | undefined,
  request: IncomingMessage,
): Promise<Answer> => {
  const captured: CapturedDelivery = { headers: headersOf(request), body: await buffer(request) };
  const line = {
    received_at: new Date().toISOString(),
    headers: captured.headers,
    body_base64: captured.body.toString('base64'),
  };
  try {
    const { event, delivery_id } = await verifyWebhook(captured.body, captured.headers, [...secrets]);
    const answer = forward === undefined ? { status: 200 } : await handOn(session, forward, captured);
    const { status } = answer;
    session.io.line({ ...line, verified: true, event, delivery_id, status }, `${event}  ${delivery_id}  ${status}`);
    return answer;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    session.io.line({ ...line, verified: false, code: error.code, status: 400 }, `refused: ${error.code}`);
    session.io.note(await error.explain({ framework: likelyFramework() }));
    return { status: 400 };
  }
};

const answer = (response: ServerResponse, { status, contentType = 'application/json', body }: Answer): void => {
  response.writeHead(status, contentType === null ? {} : { 'content-type': contentType });
  // Some statuses have no body.
  response.end(status === 204 || status === 304 ? undefined : (body ?? '{}'));
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
  if (forward !== undefined) checkReceiver(forward);
  const wanted = events === undefined ? [] : readEvents(events);
  const given = findSecret(secretFile);
  const secrets = given === undefined ? [] : [given];
  const server = createServer((request, response) => {
    receive(session, secrets, forward, request).then(
      (result) => answer(response, result),
      (error: unknown) => {
        session.io.note(error instanceof Error ? error.message : String(error));
        answer(response, { status: 500 });
      },
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
  let registered: Registered | undefined;
  try {
    registered = wanted.length === 0 ? undefined : await register(session, wanted, url);
    secrets.push(...(registered?.secrets ?? []));
    if (secrets.length === 0)
      throw new CliError(EXIT.usage, 'There is no secret to verify with.', {
        next: 'Set VID_WEBHOOK_SECRET, name a file with --secret-file, or register with --register video.completed.',
      });
    if (session.io.json) session.io.record({ event: 'ready', url });
    session.io.note(`listening on ${url}${forward === undefined ? '' : `, forwarding to ${forward}`}; Ctrl-C ends it`);
    if (!signal.aborted)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  } finally {
    await registered?.remove();
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
    .option(
      '--register <events>',
      'register a webhook for each of these events, separated by commas, with a local server; they are removed at the end',
    )
    .option(...SECRET_FLAG)
    .action(async (flags: ListenFlags) => listen(await openSession(command), flags));
};
