/**
 * The command `vid-server`: flags, the line that says that it is ready, and a clean end. stdout carries the ready line (and
 * with --json the log, one object a line); everything else goes to stderr.
 */
import { parseArgs } from 'node:util';
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { temporaryFolderProblem } from './adapters/disk/temporary-folder';
import { DataFolderError } from './adapters/sqlite/open-sqlite-store';
import { ConfigError } from './config-error';
import { createServerWith, type VidServer } from './create-server';
import { createHideSecrets } from './domain/hide-secrets';
import { LOCAL_KEY, SEED_KEYS } from './domain/local-keys';
import type { RendererName, ServerDefaults, ServerOptions } from './options';
import type { LogLevel } from './ports/log';
import { SEED_ACCOUNTS } from './services/seed-accounts';

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
  role: { type: 'string', value: 'ROLE', about: 'what this process does; all is the one role so far' },
  database: {
    type: 'string',
    value: 'URL',
    about: 'a database server instead of the embedded one (not available yet)',
  },
  artifacts: { type: 'string', value: 'DIR', about: 'where videos are kept, beside the data (not available yet)' },
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
  'allow-private-network': { type: 'boolean', about: 'webhook and media URLs may be private or loopback' },
  'admin-token': { type: 'string', value: 'TOKEN', about: 'opens the admin API on other addresses than loopback' },
  policy: {
    type: 'string',
    value: 'NAME=VALUE',
    multiple: true,
    about: 'settles what the specification leaves open; repeatable',
  },
  seed: { type: 'string', value: 'N', about: 'ids, plans and pictures repeat from one start to the next' },
  'log-level': { type: 'string', value: 'LEVEL', about: 'debug, info, warn, error or silent (default info)' },
  json: { type: 'boolean', about: 'one JSON object a line on stdout' },
  help: { type: 'boolean', about: 'this help' },
} as const satisfies Record<string, Flag>;

const LEVELS: readonly string[] = ['debug', 'info', 'warn', 'error', 'silent'] satisfies readonly LogLevel[];
const RENDERERS: readonly string[] = ['ffmpeg', 'instant'] satisfies readonly RendererName[];
const DEFAULT_PORT = 4600;
/** A server of its own makes real videos, and calls nobody's private network. */
const DEFAULTS: ServerDefaults = { renderer: 'ffmpeg', privateNetwork: false };

const help = (name: string): string => {
  const lines = Object.entries(FLAGS).map(([name, flag]: [string, Flag]) => {
    const left = `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`;
    return `${left.padEnd(28)} ${flag.about}`;
  });
  return [
    'A reference server of the video rendering service, on your own machine.',
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
  throw new ConfigError(`--${name} takes ${values.join(', ')}, not ${JSON.stringify(text)}.`);
};

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: FLAGS as never, strict: true, allowPositionals: false })
      .values as Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split('. ')[0]}. --help lists the flags.`);
  }
};

/** Reads flags into options. */
const readFlags = (argv: readonly string[]): ServerOptions | 'help' => {
  const values = parse(argv);
  if (values.help === true) return 'help';
  const text = (name: keyof typeof FLAGS) => values[name] as string | undefined;
  for (const name of ['database', 'artifacts'] as const)
    if (text(name) !== undefined)
      throw new ConfigError(`--${name} is not available yet: state and videos are kept in --data-dir.`);
  oneOf('role', text('role'), ['all']);
  const memory = values.memory === true;
  const problem = memory ? temporaryFolderProblem() : undefined;
  if (problem !== undefined) throw new ConfigError(problem);
  const json = values.json === true;
  return {
    host: text('host'),
    port: whole('port', text('port'), 0, 65_535) ?? DEFAULT_PORT,
    memory,
    dataDir: memory ? undefined : (text('data-dir') ?? '.vid'),
    config: text('config'),
    publicUrl: text('public-url'),
    renderer: oneOf('renderer', text('renderer'), RENDERERS),
    artwork: text('artwork'),
    allowPrivateNetwork: values['allow-private-network'] === true ? true : undefined,
    adminToken: text('admin-token'),
    policy: values.policy as readonly string[] | undefined,
    seed: whole('seed', text('seed'), Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    logLevel: oneOf<LogLevel>('log-level', text('log-level'), LEVELS) ?? 'info',
    json,
    logTo: (line) => (json ? process.stdout : process.stderr).write(line),
  };
};

/** Stands for a key that is not known here, or that is nobody else's to read. */
const PLACEHOLDER = `${API_KEY_PREFIX}YOUR_KEY`;

/** Whether the keys of the seed accounts open this server; a config file, or a data folder begun with one, has others. */
const takesSeedKeys = async (server: VidServer): Promise<boolean> => {
  const { accounts } = await server.admin.listAccounts();
  const known = new Set(accounts.flatMap(({ api_keys: keys }) => keys));
  return SEED_ACCOUNTS.every(({ apiKeys = [] }) => apiKeys.every((key) => known.has(key)));
};

const banner = (url: string, seeded: boolean): string => {
  const list = seeded
    ? Object.entries(SEED_KEYS).map(([key, about]) => `  ${key.padEnd(22)} ${about}`)
    : [`  the keys of your config file, or of the data folder; ${PLACEHOLDER} stands for one of them`];
  return [
    `vid-server listens on ${url}`,
    '',
    'Keys:',
    ...list,
    '',
    'Try:',
    `  VID_BASE_URL=${url} VID_API_KEY=${seeded ? LOCAL_KEY : PLACEHOLDER} vid account`,
    '',
    '',
  ].join('\n');
};

/** Windows has no SIGTERM; it tells of Ctrl-Break and of a console that is closed. */
const ENDING: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGTERM',
  ...(process.platform === 'win32' ? (['SIGBREAK', 'SIGHUP'] as const) : []),
];

/** Resolves when a signal asks the process to end. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ENDING) process.once(signal, () => resolve());
  });

/** Starts listening; the address is where it listens, whatever its public URL is. */
const start = async (options: ServerOptions): Promise<{ readonly server: VidServer; readonly address: string }> => {
  const server = await createServerWith(options, {}, DEFAULTS);
  try {
    return { server, address: await server.listen() };
  } catch (error) {
    await server.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${options.port} is in use. Stop what uses it, or choose another --port (0 is any free one).`,
      );
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(
        `The server can't listen on ${options.host ?? '127.0.0.1'}:${options.port}: ${(error as Error).message}.`,
      );
    throw error;
  }
};

/**
 * Runs `vid-server` with the arguments of a command line until a signal ends it, and resolves with the exit code: 0 after
 * a clean end, 2 for wrong flags or configuration, 1 when the data folder can't be used. `complain` is told why.
 */
export const runVidServer = async (
  argv: readonly string[],
  name = 'vid-server',
  complain = (message: string): void => void process.stderr.write(`${name}: ${message}\n`),
): Promise<number> => {
  try {
    const options = readFlags(argv);
    if (options === 'help') {
      process.stdout.write(help(name));
      return 0;
    }
    const stopped = stopSignal();
    const { server, address } = await start(options);
    const ready = JSON.stringify({ event: 'ready', url: address, pid: process.pid });
    process.stdout.write(options.json ? `${ready}\n` : banner(address, await takesSeedKeys(server)));
    await stopped;
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof DataFolderError)) throw error;
    complain(createHideSecrets().text(error.message));
    return error instanceof ConfigError ? 2 : 1;
  }
};
