/**
 * A scene as data: a soft moving backdrop, and layers on it that are drawn once and then only moved and faded. The same
 * film can be composited here (`compose-frame`) or by ffmpeg, because all that a layer does in time is in this file.
 */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import type { CutName } from '../cuts/cut-names';
import type { SoundName } from '../effects/cue';
import type { Box, Size } from '../geometry';
import type { Curve } from './curve';

export type Context = SKRSContext2D;

/** How a layer comes in: it starts displaced by (dx, dy) pixels, and transparent when it fades. */
export interface Entrance {
  /** Seconds from the start of the scene. */
  readonly at: number;
  readonly seconds: number;
  readonly dx: number;
  readonly dy: number;
  readonly fade: boolean;
}

/** How a layer is moved about its place; what is not said stays as it is. */
export interface Move {
  /** Pixels from its place. */
  readonly x?: Curve;
  readonly y?: Curve;
  readonly scale?: Curve;
  /** Height by width, 1 at rest: what lands is squashed. */
  readonly stretch?: Curve;
  /** Radians, clockwise. */
  readonly rotation?: Curve;
  /** 0 to 1. */
  readonly alpha?: Curve;
  /** The point that scaling and turning leave in place, as shares of the box; its middle when it is not said. */
  readonly anchor?: { readonly x: number; readonly y: number };
  /** Seconds of the scene at which it pops into its place, where it does. */
  readonly pops?: number;
}

/** A camera: what it does to a layer depends on the layer's plane. */
export interface Lens {
  /** 1 at rest. */
  readonly zoom: Curve;
  /** Pixels that the picture moves in the plane of the subject. */
  readonly x: Curve;
  readonly y: Curve;
  /** Radians. */
  readonly roll?: Curve;
  /** The point of the frame that zooming leaves in place. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Seconds at which it is suddenly elsewhere. */
  readonly cuts?: readonly number[];
}

/** The part of a scene in which a layer is there at all, in seconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Layer {
  /** Where the picture of the layer lies at rest, in whole pixels. */
  readonly box: Box;
  /** Draws the layer with its top left corner at the origin. */
  paint(context: Context, frame: number): void;
  /** The one opaque colour of its whole box, when it has but one: a frame needs no picture of it kept. */
  readonly flat?: string;
  /** 1: drawn once. More: drawn anew for each frame after its entrance began, then held. */
  readonly frames: number;
  /** Whether it is seen only through its own box, so that it rises out of a line instead of out of nowhere. */
  readonly masked: boolean;
  readonly enter: Entrance;
  /**
   * Pixels a second of endless movement, for parallax; such layers need compositing between pixels. `every`: seconds for
   * which it stands still in between, as a puppet does.
   */
  readonly drift?: { readonly x: number; readonly y: number; readonly every?: number };
  readonly move?: Move;
  /** The camera that sees it; without one it stands in front of the camera, as copy does. */
  readonly lens?: Lens;
  /** How near it is to the camera: 0 far away, 1 where the subject stands, more in front of it. 1 when it is not said. */
  readonly plane?: number;
  readonly shows?: Span;
  readonly blend?: Context['globalCompositeOperation'];
  /** Draws straight onto the frame at a moment, instead of `paint`: for many small things that all move. */
  readonly live?: (context: Context, seconds: number) => void;
  /** Pixels by which it is out of focus: what is soft is not seen to move in steps. */
  readonly soft?: number;
  /** Whether what `live` draws moves so slowly, or is so soft, that a draft may show each of its pictures twice. */
  readonly gentle?: boolean;
  /** When it nevertheless moves fast, in seconds. */
  readonly swift?: Span;
  /** Moments at which it is another picture at once, in seconds: none of its pictures is shown beyond them. */
  readonly turns?: readonly number[];
  /** What is written on it, and the measured box of the ink. */
  readonly text?: string;
  /** Size of its letters, in pixels, where it is set in one. */
  readonly em?: number;
  /** The colour of its letters, but for words that are set apart. */
  readonly color?: Rgb;
  /** Whether it is of what a scene has to say, and not on a thing that it shows. */
  readonly copy?: boolean;
  /** Whether it is there for the words on it: a near look, which shows none, leaves it out. */
  readonly holdsWords?: boolean;
  /** What is said, where it is drawn word by word as a caption. */
  readonly caption?: string;
  /** A sign that is written on it beside what is said: a number, the film's mark. */
  readonly sign?: string;
  readonly ink?: Box;
  /** The part of it that nothing may cover, in pixels of the frame: a face, a label. */
  readonly keeps?: Box;
  /** Whether that is of a thing which is known without it: captions lie on it where they find no other place. */
  readonly yields?: boolean;
  /** What is heard when it comes in. */
  readonly cue?: SoundName;
}

export interface Backdrop {
  /** Paints the whole of a small canvas; it is scaled up smoothly, so nothing on it may be sharp. */
  paint(context: Context, size: Size, seconds: number): void;
}

/** A cut between a film and its neighbour. */
export interface Join {
  /** The neighbour, made when it is needed. */
  readonly film: () => Film;
  readonly cut: CutName;
  readonly palette: Palette;
  readonly seed: number;
}

/** Where the subject of a picture is: its middle, and how high it is. Pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** One picture of a scene until it is cut away; by its name, what it shows. */
export interface Shown extends Span {
  readonly subject: string;
  /** Whether it lies over what was there before, so that only what came with it is seen. */
  readonly covers?: boolean;
}

/** What became of the captions of a scene. */
export interface CaptionReport {
  /** The share of its words that is drawn, 0 to 1. */
  readonly shown: number;
  /** Shots in which no place was free. */
  readonly crowded: number;
  /** Whether some of it stands on the screen already. */
  readonly copied: boolean;
}

export interface Film {
  readonly size: Size;
  readonly frames: number;
  readonly backdrop: Backdrop;
  /** The backdrop is painted anew for every so manieth frame only; 1 when it is not said. */
  readonly backdropEvery?: number;
  /** What is far away, or hardly moves, is drawn anew for every so manieth frame only; 1 when it is not said. */
  readonly farEvery?: number;
  /** Bottom to top. */
  readonly layers: readonly Layer[];
  /** Its pictures one after another; one for the whole of it when it is not said. */
  readonly shots?: readonly Shown[];
  /** Where the film is not just cut off: a scene before it, and one after. */
  readonly before?: Join;
  readonly after?: Join;
  /** Something of its own that may pass in front of the camera in a cut. */
  readonly emblem?: Canvas;
  /** How much of a picture is lost where something lies over it, 0 to about 1; of one that fills the frame. */
  readonly busy?: (box: Box) => number;
  /** What became of what is said in it, where it was to be drawn. */
  readonly captions?: CaptionReport;
  /** Where its subject stands when the film begins and when it ends, where it has one. */
  readonly places?: { readonly first: Place; readonly last: Place };
}

/** Never displaced, never faded. */
export const STILL: Entrance = { at: 0, seconds: 0, dx: 0, dy: 0, fade: false };
