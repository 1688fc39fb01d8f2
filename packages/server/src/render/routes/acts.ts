/** What the films of each route do, a file each. */
import type { Canvas } from '@napi-rs/canvas';
import type { Route } from '@vid/sdk/contract';
import type { Setting } from '../film/setting';
import type { Looks } from '../persons/cast-speaker';
import { pick, randomFor } from '../random';
import type { Stock } from '../stage/stock';
import { drawnOf } from '../stage/wardrobe';
import type { RouteAct } from './act';
import { appDemo } from './app-demo';
import { brandAdvert } from './brand-advert';
import { brandMascotAd } from './brand-mascot-ad';
import { characterStory } from './character-story';
import { commercial } from './commercial';
import { explainer } from './explainer';
import { filmAdvert } from './film-advert';
import { frozenFrame } from './frozen-frame';
import { motionFilm } from './motion-film';
import { narrator } from './narrator';
import { placeFilm } from './place-film';
import { productAd } from './product-ad';
import { productFilm } from './product-film';
import { short } from './short';
import { story } from './story';
import { stylizedWorld } from './stylized-world';
import { testimonial } from './testimonial';
import { training } from './training';
import { ugcAd } from './ugc-ad';
import { unboxing } from './unboxing';
import { walkTalk } from './walk-talk';
import { website } from './website';
import { youtubeShort } from './youtube-short';

export const ACTS: Record<Route, RouteAct> = {
  'app-demo': appDemo,
  'frozen-frame': frozenFrame,
  testimonial,
  story: story,
  'character-story': characterStory,
  'ugc-ad': ugcAd,
  explainer: explainer,
  training: training,
  'brand-mascot-ad': brandMascotAd,
  short: short,
  'youtube-short': youtubeShort,
  'film-advert': filmAdvert,
  narrator,
  'walk-talk': walkTalk,
  'place-film': placeFilm,
  'product-film': productFilm,
  'product-ad': productAd,
  'brand-advert': brandAdvert,
  'motion-film': motionFilm,
  'stylized-world': stylizedWorld,
  commercial,
  unboxing,
  website,
};

/** Undefined without a route. */
export const actOf = (route: Route | undefined): RouteAct | undefined =>
  route === undefined ? undefined : ACTS[route];

/** How much of the frame's shorter side a picture that a route brings is drawn at. */
const SIDE = 0.8;

/** Of whom a film has as its speaker, or of whom it only tells. */
type Told = Pick<Looks, 'who'> & Partial<Pick<Looks, 'tone'>>;

/** The picture of each list that shows whoever the film is of, else the one that the seed chooses. */
export const broughtBy = ({ brings: lists = [] }: RouteAct, seed: number, looks?: Told): readonly string[] =>
  lists.map((names, order) => {
    const [first, ...others] = names.filter((name) => looks !== undefined && name.startsWith(looks.who));
    const same = [first, ...others].find((name) => looks?.tone !== undefined && name?.endsWith(looks.tone));
    return same ?? pick(randomFor(seed, `brought ${order}`), first === undefined ? names : [first, ...others]);
  });

/** The pictures that a route brings. */
export async function brings(
  act: RouteAct,
  stock: Stock,
  { seed, palette, size }: Pick<Setting, 'seed' | 'palette' | 'size'>,
  looks?: Told,
): Promise<readonly Canvas[]> {
  const drawn = await Promise.all(
    broughtBy(act, seed, looks).map(async (name) => {
      const figure = stock.picture(name);
      return figure === undefined ? undefined : drawnOf(figure, Math.min(size.width, size.height) * SIDE, palette);
    }),
  );
  return drawn.filter((sprite) => sprite !== undefined);
}
