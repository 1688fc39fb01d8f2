/** Where the build left each picture: part of what `dist/artwork/pictures.json` holds. */

/** Where a picture's compressed body lies within the set's file, and its size when that is not the set's square. */
export type Place = readonly [offset: number, length: number, width?: number, height?: number];

export interface SetIndex {
  /** Side of the square that a picture of the set is drawn in, in its own units. */
  readonly side: number;
  readonly at: Readonly<Record<string, Place>>;
}

export type PictureSet = 'fluent' | 'noto';
export type PictureIndex = Readonly<Record<PictureSet, SetIndex>>;
