/** Has each engine say a few words, and hears whether it did. */
import type { Narrator } from '../../ports/narrator';
import type { TrialOutcome } from '../../render/trial/trial';
import { commandNarrator } from '../../voice/command-narrator';
import { engineInstalled } from '../../voice/engines';
import { speechProcess } from '../../voice/speech-process';
import { VOICE_PRESETS } from '../../voice/voices';

/** Loudest sample that is still silence. */
const SILENT = 0.01;
const WORDS = 'Good morning, and welcome.';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const tryNarrator = async (
  narrator: Narrator,
  { voice, language, next, name }: { voice: string; language: string; next: string; name: string },
): Promise<TrialOutcome> => {
  try {
    const wish = { text: WORDS, words: WORDS.match(/\p{L}+/gu) ?? [], language, voice, rate: 1 };
    const { samples, sampleRate } = await narrator.speak(wish, new AbortController().signal);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    if (loudest < SILENT) return { state: 'fails', detail: `${name} spoke, and nothing could be heard`, next };
    return { state: 'works', detail: `${name} spoke ${(samples.length / sampleRate).toFixed(1)} s` };
  } catch (error) {
    return { state: 'fails', detail: `${name} does not speak: ${messageOf(error)}`, next };
  } finally {
    narrator.close();
  }
};

/** The user's own engine. */
export const tryVoiceCommand = (command: string, limitMs: number): Promise<TrialOutcome> =>
  tryNarrator(commandNarrator(command, { limitMs }), {
    ...{ voice: '', language: 'en', name: 'VID_VOICE_COMMAND' },
    next: 'run it by hand with {"text", "language", "voice", "rate", "out"} on stdin, or unset VID_VOICE_COMMAND',
  });

const INSTALL = {
  flite: 'npm install @vid/server --force',
  espeak: 'npm install @echogarden/espeak-ng-emscripten',
} as const;
const NAMES = { flite: 'flite (English)', espeak: 'eSpeak (other languages)' } as const;

/** An engine of ours; one that is optional may be lacking. */
export const tryEngine = async (engine: 'flite' | 'espeak', limitMs: number): Promise<TrialOutcome> => {
  const next = INSTALL[engine];
  if (!engineInstalled(engine))
    return { state: 'lacking', detail: `${NAMES[engine]} is not installed: films show such words over music`, next };
  const preset = VOICE_PRESETS.find((one) => one.engine === engine);
  const wish = { voice: preset?.voice ?? '', language: 'en', name: NAMES[engine], next };
  return tryNarrator(speechProcess(engine, { limitMs }), wish);
};
