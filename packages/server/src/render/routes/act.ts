/** What a scene of a route does besides saying its words: the interface between staged scenes and the routes' own files. */
import type { Canvas } from '@napi-rs/canvas';
import type { Beat } from '../beats/infer-beat';
import type { Film, Layer, Span } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import type { Speaker } from '../persons/cast-speaker';
import type { Pose } from '../persons/performance';
import type { HeroPlace, Scene } from '../stage/actors';
import type { Cast } from '../stage/cast';
import type { Composition, Shape } from '../stage/composition';
import type { Copy } from '../text/copy';

/** A shot that a route arranges. */
export interface ShotPlan {
  readonly shape: Shape;
  readonly beat: Beat;
  readonly copy: Copy;
  /** Whether it is the near look at the beginning of a long scene. */
  readonly near: boolean;
}

/** Somebody who says the words of a shot. */
export interface ActSpeaker extends Speaker {
  pose(this: void, seconds: number): Pose;
}

/** A shot on whose stage a route acts. Its words are laid out already. */
export interface ActScene extends Scene {
  /** Undefined when the film is about nothing that can be shown. */
  readonly cast: Cast | undefined;
  /** Pictures that the route brings itself, in the order in which it names them; those that are missing are left out. */
  readonly brought: readonly Canvas[];
  /** Who speaks, in a route that has a speaker, and what its face does at a moment; undefined without pictures. */
  readonly speaker?: ActSpeaker | undefined;
  readonly composition: Composition;
  /** Where the subject stands, or would. */
  readonly hero: HeroPlace;
  readonly beat: Beat;
  readonly copy: Copy;
  /** The button among the words. */
  readonly button: Box | undefined;
  /** Whether the frame is mirrored: for words that begin on the right, or by the seed. */
  readonly rightToLeft: boolean;
}

/** What a route puts on a stage, bottom to top; what is not said is as it is without a route. */
export interface ActLayers {
  /** Instead of what is behind the subject. */
  readonly background?: readonly Layer[];
  /** Right behind the subject. */
  readonly behind?: readonly Layer[];
  /** Instead of the subject. */
  readonly hero?: readonly Layer[];
  /** Before the subject, behind the words. */
  readonly before?: readonly Layer[];
  /** Before the words; nothing of it covers them for long. */
  readonly front?: readonly Layer[];
  /** Instead of the things around the subject. */
  readonly things?: readonly Layer[];
  readonly backdrop?: Film['backdrop'];
}

/** A scene of any type that a route draws something over: its frame, its light, its marks. */
export interface OverScene {
  readonly setting: Setting;
  /** What its words and logo cover. */
  readonly words: readonly Box[];
  /** What nothing may cover, such as faces and what is shown. */
  readonly kept: readonly Box[];
  readonly staged: boolean;
}

export interface RouteAct {
  /** What a viewer sees of it, in a sentence. */
  readonly shows: string;
  /** Whether somebody speaks in its films, and who: the same person as in scenes of a presenter. */
  readonly speaker?: 'owner' | 'customer';
  /** Where its speaker is when no words tell; in the street otherwise. */
  readonly speaksAt?: 'home';
  /** Names of pictures, from each list one that the film's seed chooses. */
  readonly brings?: readonly (readonly [string, ...string[]])[];
  /** Whether whoever it brings first is seen in generated places as well, unless their words name somebody. */
  readonly isOfSomebody?: boolean;
  /** Whether its films keep the colours of its look, which are its light, instead of those of the trade. */
  readonly ownLight?: boolean;
  /** Whether it shows the subject in something of its own, a page, a screen or a burst, which would be empty beside a figure. */
  readonly framed?: boolean;
  /** Whether people may be its subject: not where one stands on a plinth, comes out of a box, or is held in a hand. */
  readonly ofPeople?: boolean;
  /** What is as wide and as high as that in which it shows every subject, whatever its own shape: a phone. */
  readonly device?: { readonly width: number; readonly height: number };
  /** Whether a film begins with what it does, whatever else its first scene could act out. */
  readonly opens?: boolean;
  /** Whether it holds a scene as one shot. */
  readonly holds?: boolean;
  /**
   * Whether a scene of several lines that it would hold is told line by line nevertheless: 'all' in what the route does,
   * 'turns' in turn with looks at what the lines name.
   */
  readonly tells?: 'all' | 'turns';
  /** Whether scenes that it holds readily begin with a look at the subject itself; only long ones do when it is not said. */
  readonly inserts?: boolean;
  /** Whether scenes that it holds end with a near look at what it does; they do unless it says no, or only those that tell. */
  readonly closeUps?: boolean | 'told';
  /** What is looked at from near; the subject when it does not say. */
  readonly nearest?: (this: void, scene: ActScene) => Box | undefined;
  /** Whether what it shows would be odd in a mirror: a page is read as its words are. */
  readonly readsOneWay?: boolean;
  /** Where subject and words stand; undefined where they stand as without a route. */
  readonly arrange?: (plan: ShotPlan) => Composition | undefined;
  readonly stage?: (scene: ActScene) => ActLayers;
  /** The layers of the words, moved in the route's own way. */
  readonly words?: (layers: readonly Layer[], scene: ActScene) => readonly Layer[];
  readonly over?: (scene: OverScene) => readonly Layer[];
  /** When all of a scene stands still, if it ever does: until then it is not cut. */
  readonly stopsTime?: (this: void, setting: Pick<Setting, 'seconds'>) => Span;
  /** The layers of a scene in another time. */
  readonly inTime?: (layers: readonly Layer[], setting: Setting) => readonly Layer[];
}
