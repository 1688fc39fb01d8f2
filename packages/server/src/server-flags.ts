/** The flags of `vid-server`: their table, their help, and the options that they come to. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolderProblem } from './adapters/disk/temporary-folder';
import { DEFAULT_FOLDER } from './adapters/running/run-file';
import { S3_LINKS } from './adapters/s3/s3-place';
import type { ArtifactsOptions } from './artifacts-options';
import { ConfigError } from './config-error';
import { nearestName } from './nearest-name';
import type { RendererName, ServerOptions } from './options';
import type { LogLevel } from './ports/log';
import { CAPTION_CHOICES } from './render/captions/caption-names';
import { ROLES, type Role } from './shared-options';

interface Flag {
  readonly type: 'string' | 'boolean';
  readonly value?: string;
  readonly about: string;
  readonly multiple?: true;
}

/** Every flag, in the order of its help. */
export const FLAGS = {
  host: { type: 'string', value: 'ADDRESS', about: 'address to listen on (default 127.0.0.1)' },
  port: { type: 'string', value: 'N', about: 'port to listen on; 0 is any free one (default 4600)' },
  'data-dir': { type: 'string', value: 'DIR', about: 'folder of the database and the videos (default .vid)' },
  memory: { type: 'boolean', about: 'keep everything in memory' },
  config: { type: 'string', value: 'FILE', about: 'accounts, pricing, limits, policies as JSON' },
  'public-url': { type: 'string', value: 'URL', about: 'what absolute URLs begin with' },
  role: {
    type: 'string',
    value: 'ROLE',
    about: 'with --database: api answers, worker does the work behind it, all (default) both',
  },
  database: {
    type: 'string',
    value: 'URL',
    about: 'a PostgreSQL that processes share, postgres://… (VID_DATABASE_URL; its key: VID_SECRET_KEY)',
  },
  'lease-seconds': {
    type: 'string',
    value: 'N',
    about: 'the work of a process that is silent for so long is taken over (default 15)',
  },
  workers: { type: 'string', value: 'N', about: 'so many jobs are worked at, at the same time' },
  'shutdown-seconds': {
    type: 'string',
    value: 'N',
    about: 'at the end, work may go on for so long before it is handed back (default 10 with --database, else 0)',
  },
  artifacts: {
    type: 'string',
    value: 'PLACE',
    about: 'where videos are kept: a folder, or s3://bucket/prefix (VID_ARTIFACTS; default the data folder)',
  },
  's3-endpoint': { type: 'string', value: 'URL', about: 'an S3-compatible service that is not AWS (VID_S3_ENDPOINT)' },
  's3-path-style': {
    type: 'boolean',
    about: 'name the bucket in the path of URLs, not their host (VID_S3_PATH_STYLE)',
  },
  's3-links': {
    type: 'string',
    value: 'WHICH',
    about: 'what leads to signed links of S3: downloads (default), all or none (VID_S3_LINKS)',
  },
  renderer: {
    type: 'string',
    value: 'NAME',
    about: 'ffmpeg draws and encodes, instant makes a tiny MP4 (default ffmpeg)',
  },
  artwork: {
    type: 'string',
    value: 'DIR',
    about: 'your own pictures (SVG, PNG, WebP named by keywords), before the built-in ones',
  },
  'caption-style': {
    type: 'string',
    value: 'NAME',
    about: 'how what is spoken is drawn (vid catalog captions), or none (default by the route)',
  },
  music: {
    type: 'string',
    value: 'FILE',
    about: 'your own music, cut to its beats, under every film (VID_MUSIC)',
  },
  planner: {
    type: 'string',
    value: 'URL',
    about: 'your own model plans briefs: an OpenAI-compatible endpoint (VID_PLANNER_URL, _MODEL, _KEY)',
  },
  'allow-private-network': { type: 'boolean', about: 'webhook and media URLs may be private or loopback' },
  'admin-token': {
    type: 'string',
    value: 'TOKEN',
    about: 'opens the admin API on other addresses than loopback (VID_ADMIN_TOKEN)',
  },
  'no-studio': { type: 'boolean', about: 'browsers get no Studio, the page that shows what happens' },
  policy: {
    type: 'string',
    value: 'NAME=VALUE',
    multiple: true,
    about: 'settles what the specification leaves open; repeatable',
  },
  seed: { type: 'string', value: 'N', about: 'ids, plans and pictures repeat from one start to the next' },
  'start-time': {
    type: 'string',
    value: 'TIME',
    about: 'the clock of a new state begins at this time (ISO 8601) and stands still; with --seed, everything repeats',
  },
  replay: {
    type: 'string',
    value: 'FILE',
    about: 'answer from a recording of `vid proxy --record` instead, and keep nothing',
  },
  'log-level': {
    type: 'string',
    value: 'LEVEL',
    about: 'debug (each request, too), info, warn, error or silent (default info; in the background debug)',
  },
  traces: { type: 'boolean', about: 'make spans for OpenTelemetry, whose SDK you register (VID_TRACES)' },
  background: {
    type: 'boolean',
    about: 'return when it answers, and leave it running; its log is kept in the data folder',
  },
  json: { type: 'boolean', about: 'one JSON object a line on stdout' },
  help: { type: 'boolean', about: 'this help' },
} as const satisfies Record<string, Flag>;

