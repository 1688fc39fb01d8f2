/** `--background`: starts a server in a process of its own, and stays until that answers or has failed. */
import { spawn } from 'node:child_process';
import { closeSync, fstatSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openLogFile } from './adapters/log/log-file';
import { claimFolder } from './adapters/private-files/private-files';
import { folderFlag, logIn } from './adapters/running/run-file';
import { DATABASE_FILE } from './adapters/sqlite/database-file';
import { unusableFolder } from './adapters/sqlite/open-sqlite-store';
import { banner } from './banner';
import { createHideSecrets } from './domain/hide-secrets';
import { endingSignal } from './ending-signal';
import type { Asked } from './server-flags';
import type { FromBackground, ServerRun } from './server-run';

type Outcome = FromBackground | { readonly died: string } | 'ended';

const INTERRUPTED = 130;
/** Of its last words as many lines. */
const LAST_LINES = 20;

/** The built file beside this one, or, when this runs as a source, the source through tsx. */
const entry = (): readonly string[] =>
  import.meta.url.endsWith('.ts')
    ? ['--import', 'tsx', fileURLToPath(new URL('./background-child.ts', import.meta.url))]
    : [fileURLToPath(new URL('./background-child.js', import.meta.url))];

/** @throws {DataFolderError} the folder can't be made or written */
const openLog = (folder: string): number => {
  try {
    claimFolder(folder, DATABASE_FILE);
    return openLogFile(logIn(folder));
  } catch (error) {
    throw unusableFolder(folder, error);
  }
};

/** What was written to the log from a place on. */
const lastWords = (log: string, from: number): string =>
  readFileSync(log).subarray(from).toString('utf8').trim().split('\n').slice(-LAST_LINES).join('\n');

const after = (folder: string, pid: number): readonly string[] => [
  `It runs in the background, as process ${pid}:`,
  ...['status', 'logs --follow', 'stop'].map((what) => `  vid server ${what}${folderFlag(folder)}`),
  '',
];

export const startInBackground = async (
  argv: readonly string[],
  { options, folder }: Asked,
  { complain, ended }: Required<Pick<ServerRun, 'complain' | 'ended'>>,
): Promise<number> => {
  const log = logIn(folder);
  const file = openLog(folder);
  const before = fstatSync(file).size;
  const child = spawn(process.execPath, [...entry(), ...argv], {
    detached: true,
    windowsHide: true,
    stdio: ['ignore', file, file, 'ipc'],
  });
  closeSync(file);
  const ending = endingSignal(ended);
  const outcome = await new Promise<Outcome>((resolve) => {
    child.once('message', (message) => resolve(message as FromBackground));
    child.once('error', (error) => resolve({ died: error.message }));
    child.once('exit', (code, signal) => resolve({ died: `it ended with ${signal ?? code}` }));
    void ending.asked.then(() => resolve('ended'));
  });
  ending.forget();
  if (outcome === 'ended') {
    // It answers nobody yet, and whatever it was at is done again by the next one.
    child.kill('SIGKILL');
    complain('The server was ended before it answered.');
    return INTERRUPTED;
  }
  if ('failed' in outcome) {
    complain(outcome.failed.message);
    return outcome.failed.code;
  }
  if ('died' in outcome) {
    const words = createHideSecrets().text(lastWords(log, before));
    complain(`The server did not come up: ${outcome.died}.${words === '' ? '' : `\n${words}`}`);
    return 1;
  }
  child.unref();
  if (child.connected) child.disconnect();
  const { url, pid } = outcome.ready;
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ event: 'ready', url, pid, role: options.role ?? 'all', log })}\n`
      : banner({ ...outcome.ready, replay: options.replay }, after(folder, pid)),
  );
  return 0;
};
