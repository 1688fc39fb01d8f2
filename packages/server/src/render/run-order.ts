/** One render from start to end: sound beside pictures, one ffmpeg a scene, and all of it put together. */
import type { MadeScene, RenderedVideo, RenderProgress } from '../ports/renderer';
import { ownScenes, type SceneSource } from '../ports/scene-share';
import { voicesOf } from '../voice/engines';
import type { DrawnScene } from './draw-scenes';
import type { Cue } from './effects/cue';
import { cueBook } from './effects/cue-book';
import { generateScenes } from './generate-scenes';
import type { RenderOrder } from './messages';
import { narrate } from './narration/narrate';
import { saidLine } from './narration/said-line';
import { isLarge } from './output/encoder';
import { frameSize, sceneFrames } from './output/frame-size';
import { freeAll, lookOnlyWhenAsked } from './output/free-frames';
import { introducedWho } from './persons/introduced';
import { otherVoices, whoSpeaks } from './persons/presenter-wish';
import { quotedWho } from './persons/quoted';
import { progressMeter } from './progress-meter';
import { putTogether } from './put-together';
import { filmFacts, setFilm } from './ready-film';
import { filmBase, pieceOf, sceneOf } from './shared-scenes';
import { makeSound } from './sound/make-sound';
import { type StageMark, stageMarks } from './stage-marks';
import { drawingCount } from './threads/drawing-count';
import { type DrawingShare, drawingShare } from './threads/drawing-share';
import { filmDrawers } from './threads/film-drawers';
import { drawingThreadFile } from './threads/threaded-drawer';

export interface OrderListeners {
  readonly onProgress: (progress: RenderProgress) => void;
  readonly onStage: (mark: StageMark) => void;
  readonly onScene?: (scene: MadeScene) => void;
}

export interface OrderHelp {
  /** Who makes which scene; left out, all of them are made here. */
  readonly source?: SceneSource | undefined;
  /** How many threads may draw at the moment; as many as there are cores when it is not said. */
  readonly share?: DrawingShare | undefined;
  /** The file of threads that draw; by default the one beside this module. */
  readonly threadFile?: string | undefined;
}

export async function runOrder(
  order: RenderOrder,
  signal: AbortSignal,
  listeners: OrderListeners,
  help: OrderHelp = {},
): Promise<RenderedVideo> {
  const { onProgress, onStage, onScene } = listeners;
  const {
    source = ownScenes(order.job.scenes.length),
    share = drawingShare(),
    threadFile = drawingThreadFile(),
  } = help;
  const { partsDir } = order;
  const stop = new AbortController();
  const tools = { ffmpeg: order.ffmpeg, signal: AbortSignal.any([signal, stop.signal]), stallMs: order.stallMs };
  let failed: { readonly error: unknown } | undefined;
  /** The first failure ends everything else, and is the one that is told. */
  const orStop = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      failed ??= { error };
      stop.abort();
      heard.end();
      throw error;
    }
  };
  const heard = cueBook(order.job.scenes.length);
  const throwFirst = (): void => {
    if (failed !== undefined) throw failed.error;
  };
  const marks = stageMarks(onStage);
  marks.begin('preparing');
  const size = frameSize(order.job.aspect, order.job.quality, order.job.upscale);
  if (!isLarge(size)) lookOnlyWhenAsked();
  const frames = sceneFrames(order.job.scenes.map((scene) => scene.duration));
  const workload = order.job.scenes.map(({ type }, index) => ({ type, frames: frames[index] ?? 1 }));
  const threads = threadFile === undefined ? 1 : drawingCount(order);
  const meter = progressMeter({ size, quality: order.job.quality, scenes: workload, threads }, onProgress);
  const { language, voicePreset: preset } = order.job;
  const [quoted, introduced] = await Promise.all([quotedWho(order.job), introducedWho(order.job)]);
  const who = whoSpeaks(order.job, order.voice && voicesOf({ language, preset }, order.voice), quoted, introduced);
  const others = otherVoices(order.job, quoted);
  const known = (scene: number, cues: readonly Cue[]): void => {
    meter.begun(scene);
    heard.tell(scene, cues);
  };
  const drawers = filmDrawers({
    ...{ order, tools, partsDir, marks, onStage, onFrames: meter.frames, onCues: known },
    ...{ count: drawingCount(order), share, file: threadFile },
  });
  try {
    const spoken = marks.during('narration', () =>
      narrate(order, order.job, { frames, who, others, signal: tools.signal }),
    );
    // Heard of where the sound is mixed; another failure may end the render before that.
    const saidLines = spoken.then(({ lines }) => lines.map(saidLine));
    saidLines.then(
      (lines) => drawers.hear(lines),
      () => undefined,
    );
    const drawn = await generateScenes(order.job, order.imageCommand, { folder: partsDir, signal });
    const facts = await filmFacts(order, tools);
    drawers.begin(facts, { drawn, who });
    const film = await setFilm(order, facts, { drawn, who, said: () => saidLines });
    const { job, scenes } = film;
    await source.offer(filmBase({ drawn, who, said: film.said }));

    marks.end('preparing');
    meter.stage('drawing');
    const encoded: DrawnScene[] = [];
    const has = (index: number, scene: DrawnScene): void => {
      encoded[index] = scene;
      heard.tell(index, scene.facts.cues);
      onScene?.({ index, failed: scene.facts.failure !== undefined });
    };
    // Pictures first, so that ffmpeg has something to do while the music of small frames is composed beside them.
    const next = (near: number) => orStop(() => source.next(tools.signal, near));
    const drawing = drawers.drawAll(film, next, ({ index, piece }, draw) =>
      orStop(async () => {
        if (piece !== undefined) {
          meter.frames(index, frames[index] ?? 1);
          return has(index, sceneOf(piece));
        }
        const done = await draw(index);
        if (await source.made(index, pieceOf(done))) has(index, done);
      }),
    );
    const sounding = orStop(async () => {
      // What is composed holds as much memory as a scene of large frames: it comes when they are gone.
      if (isLarge(size)) {
        await drawing;
        await freeAll();
      }
      return makeSound({
        ...{ tools, job, scenes, partsDir, spoken, marks },
        ...{ plan: film.sound, cues: heard.all, onComposed: meter.composed, threaded: !isLarge(size) },
      });
    });
    await Promise.allSettled([drawing, sounding]);
    throwFirst();
    const sound = await sounding;
    return putTogether({
      ...{ order, signal, tools, orStop, throwFirst, marks, meter },
      ...{ film, frames, encoded, sound, spoken: await spoken },
    });
  } finally {
    await drawers.end();
  }
}
