/**
 * Speaks the lines of a film. An implementation ends what it started when the signal fires, gives the same sound for the same
 * wish, and rejects with an error that says why where it can't speak: a film does without a voice then.
 */

/** A word or a phone of what is said, in seconds from its start. */
export interface Timed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface SpeechWish {
  /** What is said: words alone, without figures or signs, and the stops between them. */
  readonly text: string;
  /** The words of the text, in order. */
  readonly words: readonly string[];
  /** A language tag. */
  readonly language: string;
  /** A voice, by the engine's own name for it. */
  readonly voice: string;
  /** How fast, 1 as the voice likes it. */
  readonly rate: number;
}

export interface Speech {
  /** One channel, -1 to 1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** One for each word of the wish, where the engine tells. */
  readonly words?: readonly Timed[];
  /** The sounds of the words, by the engine's own names, where it tells. */
  readonly phones?: readonly Timed[];
}

export interface Narrator {
  speak(wish: SpeechWish, signal: AbortSignal): Promise<Speech>;
  /** Ends what was started. */
  close(): void;
}