const LEVELS: readonly string[] = ['debug', 'info', 'warn', 'error', 'silent'] satisfies readonly LogLevel[];
const RENDERERS: readonly string[] = ['ffmpeg', 'instant'] satisfies readonly RendererName[];
const DEFAULT_PORT = 4600;

/** The help text of a command with these flags. */
export const flagsHelp = (name: string): string => {
  const lines = Object.entries(FLAGS).map(([name, flag]: [string, Flag]) => {
    const left = `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`;
    return `${left.padEnd(28)} ${flag.about}`;
  });
  return [
    'A reference server of the video rendering service, on your own machine. Its address, opened in a browser,',
    'is Studio: a page that shows what happens and why (not with --no-studio).',
    '',
    'Examples:',
    `  ${name.padEnd(34)}  data in .vid, port 4600`,
    `  ${`${name} --memory --port 0`.padEnd(34)}  nothing is kept, any free port`,
    '',
    'Flags:',
    ...lines,
    '',
  ].join('\n');
};

const whole = (name: string, text: string | undefined, min: number, max: number): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`--${name} takes a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`);
};

const oneOf = <T extends string>(name: string, text: string | undefined, values: readonly string[]): T | undefined => {
  if (text === undefined || values.includes(text)) return text as T | undefined;
  const meant = nearestName(text, values);
  throw new ConfigError(
    `--${name} takes ${values.join(', ')}, not ${JSON.stringify(text)}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  );
};

const yesOrNo = (name: string, text: string | undefined): boolean | undefined => {
  if (text === undefined || text === '') return undefined;
  if (['1', 'true', 'yes'].includes(text.toLowerCase())) return true;
  if (['0', 'false', 'no'].includes(text.toLowerCase())) return false;
  throw new ConfigError(`${name} is true or false, not ${JSON.stringify(text)}.`);
};

/** The model that plans: its URL by flag or environment, the rest by environment alone. */
const plannerSettings = (
  url: string | undefined,
  { VID_PLANNER_URL, VID_PLANNER_MODEL: model, VID_PLANNER_KEY: key }: NodeJS.ProcessEnv = process.env,
): ServerOptions['planner'] => {
  const asked = url ?? VID_PLANNER_URL;
  return asked === undefined || asked === '' ? undefined : { url: asked, model, key };
};

/** Where videos are kept, by flags or by environment. */
const artifactsSettings = (
  values: Readonly<Record<string, unknown>>,
  env: NodeJS.ProcessEnv = process.env,
): ArtifactsOptions => ({
  artifacts: (values.artifacts as string | undefined) ?? env.VID_ARTIFACTS,
  s3Endpoint: (values['s3-endpoint'] as string | undefined) ?? env.VID_S3_ENDPOINT,
  s3PathStyle:
    values['s3-path-style'] === true || yesOrNo('VID_S3_PATH_STYLE', env.VID_S3_PATH_STYLE) === true ? true : undefined,
  s3Links: oneOf('s3-links', (values['s3-links'] as string | undefined) ?? (env.VID_S3_LINKS || undefined), S3_LINKS),
});

/** By flag or by environment; what keeps nothing has none. */
const databaseUrl = (
  flag: string | undefined,
  memory: boolean,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  if (!memory) return flag ?? env.VID_DATABASE_URL;
  if (flag === undefined) return undefined;
  throw new ConfigError('--database keeps the state, and --memory or --replay keep none: leave one of them out.');
};

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: FLAGS as never, strict: true, allowPositionals: false })
      .values as Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split('. ')[0]}. --help lists the flags.`);
  }
};

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
  const values = parse(argv);
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
    role: oneOf<Role>('role', text('role'), ROLES),
    leaseSeconds: whole('lease-seconds', text('lease-seconds'), 1, 3600),
    workers: whole('workers', text('workers'), 1, 256),
    shutdownSeconds: whole('shutdown-seconds', text('shutdown-seconds'), 0, 3600),
    config: text('config'),
    ...artifactsSettings(values),
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
    traces: values.traces === true || yesOrNo('VID_TRACES', process.env.VID_TRACES) === true ? true : undefined,
    json,
    logTo: (line) => void (json ? process.stdout : process.stderr).write(line),
  };
  return { options, background, folder };
};
