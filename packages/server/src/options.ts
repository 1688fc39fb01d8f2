/** The options of a server, and what they come to together with its configuration. */
import { resolve } from 'node:path';
import type { Deliver } from './adapters/deliver/deliver-dialer';
import type { PrivateNetwork } from './adapters/lazy/judging';
import type { ModelEndpoint, ModelSettings } from './adapters/model-planner/model-endpoint';
import { type ArtifactsOptions, type SettledArtifacts, settleArtifacts } from './artifacts-options';
import { checkMusic, checkRecording } from './check-music';
import { ConfigError } from './config-error';
import type { ServerConfig } from './config-schema';
import { DEFAULT_WORKERS } from './default-workers';
import { type AccountLimits, DEFAULT_LIMITS, mergeLimits } from './domain/account';
import { DEFAULT_POLICIES, type Policies } from './domain/policies';
import { DEFAULT_PRICING, type Pricing } from './domain/pricing';
import { DEFAULT_RETENTION, type Retention } from './domain/retention';
import { readPolicies, toldPolicies } from './options/asked-policies';
import {
  checkArtwork,
  checkCaptionStyle,
  checkPlanner,
  checkPublicUrl,
  checkStartTime,
  checkVoiceFile,
} from './options/check-values';
import { policyMistakes } from './policy-mistakes';
import type { LogLevel } from './ports/log';
import type { CaptionChoice } from './render/captions/caption-names';
import type { AccountToCreate } from './services/accounts';
import { SEED_ACCOUNTS } from './services/seed-accounts';
import {
  type EndDefaults,
  type SettledSharing,
  type SharedOptions,
  type StartDefaults,
  settleShared,
} from './shared-options';
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

/** Options whose configuration was read and checked. */
export interface CheckedOptions extends ServerOptions {
  readonly config?: ServerConfig | undefined;
}

/** What holds when neither options nor configuration say anything. */
export interface ServerDefaults extends Partial<EndDefaults>, StartDefaults {
  readonly renderer: RendererName;
  readonly privateNetwork: PrivateNetwork;
}

/** Defaults of a server within a program: quick, and open to the program's own receivers. */
const IN_PROCESS_DEFAULTS: ServerDefaults = { renderer: 'instant', privateNetwork: 'loopback' };

const IN_PROCESS_ENDS: EndDefaults = { answerSeconds: 1, shutdownSeconds: 0 };

/** Lays options over configuration over defaults. */
export const settle = (options: CheckedOptions, defaults: ServerDefaults = IN_PROCESS_DEFAULTS): Settled => {
  const config = options.config ?? {};
  const policies = { ...config.policies, ...readPolicies(options.policy) };
  const problems = policyMistakes(policies);
  if (problems.length > 0) throw new ConfigError(toldPolicies(problems));
  const renderer = options.renderer ?? config.render?.renderer ?? defaults.renderer;
  const { rates, ...prices } = config.pricing ?? {};
  const planner = checkPlanner(options.planner ?? config.render?.planner);
  const sharing = settleShared(options, config.database, { ...IN_PROCESS_ENDS, ...defaults });
  // Absolute: programs that run elsewhere are given paths below it.
  const dataDir = options.memory === true || options.dataDir === undefined ? undefined : resolve(options.dataDir);
  const shared = sharing.database !== undefined && dataDir !== undefined;
  return {
    dataDir,
    ...sharing,
    artifacts:
      settleArtifacts(options, config.artifacts) ??
      (shared ? { kind: 'folder' as const, path: dataDir, told: false } : undefined),
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
