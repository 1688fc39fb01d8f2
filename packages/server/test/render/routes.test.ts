/** The films of each route do what it is called, in every frame's shape, and say no more and no less for it. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Aspect, Route } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/render/color/color';
import { type Palette, paletteFrom } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import type { Film, Layer } from '../../src/render/film/film';
import { contains } from '../../src/render/geometry';
import type { Speaker } from '../../src/render/persons/cast-speaker';
import type { ActScene } from '../../src/render/routes/act';
import { ACTS, actOf } from '../../src/render/routes/acts';
import { freezeOf } from '../../src/render/routes/frozen-frame';
import { tagFace, tagScale } from '../../src/render/routes/product-ad/tag-face';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { DIRECTIONS } from '../../src/render/stage/directions';
import { isWhole, partOf } from '../support/part-of';
import { ASPECTS_JUDGED, COPIES, ROWS as JUDGED } from './composition-rows';
import { firstScene, motion, smaller } from './fixtures';

const ROUTES = Object.keys(ACTS) as Route[];
const SMALLER = 3;

const sprite = (width: number, height: number, color: string): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, Math.PI * 2);
  context.fill();
  return canvas;
};

const CAST = {
  hero: sprite(90, 100, '#c33'),
  steams: false,
  props: [sprite(40, 40, '#3a6'), sprite(30, 40, '#36c')],
  pictures: new Map(),
};
const PERSON = sprite(80, 100, '#b97a4f');

const part = (canvas: Canvas) => ({ canvas, x: 0, y: 0, width: 32, height: 32 });
const EYE = { path: 'M12 12h3v3h-3Z', bounds: { left: 12, top: 12, right: 15, bottom: 15 } };
const SPEAKER: Speaker = {
  ...{ who: 'woman', tone: 'medium', place: 'office' },
  person: {
    parts: { back: part(sprite(60, 60, '#432')), body: part(sprite(60, 60, '#357')), head: part(PERSON) },
    ...{ place: { x: 0, y: 0, scale: 1 }, iris: '#432' },
    ...{ eyes: [EYE, EYE], lids: ['#b97a4f', '#b97a4f'], mouth: { left: 13, top: 18, right: 18, bottom: 20 } },
  },
  photo: undefined,
};

const LIGHT = paletteFrom(DIRECTIONS.food.swatches[0]);
const DARK = paletteFrom(DIRECTIONS.sport.swatches[0]);

/** All shapes in both kinds of colours, or a tall frame in light ones and a wide one in dark ones. */
const FRAMES = [
  ['9:16', LIGHT],
  ['16:9', DARK],
  ['1:1', LIGHT],
  ['4:5', DARK],
  ['9:16', DARK],
  ['16:9', LIGHT],
  ['1:1', DARK],
] as const;

interface Asked {
  readonly aspect?: Aspect;
  readonly palette?: Palette;
  readonly prompt?: string;
  readonly beat?: string;
  readonly language?: string;
}

/** The first scene of a film, drawn small. */
async function inputOf(route: Route | undefined, asked: Asked = {}): Promise<SceneInput> {
  const { aspect = '9:16', beat = 'hook', language = 'en' } = asked;
  const scene = motion(asked.prompt ?? 'Slow mornings, strong coffee\nRoasted on our street', beat, { duration: 4 });
  const given = await firstScene(scene, { aspect, language, ...(route === undefined ? {} : { route }) });
  const input = smaller(given, SMALLER);
  const act = actOf(route);
  const look = { ...input.setting.look };
  const palette = act?.ownLight === true ? input.setting.palette : (asked.palette ?? LIGHT);
  return {
    ...input,
    cast: CAST,
    ...(act === undefined ? {} : { act, brought: (act.brings ?? []).map(() => PERSON) }),
    ...(act?.speaker === undefined ? {} : { speaker: SPEAKER }),
    setting: { ...input.setting, look, palette },
  };
}

const filmOf = async (route: Route | undefined, asked?: Asked): Promise<Film> =>
  sceneFilm(await inputOf(route, asked), 'motion');

const isThere = ({ shows }: Layer, seconds: number): boolean =>
  shows === undefined || (seconds >= shows.from && seconds < shows.until);

