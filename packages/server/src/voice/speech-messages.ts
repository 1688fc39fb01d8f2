/** What the renderer and a speech process say to each other. */
import type { Speech, SpeechWish } from '../ports/narrator';

/** Engines that run in a process of their own here. */
export type ProcessEngine = 'flite' | 'espeak';

export interface ToSpeechChild {
  readonly engine: ProcessEngine;
  readonly wish: SpeechWish;
}

export type FromSpeechChild = { readonly speech: Speech } | { readonly why: string };
