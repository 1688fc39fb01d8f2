/** The flags of `vid batch`, as its rooms take them. */
import type { CaptionKind } from '../read-captions';
import type { RenderLimits } from './read-rate';

export interface BatchFlags {
  readonly journal?: string;
  readonly outputDir?: string;
  readonly concurrency: number;
  readonly rate?: RenderLimits;
  readonly rotateRefusedKeys?: boolean;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly local?: boolean;
  readonly seed?: number;
  readonly renderer?: 'ffmpeg' | 'instant';
  readonly allowPrivateNetwork?: boolean;
  readonly artwork?: string;
  readonly music?: string;
  readonly captions?: readonly CaptionKind[];
  readonly captionStyle?: string;
  readonly planner?: string;
}
