/** `vid webhook listen`: a receiver on this machine that shows each delivery and hands it on to an app. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { onStdoutEnd } from '../end-with-reader';
import { onInterrupt } from '../interruption';
import { openStyle } from '../io';
import { routesOf } from '../listen/find-receiver';
import { listen } from '../listen/listen';
import type { ListenOptions } from '../listen/listen-options';
import type { Listener } from '../listen/listener';
import { openSession, type Session } from '../session';
import { shownAddress } from '../shown-address';
import { inFlags } from './in-flags';
import { addListenFlags, type ListenFlags } from './listen-flags';
import { openListenNotes } from './listen-notes';
import { appSecretFile, outdatedSecret, secretsOf, unknownSecret } from './listen-secrets';
import { readListenOptions } from './read-listen-options';
import { say } from './say';
import { isAccepted } from './sent';

const forwardsTo = ({ forward }: ListenOptions): string => {
  const places = routesOf(forward).map(
    ([pattern, url]) => `${pattern === '*' ? '' : `${pattern}=`}${shownAddress(url)}`,
  );
  return places.length === 0 ? '' : `, forwarding to ${places.join(', ')}`;
};

/** Starts it; what is wrong is told in the words of the command line. */
const open = async (options: ListenOptions): Promise<Listener> => {
  try {
    return await listen(options);
  } catch (cause) {
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
  const notes = openListenNotes(io);
  const options = await readListenOptions(session, flags);
  const passes = parts.readStatuses(flags.status);
  const judged = { force: flags.force, ask: !io.json, note: notes.tell };
  const capture = flags.save === undefined ? undefined : await parts.openCapture(flags.save, judged);
  const claims = parts.folderOf(session.settings, 'listeners');
  await parts.tidySecretPlaces(claims, notes.tell);
  const secretTo = flags.secretTo === undefined ? undefined : await parts.openSecretTo(flags.secretTo, judged);
  const folder = parts.folderOf(session.settings, 'undelivered');
  const appSecret = appSecretFile(flags, secretTo?.place);
  await parts.tellLeftBehind(notes.tell, folder, appSecret);
  const undelivered = parts.openUndelivered(folder, appSecret);
  const hurrying = new AbortController();
  let listener: Listener | undefined;
  const hurry = (): void => {
    // Nothing is to be put in order before it listens.
    if (listener === undefined) process.exit(130);
    hurrying.abort(new Error('it had not answered when the listener was ended'));
  };
  const { signal, release } = onInterrupt({ hangUp: true, again: hurry });
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  // It may be known before anybody waits for it.
  ended.catch(() => undefined);
  signal.addEventListener('abort', end, { once: true });
  const stdout = onStdoutEnd((broken) => (broken === undefined ? end() : fail(broken)));
  const { timeoutMs } = session;
  const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
  const warning = unknownSecret(options, flags);
  const keys = process.stdin.isTTY && io.interactive;
  const view = parts.openListenView({
    io,
    style: await openStyle(session.flags, process.stdout),
    keys,
    hint: warning ?? outdatedSecret(secretTo?.place),
    quiet: flags.quiet ?? process.stdout.isTTY !== true,
    passes,
    save: capture?.add,
    fail,
  });
  let stopKeys = (): void => undefined;
  let forget = (): void => undefined;
  try {
    listener = await open({
      ...options,
      onDelivery: view.show,
      onForwarded(received, forwarded) {
        if (isAccepted(forwarded.sent)) undelivered.taken(received);
        view.showForwarded(received, forwarded);
      },
      onNote: (text) => notes.tell(inFlags(text)),
      onEarlyAnswer: undelivered.add,
      hurry: hurrying.signal,
      onGivenUp: view.showGivenUp,
    });
    if (secretTo !== undefined) forget = parts.claimSecretPlace(claims, secretTo.place);
    await secretTo?.write(listener.secret);
    const given = options.secret !== undefined && options.secret.length > 0;
    const opened = listener;
    const { url } = opened;
    if (io.json)
      io.record({
        event: 'ready',
        url,
        ...secretsOf(opened, flags, { given, place: secretTo?.place }),
        ...(warning === undefined ? {} : { warning }),
      });
    notes.ready();
    if (secretTo !== undefined) io.note(`the secret of your app is in ${secretTo.place}`);
    if (flags.printSecret === true) io.note(`VID_WEBHOOK_SECRET=${listener.secret}`);
    if (warning !== undefined) say(io, warning);
    io.note(`listening on ${url}${forwardsTo(options)}; Ctrl-C ends it`);
    if (keys) {
      say(io, parts.KEYS_HINT);
      stopKeys = parts.watchKeys((press) => (press.key === 'q' ? end() : void view.press(opened, press).catch(fail)));
    }
    if (!signal.aborted) await ended;
  } finally {
    stopKeys();
    clearTimeout(timer);
    // After another end, the first Ctrl-C is the one that hurries.
    if (!signal.aborted) signal.addEventListener('abort', hurry, { once: true });
    // A file does not wait behind an app that answers slowly.
    await Promise.all([
      listener?.close(),
      secretTo
        ?.restore()
        .then(forget)
        .catch((error: Error) => notes.tell(`--secret-to ${secretTo.place}: ${error.message}`)),
    ]);
    release();
    stdout();
  }
  await parts.reportUndelivered(io, listener.undelivered, undelivered);
};

export const defineListen = (parent: Command): void => {
  const command: Command = addListenFlags(
    parent
      .command('listen')
      .summary('Receive, verify and forward deliveries')
      .description('Receive deliveries on this machine, verify them, show them, and forward them to your app'),
  ).action(async (flags: ListenFlags) => run(await openSession(command, { keepsTime: true }), flags));
};
