/** What the renderer and a speech process say to each other. */
import type { Speech, SpeechWish } from '../ports/narrator';
import type { BuiltEngine } from './voices';

export interface ToSpeechChild {
  readonly engine: BuiltEngine;
  readonly wish: SpeechWish;
  /** The folder of Pico's voices. */
  readonly picoVoices?: string | undefined;
}

export type FromSpeechChild = { readonly speech: Speech } | { readonly why: string };
