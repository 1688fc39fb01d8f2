/** The voices that a request may name (`voice_preset_id`), and the engines that they are of. */
import { primaryOf } from './primary-of';

/** Engines that come with these packages, or can be added to them. */
export type BuiltEngine = 'pico' | 'flite' | 'espeak';
export type EngineName = 'recording' | 'command' | 'piper' | BuiltEngine;

export interface VoicePreset {
  /** What a request names. */
  readonly id: string;
  /** A language tag. */
  readonly language: string;
  readonly engine: BuiltEngine;
  /** The engine's own name for it. */
  readonly voice: string;
  readonly description: string;
  /** Whose voice it is. */
  readonly who: 'woman' | 'man';
}

const flite = (id: string, voice: string, name: string, who: VoicePreset['who']): VoicePreset => ({
  ...{ id, language: 'en', engine: 'flite', voice, who },
  description: `${name}, a ${who}`,
});

/** A man's and a woman's voice of eSpeak, which are one voice at two pitches. */
const pair = (id: string, language: string, voice: string, name: string): VoicePreset[] => [
  { id: `${id}-1`, language, engine: 'espeak', voice, description: `${name}, a lower voice`, who: 'man' },
  {
    id: `${id}-2`,
    language,
    engine: 'espeak',
    voice: `${voice}+f3`,
    description: `${name}, a higher voice`,
    who: 'woman',
  },
];

const pico = (id: string, language: string, voice: string, name: string): VoicePreset => ({
  id,
  language,
  engine: 'pico',
  voice: `${language}_${voice}`,
  description: `${name}, a woman`,
  who: 'woman',
});

/** The first of a language is its default, where its engine is here. */
export const VOICE_PRESETS: readonly VoicePreset[] = [
  pico('en-us-pico', 'en-US', 'lh0', 'American English'),
  pico('en-gb-pico', 'en-GB', 'kh0', 'British English'),
  pico('de-pico', 'de-DE', 'gl0', 'German'),
  pico('fr-pico', 'fr-FR', 'nk0', 'French'),
  pico('es-pico', 'es-ES', 'zl0', 'Spanish'),
  pico('it-pico', 'it-IT', 'cm0', 'Italian'),
  flite('en-rms', 'rms', 'American English', 'man'),
  flite('en-slt', 'slt', 'American English', 'woman'),
  flite('en-awb', 'awb', 'Scottish English', 'man'),
  ...pair('en-gb', 'en-GB', 'en-gb-x-rp', 'British English'),
  ...pair('de', 'de', 'de', 'German'),
  ...pair('fr', 'fr', 'fr', 'French'),
  ...pair('es', 'es', 'es', 'Spanish'),
  ...pair('es-la', 'es-419', 'es-419', 'Spanish of Latin America'),
  ...pair('it', 'it', 'it', 'Italian'),
  ...pair('pt', 'pt', 'pt', 'Portuguese'),
  ...pair('pt-br', 'pt-BR', 'pt-br', 'Brazilian Portuguese'),
  ...pair('nl', 'nl', 'nl', 'Dutch'),
  ...pair('pl', 'pl', 'pl', 'Polish'),
  ...pair('tr', 'tr', 'tr', 'Turkish'),
  ...pair('ja', 'ja', 'ja', 'Japanese'),
  ...pair('ar', 'ar', 'ar', 'Arabic'),
];

/** Other languages that eSpeak speaks, by the names that it has for them; each in one voice. */
const OTHERS: Readonly<Record<string, string>> = {
  sv: 'sv',
  da: 'da',
  no: 'nb',
  nb: 'nb',
  fi: 'fi',
  ru: 'ru',
  uk: 'uk',
  cs: 'cs',
  sk: 'sk',
  hu: 'hu',
  ro: 'ro',
  bg: 'bg',
  hr: 'hr',
  el: 'el',
  he: 'he',
  hi: 'hi',
  ko: 'ko',
  zh: 'cmn',
  id: 'id',
  vi: 'vi',
};

const speaks = (preset: VoicePreset, tag: string): boolean => primaryOf(preset.language) === primaryOf(tag);

/** The voice that a request names, where it speaks the language of the film. */
export const presetOf = (id: string | undefined, tag: string): VoicePreset | undefined =>
  VOICE_PRESETS.find((preset) => preset.id === id && speaks(preset, tag));

/** The voices of an engine for a language, the default first: one of its region before others. */
export const voicesFor = (engine: VoicePreset['engine'], tag: string): readonly VoicePreset[] => {
  const own = VOICE_PRESETS.filter((preset) => preset.engine === engine && speaks(preset, tag));
  const regional = own.filter(({ language }) => language.toLowerCase() === tag.toLowerCase());
  const voice = OTHERS[primaryOf(tag)];
  if (own.length > 0) return [...regional, ...own.filter((preset) => !regional.includes(preset))];
  return engine !== 'espeak' || voice === undefined
    ? []
    : [{ id: primaryOf(tag), language: tag, engine, voice, description: `eSpeak's voice for ${tag}`, who: 'man' }];
};
