/** The films that the gallery shows: each route once, with a brief that suits it; tests and long runs watch the same ones. */
import type { Aspect, Route } from '@vid/sdk/contract';
import { ASPECTS, ROUTES } from '@vid/sdk/contract';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import type { Plan } from '../../src/ports/planner';
import type { RenderJob } from '../../src/ports/renderer';

const BRIEFS = {
  coffee:
    'Northside Roasters delivers freshly roasted coffee in Leeds. Beans are roasted every Tuesday and arrive before 8 am. 4.9 stars from 2,300 customers. 20% off the first bag with code NORTH20 at northside.coffee.',
  software:
    'Ledgerly is accounting software for freelancers. It reads receipts, files VAT in 3 minutes and saves 6 hours a month. Trusted by 12,000 freelancers. From £9 a month. Start a free trial at ledgerly.example.',
  clinic:
    'Harbour Dental in Bristol offers same-day emergency appointments, open until 9 pm, with 0% finance. Book a check-up for £35 on 0117 496 0123.',
  safety:
    'Forklift safety for warehouse staff: wear a seat belt, keep to 10 km/h, sound the horn at corners, never lift people. Check tyres, brakes and forks before each shift.',
  shoe: 'The Fleetroot One weighs 198 grams. A sole made of castor beans. A knit upper from 11 recycled bottles. Tested over 1,000 kilometres of rain and gravel. From 1 May at fleetroot.example.',
  place:
    'A quiet farmhouse between olive trees, ten minutes from the beach. Rooms from €70 a night, breakfast included. In September the third night is free. Book at poggioulivo.example.',
  toothpaste:
    'Meet Minty, the toothbrush who never sleeps. Minty Kids toothpaste tastes of wild strawberry and protects for 12 hours. No sugar, no colouring. In pharmacies now for $3.90.',
  candle:
    'I burned this candle for 60 hours and it still smells like my grandmother’s garden. Soy wax, cotton wick, poured by hand in Porto. Get 10% off with code GARDEN10 at velacasa.example.',
  story:
    'Old Ansel keeps bees on the roof of the opera house. Every evening he climbs 214 steps. His honey tastes of linden and city lights. Find a jar at the Saturday market.',
};

const BRIEF_OF: Partial<Record<Route, keyof typeof BRIEFS>> = {
  'product-film': 'shoe',
  'product-ad': 'candle',
  'brand-advert': 'place',
  'film-advert': 'clinic',
  'brand-mascot-ad': 'toothpaste',
  story: 'story',
  'character-story': 'story',
  'place-film': 'place',
  explainer: 'software',
  training: 'safety',
  'motion-film': 'clinic',
  'app-demo': 'software',
  website: 'software',
  narrator: 'clinic',
  'ugc-ad': 'candle',
  testimonial: 'coffee',
  'walk-talk': 'clinic',
  unboxing: 'shoe',
  short: 'software',
  'youtube-short': 'toothpaste',
  'stylized-world': 'place',
  'frozen-frame': 'shoe',
};

export interface GalleryFilm {
  readonly route: Route | undefined;
  readonly aspect: Aspect;
  readonly brief: string;
  readonly seed: number;
}

const briefOf = (route: Route | undefined): string =>
  BRIEFS[(route === undefined ? undefined : BRIEF_OF[route]) ?? 'coffee'];

/** Every route and none; the aspects take turns. */
export const GALLERY: readonly GalleryFilm[] = [undefined, ...ROUTES].map((route, at) => ({
  ...{ route, brief: briefOf(route), seed: at },
  aspect: ASPECTS[at % ASPECTS.length] ?? '9:16',
}));

const planner = createLocalPlanner();

export const planOf = ({ route, aspect, brief, seed }: GalleryFilm, durationSec = 20): Promise<Plan> =>
  planner.plan(
    {
      ...{ brief, kind: route === 'training' ? 'training' : 'ad', language: 'en', durationSec },
      ...{ narrator: true, aspect, product: 'switched-off', presenter: 'stock-allowed', hasLogo: false, seed },
      ...(route === undefined ? {} : { route }),
    },
    new AbortController().signal,
  );

export const galleryJob = (
  plan: Pick<Plan, 'title' | 'scenes'>,
  { route, aspect, brief, seed }: Omit<GalleryFilm, 'brief'> & { readonly brief?: string },
  artStyle = 'cinematic',
): RenderJob => ({
  ...{ jobId: `gallery-${seed}`, title: plan.title, scenes: plan.scenes, kind: 'ad', aspect, quality: 'draft' },
  ...{ upscale: false, language: 'en', artStyle, media: {}, failingScenes: [], seed, watermark: false },
  ...(route === undefined ? {} : { route }),
  ...(brief === undefined ? {} : { brief }),
});
