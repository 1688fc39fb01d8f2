/** Has each engine say a few words, and hears whether it did. */
import type { Narrator } from '../../ports/narrator';
import type { TrialOutcome } from '../../render/trial/trial';
import { commandNarrator } from '../../voice/command-narrator';
import { engineInstalled, piperTrouble } from '../../voice/engines';
import { filesOf, hasPicoVoice, picoFolder } from '../../voice/pico/pico-voices';
import { piperNarrator } from '../../voice/piper/piper-narrator';
import { ONNX_PACKAGE, piperVoices } from '../../voice/piper/piper-voices';
import { speechProcess } from '../../voice/speech-process';
import { type BuiltEngine, VOICE_PRESETS } from '../../voice/voices';

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

const INSTALL: Readonly<Record<BuiltEngine, string>> = {
  pico: 'npm install @echogarden/svoxpico-wasm',
  flite: 'npm install @vid/server --force',
  espeak: 'npm install @echogarden/espeak-ng-emscripten',
};
const NAMES: Readonly<Record<BuiltEngine, string>> = {
  pico: 'Pico',
  flite: 'flite (English)',
  espeak: 'eSpeak (other languages)',
};

/** Pico speaks where somebody brought its voices; undefined where nobody did. `asked`: what `VID_PICO_VOICES` names. */
export const tryPico = async (asked: string | undefined, limitMs: number): Promise<TrialOutcome | undefined> => {
  const folder = picoFolder(asked);
  if (folder === undefined) return undefined;
  const voices = VOICE_PRESETS.filter(({ engine }) => engine === 'pico');
  const found = voices.filter(({ voice }) => hasPicoVoice(voice, folder));
  const [first] = found;
  if (first === undefined) {
    const files = filesOf(voices[0]?.voice ?? '').join(' and ');
    return {
      state: 'fails',
      detail: `${folder} holds no voice of Pico`,
      next: `put both files of a voice there, such as ${files}`,
    };
  }
  const tried = await tryEngine('pico', limitMs, { voice: first.voice, folder });
  return tried.state === 'works'
    ? { ...tried, detail: `${tried.detail}; ${found.map(({ id }) => id).join(', ')}` }
    : tried;
};

/** Piper speaks by the voices of the user's folder (`VID_PIPER_VOICES`); undefined where none is named. */
export const tryPiper = async (asked: string | undefined, limitMs: number): Promise<TrialOutcome | undefined> => {
  const folder = asked?.trim() || undefined;
  if (folder === undefined) return undefined;
  const [trouble, voices] = [piperTrouble(folder), piperVoices(folder)];
  const [first] = voices;
  if (first === undefined)
    return {
      state: 'fails',
      detail: trouble ?? '',
      next: 'put both files of a voice there, or unset VID_PIPER_VOICES',
    };
  if (trouble !== undefined)
    return {
      ...{ state: 'lacking', detail: trouble },
      next: `npm install ${ONNX_PACKAGE} @echogarden/espeak-ng-emscripten`,
    };
  const next = 'put both files of the voice there anew, or unset VID_PIPER_VOICES';
  const wish = { voice: first.name, language: first.language, name: `Piper (${first.name})`, next };
  const tried = await tryNarrator(piperNarrator(folder, { limitMs }), wish);
  const others = voices.slice(1).map(({ name }) => name);
  return tried.state === 'works' && others.length > 0
    ? { ...tried, detail: `${tried.detail}; also ${others.join(', ')}` }
    : tried;
};

/** An engine of ours; one that is optional may be lacking. */
export const tryEngine = async (
  engine: BuiltEngine,
  limitMs: number,
  own: { readonly voice: string; readonly folder: string } | undefined = undefined,
): Promise<TrialOutcome> => {
  const next = INSTALL[engine];
  if (!engineInstalled(engine))
    return { state: 'lacking', detail: `${NAMES[engine]} is not installed: films show such words over music`, next };
  const voice = own?.voice ?? VOICE_PRESETS.find((one) => one.engine === engine)?.voice ?? '';
  const wish = { voice, language: 'en', name: NAMES[engine], next };
  return tryNarrator(speechProcess(engine, { limitMs, picoVoices: own?.folder }), wish);
};
