/**
 * Makes the MP4 of a plan. An implementation writes only below `workDir` and to `outputPath`, leaves neither partial
 * files nor processes behind, whatever happens, and gives the same bytes for the same job.
 */
import type { Aspect, Kind, MusicStyle, Quality, Route } from '@vid/sdk/contract';
import type { StageTiming } from '../domain/stage-timing';
import type { PlannedScene, TradeName } from './planner';
import type { SceneBase, SceneSource } from './scene-share';

export type { Stage, StageTiming } from '../domain/stage-timing';

/** Everything that the picture and the sound depend on; media are local files by now. */
export interface RenderJob {
  readonly jobId: string;
  readonly title: string;
  /** What the caller wrote, in whole or its beginning: how a film looks goes by its words, also those that nobody reads. */
  readonly brief?: string;
  /** What the planner took it to be of; left out for scenes that nobody planned. */
  readonly trade?: TradeName;
  readonly scenes: readonly PlannedScene[];
  readonly kind: Kind;
  readonly route?: Route;
  readonly aspect: Aspect;
  readonly quality: Quality;
  readonly upscale: boolean;
  readonly language: string;
  readonly artStyle: string;
  readonly musicStyle?: MusicStyle;
  /** False: nobody speaks, whatever scripts the scenes have. */
  readonly narrator?: boolean;
  /** The narrator's voice, as the request names it. */
  readonly voicePreset?: string;
  /** Who speaks in its scenes, as the request names them. */
  readonly presenterPreset?: string;
  readonly brand?: RenderBrand;
  readonly brandName?: string;
  /** Local files of downloaded media by their URL; a URL that is missing here could not be had. */
  readonly media: Readonly<Record<string, string>>;
  /** Why a URL could not be had, in sentences for the caller. */
  readonly missing?: Readonly<Record<string, string>>;
  readonly productImageUrl?: string;
  /** Scenes (by index) that are to fail on purpose. */
  readonly failingScenes: readonly number[];
  /** Scenes (by index) that crashed the process which drew them, twice: something else stands in their place. */
  readonly crashedScenes?: readonly number[];
  readonly seed: number;
  readonly watermark: boolean;
}

export interface RenderBrand {
  /** Key into `media`. */
  readonly logoUrl: string;
  /** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
  readonly colors: readonly string[];
}

/** One picture of a scene until it is cut away. Seconds of the film. */
export interface FilmShot {
  readonly start: number;
  readonly duration: number;
  /** What it shows, by its name. */
  readonly subject: string;
  /** Every line that is set on it, as it is broken on the screen. */
  readonly copy: readonly string[];
}

export interface FilmScene {
  readonly type: PlannedScene['type'];
  readonly role: string | null;
  readonly start: number;
  readonly duration: number;
  /** What the narrator says. */
  readonly script: string | null;
  readonly shots: readonly FilmShot[];
}

/** A film as it is drawn: what is seen when, what is written on it, and the beat that it follows. Seconds of the film. */
export interface FilmScript {
  /** Where one picture gives way to the next. */
  readonly cuts: readonly number[];
  readonly beats: readonly number[];
  readonly scenes: readonly FilmScene[];
}

/** A word that is spoken, as it is shown; in seconds from the film's start. */
export interface FilmWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Which scene, from 0. */
  readonly scene: number;
}

/** Where a render is; `percent` never falls. */
export interface RenderProgress {
  readonly stage: 'preparing' | 'sound' | 'drawing' | 'joining' | 'checking';
  /** 0 to 100. */
  readonly percent: number;
}

export interface RenderTarget {
  /** Where the finished MP4 goes; it appears there whole or not at all, and beside it what `SIDE_FILES` names. */
  readonly outputPath: string;
  /** An empty folder of the job's own; the caller removes it. */
  readonly workDir: string;
  readonly signal: AbortSignal;
  onProgress(progress: RenderProgress): void;
  /** Told of each scene when it is made; `index` counts from 0. */
  onScene?(scene: MadeScene): void;
  /** Told when the process that draws has crashed. */
  onCrash?(crash: DrawingCrash): void;
  /** Where other processes make scenes of it, too: says who makes which. */
  readonly scenes?: SceneSource;
}

/** The end of a process that was drawing. */
export interface DrawingCrash {
  /** What it worked on, by index; none where it drew nothing at the time. */
  readonly scenes: readonly number[];
  readonly signal: string | null;
  readonly exitCode: number | null;
  /** What follows: the film is drawn again, or again without that scene, or is given up. */
  readonly next: 'again' | 'without-scene' | 'given-up';
}

/** What scenes of somebody else's film are drawn with. */
export interface HelpTarget extends Pick<RenderTarget, 'workDir' | 'signal'> {
  readonly base: SceneBase;
  readonly scenes: SceneSource;
}

/** A renderer that can make scenes apart from their film. */
export interface SceneMaker {
  /**
   * What pieces depend on beside the job: the version, the tools and the options of the renderer. Only pieces of one kind fit
   * together.
   */
  kind(): Promise<string>;
  /** Whether the scenes of a film come out the same apart. */
  fits(job: Pick<RenderJob, 'aspect' | 'quality' | 'upscale' | 'scenes'>): boolean;
  /** Makes scenes for as long as there are any. */
  help(job: RenderJob, target: HelpTarget): Promise<void>;
}

/** A scene that is made; one that failed has its stand-in. */
export interface MadeScene {
  readonly index: number;
  readonly failed: boolean;
}

/** Facts about the finished file, read back from it. */
export interface RenderedVideo {
  readonly bytes: number;
  readonly durationSec: number;
  readonly width: number;
  readonly height: number;
  readonly scenesFailed: number;
  readonly notes: readonly string[];
  /** What is spoken, in order; undefined when the renderer has no voice. */
  readonly words?: readonly FilmWord[];
  /** What took how long, from the beginning of the render; undefined where nothing is drawn. */
  readonly timings?: readonly StageTiming[];
}

/** Why a video could not be made. `canceled` only after the signal fired. */
export type RenderFailureReason =
  | 'ffmpeg-missing'
  | 'ffmpeg-failed'
  | 'part-missing'
  | 'disk-full'
  | 'all-scenes-failed'
  | 'canceled'
  | 'check-failed'
  | 'crashed';

/** Thrown by a renderer; the message says what happened and what to do next. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  constructor(
    readonly reason: RenderFailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Renderer {
  render(job: RenderJob, target: RenderTarget): Promise<RenderedVideo>;
  /** What makes scenes apart; without it films are made as a whole. */
  apart?(): Promise<SceneMaker | undefined>;
}
