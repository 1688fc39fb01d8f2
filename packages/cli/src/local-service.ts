/**
 * The reference server inside this process, for `--local`: data in memory, account limits lifted, nothing listens on a
 * port. It is loaded only here, since it is an optional part of the installation.
 */
import { VidClient } from '@vid/sdk';
import type { ServerOptions, VidServer } from '@vid/server';
import { artworkFolder } from './artwork-folder';
import { assumingOptOuts } from './assume-opt-outs';
import { captionStyleOf } from './caption-style';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { loadServer } from './load-server';
import { musicFile } from './music-file';
import { recordingFile } from './recording-file';

export type LocalFilm = Awaited<ReturnType<VidServer['admin']['film']>>;

export interface LocalService {
  readonly client: VidClient;
  /** What the film of an ended job shows when, and how many scenes have stand-ins; undefined when nobody knows. */
  film(jobId: string): Promise<LocalFilm | undefined>;
  /** Resolves when no render runs any more. */
  settled(): Promise<void>;
  /** The captions of a video, by its address; undefined where nobody speaks in it. */
  captions(videoUrl: string, ending: string): Promise<string | undefined>;
  /** Ends running jobs and removes what they left. */
  close(): Promise<void>;
}

export interface LocalOptions {
  readonly seed?: number | undefined;
  readonly renderer?: 'ffmpeg' | 'instant' | undefined;
  readonly allowPrivateNetwork?: boolean | undefined;
  /** Folder of the user's own pictures. */
  readonly artwork?: string | undefined;
  /** A recording of the narrator. */
  readonly voiceFile?: string | undefined;
  /** How what is spoken is drawn; an unknown name is refused. */
  readonly captionStyle?: string | undefined;
  /** The user's own music. */
  readonly music?: string | undefined;
  /** Where the user's own model is asked for plans. */
  readonly planner?: string | undefined;
  /** Whether it refuses what a service refuses for want of a brand, a product photo or a presenter. */
  readonly strict?: boolean | undefined;
  /** What is told of films that `instant` does not draw. */
  readonly filmScripts?: ServerOptions['filmScripts'];
  /** Told what it assumes of a request where it is not strict, beside the notes of the plan. */
  readonly onAssumed?: ((note: string) => void) | undefined;
}

/** Credits that no render on one's own machine uses up. */
const PLENTY = 1_000_000_000;
const KEY = 'emp_local_dev';

/** The model that plans, unless nobody asked for one: its URL by flag or environment, the rest by environment alone. */
const plannerOf = (url = process.env['VID_PLANNER_URL']): Pick<ServerOptions, 'planner'> =>
  url === undefined || url === ''
    ? {}
    : { planner: { url, model: process.env['VID_PLANNER_MODEL'], key: process.env['VID_PLANNER_KEY'] } };

/** Starts the server in this process and connects a client to it. */
export const startLocalService = async ({
  seed,
  renderer = 'ffmpeg',
  allowPrivateNetwork = false,
  artwork,
  voiceFile,
  captionStyle,
  music,
  planner,
  strict = false,
  filmScripts,
  onAssumed,
}: LocalOptions): Promise<LocalService> => {
  const { CAPTION_CHOICES, ConfigError, createServer, LIFTED_LIMITS } = await loadServer();
  const server = await createServer({
    memory: true,
    renderer,
    allowPrivateNetwork,
    filmScripts,
    localFiles: true,
    logLevel: 'silent',
    config: { accounts: [{ plan: 'agency', credits: PLENTY, api_key: KEY, limits: LIFTED_LIMITS }] },
    artwork: artworkFolder(artwork),
    voiceFile: recordingFile(voiceFile),
    captionStyle: captionStyleOf(captionStyle, CAPTION_CHOICES),
    ...(strict ? {} : { music: musicFile(music) }),
    ...(strict ? {} : plannerOf(planner)),
    ...(seed === undefined ? {} : { seed }),
  }).catch((error: unknown) => {
    throw error instanceof ConfigError
      ? new CliError(EXIT.usage, error.message, { next: 'Nothing was rendered.' })
      : error;
  });
  const fetch = (request: Request): Promise<Response> => server.fetch(request);
  const client = new VidClient({
    apiKey: KEY,
    baseUrl: 'http://local.invalid',
    transport: { fetch: strict ? fetch : assumingOptOuts(fetch, onAssumed) },
    validate: false,
  });
  return {
    client,
    // A film without a script is as good as any other.
    film: (jobId) => server.admin.film(jobId).catch(() => undefined),
    captions: async (videoUrl, ending) => {
      const answer = await server.fetch(new Request(videoUrl.replace(/\.mp4$/, `.${ending}`)));
      return answer.ok ? answer.text() : undefined;
    },
    settled: () => server.settled(),
    close: () => server.close(),
  };
};
