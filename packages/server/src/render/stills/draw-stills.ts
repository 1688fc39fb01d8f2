/**
 * A still of each scene, drawn as a draft's render would draw it, captions and all, and told one after another. Scenes that
 * were drawn alike before are told by their key alone.
 */
import { setImmediate } from 'node:timers/promises';
import { openArtwork } from '../../artwork/open-artwork';
import type { RenderJob } from '../../ports/renderer';
import type { DrawnStill } from '../../ports/still-drawer';
import { captionsOf } from '../captions/caption-names';
import { captionScenes } from '../captions/caption-scenes';
import { type FrameComposer, frameComposer } from '../film/compose-frame';
import type { Film } from '../film/film';
import { subjectOf } from '../film-script';
import { footageFilm } from '../footage/footage-film';
import { judgeClips } from '../footage/judge-clips';
import { joinedFilms } from '../joined-films';
import type { StillsOrder } from '../messages';
import { FPS } from '../output/frame-size';
import { freeAll } from '../output/free-frames';
import { withSpeech } from '../persons/with-speech';
import { type PreparedScene, prepareScenes } from '../prepare-scenes';
import { type SceneToDraw, sceneToDraw, standInFor } from '../scene-to-draw';
import { stockOf } from '../stage/stock-of';
import { aboutWhenSaid } from './about-when-said';
import { showClipFrame } from './clip-frame';
import { askForNext, type OwnPictures, ownPictures } from './own-pictures';
import { smallJpeg } from './small-jpeg';
import { stillKey } from './still-key';
import { composeStrongest } from './strongest-frame';

const NO_FFMPEG = 'its clip is seen with an ffmpeg only: install one, or set VID_FFMPEG';
const NO_PICTURE = 'its clip has no picture there';

/** What the film shows at a frame. */
const shownAt = ({ shots = [] }: Film, frame: number, type: PreparedScene['input']['scene']['type']): string =>
  shots.findLast(({ from }) => from * FPS <= frame)?.subject ?? subjectOf(type);

/** Draws stills of one state of the pictures of a film; `wanted` tells which. */
async function drawScenes(
  order: StillsOrder,
  pictures: OwnPictures,
  wanted: (index: number) => boolean,
  signal: AbortSignal,
  tell: (still: DrawnStill) => Promise<void>,
): Promise<void> {
  const { ffmpeg, stallMs } = order;
  const job: RenderJob = { ...order.job, quality: 'draft', upscale: false };
  const tools = ffmpeg === undefined ? undefined : { ffmpeg, signal, stallMs };
  const clips = tools === undefined ? new Map() : await judgeClips(tools, job, 1);
  const stock = stockOf(openArtwork({ folder: order.artwork }), job.language);
  const prepared = await prepareScenes(job, stock, pictures.ready, clips);
  const style = order.speaks && job.narrator !== false ? captionsOf(order.captionStyle, job.route) : undefined;
  const frames = prepared.scenes.map(({ input }) => input.frames);
  const isSpoken = ({ input: { scene } }: PreparedScene): boolean =>
    order.speaks && job.narrator !== false && (scene.script ?? '').trim() !== '';
  const scenes = captionScenes(
    withSpeech(prepared.scenes, [], isSpoken),
    style,
    style === undefined ? [] : aboutWhenSaid(job, frames),
  );
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
    const lacks = failure ?? pictures.failed.get(index);
    return { ...told, picture, ...(lacks === undefined ? {} : { lacks }) };
  };

  for (const [index, scene] of scenes.entries()) {
    if (!wanted(index)) continue;
    // Between two, so that whoever wants no more of them is heard.
    await setImmediate();
    signal.throwIfAborted();
    const key = stillKey(job, scene, pictures.failed.get(index));
    const isKnown = order.known.includes(key);
    await tell(isKnown ? { scene: index, key, subject: '' } : await still(scene, index, key));
    films.done(index);
    if (scene.picture?.isLarge === true) await freeAll();
  }
}

export async function drawStills(
  order: StillsOrder,
  signal: AbortSignal,
  tell: (still: DrawnStill) => Promise<void>,
): Promise<void> {
  const { job, own } = order;
  let pictures = ownPictures(job, own);
  await drawScenes(order, pictures, () => true, signal, tell);
  // What the user's own generator draws takes the place of what was drawn here, as it comes.
  for (let isFirst = true; own !== undefined && pictures.isMore; isFirst = false) {
    await askForNext(job, own, isFirst, signal);
    const now = ownPictures(job, own);
    const isNew = (index: number): boolean =>
      now.ready.has(index) !== pictures.ready.has(index) || now.failed.has(index) !== pictures.failed.has(index);
    await drawScenes(order, now, isNew, signal, tell);
    pictures = now;
  }
}
