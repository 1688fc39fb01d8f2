/** What a scene's painter gets. */
import type { Canvas, Image } from '@napi-rs/canvas';
import type { PlannedScene } from '../../ports/planner';
import type { SceneCaptions } from '../captions/scene-captions';
import type { EndCard } from '../end-card/end-card';
import type { Setting } from '../film/setting';
import type { Speaker } from '../persons/cast-speaker';
import type { SceneSpeech } from '../persons/scene-speech';
import type { RouteAct } from '../routes/act';
import type { Cast } from '../stage/cast';
import type { Trade } from '../stage/directions';
import type { WorldCast } from '../worlds/cast-world';
import type { Mention } from './cutaway';

/** Everything that a scene's painter may use besides the scene. */
export interface SceneInput {
  readonly scene: PlannedScene;
  readonly setting: Setting;
  /** Decoded picture of the scene: its own, or the product photo. */
  readonly picture?: Image;
  readonly logo?: Image | Canvas;
  /** How the film ends, of the last scene of a film with a logo. */
  readonly endCard?: EndCard;
  /** What there is to show; without it words stand by themselves. */
  readonly cast?: Cast;
  /** What the film's route does, and the pictures that it brings. */
  readonly act?: RouteAct;
  readonly brought?: readonly Canvas[];
  /** Whether the route acts with the picture of the scene. */
  readonly actsWithPicture?: boolean;
  /** The place that the prompt describes, for scenes that stand for footage, or in which a given picture stands. */
  readonly world?: WorldCast;
  /** Who speaks, in scenes of a presenter without a face of its own. */
  readonly speaker?: Speaker;
  /** What is said in it, where it is heard and somebody is seen who says it. */
  readonly speech?: SceneSpeech;
  /** What its script names, where somebody is seen who says it. */
  readonly mention?: Mention;
  readonly trade: Trade;
  /** What is written when the scene has no words of its own. */
  readonly spare: string;
  /** How drawn pictures look; unknown styles are `cinematic`. */
  readonly artStyle: string;
  readonly frames: number;
  /** What is said in it, word by word, where it is drawn as captions: then it is not set as copy as well. */
  readonly captions?: SceneCaptions;
  readonly watermark: boolean;
}
