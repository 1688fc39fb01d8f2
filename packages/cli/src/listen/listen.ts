/**
 * A receiver of deliveries on this machine: verifies each, hands it on to an app and keeps it to look at. What fails
 * verification goes no further, and its sender is not told why.
 */
import { VidClient, verifyWebhook, WebhookConfigError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { shownAddress } from '../shown-address';
import { checkListenOptions } from './check-listen-options';
import { checkArguments, checkReceived, checkWaiting } from './check-waiting';
import { DeliveryLog } from './delivery-log';
import { routesOf } from './find-receiver';
import { hideSecret } from './hide-secret';
import type { ListenOptions } from './listen-options';
import type { Listener } from './listener';
import { openDesk, type Secrets } from './open-desk';
import { openReceiver } from './open-receiver';
import { leadsBack } from './own-address';
import type { ReceivedDelivery } from './received-delivery';
import { type Registration, registerHooks } from './register-hooks';

/** How often it is looked whether the webhooks are still there: a machine may have slept, a server may be a new one. */
const LOOK_MS = 30_000;

const givenSecrets = ({ secret = process.env['VID_WEBHOOK_SECRET'] }: ListenOptions): readonly string[] =>
  secret === undefined || secret === '' ? [] : [secret].flat();

/** Refuses what can't be a secret now, not at the first delivery. */
const checkSecrets = async (option: 'secret' | 'resignSecret', secrets: readonly string[]): Promise<void> => {
  try {
    if (secrets.length > 0) await verifyWebhook('', {}, [...secrets]);
  } catch (error) {
    if (!(error instanceof WebhookConfigError)) return;
    throw new WebhookConfigError(error.code, undefined, `\`${option}\` can't be used. ${await error.explain()}`);
  }
};

/** Refuses to hand deliveries to oneself. */
const checkForward = ({ forward, publicUrl }: ListenOptions, own: string): void => {
  const back = routesOf(forward).find(([, url]) => leadsBack(url, own, publicUrl));
  if (back === undefined) return;
  throw new CliError(EXIT.usage, `\`forward\` ${shownAddress(back[1])} is the address of this listener itself.`, {
    next: 'Name the address of your app; where both want the same port, give this one another with `port`.',
  });
};

/** Starts a listener; it receives when this resolves. */
export const listen = async (options: ListenOptions = {}): Promise<Listener> => {
  checkListenOptions(options);
  const { port = 0, register: events = [], publicUrl, replace = false, resignSecret } = options;
  const note = options.onNote ?? (() => undefined);
  const given = givenSecrets(options);
  await checkSecrets('secret', given);
  await checkSecrets('resignSecret', resignSecret === undefined ? [] : [resignSecret]);
  const closing = new AbortController();
  const log = new DeliveryLog();
  let registration: Registration | undefined;
  // The app keeps the one that it was told, also when a webhook has to be registered once more.
  let app = resignSecret ?? given[0] ?? '';
  const secrets = (): Secrets => {
    const registered = registration?.hooks.map(({ secret }) => secret) ?? [];
    return { given, registered, app };
  };
  const desk = openDesk(options, { log, secrets, signal: closing.signal });
  const receiver = await openReceiver(
    port,
    (captured, sender) =>
      desk.receive(captured, sender).catch((error: unknown) => {
        note(error instanceof Error ? error.message : String(error));
        return { status: 500 };
      }),
    note,
  );
  let looking: NodeJS.Timeout | undefined;
  let looked: Promise<void> = Promise.resolve();
  const close = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    closing.abort();
    clearInterval(looking);
    // What is registered does not wait behind an app that answers slowly.
    await Promise.all([looked.then(() => registration?.remove()), desk.settled(note)]);
    await receiver.close();
    await desk.settled();
    log.end(new Error('The listener was closed.'));
  };
  try {
    checkForward(options, receiver.url);
    if (events.length > 0)
      registration = await registerHooks(options.client ?? new VidClient(), {
        events,
        url: publicUrl ?? receiver.url,
        alone: publicUrl === undefined,
        replace,
        mayReplace: options.mayReplace ?? (() => true),
        hasSecret: given.length > 0,
        hurry: options.hurry,
        note,
      });
    if (app === '') app = secrets().registered[0] ?? '';
    if (given.length + secrets().registered.length === 0)
      throw new CliError(EXIT.usage, 'There is no secret to verify with.', {
        next: "Set VID_WEBHOOK_SECRET, pass `secret`, or register with `register: ['video.completed']`.",
      });
  } catch (error) {
    await close();
    throw error;
  }
  if (registration !== undefined) {
    const { look } = registration;
    // A service that can't be asked now is asked the next time.
    looking = setInterval(() => {
      looked = looked.then(look).catch(() => undefined);
    }, LOOK_MS);
    looking.unref();
  }

  const listener: Omit<Listener, 'secret'> = {
    url: receiver.url,
    get webhooks() {
      return registration?.hooks ?? [];
    },
    get deliveries() {
      return log.all;
    },
    get undelivered() {
      return desk.undelivered;
    },
    async next(match = () => true, waiting = {}, ...more: readonly unknown[]) {
      checkArguments('next()', 2, more);
      // With a secret that was given, webhooks of others lead here as well.
      checkWaiting(match, waiting, {
        registered: given.length === 0 && events.length > 0 ? events : undefined,
        events: options.events,
      });
      const isEvent = ({ delivery }: ReceivedDelivery): boolean => delivery?.event === match;
      return log.next(typeof match === 'string' ? isEvent : match, waiting);
    },
    async resend(received, ...more: readonly unknown[]) {
      checkArguments('resend()', 1, more);
      checkReceived(received);
      return desk.resend(received);
    },
    async *[Symbol.asyncIterator]() {
      while (!closing.signal.aborted) {
        const received = await log.next(() => true, {}).catch(() => undefined);
        if (received === undefined) return;
        yield received;
      }
    },
    async close(...more: readonly unknown[]) {
      checkArguments('close()', 0, more);
      await close();
    },
    [Symbol.asyncDispose]: close,
  };
  return hideSecret(listener, app);
};
