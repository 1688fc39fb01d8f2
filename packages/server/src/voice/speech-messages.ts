/** What the renderer and a speech process say to each other. */
import type { Speech, SpeechWish } from '../ports/narrator';
import type { PiperOrder } from './piper/piper';
import type { BuiltEngine } from './voices';

export interface AskBuilt {
  readonly engine: BuiltEngine;
  readonly wish: SpeechWish;
  /** The folder of Pico's voices. */
  readonly picoVoices?: string | undefined;
}

export interface AskPiper {
  readonly engine: 'piper';
  readonly order: PiperOrder;
}

export type ToSpeechChild = AskBuilt | AskPiper;

export type FromSpeechChild = { readonly speech: Speech } | { readonly why: string };
