/** The options of a server, and what they come to together with its configuration. */

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { canParseUrl } from '@vid/sdk/contract';
import type { Deliver } from './adapters/deliver/deliver-dialer';
import type { PrivateNetwork } from './adapters/lazy/lazy-dialer';
import { type ModelEndpoint, type ModelSettings, modelEndpoint } from './adapters/model-planner/model-endpoint';
import { type ArtifactsOptions, type SettledArtifacts, settleArtifacts } from './artifacts-options';
import { checkMusic, checkRecording } from './check-music';
import { ConfigError } from './config-error';
import type { ServerConfig } from './config-schema';
import { DEFAULT_WORKERS } from './default-workers';
import { type AccountLimits, DEFAULT_LIMITS, mergeLimits } from './domain/account';
import { DEFAULT_POLICIES, POLICIES, POLICY_NAMES, type Policies } from './domain/policies';
import { DEFAULT_PRICING, type Pricing } from './domain/pricing';
import { DEFAULT_RETENTION, type Retention } from './domain/retention';
import { notAmong } from './nearest-name';
import { nearestPolicy, policyMistakes } from './policy-mistakes';
import { LATEST_TIME } from './ports/clock';
import type { LogLevel } from './ports/log';
import { CAPTION_CHOICES, type CaptionChoice } from './render/captions/caption-names';
import type { AccountToCreate } from './services/accounts';
import { SEED_ACCOUNTS } from './services/seed-accounts';
import { type SettledSharing, type SharedOptions, settleShared } from './shared-options';
import type { TelemetryOptions } from './telemetry-options';

export type RendererName = 'ffmpeg' | 'instant';
export type FilmScripts = 'scenes' | 'shots';

/** Every flag of `vid-server` in camelCase, and what only a program can give. */
export interface ServerOptions extends ArtifactsOptions, SharedOptions, TelemetryOptions {
  /** Keeps everything in memory. Default: true, unless `dataDir` is given. */
  readonly memory?: boolean | undefined;
  /** Folder of the database and the videos. */
  readonly dataDir?: string | undefined;
  /** The configuration itself, or the path of a config file. */
  readonly config?: ServerConfig | string | undefined;
  /** What absolute URLs begin with. Default: the listening address. */
  readonly publicUrl?: string | undefined;
  /** `instant` (default) makes a tiny valid MP4 at once, `ffmpeg` draws and encodes. */
  readonly renderer?: RendererName | undefined;
  /**
   * What `instant` writes down of films that it does not draw, for `admin.film`: their `scenes`, or also the `shots` that they
   * would have, which takes a second or two. Default: nothing.
   */
  readonly filmScripts?: FilmScripts | undefined;
  /** Folder of the user's own pictures, SVG, PNG and WebP named by keywords, which come before the built-in ones. */
  readonly artwork?: string | undefined;
  /** The user's own music, a sound file, under every film instead of what is composed. */
  readonly music?: string | undefined;
  /** A recording of the narrator: every line of the film, one after the other. For one film. */
  readonly voiceFile?: string | undefined;
  /**
   * How what is spoken is drawn in films, by a name of `vid catalog captions`; `none` draws nothing. Default: by the route of
   * a film.
   */
  readonly captionStyle?: CaptionChoice | undefined;
  /** The user's own model for planning briefs: the URL of an OpenAI-compatible endpoint, or with its model and key. */
  readonly planner?: string | ModelSettings | undefined;
  /** Whether webhook and media URLs may be private. Default: loopback only, since nothing else is near a test. */
  readonly allowPrivateNetwork?: boolean | undefined;
  /** Opens the admin API on other addresses than loopback. */
  readonly adminToken?: string | undefined;
  /** Whether browsers get the page that shows what happens, at `/`. Default true. */
  readonly studio?: boolean | undefined;
  /** Values of policies: an object, or texts `name=value`. */
  readonly policy?: Readonly<Record<string, string>> | readonly string[] | undefined;
  /** Makes ids, secrets, plans and pictures repeat from one server to the next. */
  readonly seed?: number | undefined;
  /** ISO 8601. A server without a state begins at this time, and its clock stands still until it is moved or let go. */
  readonly startTime?: string | undefined;
  /** Default `silent`. */
  readonly logLevel?: LogLevel | undefined;
  /** Log lines as JSON. */
  readonly json?: boolean | undefined;
  /** Address that `listen()` takes when it is given none. Default 127.0.0.1. */
  readonly host?: string | undefined;
  /** Port that `listen()` takes when it is given none; 0, the default, is any free one. */
  readonly port?: number | undefined;
  /** How many jobs are worked at, at the same time. */
  readonly workers?: number | undefined;
  /** Takes deliveries and pings in the place of a socket, as `fetch` would. */
  readonly deliver?: Deliver | undefined;
  /**
   * Answers from a recording instead: the path of a cassette that `vid proxy --record` wrote. Everything else, such as faults,
   * works as ever; nothing is rendered or charged.
   */
  readonly replay?: string | undefined;
  /** Lets requests made with `fetch()` name local files (`file:` URLs) as media; a socket never may. */
  readonly localFiles?: boolean | undefined;
  /** Takes the log's lines. Default: stderr. */
  readonly logTo?: ((line: string) => void) | undefined;
}

