/**
 * Scenes that several processes make, while their job runs. Each is leased by itself, as jobs are: whatever is done under a lease
 * is fenced by its owner and the number of the attempt.
 */
import type { ClaimedJob, Lease } from './lease';

/** Who has taken a scene, and which time it was taken. */
export interface SceneHold {
  readonly jobId: string;
  /** From 0. */
  readonly scene: number;
  readonly owner: string;
  readonly attempt: number;
}

/** A scene that is made. */
export interface KeptScene {
  readonly scene: number;
  /** The name of its kept file; null where the renderer makes none. */
  readonly file: string | null;
  readonly facts: string;
}

/** What all scenes of a film are made with: only such pieces fit together. */
export interface SceneRecipe {
  /** The kind of the renderer. */
  readonly maker: string;
  /** The name of the kept file that says what else they need. */
  readonly base: string;
}

export interface ClaimedScene extends Pick<ClaimedJob, 'job' | 'spec'>, SceneRecipe {
  readonly scene: number;
  readonly attempt: number;
}

export interface SceneStore {
  /**
   * Offers the scenes of a job to everybody; those that were made by the same recipe stay. False: the job is not the
   * offering worker's any more.
   */
  offerScenes(
    request: SceneRecipe & {
      readonly jobId: string;
      readonly fence: { readonly owner: string; readonly attempt: number };
      readonly count: number;
    },
  ): Promise<boolean>;
  /** Takes a scene of any job that nobody works on and that is made by this kind; `after`: the job that was helped last. */
  claimScene(
    request: Lease & {
      readonly maker: string;
      readonly after: string;
      readonly except: readonly string[];
      /** Scenes that were taken so often are left to the owner of the job. */
      readonly mostAttempts: number;
    },
  ): Promise<ClaimedScene | undefined>;
  /** Takes the next scene of a job that nobody works on. */
  takeScene(
    request: Lease & { readonly jobId: string; readonly mostAttempts: number },
  ): Promise<Pick<SceneHold, 'scene' | 'attempt'> | undefined>;
  /** Extends the leases of an owner; the scenes that are still his. */
  keepScenes(request: Lease & { readonly jobId: string }): Promise<readonly number[]>;
  /** Records that a scene is made; false when it was taken by somebody else. */
  finishScene(request: SceneHold & Omit<KeptScene, 'scene'>): Promise<boolean>;
  /** Those that are made. */
  keptScenes(jobId: string): Promise<readonly KeptScene[]>;
  /** A scene whose file is gone is to be made again. */
  dropScene(request: { readonly jobId: string; readonly scene: number; readonly file: string }): Promise<void>;
  /** Gives back whatever an owner holds and has not made. */
  releaseScenes(request: { readonly jobId: string; readonly owner: string }): Promise<void>;
}
