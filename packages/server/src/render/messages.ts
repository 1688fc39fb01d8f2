/** What a renderer and its drawing process say to each other. */
import type { MadeScene, RenderedVideo, RenderFailureReason, RenderJob, RenderProgress } from '../ports/renderer';
import type { GivenScene, SceneBase, ScenePiece } from '../ports/scene-share';
import type { DrawnStill } from '../ports/still-drawer';
import type { VoiceOptions } from '../voice/engines';
import type { CaptionChoice } from './captions/caption-names';
import type { StageMark } from './stage-marks';
import type { TrialOrder, TrialOutcome } from './trial/trial';

/** So often a drawing process says that it lives, in real milliseconds. */
export const BEAT_MS = 10_000;

export interface RenderOrder {
  readonly job: RenderJob;
  readonly ffmpeg: string;
  /** An empty folder for segments and sound; whoever gave the order removes it. */
  readonly partsDir: string;
  /** Where the video goes, and beside it its side files. */
  readonly outputPath: string;
  /** Cores, which decide how many scenes are made at the same time. */
  readonly parallel: number;
  /** Milliseconds after which an ffmpeg that takes no input counts as hanging. */
  readonly stallMs: number;
  /** Folder of the user's own pictures, which come before the built-in ones. */
  readonly artwork?: string;
  /** Command of the user's own image generator. */
  readonly imageCommand?: string;
  /** The user's own music. */
  readonly music?: string;
  /** How scripts are spoken; without it nobody speaks. */
  readonly voice?: VoiceOptions;
  /** The captions of what is spoken; without it those of the film's route. */
  readonly captionStyle?: CaptionChoice;
}

/** Scenes of a film that another process puts together; that alone speaks, and has pictures made. */
export interface HelpOrder {
  readonly order: Omit<RenderOrder, 'outputPath' | 'voice' | 'imageCommand'>;
  readonly base: SceneBase;
}

/** What a film shows when, without drawing it. */
export interface ScriptOrder
  extends Pick<RenderOrder, 'job' | 'outputPath' | 'parallel' | 'stallMs' | 'artwork' | 'music'> {
  /** Looks into clips and reads music; without one clips have stand-ins, and music no beat of its own. */
  readonly ffmpeg?: string;
}

/** A still of each scene; what is known is not drawn. */
export interface StillsOrder extends Omit<ScriptOrder, 'outputPath' | 'parallel' | 'music'> {
  readonly known: readonly string[];
  /** Whether scripts will be spoken; what is spoken may have captions. */
  readonly speaks: boolean;
  readonly captionStyle?: CaptionChoice;
  /** The user's own image generator, and a folder for what it draws. */
  readonly own?: { readonly command: string; readonly folder: string };
}

/** A picture in base64. */
export interface ToldStill extends Omit<DrawnStill, 'picture'> {
  readonly picture?: { readonly jpeg: string; readonly width: number; readonly height: number };
}

/** What a drawing process asks of whoever knows who makes which scene. */
export type SceneQuestion =
  | { readonly is: 'offer'; readonly base: SceneBase }
  | { readonly is: 'next' }
  | { readonly is: 'made'; readonly index: number; readonly piece: ScenePiece };

/** What it is answered: the next scene, or whether its own counts. */
export interface SceneAnswer {
  readonly given?: GivenScene;
  readonly counts?: boolean;
}

export type ToChild =
  /** How many threads it may draw with from now on. */
  | { readonly type: 'share'; readonly most: number }
  /** `shared`: other processes make scenes of it, too. */
  | { readonly type: 'render'; readonly order: RenderOrder; readonly shared?: boolean }
  /** In place of a render. */
  | { readonly type: 'help'; readonly help: HelpOrder }
  /** In place of a render. */
  | { readonly type: 'describe'; readonly order: ScriptOrder }
  /** In place of a render; what draws stills waits for more of them until its parent lets go of it. */
  | { readonly type: 'stills'; readonly order: StillsOrder }
  /** In place of a render. */
  | { readonly type: 'try'; readonly order: TrialOrder }
  | { readonly type: 'answer'; readonly id: number; readonly answer: SceneAnswer }
  | { readonly type: 'cancel' };

export type FromChild =
  /** At each beat. */
  | { readonly type: 'alive' }
  | { readonly type: 'progress'; readonly progress: RenderProgress }
  | { readonly type: 'stage'; readonly mark: StageMark }
  | { readonly type: 'scene'; readonly scene: MadeScene }
  | { readonly type: 'ask'; readonly id: number; readonly question: SceneQuestion }
  | { readonly type: 'described' }
  | { readonly type: 'still'; readonly still: ToldStill }
  /** All stills are told; the process now has so many bytes of memory. */
  | { readonly type: 'drawn'; readonly memory: number }
  | { readonly type: 'tried'; readonly outcome: TrialOutcome }
  | { readonly type: 'done'; readonly video: RenderedVideo }
  | { readonly type: 'failed'; readonly reason: RenderFailureReason; readonly message: string };
