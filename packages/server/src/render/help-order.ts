/** Draws scenes of a film that another process puts together, for as long as there are any. */
import type { SceneSource } from '../ports/scene-share';
import type { HelpOrder } from './messages';
import { isLarge } from './output/encoder';
import { frameSize } from './output/frame-size';
import { lookOnlyWhenAsked } from './output/free-frames';
import { filmFacts, setFilm } from './ready-film';
import { pieceOf, toldBase } from './shared-scenes';
import { type StageMark, stageMarks } from './stage-marks';
import { drawingCount } from './threads/drawing-count';
import type { DrawingShare } from './threads/drawing-share';
import { filmDrawers } from './threads/film-drawers';
import { drawingThreadFile } from './threads/threaded-drawer';

const nobodyAsks = (): void => undefined;

export async function helpOrder(
  { order, base }: HelpOrder,
  signal: AbortSignal,
  onStage: (mark: StageMark) => void,
  source: Pick<SceneSource, 'next' | 'made'>,
  share: DrawingShare,
): Promise<void> {
  const { ffmpeg, stallMs, partsDir } = order;
  const stop = new AbortController();
  const tools = { ffmpeg, stallMs, signal: AbortSignal.any([signal, stop.signal]) };
  const { aspect, quality, upscale } = order.job;
  if (!isLarge(frameSize(aspect, quality, upscale))) lookOnlyWhenAsked();
  const told = toldBase(base);
  const drawers = filmDrawers({
    ...{ order, tools, partsDir, marks: stageMarks(onStage), onStage, onFrames: nobodyAsks, onCues: nobodyAsks },
    ...{ count: drawingCount(order), share, file: drawingThreadFile() },
  });
  try {
    told.said().then(
      (lines) => drawers.hear(lines),
      () => undefined,
    );
    const facts = await filmFacts(order, tools);
    drawers.begin(facts, told);
    const film = await setFilm(order, facts, told);
    await drawers.drawAll(
      film,
      (near) => source.next(tools.signal, near),
      async ({ index }, draw) => {
        try {
          await source.made(index, pieceOf(await draw(index)));
        } catch (error) {
          stop.abort();
          throw error;
        }
      },
    );
  } finally {
    await drawers.end();
  }
}