/** Everything settled. */
export interface Settled extends SettledSharing {
  readonly dataDir: string | undefined;
  readonly artifacts: SettledArtifacts;
  readonly publicUrl: string | undefined;
  readonly renderer: RendererName;
  readonly filmScripts: FilmScripts | undefined;
  readonly workers: number;
  /** Absolute. */
  readonly artwork: string | undefined;
  /** Absolute. */
  readonly music: string | undefined;
  /** Absolute. */
  readonly voiceFile: string | undefined;
  readonly captionStyle: CaptionChoice | undefined;
  readonly planner: ModelEndpoint | undefined;
  readonly privateNetwork: PrivateNetwork;
  readonly adminToken: string | undefined;
  readonly studio: boolean;
  /** What nothing may show: the token, and keys that the configuration brings. */
  readonly secrets: readonly string[];
  readonly policies: Policies;
  readonly pricing: Pricing;
  readonly limits: AccountLimits;
  readonly retention: Retention;
  readonly accounts: readonly AccountToCreate[];
  readonly seed: number | undefined;
  /** Unix milliseconds at which the clock of a server without a state stands. */
  readonly startTime: number | undefined;
  readonly host: string;
  readonly port: number;
  readonly deliver: Deliver | undefined;
  /** Absolute. */
  readonly replay: string | undefined;
  readonly localFiles: boolean;
  readonly traces: boolean;
  readonly log: { readonly level: LogLevel; readonly json: boolean; readonly out: (line: string) => void };
}

