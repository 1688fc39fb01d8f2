import { engineInstalled, narratorOf, type VoiceOptions } from '../../../voice/engines';
import { primaryOf } from '../../../voice/primary-of';
import { voicesFor } from '../../../voice/voices';
import type { Reference } from './align-words';

/** Voices that no request names, of people who speak a language as often as the others. */
const ALSO: Readonly<Record<string, readonly string[]>> = { en: ['en-us'] };

/** The engine that other voices are laid over, where it speaks the language; whoever asks closes it. */
export const referenceOf = (language: string, options: VoiceOptions): Reference | undefined => {
  const voices = voicesFor('espeak', language).map(({ voice }) => voice);
  if (voices.length === 0 || !engineInstalled('espeak')) return undefined;
  const narrator = narratorOf('espeak', options);
  return { narrator, voices: [...voices.slice(0, 2), ...(ALSO[primaryOf(language)] ?? [])] };
};
