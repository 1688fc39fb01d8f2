/**
 * Font lists for a text: the wished family first, then Inter, then emoji, then the scripts, then what of the system's fonts
 * has the rest. A list is made once for all the copy of a job, so that every measurement of it uses the same fonts.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Face, weightOf } from './faces';
import { hasAll, useFamily } from './font-files';
import { OPTIONAL_FAMILIES } from './font-packages';
import { boxesOf, systemFamilies } from './system-families';

export interface FontSet {
  /** Makes the context write with it. The weight is also set as an axis: not every renderer takes it from the font's name. */
  apply(context: SKRSContext2D, face: Face, weight: number, size: number, italic?: boolean): void;
  /** Whether the face itself has every letter and numeral of what is written; without it others stand in. */
  draws(this: void, face: Face): boolean;
  /** What could not be covered by any font, one sentence each. */
  readonly notes: readonly string[];
}

const HAN_FIRST: Record<string, string> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr', zh: 'noto-sans-sc' };

const IGNORABLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{M}\p{Cn}\p{Co}\p{Cs}]/u;

const LETTER = /[\p{L}\p{Nd}]/u;

const isEmoji = (codePoint: number): boolean =>
  /[\p{Extended_Pictographic}\p{Emoji_Component}]/u.test(String.fromCodePoint(codePoint));

function scriptFamilies(language: string): string[] {
  const wanted = /^zh-(tw|hk|hant)/i.test(language) ? 'noto-sans-tc' : HAN_FIRST[language.slice(0, 2).toLowerCase()];
  const optional = OPTIONAL_FAMILIES.filter((family) => family !== wanted);
  return ['noto-sans-arabic', 'noto-sans-hebrew', ...(wanted === undefined ? [] : [wanted]), ...optional];
}

const packageHint = (character: string): string => {
  if (/\p{Script=Hangul}/u.test(character)) return '@fontsource-variable/noto-sans-kr';
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(character)) return '@fontsource-variable/noto-sans-jp';
  if (/\p{Script=Han}/u.test(character)) return '@fontsource-variable/noto-sans-sc (or -jp, -tc)';
  if (/\p{Script=Devanagari}/u.test(character)) return '@fontsource-variable/noto-sans-devanagari';
  if (/\p{Script=Thai}/u.test(character)) return '@fontsource-variable/noto-sans-thai';
  return 'a system font that has them';
};

/** The fonts for everything that is written in a job. */
export function fontsFor(texts: readonly string[], language: string): FontSet {
  const codePoints = new Set([...texts.join(' ')].map((character) => character.codePointAt(0) ?? 32));
  for (const always of ' 0123456789.,%') codePoints.add(always.codePointAt(0) ?? 32);
  const inter = useFamily('inter', false, codePoints);
  // Before the scripts, whose packages claim emoji that they do not have.
  const emoji = useFamily('noto-emoji', false, new Set([...inter.uncovered].filter(isEmoji)));
  let uncovered: ReadonlySet<number> = inter.uncovered;
  const fallbacks: string[] = [...inter.aliases, ...emoji.aliases];
  for (const family of scriptFamilies(language)) {
    if (uncovered.size === 0) break;
    const used = useFamily(family, false, uncovered);
    fallbacks.push(...used.aliases);
    uncovered = used.uncovered;
  }
  const quote = (names: readonly string[]): string => [...new Set(names)].map((name) => `"${name}"`).join(',');
  const visible = [...inter.uncovered].map((codePoint) => String.fromCodePoint(codePoint));
  const undrawn = boxesOf(
    visible.filter((character) => !IGNORABLE.test(character)),
    quote(fallbacks),
  );
  const system = systemFamilies(undrawn);
  fallbacks.push(...system.families);
  const { boxes } = system;
  const lists = new Map<string, string>();
  const list = (face: Face, italic: boolean): string => {
    const key = `${face} ${italic}`;
    const known = lists.get(key);
    if (known !== undefined) return known;
    const made = `${quote([...useFamily(face, italic, codePoints).aliases, ...fallbacks])}, sans-serif`;
    lists.set(key, made);
    return made;
  };
  const sample = boxes.slice(0, 8).join('');
  const letters = new Set([...codePoints].filter((codePoint) => LETTER.test(String.fromCodePoint(codePoint))));
  return {
    apply(context, face, weight, size, italic = false) {
      // A weight that the face has not would be smeared; what stands in for it is as heavy as was asked for.
      context.font = `${weightOf(face, weight)} ${size.toFixed(2)}px ${list(face, italic)}`;
      context.fontVariationSettings = `"wght" ${weight}`;
    },
    draws: (face) => hasAll(face, letters),
    notes:
      boxes.length === 0
        ? []
        : [
            `No font here has ${boxes.length} of the characters (${sample}), so they are drawn as boxes; install ${packageHint(sample)}.`,
          ],
  };
}
