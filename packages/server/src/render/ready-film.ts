/** A film whose scenes can be drawn: read, judged and set, but nothing painted. It is the same wherever its job is read. */
import { openArtwork } from '../artwork/open-artwork';
import type { RenderJob } from '../ports/renderer';
import { captionsOf } from './captions/caption-names';
import { captionScenes } from './captions/caption-scenes';
import { judgeClips } from './footage/judge-clips';
import type { GeneratedScenes } from './generate-scenes';
import type { Size } from './geometry';
import { type JoinedFilms, joinedFilms } from './joined-films';
import { halveLarge } from './large-pictures/halve-large';
import type { RenderOrder } from './messages';
import { readTrack } from './music/track/read-track';
import type { SpokenLine } from './narration/speak-scenes';
import { videoEncoder } from './output/encoder';
import type { FfmpegOptions } from './output/ffmpeg-process';
import { FPS, frameSize, sceneFrames } from './output/frame-size';
import { type Prepared, type PreparedScene, prepareScenes } from './prepare-scenes';
import { stockOf } from './stage/stock-of';

export type FilmTools = Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;

/** Words of a scene, in seconds of the film. */
export type SaidWords = Pick<SpokenLine, 'scene' | 'words'>;

/** What is not read off the job. */
export interface FilmBase {
  /** What the user's own generator drew. */
  readonly drawn: GeneratedScenes;
  /** What is said; waited for where it is drawn. */
  readonly said: () => Promise<readonly SaidWords[]>;
}

export interface ReadyFilm {
  readonly job: RenderJob;
  readonly size: Size;
  readonly scenes: readonly PreparedScene[];
  readonly films: JoinedFilms;
  /** The same for all scenes: their segments are joined without encoding again. */
  readonly encoder: readonly string[];
  readonly sound: Prepared['sound'];
  /** What the caller should know of all that. */
  readonly notes: () => readonly string[];
}

export const isCaptioned = ({ captionStyle, job }: Pick<RenderOrder, 'captionStyle' | 'job'>): boolean =>
  captionsOf(captionStyle, job.route) !== undefined;

export async function readyFilm(
  order: Omit<RenderOrder, 'outputPath'>,
  tools: FilmTools,
  base: FilmBase,
): Promise<ReadyFilm> {
  const { partsDir } = order;
  const size = frameSize(order.job.aspect, order.job.quality, order.job.upscale);
  const job = await halveLarge(order.job, tools, partsDir);
  const seconds = sceneFrames(job.scenes.map(({ duration }) => duration)).reduce((sum, own) => sum + own, 0) / FPS;
  const music = await readTrack(tools, order.music, { seconds, folder: partsDir });
  const artwork = openArtwork({ folder: order.artwork });
  const clips = await judgeClips(tools, job, order.parallel);
  const prepared = await prepareScenes(job, stockOf(artwork, job.language), base.drawn.pictures, clips, music.track);
  const captions = captionsOf(order.captionStyle, job.route);
  // When each word is said must be known before anything of it is drawn.
  const scenes = captionScenes(prepared.scenes, captions, captions === undefined ? [] : await base.said());
  const onlyDrawn = scenes.every(({ input }) => input.scene.type === 'motion');
  return {
    job,
    size,
    scenes,
    films: joinedFilms(job, scenes),
    encoder: videoEncoder({ quality: job.quality, size, onlyDrawn, scenes: scenes.length }),
    sound: prepared.sound,
    notes: () => [...prepared.notes, ...music.notes, ...base.drawn.notes, ...artwork.notes],
  };
}
