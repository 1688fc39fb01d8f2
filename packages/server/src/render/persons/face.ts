/** What a face does at a moment, and the shapes of a mouth that speaks. */
import { clamp } from '../geometry';
import { randomFor } from '../random';

export interface Face {
  /** 0 shut to 1. */
  readonly open: number;
  /** -2 round to 1 spread. */
  readonly wide: number;
  /** 0 to 1. */
  readonly smile: number;
  readonly teeth: number;
  /** 0 open to 1 shut. */
  readonly blink: number;
  /** Where the eyes look, -1 to 1. */
  readonly gazeX: number;
  readonly gazeY: number;
}

type Mouth = Pick<Face, 'open' | 'wide' | 'smile' | 'teeth'>;

const MOUTHS = {
  rest: { open: 0, wide: 0.1, smile: 0.9, teeth: 0 },
  m: { open: 0, wide: -0.1, smile: 0.35, teeth: 0 },
  a: { open: 0.9, wide: 0.1, smile: 0.5, teeth: 0.8 },
  e: { open: 0.42, wide: 1, smile: 0.9, teeth: 1 },
  o: { open: 0.75, wide: -1.5, smile: 0, teeth: 0 },
  u: { open: 0.4, wide: -2, smile: 0, teeth: 0 },
  f: { open: 0.22, wide: 0.2, smile: 0.3, teeth: 1.6 },
  l: { open: 0.5, wide: 0.3, smile: 0.6, teeth: 0.9 },
} as const satisfies Record<string, Mouth>;

const LETTERS: readonly (readonly [RegExp, keyof typeof MOUTHS])[] = [
  [/[aáàâäãåąأاآآ]/iu, 'a'],
  [/[eéèêëęiíìîïıyي]/iu, 'e'],
  [/[oóòôöõø]/iu, 'o'],
  [/[uúùûüwو]/iu, 'u'],
  [/[mbpمب]/iu, 'm'],
  [/[fvف]/iu, 'f'],
  [/[\s.,;:!?…。、，！？]/u, 'rest'],
];
/** Where letters don't tell how a word sounds. */
const GUESSED: readonly (keyof typeof MOUTHS)[] = ['a', 'e', 'o', 'l', 'u', 'a', 'e', 'm'];

const mouthOf = (letter: string, at: number): Mouth => {
  const known = LETTERS.find(([pattern]) => pattern.test(letter))?.[1];
  if (known !== undefined) return MOUTHS[known];
  return MOUTHS[
    /\p{Script=Latin}/u.test(letter) ? 'l' : (GUESSED[(letter.codePointAt(0) ?? at) % GUESSED.length] ?? 'a')
  ];
};

/** Letters a second, and seconds before the first. */
const PACE = 13;
const BEFORE = 0.25;
/** Scripts of which a letter is a syllable take longer. */
const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SYLLABLE = 0.5;

const between = (one: Mouth, other: Mouth, share: number): Mouth => ({
  open: one.open + (other.open - one.open) * share,
  wide: one.wide + (other.wide - one.wide) * share,
  smile: one.smile + (other.smile - one.smile) * share,
  teeth: one.teeth + (other.teeth - one.teeth) * share,
});

/** Of what is said over the seconds of a scene: as fast as one speaks, or as it must to be said in time. */
export function faceOf(said: string, seconds: number, seed: number): (now: number) => Face {
  const letters = [...said];
  const pace = Math.max(
    PACE * (SYLLABIC.test(said) ? SYLLABLE : 1),
    letters.length / Math.max(0.5, seconds - BEFORE - 0.3),
  );
  const random = randomFor(seed, 'face');
  const [phase, every] = [random() * 2, 2.6 + random() * 1.4];
  return (now) => {
    const place = (now - BEFORE) * pace;
    const at = Math.floor(place);
    const letter = (index: number): Mouth => {
      const found = letters[index];
      return found === undefined ? MOUTHS.rest : mouthOf(found, index);
    };
    const sinceBlink = (now + phase) % every;
    return {
      ...between(letter(at), letter(at + 1), clamp(place - at, 0, 1)),
      blink: sinceBlink < 0.16 ? Math.sin((Math.PI * sinceBlink) / 0.16) : 0,
      gazeX: 0.35 * Math.sin(now * 0.9 + phase) * Math.sin(now * 0.37),
      gazeY: 0.15 * Math.sin(now * 0.7 + 1),
    };
  };
}
