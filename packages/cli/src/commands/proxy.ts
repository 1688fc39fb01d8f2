/** `vid proxy`: stands between a client and a service, judges both, and writes down what passes. */
import type { Command } from 'commander';
import { EXIT } from '../exit-codes';
import { onInterrupt } from '../interruption';
import { FORCE_FLAG } from '../output/check-output';
import { openCassetteFile } from '../proxy/cassette-file';
import { openProxy } from '../proxy/open-proxy';
import { openProxyDesk } from '../proxy/proxy-desk';
import { openProxyView } from '../proxy/proxy-view';
import { type ProxyFlags, readProxyFlags } from '../proxy/read-proxy-flags';
import { openSession, type Session } from '../session';

const EXAMPLES = `Examples:
  $ vid proxy --to http://127.0.0.1:4600
  $ vid proxy --to https://api.example.com --record checkout.cassette
  $ VID_BASE_URL=http://127.0.0.1:4710 npm test
  $ vid server start --replay checkout.cassette
`;

/** Resolves when the command is to end: told to, out of time, or unable to write down what passes. */
const openEnd = (timeoutMs: number | undefined) => {
  const { signal, release } = onInterrupt({ hangUp: true });
  let fail: (error: unknown) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    fail = reject;
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
  });
  // Awaited once the socket is open; until then nobody looks.
  ended.catch(() => undefined);
  return {
    ended,
    fail: (error: unknown) => fail(error),
    release: () => {
      clearTimeout(timer);
      release();
    },
  };
};

const run = async ({ io, timeoutMs }: Session, flags: ProxyFlags): Promise<void> => {
  const settings = readProxyFlags(flags);
  const { record, force, quiet = false } = flags;
  const cassette = record === undefined ? undefined : await openCassetteFile(record, { force, ask: !io.json });
  const view = openProxyView(io, { quiet });
  const end = openEnd(timeoutMs);
  const desk = openProxyDesk({ view, cassette, fail: end.fail });
  try {
    const proxy = await openProxy({ ...settings, onEnd: desk.take, onAdmin: desk.takeAdmin });
    try {
      const { url } = proxy;
      const to = settings.to.origin;
      cassette?.begin({ format: 'vid-cassette', version: 1, to, proxy: url, recorded_at: new Date().toISOString() });
      if (io.json) io.record({ event: 'ready', url, to, record: record ?? null });
      io.note(`listening on ${url}, passing on to ${to}; Ctrl-C ends it`);
      io.note(`VID_BASE_URL=${url}`);
      if (cassette?.replaces === true) io.note(`${record} is replaced with the first exchange`);
      await end.ended;
    } finally {
      await proxy.close();
      await desk.settled();
    }
  } finally {
    cassette?.close();
    end.release();
  }
  if (view.close() > 0) process.exitCode = EXIT.checkFailed;
};

export const define = (command: Command): void => {
  command
    .addHelpText('before', EXAMPLES)
    .option('--to <url>', 'the service: the root of its host')
    .option('--port <number>', 'where to listen; 0 is any free port', '4710')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--record <file>', 'write each exchange to this file, without secrets, for `vid server start --replay`')
    .option('--quiet', 'tell violations and notes alone, not each exchange')
    .option(...FORCE_FLAG)
    .action(async () => run(await openSession(command, { keepsTime: true }), command.optsWithGlobals<ProxyFlags>()));
};
