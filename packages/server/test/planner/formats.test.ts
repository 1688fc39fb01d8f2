/** Each format has a story of its own, and needs exactly what the service refuses it for. */
import {
  isGeneratedScene,
  isPresenterScene,
  isProductScene,
  lacksAnchor,
  lacksPresenter,
  lacksProductImage,
  PRODUCT_FORMATS,
  ROUTES,
  type Route,
} from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { storyOf } from '../../src/adapters/local-planner/structure/structures';
import type { Plan, PlanRequest } from '../../src/ports/planner';
import { isWhole, partOf } from '../support/part-of';
import { BRIEFS } from './briefs';
import { requestOf } from './request-of';

const RICH =
  'Do you miss real bread? Oldmill Bakery bakes with sourdough that is 40 years old. We mill rye, spelt and barley next door. ' +
  '“The best crust in town”, says the Valley Gazette. Over 300 loaves leave the oven each day. 20% off every loaf after 5 pm. ' +
  'Open Monday to Saturday from 7 am. Find us at 12 Harbour Street. A loaf costs $6. Order ahead at oldmill.example.';

const planner = createLocalPlanner();
const made = new Map<string, Promise<Plan>>();
/** Each is made once, and looked at by every test. */
const plan = (request: Partial<PlanRequest> = {}): Promise<Plan> => {
  const asked = { ...requestOf({ brief: RICH, durationSec: 40 }), ...request };
  const name = JSON.stringify(asked);
  const plan = made.get(name) ?? planner.plan(asked, new AbortController().signal);
  made.set(name, plan);
  return plan;
};

/** Seconds of the plans that are looked at; `npm run soak -- tables` looks at many more. */
const LENGTHS = [5, 20, 60];

const signature = ({ scenes }: Plan): string =>
  scenes.map(({ role, type, motion }) => `${role}/${motion?.beat ?? type}`).join(' ');
const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

describe('stories', () => {
  const stories = [
    ...ROUTES.map((route) => storyOf(route, 'ad')),
    storyOf(undefined, 'ad'),
    storyOf(undefined, 'training'),
  ];

  it('have twelve slots, ranked 1 to 12', () => {
    for (const story of stories) {
      expect(story.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(story.at(-1)?.rank).toBe(2);
    }
  });

  it('share neither their roles nor their looks', () => {
    expect(repeated(stories.map((story) => story.map(({ role }) => role).join()))).toEqual([]);
    expect(repeated(stories.map((story) => story.map(({ look }) => look).join()))).toEqual([]);
  });

  it.each(isWhole ? [5, 8, 12, 15, 20, 25, 30, 40, 60, 90, 120] : LENGTHS)(
    'differ in every plan of %i s',
    async (durationSec) => {
      const plans = await Promise.all([
        ...ROUTES.map((route) => plan({ route, durationSec })),
        plan({ durationSec }),
        plan({ durationSec, kind: 'training' }),
      ]);
      expect(repeated(plans.map(signature))).toEqual([]);
      const roles = plans.map(({ scenes }) => scenes.map(({ role }) => role).join());
      if (durationSec >= 20) expect(repeated(roles)).toEqual([]);
    },
  );

  const adverts = BRIEFS.filter(({ kind }) => kind !== 'training');
  it.each(partOf(adverts, 8).map((entry) => [entry.name, entry] as const))(
    'differ for the brief "%s"',
    async (_name, entry) => {
      const base = { ...requestOf(entry), durationSec: 20 };
      const all = ROUTES.map((route) => planner.plan({ ...base, route }, new AbortController().signal));
      expect(repeated((await Promise.all(all)).map(signature))).toEqual([]);
    },
  );
});

describe('what formats need', () => {
  const presenterFormats: readonly Route[] = ['ugc-ad', 'testimonial', 'walk-talk', 'narrator'];
  const durations = isWhole ? [5, 6, 20, 60, 120] : LENGTHS;

  it('shows the product in product formats, unless that is switched off', async () => {
    for (const durationSec of durations) {
      for (const route of PRODUCT_FORMATS) {
        const shown = await plan({ route, durationSec });
        expect(shown.showsProduct).toBe(true);
        expect(lacksProductImage({ route }, shown.scenes, shown.showsProduct)).toBe(true);
        const hidden = await plan({ route, durationSec, product: 'switched-off' });
        expect(hidden.showsProduct).toBe(false);
        expect(hidden.scenes.some(isProductScene)).toBe(false);
      }
    }
  });

  it('shows a presenter in presenter formats only', async () => {
    for (const durationSec of durations) {
      for (const route of ROUTES) {
        const { scenes } = await plan({ route, durationSec });
        expect(scenes.some(isPresenterScene)).toBe(presenterFormats.includes(route));
        expect(lacksPresenter({ route }, scenes)).toBe(presenterFormats.includes(route));
      }
    }
  });

  it('generates pictures in film formats, so that they want an anchor', async () => {
    const films: readonly Route[] = [
      'commercial',
      'brand-advert',
      'film-advert',
      'brand-mascot-ad',
      'story',
      'character-story',
      'place-film',
      'stylized-world',
      'frozen-frame',
    ];
    const graphic: readonly Route[] = ['explainer', 'training', 'motion-film', 'website', 'short', 'youtube-short'];
    for (const durationSec of durations) {
      for (const route of films) expect(lacksAnchor({ route }, (await plan({ route, durationSec })).scenes)).toBe(true);
      for (const route of graphic) {
        const { scenes } = await plan({ route, durationSec });
        expect(scenes.every(({ type }) => type === 'motion')).toBe(true);
      }
    }
  });

  it('needs nothing when no format is asked for', async () => {
    for (const kind of ['ad', 'training'] as const) {
      for (const durationSec of durations) {
        const { scenes, showsProduct } = await plan({ kind, durationSec });
        expect(showsProduct).toBe(false);
        expect(scenes.some((scene) => isGeneratedScene(scene) || isPresenterScene(scene))).toBe(false);
      }
    }
  });

  it('uses a photo and a face that were sent, also without a format', async () => {
    const { scenes, showsProduct } = await plan({ product: 'photo', presenter: 'face' });
    expect(showsProduct).toBe(true);
    expect(scenes.some(isProductScene)).toBe(true);
    expect(scenes.some(isPresenterScene)).toBe(true);
  });

  it('shows a logo only when there is one', async () => {
    // In Russian there is no bank to invite from, so that the brand closes the film.
    const brief = 'Oakline делает мебель, которую можно починить. Каждое соединение открывается одним инструментом.';
    const beats = async (hasLogo: boolean): Promise<(string | undefined)[]> =>
      (await plan({ brief, language: 'ru', brandName: 'Oakline', route: 'brand-advert', hasLogo })).scenes.map(
        ({ motion }) => motion?.beat,
      );
    expect((await beats(true)).at(-1)).toBe('logo');
    expect(await beats(false)).not.toContain('logo');
  });
});
