/** Makes scenes of a film that is ready, one segment each, and tells what has to be known of them to put the film together. */
import type { FilmShot } from '../ports/renderer';
import type { Cue } from './effects/cue';
import { cuesOf } from './effects/cues-of';
import { encodeScene } from './encode-scene';
import type { CaptionReport } from './film/film';
import { shotsIn } from './film-script';
import { isLarge } from './output/encoder';
import { freeAll } from './output/free-frames';
import type { FilmTools, ReadyFilm } from './ready-film';
import type { StageMarks } from './stage-marks';

/** A scene as the rest of the film needs to know it; plain data. */
export interface SceneFacts {
  readonly shots: readonly FilmShot[];
  /** What is to be heard of it. */
  readonly cues: readonly Cue[];
  readonly captions?: CaptionReport;
  /** Why something else stands in its place. */
  readonly failure?: string;
  /** What the caller should know of its clip, as the end of a sentence about it. */
  readonly note?: string;
}

export interface DrawnScene {
  readonly path: string;
  readonly facts: SceneFacts;
}

export interface DrawingOrder {
  readonly tools: FilmTools;
  readonly partsDir: string;
  readonly marks: StageMarks;
  /** Told how many more frames of a scene are done. */
  readonly onFrames?: (index: number, count: number) => void;
  /** Told what is to be heard of a scene as soon as that is known. */
  readonly onCues?: (index: number, cues: readonly Cue[]) => void;
}

const nothingToTell = (): void => undefined;

export interface SceneDrawer {
  draw(index: number): Promise<DrawnScene>;
  /** Tells it that a scene is encoded, by whomever: what nobody needs any more is forgotten. */
  over(index: number): void;
}

export const sceneDrawer = (film: ReadyFilm, order: DrawingOrder): SceneDrawer => {
  const { job, scenes, films, encoder, size } = film;
  const { tools, partsDir, marks, onFrames = nothingToTell, onCues = nothingToTell } = order;
  const known = new Map<number, Pick<SceneFacts, 'shots' | 'cues' | 'captions'>>();
  const sceneOrder = {
    ...{ tools, job, encoder, partsDir, films, marks, onFrames },
    onFilm: (index: number, drawn: Parameters<typeof cuesOf>[0]): void => {
      const input = scenes[index]?.input;
      if (input === undefined) return;
      const { captions } = drawn;
      const cues = cuesOf(drawn, input.setting);
      const shots = shotsIn(drawn, input.scene.type, input.setting.startsAt);
      known.set(index, { shots, cues, ...(captions === undefined ? {} : { captions }) });
      onCues(index, cues);
    },
  };
  return {
    async draw(index) {
      const scene = scenes[index];
      if (scene === undefined) throw new Error(`The film has no scene ${index + 1}.`);
      const { path, ...done } = await encodeScene(sceneOrder, scene, index);
      films.done(index);
      if (isLarge(size)) await freeAll();
      return { path, facts: { shots: [], cues: [], ...known.get(index), ...done } };
    },
    over: (index) => films.done(index),
  };
};
