/** The table of all compositions: how a film of each is made, small, and when it is looked at. */
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { Aspect, Route } from '@vid/sdk/contract';
import { ACT_NAMES } from '../../src/acting/act-names';
import { openArtwork } from '../../src/artwork/open-artwork';
import { BEATS } from '../../src/render/beats/infer-beat';
import { paletteFrom } from '../../src/render/color/palettes';
import { cardPalette } from '../../src/render/end-card/card-palette';
import { cardTiming } from '../../src/render/end-card/card-timing';
import { endCardFilm } from '../../src/render/end-card/end-card';
import type { Film } from '../../src/render/film/film';
import type { Box } from '../../src/render/geometry';
import type { Speaker } from '../../src/render/persons/cast-speaker';
import type { Part } from '../../src/render/persons/paint-part';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { ACTS, actOf } from '../../src/render/routes/acts';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import type { Cast } from '../../src/render/stage/cast';
import { shapeOf } from '../../src/render/stage/composition';
import { COMPOSITIONS } from '../../src/render/stage/compositions';
import { DIRECTIONS } from '../../src/render/stage/directions';
import { WHOLE } from '../../src/render/stage/shots';
import { stockOf } from '../../src/render/stage/stock-of';
import { readCopy } from '../../src/render/text/copy';
import { TYPE_COMPOSITIONS, type TypeName, typeNames } from '../../src/render/type/type-compositions';
import { typeScene } from '../../src/render/type/type-scene';
import { FACE_COLOR, PRODUCT_COLOR } from '../support/judged-words';
import { drawnLogo } from '../support/logos';
import { ACT_SAMPLES } from './act-samples';
import { firstScene, jobOf, motion, smaller } from './fixtures';
import { WORLD_SENTENCES } from './world-sentences';

export const ASPECTS_JUDGED = ['9:16', '16:9', '1:1'] as const;

export interface JudgedCopy {
  readonly name: string;
  readonly language: string;
  readonly isLong: boolean;
  /** A thought, lines under it, and what to do. */
  readonly headline: string;
  readonly lines: readonly string[];
  readonly action: string;
}

export const COPIES = [
  {
    ...{ name: 'short', language: 'en', isLong: false, headline: 'Slow mornings' },
    ...{ lines: ['20% off'], action: 'Order now\nslow.example' },
  },
  {
    ...{ name: 'long', language: 'en', isLong: true },
    headline: 'Slow mornings, strong coffee and a window seat on the quietest street in town',
    lines: [
      'Roasted to order every Tuesday',
      'At your door before eight',
      'No contract, no minimum',
      '30% off the first bag',
    ],
    action: 'Reserve your table for two\nslow-mornings.example/reserve',
  },
  {
    ...{ name: 'short Arabic', language: 'ar', isLong: false, headline: 'صباح هادئ' },
    ...{ lines: ['خصم 20%'], action: 'اطلب الآن\nslow.example' },
  },
  {
    ...{ name: 'long Arabic', language: 'ar', isLong: true },
    headline: 'صباح هادئ وقهوة قوية ومقعد قرب النافذة في أهدأ شارع في المدينة',
    lines: ['نحمّص القهوة كل ثلاثاء', 'تصل إلى بابك قبل الثامنة', 'بلا عقد', 'خصم 30% على الطلب الأول'],
    action: 'احجز طاولتك لشخصين\nslow-mornings.example',
  },
  {
    ...{ name: 'short Japanese', language: 'ja', isLong: false, headline: '静かな朝' },
    ...{ lines: ['20%オフ'], action: '今すぐ注文\nslow.example' },
  },
  {
    ...{ name: 'long Japanese', language: 'ja', isLong: true },
    headline: '町でいちばん静かな通りの窓辺の席で、濃いコーヒーとゆっくりした朝を',
    lines: ['毎週火曜日に焙煎します', '朝八時までにお届け', '契約は不要です', '初回は30%オフ'],
    action: '二名様のご予約はこちら\nslow-mornings.example',
  },
] as const satisfies readonly JudgedCopy[];

export interface Judged {
  readonly film: Film;
  readonly safe: Box;
}

export interface Row {
  readonly name: string;
  /** Seconds at which everything that is to be read is there. */
  readonly moments: readonly number[];
  film(aspect: Aspect, copy: JudgedCopy): Promise<Judged>;
}

const SMALLER = 3;
/** The end card's small print has to be more than a few pixels high. */
const LESS_SMALL = 2;

const sprite = (width: number, height: number, color: string): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, Math.PI * 2);
  context.fill();
  return canvas;
};

const CAST: Cast = {
  ...{ hero: sprite(90, 100, PRODUCT_COLOR), steams: false, pictures: new Map(), isGiven: true },
  props: [sprite(40, 40, '#3a6'), sprite(30, 40, '#36c')],
};

