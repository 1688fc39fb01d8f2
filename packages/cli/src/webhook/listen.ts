/** `vid webhook listen`: a receiver on this machine that shows each delivery and hands it on to an app. */
import { type Hook, WebhookConfigError } from '@vid/sdk';
import type { Command } from 'commander';
import { canAsk, confirm } from '../ask';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { onInterrupt } from '../interruption';
import { openStyle } from '../io';
import { routesOf } from '../listen/find-receiver';
import { listen } from '../listen/listen';
import type { ListenOptions } from '../listen/listen-options';
import type { Listener } from '../listen/listener';
import { described } from '../listen/register-hooks';
import { openSession, type Session } from '../session';
import { shownAddress } from '../shown-address';
import { checkPattern, readForward } from './forward-flags';
import { inFlags } from './in-flags';
import { addListenFlags, type ListenFlags, readEvents, readNames, readPort } from './listen-flags';
import { secretsOf, unknownSecret } from './listen-secrets';
import { checkReceiver } from './receiver-address';
import { say } from './say';
import { findSecrets, readSecret } from './secret';
import { isAccepted } from './send-delivery';
import { serviceClock } from './service-clock';

/** A person at a terminal is asked. Elsewhere nobody can take it back, so that the command itself has to say yes. */
const mayReplace = async ({ io }: Session, { yes }: ListenFlags, hook: Hook): Promise<boolean> => {
  if (yes === true) return true;
  const what = `Webhook ${described(hook)} for ${hook.event} is somebody else's.`;
  if (!io.json && canAsk()) return confirm(`${what} It is deleted for good, with its secret. Go on?`);
  throw new CliError(
    EXIT.usage,
    `${what} --replace deletes it for good, with its secret, and nobody can be asked here.`,
    {
      next: 'Nothing was registered. Add --yes, or give its secret with --secret-file to receive beside it.',
    },
  );
};

/** What a listener is given; everything that can be wrong with the flags is told before anything is registered. */
const readOptions = async (session: Session, flags: ListenFlags): Promise<ListenOptions> => {
  const { register, event, publicUrl, resignSecretFile, retry, replace, secretFile } = flags;
  if (resignSecretFile !== undefined && flags.forward.length === 0)
    throw new CliError(EXIT.usage, '--resign-secret-file would do nothing without --forward; nothing was registered.', {
      next: 'Name your app with --forward, or leave it out.',
    });
  const options = {
    port: readPort(flags.port),
    forward: readForward(flags.forward),
    register: register === undefined ? [] : readEvents(register),
    events: event === undefined ? undefined : readNames(event).map((name) => checkPattern(name, '--event')),
    secret: await findSecrets(secretFile),
    resignSecret: resignSecretFile === undefined ? undefined : await readSecret(resignSecretFile),
    publicUrl,
    replace,
    retries: retry,
    now: serviceClock(session),
    onNote: (text: string) => session.io.note(inFlags(text)),
    mayReplace: (hook: Hook) => mayReplace(session, flags, hook),
  };
  if (publicUrl !== undefined) checkReceiver(publicUrl);
  return register === undefined ? options : { ...options, client: await session.client() };
};

const forwardsTo = ({ forward }: ListenOptions): string => {
  const places = routesOf(forward).map(
    ([pattern, url]) => `${pattern === '*' ? '' : `${pattern}=`}${shownAddress(url)}`,
  );
  return places.length === 0 ? '' : `, forwarding to ${places.join(', ')}`;
};

/** A secret that is none, with the flag that gave it. */
const secretProblem = (cause: WebhookConfigError): CliError => {
  const [message = '', ...fixes] = inFlags(cause.message).split('\n');
  return new CliError(EXIT.usage, message, { next: fixes.join('\n'), cause });
};

/** Starts it; what is wrong is told in the words of the command line. */
const open = async (options: ListenOptions): Promise<Listener> => {
  try {
    return await listen(options);
  } catch (cause) {
    if (cause instanceof WebhookConfigError) throw secretProblem(cause);
    if (!CliError.is(cause)) throw cause;
    const { exitCode, message, next, facts } = cause;
    throw new CliError(exitCode, inFlags(message), {
      ...(next === undefined ? {} : { next: inFlags(next) }),
      facts,
      cause,
    });
  }
};

const run = async (session: Session, flags: ListenFlags): Promise<void> => {
  const { io } = session;
  const parts = await import('./listen-parts.js');
  const options = await readOptions(session, flags);
  const passes = parts.readStatuses(flags.status);
  const judged = { force: flags.force, ask: !io.json, note: io.note };
  const capture = flags.save === undefined ? undefined : await parts.openCapture(flags.save, judged);
  const secretTo = flags.secretTo === undefined ? undefined : await parts.openSecretTo(flags.secretTo, judged);
  const folders = parts.foldersOf(session.settings);
  parts.tellLeftBehind(io, folders);
  const undelivered = parts.openUndelivered(folders);
  const { signal, release } = onInterrupt({ hangUp: true });
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  signal.addEventListener('abort', end, { once: true });
  const { timeoutMs } = session;
  const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
  const hint = unknownSecret(options, flags);
  const keys = process.stdin.isTTY && io.interactive;
  const view = parts.openListenView({
    io,
    style: await openStyle(session.flags, process.stdout),
    keys,
    hint,
    quiet: flags.quiet ?? process.stdout.isTTY !== true,
    passes,
    save: capture?.add,
    fail,
  });
  let stopKeys = (): void => undefined;
  let listener: Listener | undefined;
  try {
    listener = await open({
      ...options,
      onDelivery: view.show,
      onForwarded(received, forwarded) {
        if (isAccepted(forwarded.sent)) undelivered.taken(received);
        view.showForwarded(received, forwarded);
      },
      onEarlyAnswer: undelivered.add,
      onGivenUp: view.showGivenUp,
    });
    await secretTo?.write(listener.secret);
    const given = options.secret !== undefined && options.secret.length > 0;
    const opened = listener;
    const { url } = opened;
    if (io.json)
      io.record({
        event: 'ready',
        url,
        ...secretsOf(opened, flags, { given, place: secretTo?.place }),
        ...(hint === undefined ? {} : { warning: hint }),
      });
    if (secretTo !== undefined) io.note(`the secret of your app is in ${secretTo.place}`);
    if (flags.printSecret === true) io.note(`VID_WEBHOOK_SECRET=${listener.secret}`);
    if (hint !== undefined) say(io, hint);
    io.note(`listening on ${url}${forwardsTo(options)}; Ctrl-C ends it`);
    if (keys) {
      say(io, parts.KEYS_HINT);
      stopKeys = parts.watchKeys((press) => (press.key === 'q' ? end() : void view.press(opened, press).catch(fail)));
    }
    if (!signal.aborted) await ended;
  } finally {
    stopKeys();
    clearTimeout(timer);
    await listener?.close();
    await secretTo?.restore().catch((error: Error) => io.note(`--secret-to ${secretTo.place}: ${error.message}`));
    release();
  }
  parts.reportUndelivered(io, listener.undelivered, undelivered);
};

export const defineListen = (parent: Command): void => {
  const command: Command = addListenFlags(
    parent
      .command('listen')
      .summary('Receive, verify and forward deliveries')
      .description('Receive deliveries on this machine, verify them, show them, and forward them to your app'),
  ).action(async (flags: ListenFlags) => run(await openSession(command, { keepsTime: true }), flags));
};
