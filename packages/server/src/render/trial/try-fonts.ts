/**
 * Draws a few glyphs with each family and sees that they are the family's own: not a box, not nothing, and not what is drawn
 * where there is no such family.
 */
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { useFamily } from '../text/font-files';
import { findFonts } from '../text/font-packages';
import { INSTALL_AGAIN, type TrialOutcome } from './trial';

/** Two characters that each family is there for; Latin ones where it is not said. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  'noto-sans-hebrew': ['א', 'ש'],
  'noto-sans-arabic': ['ع', 'س'],
  'noto-emoji': ['☕', '🚀'],
  'noto-sans-jp': ['あ', '語'],
  'noto-sans-kr': ['한', '글'],
  'noto-sans-sc': ['汉', '语'],
  'noto-sans-devanagari': ['क', 'ह'],
  'noto-sans-thai': ['ก', 'ท'],
};
const LATIN = ['R', 'g'];

const SIDE = 48;
/** A family that nobody has: what is drawn with it is drawn by a fallback. */
const NOBODY = 'vid no family';
/** A character that no font has. */
const NOWHERE = '\u{10fffd}';

const pictureOf = (text: string, family: string): Buffer => {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  context.font = `32px ${JSON.stringify(family)}`;
  context.fillText(text, 6, 38);
  return Buffer.from(canvas.data());
};

export interface TriedFamily {
  readonly family: string;
  readonly optional: boolean;
  /** Undefined when its glyphs are drawn. */
  readonly problem?: string;
}

/** What a machine draws by itself. */
export interface Fallback {
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** In lower case with hyphens, as packages are named. */
  readonly families: readonly string[];
}

/** To be asked before a family is registered: it would be a fallback, and a family of the system, from then on. */
export const fallbackOf = (): Fallback => ({
  pictures: new Map([...Object.values(SAMPLES), LATIN].flat().map((text) => [text, pictureOf(text, NOBODY)])),
  families: GlobalFonts.families.map(({ family }) => family.toLowerCase().replaceAll(' ', '-')),
});

/** What is wrong with an installed family. */
export const problemOf = (
  family: string,
  fallback: Fallback,
  use: typeof useFamily = useFamily,
): string | undefined => {
  const sample = SAMPLES[family] ?? LATIN;
  for (const text of sample) {
    const { aliases } = use(family, false, new Set([text.codePointAt(0) ?? 32]));
    const [alias] = aliases;
    if (alias === undefined || !GlobalFonts.has(alias)) return `its file for ${text} can't be loaded`;
    const drawn = pictureOf(text, alias);
    if (drawn.equals(pictureOf(NOWHERE, alias)) || drawn.equals(pictureOf(' ', alias))) return `it draws no ${text}`;
    // A family that the system has, too, is rightly drawn as by the system.
    if (fallback.pictures.get(text)?.equals(drawn) === true && !fallback.families.includes(family))
      return `${text} is drawn by a fallback`;
  }
  return undefined;
};

/** Every family that films are set with, as it was found. */
const tryFamilies = (): readonly TriedFamily[] => {
  const fallback = fallbackOf();
  return findFonts().map(({ family, installed, optional }) => {
    const problem = installed ? problemOf(family, fallback) : 'not installed';
    return { family, optional, ...(problem === undefined ? {} : { problem }) };
  });
};

const named = (families: readonly TriedFamily[]): string =>
  families.map(({ family, problem }) => `${family} (${problem})`).join(', ');

export function tryFonts(families: readonly TriedFamily[] = tryFamilies()): TrialOutcome {
  const bad = families.filter(({ problem }) => problem !== undefined);
  const drawn = `${families.length - bad.length} families draw their glyphs`;
  if (bad.length === 0) return { state: 'works', detail: drawn };
  if (bad.some(({ optional }) => !optional)) return { state: 'fails', detail: named(bad), next: INSTALL_AGAIN };
  return {
    state: 'lacking',
    detail: `${drawn}; texts in their scripts need ${named(bad)}`,
    next: 'npm install @vid/server --include=optional',
  };
}