/** Part of a person, where persons have it in their square. */
function part(color: string, x: number, y: number, width: number, height: number): Part {
  const canvas = createCanvas(100, 100);
  canvas.getContext('2d').drawImage(sprite(width, height, color), x, y);
  return { canvas, x: 0, y: 0, width: 32, height: 32 };
}

const EYE = { path: 'M12 12h3v3h-3Z', bounds: { left: 12, top: 12, right: 15, bottom: 15 } };
const SPEAKER: Speaker = {
  ...{ who: 'woman', tone: 'medium', place: 'office' },
  person: {
    parts: {
      ...{ back: part('#432', 25, 8, 50, 60), body: part('#357', 15, 62, 70, 60) },
      head: part(FACE_COLOR, 27, 12, 46, 58),
    },
    ...{ place: { x: 0, y: 0, scale: 1 }, iris: '#432' },
    ...{ eyes: [EYE, EYE], lids: ['#b97a4f', '#b97a4f'], mouth: { left: 13, top: 18, right: 18, bottom: 20 } },
  },
  photo: undefined,
};

const LIGHT = paletteFrom(DIRECTIONS.food.swatches[0]);
const DARK = paletteFrom(DIRECTIONS.sport.swatches[0]);

/** Light for short copies, dark for long ones. */
const paletteFor = ({ isLong }: JudgedCopy) => (isLong ? DARK : LIGHT);

const judged = (input: SceneInput, type: Parameters<typeof sceneFilm>[1]): Judged => ({
  film: sceneFilm(input, type),
  safe: input.setting.safe,
});

const judgedWith = ({ setting, frames }: SceneInput, film: Pick<Film, 'backdrop' | 'layers'>): Judged => ({
  film: { size: setting.size, frames, ...film },
  safe: setting.safe,
});

type Beat = (typeof BEATS)[number];

/** The words of a beat: those that it is for. */
function promptOf(beat: Beat, { headline, lines, action }: JudgedCopy): string {
  if (beat === 'cta') return `${headline}\n${action}`;
  if (beat === 'stat') return lines.at(-1) ?? headline;
  if (beat === 'quote') return `“${headline}”\nNorthside`;
  if (beat === 'logo' || beat === 'body') return headline;
  if (beat === 'list' || beat === 'steps' || beat === 'comparison') return [headline, ...lines].join('\n');
  return lines.length > 1 ? `${headline}\n${lines[0]}` : headline;
}

const scene = (beat: Beat, copy: JudgedCopy, duration: number) => motion(promptOf(beat, copy), beat, { duration });

const beatRows = BEATS.flatMap((beat) =>
  WHOLE[beat].map(
    (name): Row => ({
      name: `${beat} ${name}`,
      moments: [2.2],
      async film(aspect, copy) {
        const given = await firstScene(scene(beat, copy, 3.2), { aspect, language: copy.language });
        const input = smaller(given, SMALLER);
        const { look } = input.setting;
        return judged(
          {
            ...input,
            ...{ trade: 'food', cast: CAST, brought: [] },
            act: {
              ...{ shows: 'one composition', readsOneWay: true },
              arrange: () => COMPOSITIONS[name][shapeOf(input.setting.size)],
            },
            setting: { ...input.setting, palette: paletteFor(copy), look: { ...look } },
          },
          'motion',
        );
      },
    }),
  ),
);

/** Words by themselves; a copy that a composition is not for has the one that comes first. */
const typeRows = BEATS.flatMap((beat) =>
  (Object.keys(TYPE_COMPOSITIONS) as TypeName[])
    .filter((name) => typeNames(beat, readCopy(promptOf(beat, COPIES[0]), undefined, '')).includes(name))
    .map(
      (name): Row => ({
        name: `words alone ${beat} ${name}`,
        moments: [2.2],
        async film(aspect, copy) {
          const given = await firstScene(scene(beat, copy, 3.2), { aspect, language: copy.language });
          const input = smaller(given, LESS_SMALL);
          const setting = { ...input.setting, palette: paletteFor(copy) };
          const names = typeNames(beat, readCopy(promptOf(beat, copy), undefined, ''));
          const own = names.includes(name) ? name : names[0];
          return judgedWith({ ...input, setting }, typeScene({ ...input, setting }, own));
        },
      }),
    ),
);

const routeRows = (Object.keys(ACTS) as Route[]).map(
  (route): Row => ({
    name: `route ${route}`,
    // A page has scrolled to its words by then.
    moments: route === 'website' ? [3.2] : [1.3, 3.2],
    async film(aspect, copy) {
      const given = await firstScene(scene('hook', copy, 4), { aspect, language: copy.language, route });
      const input = smaller(given, SMALLER);
      const act = actOf(route);
      const { look } = input.setting;
      return judged(
        {
          ...{ ...input, cast: CAST },
          ...(act === undefined ? {} : { act, brought: (act.brings ?? []).map(() => sprite(80, 100, '#b97a4f')) }),
          ...(act?.speaker === undefined ? {} : { speaker: SPEAKER }),
          setting: {
            ...{ ...input.setting, look: { ...look } },
            palette: act?.ownLight === true ? input.setting.palette : paletteFor(copy),
          },
        },
        'motion',
      );
    },
  }),
);

