/** The colours of an end card: those of the brand, on a ground that its logo is seen on. */
import type { Canvas, Image } from '@napi-rs/canvas';
import { standsAlone } from '../beats/logo';
import { mix } from '../color/color';
import { brandPalette, type Palette, palette, paperPalette } from '../color/palettes';

/** How strong the light on a ground may be: as it is, or paler where a logo would be lost in it. */
const LIGHTS = [1, 0.5, 0.15] as const;

const paler = (made: Palette, light: number): Palette => ({
  ...made,
  to: mix(made.from, made.to, light),
  glow: mix(made.from, made.glow, light),
  glow2: mix(made.from, made.glow2, light),
});

/** `film`: the palette of the other scenes, whose ground the card keeps where the logo lets it. */
export function cardPalette(logo: Image | Canvas, colors: readonly string[], film: Palette): Palette {
  const branded = [brandPalette(colors, film.dark), brandPalette(colors, !film.dark)].filter(
    (made) => made !== undefined,
  );
  const grounds = branded.length > 0 ? branded : [film, paperPalette(film), palette('carbon')];
  const tried = LIGHTS.flatMap((light) => grounds.map((ground) => paler(ground, light)));
  return tried.find((ground) => standsAlone(logo, ground)) ?? grounds[0] ?? film;
}
