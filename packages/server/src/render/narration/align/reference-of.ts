import type { Narrator } from '../../../ports/narrator';
import { engineInstalled, narratorOf, type VoiceOptions } from '../../../voice/engines';
import { primaryOf } from '../../../voice/primary-of';
import { type BuiltEngine, voicesFor } from '../../../voice/voices';
import type { Reference } from './align-words';

type Telling = Extract<BuiltEngine, 'flite' | 'espeak'>;

/** A voice that no request names, of people who speak a language as often as the others. */
const ALSO: Readonly<Record<string, string>> = { en: 'en-us' };

/**
 * Voices that tell when they say each word, with their engine. Those of flite were made of people's recordings and pause as people
 * do; one of another engine beside them is right where all of them have the same fault.
 */
export function tellingVoices(
  language: string,
  isInstalled: (engine: Telling) => boolean = engineInstalled,
): readonly (readonly [voice: string, engine: Telling])[] {
  const of = (engine: Telling): string[] =>
    isInstalled(engine) ? voicesFor(engine, language).map(({ voice }) => voice) : [];
  const [flite, espeak, also] = [of('flite'), of('espeak'), ALSO[primaryOf(language)]];
  const others = espeak.length === 0 || also === undefined ? [] : [also];
  const own = flite.length > 0 ? others : [...espeak.slice(0, 2), ...others];
  return [...flite.map((voice) => [voice, 'flite'] as const), ...own.map((voice) => [voice, 'espeak'] as const)];
}

/** The voices that others are laid over, where any tells its words in the language; whoever asks closes it. */
export const referenceOf = (language: string, options: VoiceOptions): Reference | undefined => {
  const voices = new Map(tellingVoices(language));
  if (voices.size === 0) return undefined;
  const narrators = new Map<Telling, Narrator>(
    [...new Set(voices.values())].map((name) => [name, narratorOf(name, options)]),
  );
  return {
    voices: [...voices.keys()],
    narrator: {
      async speak(wish, signal) {
        const narrator = narrators.get(voices.get(wish.voice) ?? 'espeak');
        if (narrator === undefined) throw new Error(`${wish.voice} is no voice of the reference`);
        return narrator.speak(wish, signal);
      },
      close: () => {
        for (const narrator of narrators.values()) narrator.close();
      },
    },
  };
};
