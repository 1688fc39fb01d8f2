/** What the thread that puts a film together and one that draws scenes of it say to each other. Plain data. */
import type { RenderFailureReason } from '../../ports/renderer';
import type { DrawnScene } from '../draw-scenes';
import type { Cue } from '../effects/cue';
import type { RenderOrder } from '../messages';
import type { SaidLine } from '../narration/said-line';
import type { FilmBase, FilmFacts } from '../ready-film';
import type { StageMark } from '../stage-marks';

/** A film as far as it has been looked into; what is said of it may be told later. */
export interface ToldFilm {
  readonly order: Pick<RenderOrder, 'ffmpeg' | 'partsDir' | 'stallMs' | 'artwork' | 'captionStyle'>;
  readonly facts: FilmFacts;
  readonly base: Omit<FilmBase, 'said'>;
}

export type ToDrawingThread =
  | { readonly type: 'film'; readonly film: ToldFilm }
  | { readonly type: 'said'; readonly lines: readonly SaidLine[] }
  | { readonly type: 'draw'; readonly index: number }
  /** A scene is encoded, by whomever. */
  | { readonly type: 'over'; readonly index: number }
  | { readonly type: 'cancel' };

export type FromDrawingThread =
  | { readonly type: 'frames'; readonly index: number; readonly count: number }
  | { readonly type: 'cues'; readonly index: number; readonly cues: readonly Cue[] }
  | { readonly type: 'stage'; readonly mark: StageMark }
  | { readonly type: 'drawn'; readonly index: number; readonly scene: DrawnScene }
  | { readonly type: 'failed'; readonly index: number; readonly reason: RenderFailureReason; readonly message: string };
