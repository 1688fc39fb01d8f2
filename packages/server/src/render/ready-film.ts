/** A film whose scenes can be drawn: read, judged and set, but nothing painted. It is the same wherever its job is read. */
import { openArtwork } from '../artwork/open-artwork';
import type { RenderJob } from '../ports/renderer';
import { captionsOf } from './captions/caption-names';
import { captionScenes } from './captions/caption-scenes';
import { type JudgedClips, judgeClips } from './footage/judge-clips';
import type { GeneratedScenes } from './generate-scenes';
import type { Size } from './geometry';
import { type JoinedFilms, joinedFilms } from './joined-films';
import { halveLarge } from './large-pictures/halve-large';
import type { RenderOrder } from './messages';
import { type ReadTrack, readTrack } from './music/track/read-track';
import type { SaidLine } from './narration/said-line';
import { videoEncoder } from './output/encoder';
import type { FfmpegOptions } from './output/ffmpeg-process';
import { FPS, frameSize, sceneFrames } from './output/frame-size';
import type { Who } from './persons/presenters';
import { withSpeech } from './persons/with-speech';
import { type Prepared, type PreparedScene, prepareScenes } from './prepare-scenes';
import { isPresented } from './scenes/is-presented';
import { stockOf } from './stage/stock-of';

export type FilmTools = Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;

/** What is not read off the job. */
export interface FilmBase {
  /** What the user's own generator drew. */
  readonly drawn: GeneratedScenes;
  /** Whose voice is heard; nobody is known of whom nothing says so. */
  readonly who: Who | undefined;
  /** What is said; waited for where it is drawn. */
  readonly said: () => Promise<readonly SaidLine[]>;
}

export interface ReadyFilm {
  readonly job: RenderJob;
  readonly size: Size;
  readonly scenes: readonly PreparedScene[];
  readonly films: JoinedFilms;
  /** The same for all scenes: their segments are joined without encoding again. */
  readonly encoder: readonly string[];
  /** What is said, where anything of it is drawn. */
  readonly said: readonly SaidLine[];
  readonly sound: Prepared['sound'];
  /** What the caller should know of all that. */
  readonly notes: () => readonly string[];
}

/** What had to be looked into, or made smaller, before a film can be set. Plain data. */
export interface FilmFacts {
  readonly job: RenderJob;
  readonly clips: JudgedClips;
  readonly music: ReadTrack;
}

export async function filmFacts(order: Omit<RenderOrder, 'outputPath'>, tools: FilmTools): Promise<FilmFacts> {
  const { partsDir } = order;
  const job = await halveLarge(order.job, tools, partsDir);
  const seconds = sceneFrames(job.scenes.map(({ duration }) => duration)).reduce((sum, own) => sum + own, 0) / FPS;
  const music = await readTrack(tools, order.music, { seconds, folder: partsDir });
  return { job, clips: await judgeClips(tools, job, order.parallel), music };
}

export async function setFilm(
  order: Pick<RenderOrder, 'artwork' | 'captionStyle'>,
  { job, clips, music }: FilmFacts,
  base: FilmBase,
): Promise<ReadyFilm> {
  const size = frameSize(job.aspect, job.quality, job.upscale);
  const artwork = openArtwork({ folder: order.artwork });
  const { drawn, who } = base;
  const stock = stockOf(artwork, job.language);
  const prepared = await prepareScenes(job, stock, drawn.pictures, clips, music.track, who);
  const captions = captionsOf(order.captionStyle, job.route);
  // When each word and sound is said must be known before anything of it is drawn.
  const isSeen = prepared.scenes.some(({ input }) => isPresented(input));
  const said = captions !== undefined || isSeen ? await base.said() : [];
  const speaking = isSeen ? withSpeech(prepared.scenes, said) : prepared.scenes;
  const scenes = captionScenes(speaking, captions, said);
  const onlyDrawn = scenes.every(({ input }) => input.scene.type === 'motion');
  return {
    job,
    size,
    scenes,
    films: joinedFilms(job, scenes),
    encoder: videoEncoder({ quality: job.quality, size, onlyDrawn, scenes: scenes.length }),
    said,
    sound: prepared.sound,
    notes: () => [...prepared.notes, ...music.notes, ...drawn.notes, ...artwork.notes],
  };
}
