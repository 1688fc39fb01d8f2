/** A thread that draws scenes of one film. What its ffmpegs write is named as it is wherever the scenes are drawn. */
import { parentPort } from 'node:worker_threads';
import { RenderFailure } from '../../ports/renderer';
import { type SceneDrawer, sceneDrawer } from '../draw-scenes';
import type { SaidLine } from '../narration/said-line';
import { isLarge } from '../output/encoder';
import { lookOnlyWhenAsked } from '../output/free-frames';
import { setFilm } from '../ready-film';
import { renderFailureOf } from '../render-failure-of';
import { stageMarks } from '../stage-marks';
import type { FromDrawingThread, ToDrawingThread, ToldFilm } from './thread-messages';

const abort = new AbortController();
let hear: (lines: readonly SaidLine[]) => void = () => undefined;
const said = new Promise<readonly SaidLine[]>((resolve) => {
  hear = resolve;
});
let drawer: Promise<SceneDrawer> | undefined;

const say = (message: FromDrawingThread): void => parentPort?.postMessage(message);

async function begin({ order, facts, base }: ToldFilm): Promise<SceneDrawer> {
  const { ffmpeg, stallMs, partsDir } = order;
  const film = await setFilm(order, facts, { ...base, said: () => said });
  if (!isLarge(film.size)) lookOnlyWhenAsked();
  return sceneDrawer(film, {
    tools: { ffmpeg, stallMs, signal: abort.signal },
    partsDir,
    marks: stageMarks((mark) => say({ type: 'stage', mark })),
    onFrames: (index, count) => say({ type: 'frames', index, count }),
    onCues: (index, cues) => say({ type: 'cues', index, cues }),
  });
}

async function draw(index: number): Promise<void> {
  try {
    if (drawer === undefined) throw new Error('There is no film to draw a scene of.');
    say({ type: 'drawn', index, scene: await (await drawer).draw(index) });
  } catch (error) {
    const { reason, message } = renderFailureOf(error, abort.signal);
    say({ type: 'failed', index, reason, message });
  }
}

parentPort?.on('message', (message: ToDrawingThread) => {
  if (message.type === 'film') {
    drawer = begin(message.film);
    // Told with the first scene that is asked for.
    drawer.catch(() => undefined);
  } else if (message.type === 'said') hear(message.lines);
  else if (message.type === 'draw') void draw(message.index);
  else if (message.type === 'over') void drawer?.then((one) => one.over(message.index)).catch(() => undefined);
  else abort.abort(new RenderFailure('canceled', 'The render was cancelled.'));
});
