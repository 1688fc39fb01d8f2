/** Adapters of a test's own, in the place of those that options choose. */
import type { PressureLimits } from '../http/back-pressure';
import type { Artifacts } from '../ports/artifacts';
import type { Dialer } from '../ports/dialer';
import type { KeptMedia } from '../ports/kept-media';
import type { Planner } from '../ports/planner';
import type { Renderer } from '../ports/renderer';
import type { StillDrawer } from '../ports/still-drawer';
import type { Store } from '../ports/store';
import type { StudioFiles } from '../ports/studio-files';

export interface Overrides {
  readonly planner?: Planner;
  readonly renderer?: Renderer;
  readonly stillDrawer?: StillDrawer;
  readonly dialer?: Dialer;
  readonly artifacts?: Artifacts;
  readonly media?: KeptMedia;
  readonly studioFiles?: StudioFiles;
  readonly realNow?: () => number;
  readonly pressure?: PressureLimits;
  /** Wraps the store, to look at or to disturb what is written. */
  readonly wrapStore?: (store: Store) => Store;
  /** Whether a drain waits for renders. */
  readonly drainsRenders?: boolean;
}
