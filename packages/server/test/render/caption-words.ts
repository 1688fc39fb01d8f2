/** Scripts whose words are said at even times, for tests of captions, and a cue of them as it is set. */
import type { SaidWord } from '../../src/render/captions/said-word';
import { toSpoken } from '../../src/voice/words/to-spoken';

export const SCRIPTS = {
  en: 'We roast on Tuesdays, and 4.9 stars say it works. From £4.50 a bag ☕ in Leeds!',
  de: 'Die Haftpflichtversicherungsbedingungen gelten ab 12,50 € im Monat, überall in Europa.',
  ar: 'قهوة طازجة كل صباح قبل الثامنة، وخصم 20% من Northside Roasters في دبي.',
  ja: '毎朝八時までに焼きたてのコーヒーをお届けします。初回は20%オフです。',
} as const;
export type ScriptLanguage = keyof typeof SCRIPTS;

/** Seconds at which the first word is said, and that each one takes. */
const FIRST = 0.31;
const EACH = 0.37;

/** What is not spoken by itself goes with the word before it. */
export const said = (script: string, language: string): SaidWord[] =>
  toSpoken(script, language)
    .captions.reduce<string[]>(
      (words, text) =>
        /[\p{L}\p{N}]/u.test(text) ? [...words, text] : [...words.slice(0, -1), `${words.at(-1) ?? ''} ${text}`],
      [],
    )
    .map((text, at) => ({ text, start: FIRST + at * EACH, end: FIRST + (at + 0.9) * EACH }));
