/** Reads the flags of `vid-server` into the options that they come to. */
import { resolve } from 'node:path';
import { temporaryFolderProblem } from './adapters/disk/temporary-folder';
import { DEFAULT_FOLDER } from './adapters/running/run-file';
import { ConfigError } from './config-error';
import { MAX_WORKERS } from './default-workers';
import type { RendererName, ServerOptions } from './options';
import type { LogLevel } from './ports/log';
import { CAPTION_CHOICES } from './render/captions/caption-names';
import { oneOf, whole, yesOrNo } from './server-flags/flag-values';
import type { FLAGS } from './server-flags/flags';
import { artifactsSettings, databaseUrl, plannerSettings, roleOf } from './server-flags/flags-and-variables';
import { parseFlags } from './server-flags/parse-flags';

const LEVELS: readonly string[] = ['debug', 'info', 'warn', 'error', 'silent'] satisfies readonly LogLevel[];

const RENDERERS: readonly string[] = ['ffmpeg', 'instant'] satisfies readonly RendererName[];

const DEFAULT_PORT = 4600;

/** What a command line asks for. */
export interface Asked {
  readonly options: ServerOptions & { readonly logLevel: LogLevel };
  readonly background: boolean;
  /** The folder of the data, and of what belongs to a server in the background; with `--memory` the latter alone. */
  readonly folder: string;
}

/**
 * Reads flags into what they ask for.
 *
 * @throws {ConfigError} a flag that is unknown or has a value that it can't take
 */
export const readFlags = (argv: readonly string[]): Asked | 'help' => {
  const values = parseFlags(argv);
  if (values.help === true) return 'help';
  const text = (name: keyof typeof FLAGS) => values[name] as string | undefined;
  // A recording needs no data.
  const memory = values.memory === true || values.replay !== undefined;
  const problem = memory ? temporaryFolderProblem() : undefined;
  if (problem !== undefined) throw new ConfigError(problem);
  const json = values.json === true;
  const background = values.background === true;
  const folder = resolve(text('data-dir') ?? DEFAULT_FOLDER);
  const options: Asked['options'] = {
    host: text('host'),
    port: whole('port', text('port'), 0, 65_535) ?? DEFAULT_PORT,
    memory,
    dataDir: memory ? undefined : folder,
    database: databaseUrl(text('database'), memory),
    secretKey: process.env.VID_SECRET_KEY,
    role: roleOf(text('role'), memory),
    leaseSeconds: whole('lease-seconds', text('lease-seconds'), 1, 3600),
    workers: whole('workers', text('workers'), 1, MAX_WORKERS),
    shutdownSeconds: whole('shutdown-seconds', text('shutdown-seconds'), 0, 3600),
    config: text('config'),
    ...artifactsSettings(values, memory),
    publicUrl: text('public-url'),
    renderer: oneOf('renderer', text('renderer'), RENDERERS),
    artwork: text('artwork'),
    captionStyle: oneOf('caption-style', text('caption-style'), CAPTION_CHOICES),
    music: text('music') ?? (process.env.VID_MUSIC?.trim() || undefined),
    planner: plannerSettings(text('planner')),
    allowPrivateNetwork: values['allow-private-network'] === true ? true : undefined,
    adminToken: text('admin-token') ?? (process.env.VID_ADMIN_TOKEN || undefined),
    studio: values['no-studio'] === true ? false : undefined,
    policy: values.policy as readonly string[] | undefined,
    seed: whole('seed', text('seed'), Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    replay: text('replay'),
    startTime: text('start-time'),
    logLevel: oneOf<LogLevel>('log-level', text('log-level'), LEVELS) ?? (background ? 'debug' : 'info'),
    traces: values.traces === true || yesOrNo('VID_TRACES', process.env.VID_TRACES),
    json,
    logTo: (line) => void (json ? process.stdout : process.stderr).write(line),
  };
  return { options, background, folder };
};