const actRows = ACT_NAMES.map(
  (name): Row => ({
    name: `act ${name}`,
    // Everything has landed in the last shot, which is the whole of it.
    moments: [5.6],
    async film(aspect, copy) {
      const samples = ACT_SAMPLES[name];
      const words =
        copy.language === 'ar' || copy.language === 'ja'
          ? samples[copy.language]
          : copy.isLong
            ? samples.long
            : samples.en;
      const given = await firstScene(motion(words, name, { duration: 6 }), { aspect, language: copy.language });
      const input = smaller(given, LESS_SMALL);
      return judged({ ...input, cast: CAST, setting: { ...input.setting, palette: paletteFor(copy) } }, 'motion');
    },
  }),
);

const artwork = openArtwork();
const stock = stockOf(artwork, 'en');

const worldRows = Object.entries(WORLD_SENTENCES).map(
  ([name, prompt]): Row => ({
    name: `world ${name}`,
    moments: [1.8],
    async film(aspect, { headline, language }) {
      const job = jobOf([{ type: 't2v_fast', prompt, script: headline, duration: 3 }], { title: '', aspect });
      const { scenes } = await prepareScenes(job, stock);
      const input = scenes[0]?.input;
      if (input?.world?.name !== name) throw new Error(`not the world ${name}`);
      const small = smaller(input, SMALLER);
      return judged({ ...small, setting: { ...small.setting, language } }, 't2v_fast');
    },
  }),
);

const speakerRows = (['s2v', 'walk_talk'] as const).map(
  (type): Row => ({
    name: `speaker ${type}`,
    moments: [2],
    async film(aspect, copy) {
      const said = { type, prompt: 'A host', script: copy.headline, duration: 3 };
      const input = smaller(await firstScene(said, { aspect, language: copy.language }), SMALLER);
      const setting = { ...input.setting, palette: paletteFor(copy) };
      return judged({ ...input, speaker: SPEAKER, setting }, type);
    },
  }),
);

/** A magenta box on plain grey, or all over the picture. */
function photo(fills: boolean): Promise<Image> {
  const canvas = createCanvas(240, 320);
  const context = canvas.getContext('2d');
  context.fillStyle = '#dfe1e4';
  context.fillRect(0, 0, 240, 320);
  for (let at = 0; fills && at < 160; at += 1) {
    context.fillStyle = `hsl(${(at * 31) % 50} 30% ${25 + ((at * 53) % 60)}%)`;
    context.fillRect((at * 71) % 240, (at * 37) % 320, 40, 34);
  }
  context.fillStyle = PRODUCT_COLOR;
  context.fillRect(70, fills ? 130 : 60, 100, fills ? 120 : 200);
  return loadImage(canvas.toBuffer('image/png'));
}

const pictureRows = [false, true].map(
  (fills): Row => ({
    name: fills ? 'given picture that fills the frame' : 'given product on plain ground',
    moments: [2.4],
    async film(aspect, copy) {
      const said = { type: 'i2v_fast' as const, prompt: 'Close view', script: copy.headline, duration: 3.2 };
      const input = smaller(await firstScene(said, { aspect, language: copy.language }), SMALLER);
      return judged({ ...input, picture: await photo(fills) }, 'i2v_fast');
    },
  }),
);

const cardRow: Row = {
  name: 'end card',
  moments: [3, 4.2],
  async film(aspect, copy) {
    const given = smaller(await firstScene(scene('cta', copy, 4.5), { aspect, language: copy.language }), LESS_SMALL);
    const logo = drawnLogo({ ink: '#1d5c3a', second: '#d98b1c' });
    const palette = cardPalette(logo, ['#1d5c3a'], paletteFor(copy));
    const setting = { ...given.setting, seconds: 4.5, index: 1 };
    const [action, address = ''] = copy.action.split('\n');
    const words = {
      promise: copy.headline,
      address,
      link: `https://${address}`,
      ...(action === undefined ? {} : { action }),
    };
    const card = { ...cardTiming(4.5, 15, true), copy: words, logo, palette };
    return { film: { size: setting.size, frames: 135, ...endCardFilm(card, setting) }, safe: setting.safe };
  },
};

export const ROWS: readonly Row[] = [
  ...beatRows,
  ...routeRows,
  ...worldRows,
  ...speakerRows,
  ...pictureRows,
  cardRow,
  ...actRows,
  ...typeRows,
];
