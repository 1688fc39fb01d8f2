/** How words fill a frame by themselves, where there is nothing to show beside them. */
import type { BeatLayout } from '../beats/beat';
import type { Beat } from '../beats/infer-beat';
import type { Grounds } from '../color/grounds';
import type { Palette } from '../color/palettes';
import type { Layer, Span } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import type { BackdropName } from '../look/look';
import type { Composition, Shape } from '../stage/composition';
import type { Copy } from '../text/copy';

/** A shot whose words are laid out already. */
export interface TypeSheet {
  /** Its palette is that of the ground. */
  readonly setting: Setting;
  /** The colours of the words. */
  readonly inks: Palette;
  readonly shape: Shape;
  /** What the words cover; undefined without any. */
  readonly words: Box | undefined;
  readonly span: Span;
  /** Seconds of the scene at which it is set up. */
  readonly from: number;
  readonly rightToLeft: boolean;
  /** Which of its own variants it shows. */
  readonly turn: number;
}

export type WordPlace = Pick<Composition, 'words' | 'anchor' | 'align'>;

export interface TypeComposition {
  /** Where its words stand; undefined where the look places them. */
  place(shape: Shape, turn: number): WordPlace | undefined;
  /** The colours of its ground, and of its words where they stand on something else. */
  ground(grounds: Grounds, turn: number): Palette;
  readonly inks?: (grounds: Grounds) => Palette;
  /** Undefined where the look's own light is behind it. */
  readonly light?: BackdropName;
  /** What sets the words of a beat in its own way. */
  readonly layouts?: Partial<Record<Beat, BeatLayout>>;
  /** Whether it can set these words; it can when it does not say. */
  suits?(this: void, beat: Beat, copy: Copy): boolean;
  /** What is behind the words, bottom to top. */
  shapes(sheet: TypeSheet): readonly Layer[];
}
