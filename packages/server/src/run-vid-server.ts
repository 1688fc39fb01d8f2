/**
 * The command `vid-server`: the line that says that it is ready, and a clean end. stdout carries the ready line (and with
 * --json the log, one object a line); everything else goes to stderr.
 */
import { createLog } from './adapters/log/create-log';
import { createLogFile } from './adapters/log/log-file';
import {
  claimRunFile,
  folderFlag,
  keepRunFile,
  type RunFile,
  readableRunFile,
  removeRunFile,
  standingOf,
} from './adapters/running/run-file';
import { DataFolderError } from './adapters/sqlite/open-sqlite-store';
import { LOOPBACK_ADDRESS } from './admin/guard';
import { areSeedKeys, banner } from './banner';
import { ConfigError } from './config-error';
import { checkedConfig } from './create-server';
import { createHideSecrets } from './domain/hide-secrets';
import { type EndingSignal, endingSignal } from './ending-signal';
import type { ServerOptions } from './options';
import { ArtifactsFailure } from './ports/artifacts';
import { StoreUnavailable } from './ports/store-unavailable';
import { type Asked, readFlags } from './server-flags';
import { flagsHelp } from './server-flags/flags';
import { withoutEffect } from './server-flags/without-effect';
import type { Ready, ServerRun } from './server-run';
import { startListening } from './start-listening';

/** Told by its name: what could tell it by its class is loaded with the driver. */
const isDatabaseError = (error: unknown): error is Error => (error as Error | undefined)?.name === 'DatabaseError';

/** A time as a clock on the wall shows it: the Swedish way of writing one. */
const wallTime = (iso: string): string => new Date(iso).toLocaleString('sv-SE');

const inUse = ({ url, pid, started_at: since }: RunFile, folder: string): DataFolderError =>
  new DataFolderError(
    'in-use',
    `The server at ${url} (process ${pid}, since ${wallTime(since)}) uses ${folder}. Stop it with \`vid server stop${folderFlag(folder)}\`, or choose another --data-dir. Nothing was changed.`,
  );

/** @throws {DataFolderError} a server runs in that folder */
const refuseSecond = async (folder: string): Promise<void> => {
  const other = readableRunFile(folder);
  if (other !== undefined && (await standingOf(other)) === 'runs') throw inUse(other, folder);
};

/** Whether a browser gets Studio: elsewhere than on loopback, where there is a token to be asked for. */
const showsStudio = ({ studio = true, adminToken = '', host = '127.0.0.1' }: ServerOptions): boolean =>
  studio && (adminToken !== '' || LOOPBACK_ADDRESS.test(host));

/** Whether others than this machine reach the state. */
const isReached = ({ database, host = '127.0.0.1' }: ServerOptions): boolean =>
  !LOOPBACK_ADDRESS.test(host) || database !== undefined;

/** With what the configuration says in the place of flags. */
const withConfig = async (options: ServerOptions): Promise<ServerOptions> => {
  const { database, artifacts, studio } = (await checkedConfig(options.config)) ?? {};
  return {
    ...options,
    database: options.database ?? database,
    artifacts: options.artifacts ?? artifacts?.location,
    studio: options.studio ?? studio,
  };
};

/** Serves until it is told to end. */
const serve = async (
  { options: asked, folder }: Asked,
  { inBackground }: ServerRun,
  stopped: EndingSignal['asked'],
): Promise<void> => {
  const file = inBackground === undefined ? undefined : createLogFile(inBackground.log);
  const options = file === undefined ? asked : { ...asked, json: true, logTo: file.write };
  const log = createLog({
    level: asked.logLevel,
    json: options.json === true,
    hide: createHideSecrets(),
    out: options.logTo ?? ((line) => process.stderr.write(line)),
  });
  const whole = await withConfig(asked);
  for (const facts of withoutEffect(whole)) log.write('warn', 'option-without-effect', { ...facts });
  const told = stopped.then((signal) => log.write('info', 'ending', signal === undefined ? {} : { signal }));
  // Without data, and at a terminal, nothing of it is in any folder; one with a database may be shared by processes.
  const isAlone = !options.memory && options.database === undefined;
  const place = isAlone || inBackground !== undefined ? folder : undefined;
  if (place !== undefined) await refuseSecond(place);
  const started = await startListening(options, stopped);
  if (started === undefined) {
    await told;
    log.write('info', 'ended', { answered: false });
    file?.close();
    return;
  }
  const { server, address } = started;
  try {
    const facts = {
      url: address,
      port: Number(new URL(address).port),
      log: inBackground?.log ?? null,
      memory: options.memory === true,
    };
    const claimed = place === undefined ? undefined : await claimRunFile(place, facts);
    if (claimed === false) {
      await refuseSecond(folder);
      throw new DataFolderError('in-use', `Another server began in ${folder} at this moment. Nothing was changed.`);
    }
    const letGo = claimed === undefined ? undefined : keepRunFile(folder, claimed);
    try {
      // For people alone: a database that is slow at this moment is no reason to end what works already.
      const keys = await server.openKeys().catch(() => []);
      const ready: Ready = {
        url: address,
        pid: process.pid,
        seeded: areSeedKeys(keys),
        studio: showsStudio(whole),
        exposed: isReached(whole) ? keys : [],
      };
      const { url, pid } = ready;
      if (inBackground !== undefined) log.write('info', 'started', { url, pid });
      if (inBackground !== undefined) await inBackground.ready(ready);
      else
        process.stdout.write(
          options.json
            ? `${JSON.stringify({ event: 'ready', url, pid, role: options.role ?? 'all' })}\n`
            : banner({ ...ready, replay: options.replay }),
        );
      await told;
    } finally {
      await server.close();
      log.write('info', 'ended');
      letGo?.();
      if (claimed !== undefined) removeRunFile(folder, claimed);
    }
  } finally {
    await server.close();
    file?.close();
  }
};

/**
 * Runs `vid-server` with the arguments of a command line until a signal ends it, and resolves with the exit code: 0 after
 * a clean end, 2 for wrong flags or configuration, 1 when the data folder, the database or the
 * place of the videos can't be used. With `--background` it resolves
 * when the server answers, and with 130 when it was ended before.
 */
export const runVidServer = async (argv: readonly string[], run: ServerRun = {}): Promise<number> => {
  const { name = 'vid-server', ended, inBackground } = run;
  const { complain = (message: string) => void process.stderr.write(`${name}: ${message}\n`) } = run;
  try {
    const asked = readFlags(argv);
    if (asked === 'help') {
      process.stdout.write(flagsHelp(name));
      return 0;
    }
    if (!asked.background || inBackground !== undefined) {
      const ending = endingSignal(ended);
      try {
        await serve(asked, run, ending.asked);
        run.leave?.(0);
        return 0;
      } finally {
        ending.forget();
      }
    }
    await refuseSecond(asked.folder);
    const { startInBackground } = await import('./start-in-background');
    return await startInBackground(argv, asked, { complain, ended });
  } catch (error) {
    if (
      !(
        error instanceof ConfigError ||
        error instanceof DataFolderError ||
        error instanceof ArtifactsFailure ||
        error instanceof StoreUnavailable ||
        isDatabaseError(error)
      )
    )
      throw error;
    complain(createHideSecrets().text(error.message));
    return error instanceof ConfigError ? 2 : 1;
  }
};
