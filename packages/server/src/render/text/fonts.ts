/**
 * Font lists for a text: the wished family first, then Inter, then the scripts, then emoji, then whatever the system
 * has. A list is made once for all the copy of a job, so that every measurement of it uses the same fonts.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { useFamily } from './font-files';
import { OPTIONAL_FAMILIES } from './font-packages';

/** The faces that looks choose from. */
export const FACES = ['inter', 'space-grotesk', 'sora', 'fraunces'] as const;
export type Face = (typeof FACES)[number];

export interface FontSet {
  /** The CSS font shorthand. */
  font(face: Face, weight: number, size: number, italic?: boolean): string;
  /** What could not be covered by any font, one sentence each. */
  readonly notes: readonly string[];
}

const HAN_FIRST: Record<string, string> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr', zh: 'noto-sans-sc' };

const IGNORABLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{M}\p{Cn}\p{Co}\p{Cs}]/u;

function scriptFamilies(language: string): string[] {
  const wanted = /^zh-(tw|hk|hant)/i.test(language) ? 'noto-sans-tc' : HAN_FIRST[language.slice(0, 2).toLowerCase()];
  const optional = OPTIONAL_FAMILIES.filter((family) => family !== wanted);
  return ['noto-sans-arabic', 'noto-sans-hebrew', ...(wanted === undefined ? [] : [wanted]), ...optional, 'noto-emoji'];
}

/** The characters of these texts that even the system's fonts draw as a box, judged by the drawn picture. */
function undrawable(candidates: ReadonlySet<number>): string[] {
  if (candidates.size === 0) return [];
  const canvas: Canvas = createCanvas(40, 40);
  const context = canvas.getContext('2d');
  const picture = (text: string): string => {
    context.clearRect(0, 0, 40, 40);
    context.font = '24px sans-serif';
    context.fillText(text, 4, 30);
    return canvas.data().toString('base64');
  };
  const missing = new Set([picture('\u{10fffd}'), picture(' ')]);
  return [...candidates]
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((text) => missing.has(picture(text)));
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
  let uncovered: ReadonlySet<number> = inter.uncovered;
  const fallbacks: string[] = [...inter.aliases];
  for (const family of scriptFamilies(language)) {
    if (uncovered.size === 0) break;
    const used = useFamily(family, false, uncovered);
    fallbacks.push(...used.aliases);
    uncovered = used.uncovered;
  }
  const visible = new Set([...uncovered].filter((codePoint) => !IGNORABLE.test(String.fromCodePoint(codePoint))));
  const boxes = undrawable(visible);
  const quote = (names: readonly string[]): string => [...new Set(names)].map((name) => `"${name}"`).join(',');
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
  return {
    font: (face, weight, size, italic = false) => `${weight} ${size.toFixed(2)}px ${list(face, italic)}`,
    notes:
      boxes.length === 0
        ? []
        : [
            `No font here has ${boxes.length} of the characters (${sample}), so they are drawn as boxes; install ${packageHint(sample)}.`,
          ],
  };
}
