/** How a voice begins where the first card says it all: it names whom the film is about, and holds no other fact. */

/** The sentences of a language as the data writes them. */
export interface IntroSource {
  /** Whether a native reader has read them. */
  readonly isRead: boolean;
  /** Several apart by `|`; `{}` stands for the name. */
  readonly ways: string;
}
