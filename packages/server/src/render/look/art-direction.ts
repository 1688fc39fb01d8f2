/**
 * How a film is to look, read out of what was asked for: its tone, its hour, and the colours of its trade. The seed has no
 * say in it, so that films of one brief are of one family.
 */
import { hex, type Rgb } from '../color/color';
import { nightOf } from '../color/night';
import { type Palette, paletteFrom, type Swatch } from '../color/palettes';
import { pick, randomFor } from '../random';
import { DIRECTIONS, type Trade } from '../stage/directions';
import { COLOUR_WORDS } from '../worlds/words/amounts';
import { withoutPassingNights } from '../worlds/words/nights';
import { spot } from '../worlds/words/spot';
import { TRAIT_WORDS } from '../worlds/words/traits';
import { type Tone, toneOf } from './tones';

export interface Wish {
  readonly tone: Tone | undefined;
  readonly isNight: boolean;
  /** A colour that is named, when one is. */
  readonly colour: Rgb | undefined;
  /** What tells this customer's films from those of others. */
  readonly name: string;
}

/** What the words of a brief ask for; `name` is that of the brand, or the brief itself. */
export function wishOf(words: string, name: string, language: string): Wish {
  const plain = withoutPassingNights(words);
  const [colour] = spot(COLOUR_WORDS, plain, language);
  return {
    tone: toneOf(plain, language),
    isNight: spot(NIGHT, plain, language).length > 0,
    colour: colour === undefined ? undefined : hex(colour.key),
    name,
  };
}

const NIGHT = { night: TRAIT_WORDS.night };

const apart = (one: Rgb, other: Rgb): number => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);

/** How far a swatch is from a colour: by its ground or its accent, whichever is nearer. */
const distance = ([, to, , accent]: Swatch, colour: Rgb): number =>
  Math.min(apart(hex(to), colour), apart(hex(accent), colour));

function swatchOf(trade: Trade, { colour, name }: Wish): Swatch {
  const { swatches } = DIRECTIONS[trade];
  if (colour === undefined) return pick<Swatch>(randomFor(0, `colours of ${name}`), swatches);
  return swatches.reduce<Swatch>(
    (best, swatch) => (distance(swatch, colour) < distance(best, colour) ? swatch : best),
    swatches[0],
  );
}

/** The colours of a trade as they are wished for: by day unless the words say night. */
export function tradePalette(trade: Trade, wish: Wish): Palette {
  const swatch = swatchOf(trade, wish);
  return wish.isNight ? nightOf(swatch) : paletteFrom(swatch);
}