const readPolicies = (policy: ServerOptions['policy']): Readonly<Record<string, string>> => {
  if (policy === undefined) return {};
  if (!Array.isArray(policy)) return policy as Readonly<Record<string, string>>;
  return Object.fromEntries(
    (policy as readonly string[]).map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new ConfigError(`A policy is written name=value, not ${JSON.stringify(pair)}.`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
};

/** One as a sentence, with the names that there are where it is near none; several below each other. */
const toldPolicies = (problems: ReturnType<typeof policyMistakes>): string => {
  const [first, second] = problems;
  if (first !== undefined && second === undefined) {
    const isLost = !Object.hasOwn(POLICIES, first.path) && nearestPolicy(first.path) === undefined;
    const names = isLost ? ['These are:', ...POLICY_NAMES.map((name) => `  ${name}`)] : [];
    return [`The policy ${first.path} ${first.message}.`, ...names].join('\n');
  }
  return ["These policies can't be set:", ...problems.map(({ path, message }) => `  ${path}: ${message}`)].join('\n');
};

/** Options whose configuration was read and checked. */
export interface CheckedOptions extends ServerOptions {
  readonly config?: ServerConfig | undefined;
}

const checkPublicUrl = (publicUrl: string | undefined): string | undefined => {
  if (publicUrl === undefined) return undefined;
  if (!/^https?:\/\//i.test(publicUrl) || !canParseUrl(publicUrl))
    throw new ConfigError(`The public URL must be an absolute http(s) URL, not ${JSON.stringify(publicUrl)}.`);
  return publicUrl.replace(/\/+$/, '');
};

/** A folder of pictures that isn't there is a mistake, which a film would show too late. */
const checkArtwork = (folder: string | undefined): string | undefined => {
  if (folder === undefined) return undefined;
  const path = resolve(folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return path;
  throw new ConfigError(`The artwork folder ${path} is not there. Name a folder of SVG, PNG or WebP pictures.`);
};

/** A recording that isn't there would be missed when the film is made. */
const checkVoiceFile = (file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  const path = resolve(file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path;
  throw new ConfigError(`The recording ${path} is not there. Name a sound file of the lines that the film speaks.`);
};

/** A misspelt style would be missed when the film is made. */
const checkCaptionStyle = (style: string | undefined): CaptionChoice | undefined => {
  const known = CAPTION_CHOICES.find((name) => name === style);
  if (style === undefined || known !== undefined) return known;
  throw new ConfigError(`The caption style ${JSON.stringify(style)} ${notAmong(style, CAPTION_CHOICES)}.`);
};

const checkPlanner = (planner: ServerOptions['planner']): ModelEndpoint | undefined => {
  if (planner === undefined || planner === '') return undefined;
  return modelEndpoint(typeof planner === 'string' ? { url: planner } : planner);
};

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A time without its zone would be another one on another machine. */
const checkStartTime = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const time = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (time >= 0 && time < LATEST_TIME) return time;
  throw new ConfigError(
    `The start time must be a time with its zone such as 2026-01-01T00:00:00Z, from 1970 on, not ${JSON.stringify(text)}.`,
  );
};

/** What holds when neither options nor configuration say anything. */
export interface ServerDefaults {
  readonly renderer: RendererName;
  readonly privateNetwork: PrivateNetwork;
  /** For a server that shares a database. */
  readonly shutdownSeconds?: number;
}

/** Defaults of a server within a program: quick, and open to the program's own receivers. */
const IN_PROCESS_DEFAULTS: ServerDefaults = { renderer: 'instant', privateNetwork: 'loopback' };

/** Lays options over configuration over defaults. */
export const settle = (options: CheckedOptions, defaults: ServerDefaults = IN_PROCESS_DEFAULTS): Settled => {
  const config = options.config ?? {};
  const policies = { ...config.policies, ...readPolicies(options.policy) };
  const problems = policyMistakes(policies);
  if (problems.length > 0) throw new ConfigError(toldPolicies(problems));
  const renderer = options.renderer ?? config.render?.renderer ?? defaults.renderer;
  const { rates, ...prices } = config.pricing ?? {};
  const planner = checkPlanner(options.planner ?? config.render?.planner);
  const sharing = settleShared(options, config.database, defaults.shutdownSeconds);
  // Absolute: programs that run elsewhere are given paths below it.
  const dataDir = options.memory === true || options.dataDir === undefined ? undefined : resolve(options.dataDir);
  const shared = sharing.database !== undefined && dataDir !== undefined;
  return {
    dataDir,
    ...sharing,
    artifacts:
      settleArtifacts(options, config.artifacts) ?? (shared ? { kind: 'folder' as const, path: dataDir } : undefined),
    publicUrl: checkPublicUrl(options.publicUrl),
    renderer,
    filmScripts: options.filmScripts,
    workers: options.workers ?? config.render?.workers ?? DEFAULT_WORKERS[renderer],
    artwork: checkArtwork(options.artwork ?? config.render?.artwork),
    music: checkMusic(options.music ?? config.render?.music),
    voiceFile: checkRecording(checkVoiceFile(options.voiceFile)),
    captionStyle: checkCaptionStyle(options.captionStyle ?? config.render?.caption_style),
    planner,
    privateNetwork: options.allowPrivateNetwork ?? config.network?.allow_private_network ?? defaults.privateNetwork,
    secrets: [
      ...(options.adminToken === undefined ? [] : [options.adminToken]),
      ...(planner?.key === undefined ? [] : [planner.key]),
      ...(sharing.database?.secrets ?? []),
      ...(sharing.secretKey === undefined ? [] : [sharing.secretKey]),
      ...(config.accounts ?? []).flatMap(({ api_key: key, api_keys: keys = [] }) => [...(key ? [key] : []), ...keys]),
    ],
    adminToken: options.adminToken === '' ? undefined : options.adminToken,
    studio: options.studio ?? config.studio ?? true,
    policies: { ...DEFAULT_POLICIES, ...policies },
    pricing: { ...DEFAULT_PRICING, ...prices, rates: { ...DEFAULT_PRICING.rates, ...rates } } as Pricing,
    limits: mergeLimits(DEFAULT_LIMITS, (config.limits ?? {}) as Parameters<typeof mergeLimits>[1]),
    retention: { ...DEFAULT_RETENTION, ...config.retention } as Retention,
    accounts:
      config.accounts === undefined
        ? SEED_ACCOUNTS
        : config.accounts.map(({ api_key: key, api_keys: keys, ...account }) => {
            const all = [...(key === undefined ? [] : [key]), ...(keys ?? [])];
            return { ...account, ...(all.length === 0 ? {} : { apiKeys: all }) } as AccountToCreate;
          }),
    seed: options.seed,
    startTime: checkStartTime(options.startTime),
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 0,
    deliver: options.deliver,
    replay: options.replay === undefined ? undefined : resolve(options.replay),
    localFiles: options.localFiles ?? false,
    traces: options.traces ?? config.telemetry?.traces ?? false,
    log: {
      level: options.logLevel ?? 'silent',
      json: options.json ?? false,
      out: options.logTo ?? ((line) => process.stderr.write(line)),
    },
  };
};
