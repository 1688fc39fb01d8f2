/** Draws scenes of a film that another process puts together, for as long as there are any. */
import type { SceneSource } from '../ports/scene-share';
import { sceneDrawer } from './draw-scenes';
import type { HelpOrder } from './messages';
import { isLarge } from './output/encoder';
import { frameSize } from './output/frame-size';
import { lookOnlyWhenAsked } from './output/free-frames';
import { whileGiven } from './output/in-parallel';
import { readyFilm } from './ready-film';
import { pieceOf, toldBase } from './shared-scenes';
import { type StageMark, stageMarks } from './stage-marks';

export async function helpOrder(
  { order, base }: HelpOrder,
  signal: AbortSignal,
  onStage: (mark: StageMark) => void,
  source: Pick<SceneSource, 'next' | 'made'>,
): Promise<void> {
  const { ffmpeg, stallMs, partsDir, parallel } = order;
  const stop = new AbortController();
  const tools = { ffmpeg, stallMs, signal: AbortSignal.any([signal, stop.signal]) };
  const { aspect, quality, upscale } = order.job;
  const alone = isLarge(frameSize(aspect, quality, upscale));
  if (!alone) lookOnlyWhenAsked();
  const film = await readyFilm(order, tools, toldBase(base));
  const draw = sceneDrawer(film, { tools, partsDir, marks: stageMarks(onStage) });
  await whileGiven(
    () => source.next(tools.signal),
    alone ? 1 : Math.min(parallel, film.scenes.length),
    async ({ index }) => {
      try {
        await source.made(index, pieceOf(await draw(index)));
      } catch (error) {
        stop.abort();
        throw error;
      }
    },
  );
}
