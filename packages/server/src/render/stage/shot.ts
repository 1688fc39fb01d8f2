/** A part of a scene that the camera sees without a cut. */
import type { Beat } from '../beats/infer-beat';
import type { Span } from '../film/film';
import type { Copy } from '../text/copy';
import type { Composition } from './composition';

export interface Shot {
  /** Seconds of the scene in which it is seen; the first and the last reach beyond, for the cuts to their neighbours. */
  readonly span: Span;
  readonly composition: Composition;
  /** Whether it is seen as in a mirror: for words that begin on the right, or because the seed chose that side. */
  readonly isMirrored: boolean;
  readonly copy: Copy;
  readonly beat: Beat;
  /** How often the same words were already cut to: another thing of the film may play the lead then. */
  readonly turn?: number;
  /** Whether it is a look at the subject itself, in which the film's route does nothing. */
  readonly isInsert?: boolean;
  /** The part of it, at its beginning or its end, in which what the route does is seen from near and without words. */
  readonly closeUp?: Span;
}
