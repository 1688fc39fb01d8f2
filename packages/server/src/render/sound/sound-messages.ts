/** What a drawing process and its sound thread say to each other. */
import type { Stereo } from '../music/loudness';
import type { SoundBegin, SoundRest } from './sound-work';

export type ToSoundThread =
  | { readonly type: 'begin'; readonly plan: SoundBegin }
  | { readonly type: 'finish'; readonly rest: SoundRest };

export type FromSoundThread =
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'begun' }
  | { readonly type: 'mixed'; readonly mix: Stereo }
  | { readonly type: 'failed'; readonly message: string };
