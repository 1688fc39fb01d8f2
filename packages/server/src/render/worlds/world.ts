/** A place that prompts are set in. One file each in `places`; everything that they share is in `pieces`. */
import type { Site } from './site';

/** What small things stand on when the camera is near. */
export type Surface =
  | 'wood'
  | 'darkWood'
  | 'stone'
  | 'marble'
  | 'grass'
  | 'moss'
  | 'sand'
  | 'snow'
  | 'metal'
  | 'white'
  | 'asphalt'
  | 'tile';

export interface World {
  readonly inside: boolean;
  readonly surface: Surface;
  /** Names of pictures that it shows besides its subject. */
  readonly pictures: readonly string[];
  /** Whether things of the film's trade are on its shelves. */
  readonly sells?: boolean;
  /** What is before a subject that only has a head and shoulders: they stand behind it. */
  readonly counter: string;
  /** Lays its planes, from far to near; what is nearer than the subject comes before it. */
  build(site: Site): void;
}
