/**
 * Scenes of one film that several processes make, each of them a piece of its own. Which process makes a scene changes nothing
 * of it: whoever puts the film together gets the same pieces.
 */

export interface ScenePiece {
  /** The file; left out by renderers whose scenes have none. */
  readonly path?: string;
  /** What the renderer has to know of the scene to put the film together, in its own words. */
  readonly facts: string;
}

export interface GivenScene {
  /** From 0. */
  readonly index: number;
  /** Made already, elsewhere; without it it is to be made here. */
  readonly piece?: ScenePiece;
}

/** What scenes need beside the job because it may come out differently each time, such as what a voice says when. */
export interface SceneBase {
  /** In the renderer's own words. */
  readonly facts: string;
  /** Paths of files by their names. */
  readonly files: Readonly<Record<string, string>>;
}

/** Says who makes which scene. */
export interface SceneSource {
  /** Begins: nothing can be taken before. Scenes that were made of another base are made again. */
  offer(base: SceneBase): Promise<void>;
  /**
   * The next scene to be made here or to be taken over; waits for others until the signal says that nobody waits any more.
   * Undefined: there is none any more. `near`: the scene that whoever asks is at; one beside it costs him less.
   */
  next(signal: AbortSignal, near?: number): Promise<GivenScene | undefined>;
  /** Hands over a scene that was made here. False: it was taken by somebody else meanwhile, whose piece will be given. */
  made(index: number, piece: ScenePiece): Promise<boolean>;
}

/**
 * The scenes of a film that one process makes alone. Whoever asks gets the one nearest to where he is: what is seen of a scene
 * in the cuts to its neighbours is then painted once.
 */
export const ownScenes = (count: number): SceneSource => {
  const left = new Set(Array.from({ length: count }, (_, index) => index));
  return {
    offer: async () => undefined,
    next: async (_, near = 0) => {
      const [index] = [...left].sort((one, other) => Math.abs(one - near) - Math.abs(other - near));
      if (index === undefined) return undefined;
      left.delete(index);
      return { index };
    },
    made: async () => true,
  };
};
