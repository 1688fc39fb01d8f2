/** Which packages bring fonts, and where they are. Knows nothing of drawing, so that an installation can be looked at. */
import { createRequire } from 'node:module';
import { BUILT_FACES, locateBuilt } from './built-faces';

const require = createRequire(import.meta.url);

/** Where a package is, or undefined when it is not installed. Literal names, so that tools see what is used. */
const PACKAGES: Record<string, () => string> = {
  inter: () => require.resolve('@fontsource-variable/inter/unicode.json'),
  'space-grotesk': () => require.resolve('@fontsource-variable/space-grotesk/unicode.json'),
  sora: () => require.resolve('@fontsource-variable/sora/unicode.json'),
  fraunces: () => require.resolve('@fontsource-variable/fraunces/unicode.json'),
  'noto-sans-hebrew': () => require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-arabic': () => require.resolve('@fontsource/noto-sans-arabic/unicode.json'),
  'noto-emoji': () => require.resolve('@fontsource-variable/noto-emoji/unicode.json'),
  'noto-sans-jp': () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': () => require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-sc': () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-devanagari': () => require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  'noto-sans-thai': () => require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
};

/** Families that an installation may leave out (they are optional dependencies, or none): large, or rarely needed. */
export const OPTIONAL_FAMILIES = [
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-devanagari',
  'noto-sans-thai',
] as const;

/** The index of a family, or undefined when neither the build nor a package brought it. */
export function locateFamily(family: string): string | undefined {
  const built = locateBuilt(family);
  if (built !== undefined) return built;
  const candidates = PACKAGES[family]
    ? [PACKAGES[family]]
    : [
        () => require.resolve(`@fontsource-variable/${family}/unicode.json`),
        () => require.resolve(`@fontsource/${family}/unicode.json`),
      ];
  for (const candidate of candidates) {
    try {
      return candidate();
    } catch {
      // Not installed: the next candidate, or none.
    }
  }
  return undefined;
}

/** A family and whether it is there. */
export interface FontFinding {
  readonly family: string;
  readonly installed: boolean;
  /** Left out, only the script that it draws is missing. */
  readonly optional: boolean;
}

/** How many of the packages bring faces that words are set in; the others bring scripts. */
const OWN = 4;

/** Every family that renders draw with: faces first, then scripts. */
export const findFonts = (): readonly FontFinding[] =>
  [...Object.keys(PACKAGES).slice(0, OWN), ...BUILT_FACES, ...Object.keys(PACKAGES).slice(OWN)].map((family) => ({
    family,
    installed: locateFamily(family) !== undefined,
    optional: OPTIONAL_FAMILIES.some((name) => name === family),
  }));
