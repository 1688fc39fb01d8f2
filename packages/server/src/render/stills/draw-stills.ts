/**
 * A still of each scene, drawn as a draft's render would draw it and told one after another. Scenes that were drawn alike
 * before are told by their key alone.
 */
import { setImmediate } from 'node:timers/promises';
import { openArtwork } from '../../artwork/open-artwork';
import type { RenderJob } from '../../ports/renderer';
import type { DrawnStill } from '../../ports/still-drawer';
import { type FrameComposer, frameComposer } from '../film/compose-frame';
import type { Film } from '../film/film';
import { subjectOf } from '../film-script';
import { footageFilm } from '../footage/footage-film';
import { judgeClips } from '../footage/judge-clips';
import { joinedFilms } from '../joined-films';
import type { StillsOrder } from '../messages';
import { FPS } from '../output/frame-size';
import { freeAll } from '../output/free-frames';
import { type PreparedScene, prepareScenes } from '../prepare-scenes';
import { type SceneToDraw, sceneToDraw, standInFor } from '../scene-to-draw';
import { stockOf } from '../stage/stock-of';
import { showClipFrame } from './clip-frame';
import { smallJpeg } from './small-jpeg';
import { stillKey } from './still-key';
import { composeStrongest } from './strongest-frame';

const NO_FFMPEG = 'its clip is seen with an ffmpeg only: install one, or set VID_FFMPEG';
const NO_PICTURE = 'its clip has no picture there';

/** What the film shows at a frame. */
const shownAt = ({ shots = [] }: Film, frame: number, type: PreparedScene['input']['scene']['type']): string =>
  shots.findLast(({ from }) => from * FPS <= frame)?.subject ?? subjectOf(type);

export async function drawStills(
  order: StillsOrder,
  signal: AbortSignal,
  tell: (still: DrawnStill) => Promise<void>,
): Promise<void> {
  const { ffmpeg, stallMs } = order;
  const job: RenderJob = { ...order.job, quality: 'draft', upscale: false };
  const tools = ffmpeg === undefined ? undefined : { ffmpeg, signal, stallMs };
  const clips = tools === undefined ? new Map() : await judgeClips(tools, job, 1);
  const stock = stockOf(openArtwork({ folder: order.artwork }), job.language);
  const { scenes } = await prepareScenes(job, stock, undefined, clips);
  const films = joinedFilms(job, scenes);

  const ofClip = async (scene: PreparedScene): Promise<SceneToDraw & { readonly frame?: number }> => {
    const { input, clip } = scene;
    if (tools === undefined || clip === undefined) return standInFor(scene, NO_FFMPEG);
    const footage = footageFilm(input, clip.judged);
    const at = input.frames / FPS / 2;
    const isThere = await showClipFrame(tools, footage, { ...clip, at });
    return isThere ? { film: footage.film, frame: Math.round(at * FPS) } : standInFor(scene, NO_PICTURE);
  };

  const still = async (scene: PreparedScene, index: number, key: string): Promise<DrawnStill> => {
    const { type } = scene.input.scene;
    const isClip = type === 'footage' && scene.failure === undefined;
    const { film, failure, frame } = isClip
      ? await ofClip(scene)
      : { ...(await sceneToDraw(films, scene, index)), frame: undefined };
    const composer: FrameComposer = frameComposer(film);
    if (frame !== undefined) composer.compose(frame);
    const shown = frame ?? composeStrongest(film, composer);
    const told = { scene: index, key, subject: shownAt(film, shown, type) };
    const picture = await smallJpeg(composer.canvas);
    return { ...told, picture, ...(failure === undefined ? {} : { lacks: failure }) };
  };

  for (const [index, scene] of scenes.entries()) {
    // Between two, so that whoever wants no more of them is heard.
    await setImmediate();
    signal.throwIfAborted();
    const key = stillKey(job, scene);
    const isKnown = order.known.includes(key);
    await tell(isKnown ? { scene: index, key, subject: '' } : await still(scene, index, key));
    films.done(index);
    if (scene.picture?.isLarge === true) await freeAll();
  }
}
