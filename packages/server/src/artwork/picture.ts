/** A picture that can be drawn, wherever it comes from. */

/** `own` are the files of the user's folder. */
export type PictureSource = 'fluent' | 'noto' | 'own';

export interface Picture {
  /** The set's name of it (`hot-beverage`), or the file's name without its ending. */
  readonly name: string;
  readonly set: PictureSource;
  readonly type: 'svg' | 'png' | 'webp';
  /** What an image decoder takes: an SVG document, its longer side so many pixels, or the file's bytes. */
  bytes(pixels?: number): Buffer;
}

/** A picture of the built-in sets. */
export interface VectorPicture extends Picture {
  readonly set: 'fluent' | 'noto';
  readonly type: 'svg';
  /** A whole SVG document with a `viewBox`, so many pixels high and wide (default: its own units). */
  svg(pixels?: number): string;
}
