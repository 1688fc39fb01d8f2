/** What a scene shows besides its words: its subject and the things around it, as sprites. */
import type { Canvas } from '@napi-rs/canvas';
import type { GivenScreen } from '../photo/given-hero';
import type { LifeSizes } from './life-size';

/** Who plays the lead for a while; without things of its own it has those of the scene. */
export type Lead = Pick<Cast, 'hero' | 'name' | 'steams' | 'isRead'> & Partial<Pick<Cast, 'props'>>;

export interface Cast {
  /** What the subject is, in a word. */
  readonly name?: string;
  /** Whether the scene's own words name it; else it is what the whole film is about. */
  readonly isNamed?: boolean;
  /** The subject, as large as it is ever shown. */
  readonly hero: Canvas;
  /** Whether it is a picture that was given, such as a product: nothing may speak against it. */
  readonly isGiven?: boolean;
  /** What a given picture of a screen shows. */
  readonly screen?: GivenScreen;
  /** Whether it is to be read, and so must be in the frame whole. */
  readonly isRead?: boolean;
  /** Whether it is hot, so that steam rises from it. */
  readonly steams: boolean;
  /** Smaller things that belong to it; one is shown more than once when there are more places. */
  readonly props: readonly Canvas[];
  /** How large subjects and things are in life, as far as that is known. */
  readonly lifeSizes?: LifeSizes;
  /** Who plays the lead where a line of its copy is told by itself, by the line. */
  readonly leads?: ReadonlyMap<string, Lead>;
  /** Who plays the lead where the same words are cut to again. */
  readonly second?: Lead;
  /** What single lines of its copy speak of. */
  readonly pictures: ReadonlyMap<string, Canvas>;
}
