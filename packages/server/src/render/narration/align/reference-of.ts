import { engineInstalled, narratorOf, type VoiceOptions } from '../../../voice/engines';
import { voicesFor } from '../../../voice/voices';
import type { Reference } from './align-words';

/** The engine that other voices are laid over, where it speaks the language; whoever asks closes it. */
export const referenceOf = (language: string, options: VoiceOptions): Reference | undefined => {
  const voices = voicesFor('espeak', language).map(({ voice }) => voice);
  if (voices.length === 0 || !engineInstalled('espeak')) return undefined;
  const narrator = narratorOf('espeak', options);
  return { narrator, voices: voices.slice(0, 2) };
};
