/** Pictures that films are cast from, and what words name. */
/** A picture that can be cast. */
export interface Figure {
  readonly name: string;
  readonly set: string;
  /** What an image decoder takes; a drawing has so many pixels on its longer side, a bitmap its own. */
  bytes(pixels?: number): Buffer;
}

/** Something that words name and pictures show, the best picture first. */
export interface Subject {
  /** As it stands in the text, and where. */
  readonly words: string;
  readonly at: number;
  readonly pictures: readonly Figure[];
  /** Whom the words name, where that is somebody; of the pictures things go first. */
  readonly who?: Figure;
  /** What may lie beside it and never leads. */
  readonly beside?: readonly Figure[];
  /** Grows with how much the words are about it. */
  readonly score: number;
  readonly trade?: string | undefined;
  /** The concept that the words are of, when they are of one. */
  readonly concept?: string | undefined;
  /** Where it is found. */
  readonly place?: string | undefined;
}

/** Somebody at work, and where a text names them. */
export interface Worker {
  readonly figure: Figure;
  readonly at: number;
  readonly length: number;
}

/** Where pictures come from. */
export interface Stock {
  /** What words name, the most telling first; what is said around them settles what they mean. */
  subjects(this: void, text: string, about?: string): readonly Subject[];
  /** Whether what describes a thing stands after it, as in French. */
  readonly headFirst: boolean;
  /** Whether a capital within a sentence tells a name: not where all nouns have one. */
  readonly capitalsName?: boolean;
  /** Path of a photograph by its name. */
  photo(this: void, name: string): string | undefined;
  /** Who is named at work in a text, in its order; nobody when it is not said. */
  workers?(this: void, text: string): readonly Worker[];
  /** A picture by its name. */
  picture(this: void, name: string): Figure | undefined;
}

/** Nothing to show: words stand by themselves. */
export const NO_STOCK: Stock = {
  subjects: () => [],
  headFirst: false,
  photo: () => undefined,
  picture: () => undefined,
};