/** The lowest contrast of the ink to what lies behind the words. */
function lowest(film: Film, { ink }: Palette, seconds: number): number {
  const bare = frameComposer({ ...film, layers: film.layers.filter(({ text }) => text === undefined) });
  bare.compose(Math.floor(seconds * 30));
  const data = bare.canvas.data();
  let least = 21;
  for (const layer of film.layers) {
    if (layer.ink === undefined || layer.text === undefined || !isThere(layer, seconds)) continue;
    const { x: left, y: top, width, height } = layer.ink;
    for (let y = Math.round(top); y < top + height; y += 2) {
      for (let x = Math.round(left); x < left + width; x += 2) {
        const at = (y * film.size.width + x) * 4;
        const behind = { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
        least = Math.min(least, contrast(ink, behind));
      }
    }
  }
  return least;
}

describe.each(partOf(ROUTES, 2))('a film of the route %s', (route) => {
  it.each(isWhole ? FRAMES : FRAMES.slice(0, 2))('can be read: %s', async (aspect, palette) => {
    const input = await inputOf(route, { aspect, palette });
    const film = sceneFilm(input, 'motion');
    for (const seconds of [1.3, 2.6])
      expect(lowest(film, input.setting.palette, seconds), `${seconds} s`).toBeGreaterThanOrEqual(4.5);
  });

  it('writes what is said, inside the frame, and nothing else', async () => {
    for (const [prompt, language] of [
      ['Book at alnoor.example\nOpen until nine', 'en'],
      ['مواعيد مسائية كل يوم\nخصم 30%', 'ar'],
      ['毎朝焼きたてのコーヒーをお届けします\n全12室', 'ja'],
    ] as const) {
      const { setting, ...input } = await inputOf(route, { prompt, language, aspect: '16:9' });
      const film = sceneFilm({ ...input, setting }, 'motion');
      const plain = (text: string): string => text.replace(/\s/gu, '').toLocaleLowerCase();
      const written = film.layers.flatMap(({ text }) => (text === undefined ? [] : [plain(text)]));
      for (const text of written) expect(plain(prompt)).toContain(text);
      for (const line of prompt.split('\n')) expect(written.join('')).toContain(plain(line).slice(-4));
      for (const { ink, text } of film.layers)
        if (ink !== undefined && text !== undefined) expect(contains(setting.safe, ink, 1)).toBe(true);
    }
  });

  it('never stands still for half a second, and is the same for the same seed', async () => {
    const film = await filmOf(route);
    const composer = frameComposer(film);
    const another = frameComposer(await filmOf(route));
    another.compose(56);
    let before: Buffer | undefined;
    for (let frame = 0; frame < film.frames; frame += 14) {
      composer.compose(frame);
      const now = Buffer.from(composer.canvas.data());
      let moved = 0;
      for (let at = 0; at < now.length; at += 36) moved += Math.abs((now[at] ?? 0) - (before?.[at] ?? 255));
      expect(moved / (now.length / 36), `frame ${frame}`).toBeGreaterThan(0.12);
      if (frame === 56) expect(now.equals(another.canvas.data())).toBe(true);
      before = now;
    }
  });

  it('has something to show when its words name nothing', async () => {
    const { cast, ...input } = await inputOf(route);
    expect(cast).toBeDefined();
    const film = sceneFilm(input, 'motion');
    const composer = frameComposer(film);
    composer.compose(60);
    expect(film.layers.some(({ text }) => text !== undefined)).toBe(true);
  });
});

/** Mean colours of a grid over a frame: what is seen from afar. */
const GRID = 18;

async function seenOf(route: Route | undefined, asActed = true): Promise<number[]> {
  const { act, ...plain } = await inputOf(route);
  const film = sceneFilm(asActed && act !== undefined ? { ...plain, act } : plain, 'motion');
  const composer = frameComposer(film);
  const grid = createCanvas(GRID, GRID);
  const context = grid.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  return [24, 55, 90].flatMap((frame) => {
    composer.compose(frame);
    context.drawImage(composer.canvas, 0, 0, GRID, GRID);
    return [...context.getImageData(0, 0, GRID, GRID).data];
  });
}

const apartOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;

describe('routes beside one another', () => {
  it.each(partOf(ROUTES, 2, 1))('do what they do beyond type and colours: %s', async (route) => {
    expect(apartOf(await seenOf(route), await seenOf(route, false))).toBeGreaterThan(ACTED);
  });
});

/** Mean difference, in levels of 255, from which the act of a route is seen. */
const ACTED = 2;

/** Where the subject is at a moment: how far from its place, and whether it is seen. */
const heroAt = (film: Film, seconds: number) => {
  const layer = film.layers.find(
    ({ move, plane, box }) => plane === 1 && move?.scale !== undefined && move.y !== undefined && box.height > 30,
  );
  if (layer === undefined) throw new Error('no subject');
  return { y: layer.move?.y?.(seconds) ?? 0, alpha: layer.move?.alpha?.(seconds) ?? 1 };
};

/** By which a column may be lighter than those beside it. */
const LEVELS = 4;

describe('what routes do', () => {
  it.each([
    ['Set of three for 119 euros', 'en', true],
    ['€1.299,00 statt €1.499,00', 'de', true],
    ['مجموعة السكاكين ٩٩ ريال', 'ar', true],
    ['Sharp for 12 years', 'en', false],
  ])('product-ad: a tag is larger for a price, which stays on it: %s', async (prompt, language, isPriced) => {
    const input = await inputOf('product-ad', { prompt, language });
    const seen: ActScene[] = [];
    const act = { ...ACTS['product-ad'], stage: (one: ActScene) => (seen.push(one), {}) };
    sceneFilm({ ...input, act }, 'motion');
    const [staged] = seen;
    if (staged === undefined) throw new Error('not staged');
    expect(tagScale(staged) > 1).toBe(isPriced);
    const canvas = createCanvas(200, 200);
    tagFace(canvas.getContext('2d'), staged, { x: 100, y: 100 }, 80);
    const data = canvas.data();
    const columns = [...data.keys()]
      .filter((at) => at % 4 === 3 && (data[at] ?? 0) > 60)
      .map((at) => ((at - 3) / 4) % 200);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(62);
    expect(Math.max(...columns)).toBeLessThanOrEqual(138);
  });

  it('training: a cross alone stands where nothing of what is forbidden can be shown', async () => {
    const seen = async (prompt: string, isNamed: boolean) => {
      const { cast = CAST, ...input } = await inputOf('training', { prompt, aspect: '4:5' });
      const hero = sprite(90, 100, '#00f');
      const composer = frameComposer(sceneFilm({ ...input, cast: { ...cast, hero, isNamed } }, 'motion'));
      composer.compose(75);
      const data = composer.canvas.data();
      const has = (red: number, blue: number): boolean => {
        for (let at = 0; at < data.length; at += 4)
          if (Math.abs((data[at] ?? 0) - red) + (data[at + 1] ?? 0) + Math.abs((data[at + 2] ?? 0) - blue) < 130)
            return true;
        return false;
      };
      return { cross: has(214, 44), thing: has(0, 255) };
    };
    expect(await seen('Never wipe them on your apron', false)).toEqual({ cross: true, thing: false });
    expect(await seen('Never use soap', true)).toEqual({ cross: true, thing: true });
    expect(await seen('Dry your hands', false)).toEqual({ cross: false, thing: true });
  });

  it('unboxing: what is in the carton is hidden, and rises when it opens', async () => {
    const film = await filmOf('unboxing');
    expect(heroAt(film, 0.5).alpha).toBe(0);
    expect(heroAt(film, 1.3)).toMatchObject({ alpha: 1 });
    expect(heroAt(film, 1.3).y).toBeGreaterThan(15);
    expect(Math.abs(heroAt(film, 3.2).y)).toBeLessThan(8);
  });

  it('frozen-frame: between the flash and the end of the hold nothing moves but the camera', async () => {
    const film = await filmOf('frozen-frame');
    const { from: at, until } = freezeOf({ seconds: 4 });
    const things = film.layers.filter(({ lens, ink }) => lens !== undefined && ink === undefined);
    const [begins, ends] = [at + 0.1, until - 0.1];
    const moved = things.map(({ move }) =>
      Math.max(
        Math.abs((move?.y?.(ends) ?? 0) - (move?.y?.(begins) ?? 0)),
        Math.abs((move?.rotation?.(ends) ?? 0) - (move?.rotation?.(begins) ?? 0)),
      ),
    );
    expect(Math.max(...moved)).toBeLessThan(0.3);
    const travelled = things.map(({ lens }) => Math.abs((lens?.x(ends) ?? 0) - (lens?.x(begins) ?? 0)));
    expect(Math.max(...travelled)).toBeGreaterThan(5);
  });

  it('story: no seam is seen where an hour meets the next', async () => {
    const given = await firstScene(motion('Fresh coffee', 'hook', { duration: 4 }), { route: 'story' });
    const setting = { ...given.setting, index: 1, palette: LIGHT };
    const composer = frameComposer(sceneFilm({ ...given, cast: CAST, act: ACTS.story, setting }, 'motion'));
    const { width, height } = composer.canvas;
    composer.compose(60);
    const data = composer.canvas.data();
    const [top, bottom] = [Math.round(height * 0.885), Math.round(height * 0.915)];
    /** The green of a column of the ground, whatever floats before it. */
    const columns = Array.from({ length: width }, (_, x) => {
      const levels = Array.from({ length: bottom - top }, (__, row) => data[((top + row) * width + x) * 4 + 1] ?? 0);
      return levels.sort((one, other) => one - other)[levels.length >> 1] ?? 0;
    });
    const spikes = columns.map((level, x) => level - ((columns[x - 3] ?? level) + (columns[x + 3] ?? level)) / 2);
    expect(Math.max(...spikes.slice(Math.round(width * 0.14), Math.round(width * 0.86)))).toBeLessThan(LEVELS);
  });

  it.each(ASPECTS_JUDGED)(
    'ugc-ad: comments and hearts keep off the face, and so does what is held: %s',
    async (aspect) => {
      const row = JUDGED.find(({ name }) => name === 'route ugc-ad');
      for (const copy of [COPIES[0], COPIES[2]]) {
        const judged = await row?.film(aspect, copy);
        if (judged === undefined) throw new Error('no row');
        const { film } = judged;
        const last = film.layers.findLastIndex(({ text }) => text !== undefined);
        const [bare, full] = [film.layers.slice(0, last + 1), film.layers].map((layers) => {
          const composer = frameComposer({ ...film, layers });
          composer.compose(100);
          return Buffer.from(composer.canvas.data());
        });
        const count = (data: Buffer | undefined, is: (r: number, g: number, b: number) => boolean): number =>
          Array.from({ length: (data?.length ?? 0) / 4 }, (_, at) => at * 4).filter((at) =>
            is(data?.[at] ?? 0, data?.[at + 1] ?? 0, data?.[at + 2] ?? 0),
          ).length;
        const face = (r: number, g: number, b: number): boolean => g - r > 90 && g - b > 90;
        const thing = (r: number, g: number, b: number): boolean => r - g > 110 && b - g > 110;
        expect(count(bare, face)).toBeGreaterThan(500);
        expect(count(full, face) / count(bare, face), copy.name).toBeGreaterThan(0.97);
        expect(count(full, thing) / count(bare, thing), copy.name).toBeGreaterThan(0.97);
      }
    },
  );

  it('website: words scroll with a page that is seen through its window', async () => {
    const film = await filmOf('website', { prompt: 'Come in\nOrder now', beat: 'cta' });
    for (const { text, move } of film.layers)
      if (text !== undefined) expect(Math.abs((move?.y?.(0) ?? 0) - (move?.y?.(2) ?? 0))).toBeGreaterThan(10);
    const masked = film.layers.filter(
      (layer) => layer.masked && layer.move?.y !== undefined && layer.text === undefined,
    );
    expect(masked.length).toBeGreaterThan(0);
  });

  it('app-demo: three screens follow one another inside the phone', async () => {
    const film = await filmOf('app-demo');
    const screens = film.layers.filter(({ masked, move }) => masked && move?.x !== undefined);
    expect(screens).toHaveLength(3);
    const inside = (seconds: number): number[] =>
      screens.flatMap(({ move, box }, order) => (Math.abs(move?.x?.(seconds) ?? 0) < box.width * 0.1 ? [order] : []));
    expect([inside(0.3), inside(1.8), inside(3.8)]).toEqual([[0], [1], [2]]);
  });

  it('testimonial: words come line by line as they are spoken', async () => {
    const film = await filmOf('testimonial');
    const lines = film.layers.filter(({ text }) => text !== undefined);
    expect(lines.every(({ frames }) => frames > 1)).toBe(true);
    const times = lines.map(({ enter }) => enter.at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});
