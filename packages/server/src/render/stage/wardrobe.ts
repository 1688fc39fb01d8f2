/** Draws who plays in a film's scenes, in the light of its palette: each picture once for all scenes that show it. */
import type { Canvas } from '@napi-rs/canvas';
import { mix, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import type { Size } from '../geometry';
import { spent } from '../output/settled';
import { keepSkin } from '../sprites/keep-skin';
import { type Light, relit } from '../sprites/light';
import { LIGHTS, type LightName } from '../sprites/light-names';
import { rasterise } from '../sprites/raster';
import { restOf } from '../sprites/rests';
import { colourOf, recoloured, tinted } from '../sprites/soft';
import { hasTone, isSomebody } from '../worlds/kinds';
import type { Cast, Lead } from './cast';
import type { Figures } from './casting';
import { distinct, keyOf } from './film-figures';
import { isHeadAlone } from './film-subjects';
import { inSkin, skinOf } from './in-skin';
import { type LifeSize, lifeSizeOf } from './life-size';
import type { Figure, Stock } from './stock';

/** Pictures of what is served hot. */
const STEAMING: ReadonlySet<string> = new Set([
  'hot-beverage',
  'teacup-without-handle',
  'teapot',
  'pot-of-food',
  'steaming-bowl',
  'shallow-pan-of-food',
  'curry-rice',
  'spaghetti',
]);

/** How much of the frame's shorter side a subject, and a thing beside it, is drawn at. */
export const HERO_SIDE = 0.9;
/** A thing that somebody speaks of. */
export const MENTION_SIDE = 0.68;
const PROP_SIDE = 0.36;
const LINE_SIDE = 0.2;

const lightOf = ({ dark, to }: Palette, name: LightName): Light => ({
  ...LIGHTS[name],
  shade: dark ? { r: 20, g: 10, b: 60 } : { r: to.r * 0.35, g: to.g * 0.3, b: to.b * 0.35 },
  rim: { r: 255, g: 255, b: 255 },
});

/** Below so much colour a thing takes on that of the air around it. */
const GREY = 0.3;

const inAir = (sprite: Canvas, { dark, glow, glow2, accent }: Palette): Canvas =>
  colourOf(sprite) > GREY ? sprite : tinted(sprite, dark ? accent : mix(glow2, glow, 0.6), 0.6);

/** How a figure is drawn besides its light. */
interface Dressing {
  readonly light?: LightName;
  /** Whether what has hardly a colour takes on that of the air; where it is also seen in places it keeps its own. */
  readonly takesAir?: boolean;
  /** The colour that it is in, where it has none of its own. */
  readonly skin?: Rgb | undefined;
}

/** A figure as a sprite in a palette's light; undefined when nothing of it is seen. */
export async function drawnOf(
  figure: Figure,
  side: number,
  palette: Palette,
  { light = 'warm', takesAir = true, skin }: Dressing = {},
): Promise<Canvas | undefined> {
  const clean = figure.set === 'fluent';
  const sprite = await rasterise((pixels) => figure.bytes(pixels), Math.round(side), { clean, turned: restOf(figure) });
  if (sprite === undefined) return undefined;
  const own = skin === undefined ? sprite : recoloured(sprite, skin);
  // Skin and clothes are somebody's own, however dull.
  const aired = takesAir && !isSomebody(figure.name) ? inAir(own, palette) : own;
  const shaded = relit(aired, lightOf(palette, light));
  const lit = hasTone(figure) ? keepSkin(aired, shaded) : shaded;
  for (const canvas of new Set([sprite, own, aired])) spent(canvas);
  return lit;
}

/** A thing that was drawn in a palette's colours, in its light. */
export const inLight = (sprite: Canvas, palette: Palette, light: LightName = 'warm'): Canvas =>
  relit(sprite, lightOf(palette, light));

interface Wardrobe extends Pick<Dressing, 'light' | 'takesAir'> {
  readonly stock?: Pick<Stock, 'picture'>;
  readonly seed?: number;
  /** What the film's words say of its things, by their pictures. */
  readonly colours?: ReadonlyMap<string, Rgb>;
}

/** Draws figures as sprites in a palette's light, each once. */
export function wardrobe(
  palette: Palette,
  size: Size,
  { stock, seed = 0, colours, ...dressing }: Wardrobe = {},
): (figures: Figures) => Promise<Cast | undefined> {
  const short = Math.min(size.width, size.height);
  const drawn = new Map<string, Promise<Canvas | undefined>>();
  const lifeSizes = new Map<Canvas, LifeSize>();
  const measured = async (figure: Figure, side: number): Promise<Canvas | undefined> => {
    const shown = stock === undefined ? figure : inSkin(figure, stock, seed);
    const sprite = await drawnOf(shown, side, palette, {
      ...dressing,
      skin: skinOf(shown, seed) ?? colours?.get(shown.name),
    });
    const size = lifeSizeOf(figure.name);
    if (sprite !== undefined && size !== undefined) lifeSizes.set(sprite, size);
    return sprite;
  };
  const dress = (figure: Figure, share: number): Promise<Canvas | undefined> => {
    const key = `${keyOf(figure)} ${share}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const made = measured(figure, short * share);
    drawn.set(key, made);
    return made;
  };
  return async ({ hero, isNamed, props, lines, leads, second }) => {
    const star = await dress(hero, HERO_SIDE);
    const around = async (figures: readonly Figure[]): Promise<Canvas[]> =>
      (await Promise.all(figures.map((figure) => dress(figure, PROP_SIDE)))).filter((sprite) => sprite !== undefined);
    /** Another lead, with those beside it whom it was beside. */
    const leading = async (figure: Figure): Promise<Lead | undefined> => {
      const sprite = await dress(figure, HERO_SIDE);
      if (sprite === undefined) return undefined;
      const beside = distinct([hero, ...props]).filter((one) => keyOf(one) !== keyOf(figure) && !isHeadAlone(one));
      return {
        hero: sprite,
        name: figure.name,
        steams: STEAMING.has(figure.name),
        props: await around(beside.slice(0, props.length)),
      };
    };
    const other = second === undefined ? undefined : await leading(second);
    const taking = await Promise.all(
      [...leads].map(async ([line, figure]) => {
        const lead = await leading(figure);
        return lead === undefined ? [] : [[line, lead] as const];
      }),
    );
    const beside = await Promise.all(
      [...lines].map(async ([line, figure]) => [line, await dress(figure, LINE_SIDE)] as const),
    );
    const pictures = new Map(
      beside.flatMap(([line, sprite]) => (sprite === undefined ? [] : [[line, sprite] as const])),
    );
    return star === undefined
      ? undefined
      : {
          hero: star,
          name: hero.name,
          isNamed,
          steams: STEAMING.has(hero.name),
          pictures,
          leads: new Map(taking.flat()),
          props: await around(props),
          lifeSizes,
          ...(other === undefined ? {} : { second: other }),
        };
  };
}
