/** Every style of captions: words in time, read over any picture, inside the frame's margins, the same whoever draws them. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Aspect } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { captionColors } from '../../src/render/captions/caption-colors';
import { CAPTION_NAMES, type CaptionName } from '../../src/render/captions/caption-names';
import { setType } from '../../src/render/captions/caption-type';
import { captionedFilm } from '../../src/render/captions/captioned-film';
import { captionPen, wordSprites } from '../../src/render/captions/pen';
import { captionArea } from '../../src/render/captions/places';
import { setCues } from '../../src/render/captions/set-cue';
import { STYLES } from '../../src/render/captions/styles';
import { contrast, type Rgb } from '../../src/render/color/color';
import { frameComposer } from '../../src/render/film/compose-frame';
import { keys } from '../../src/render/film/curve';
import { type Context, type Film, type Layer, STILL } from '../../src/render/film/film';
import type { Setting } from '../../src/render/film/setting';
import { FPS } from '../../src/render/output/frame-size';
import { partOf } from '../support/part-of';
import { SCRIPTS, type ScriptLanguage, said } from './caption-words';
import { firstScene, smaller } from './fixtures';

const settings = new Map<string, Promise<Setting>>();

const settingOf = (language: ScriptLanguage, aspect: Aspect, times = 2): Promise<Setting> => {
  const key = `${language} ${aspect} ${times}`;
  const known =
    settings.get(key) ??
    firstScene({ type: 's2v', prompt: 'Host', script: SCRIPTS[language], duration: 7 }, { language, aspect }).then(
      (input) => smaller(input, times).setting,
    );
  settings.set(key, known);
  return known;
};

const GROUNDS = {
  light: (context: Context, { width, height }: Setting['size']) => {
    context.fillStyle = '#fdfbf5';
    context.fillRect(0, 0, width, height);
  },
  dark: (context: Context, { width, height }: Setting['size']) => {
    context.fillStyle = '#0b0d14';
    context.fillRect(0, 0, width, height);
  },
  busy: (context: Context, { width, height }: Setting['size']) => {
    for (let y = 0; y < height; y += 9)
      for (let x = 0; x < width; x += 9) {
        context.fillStyle = `hsl(${(x * 37 + y * 91) % 360} 90% ${(x * 13 + y * 29) % 100}%)`;
        context.fillRect(x, y, 9, 9);
      }
  },
} as const;

const bareFilm = ({ size, seconds }: Setting, ground: keyof typeof GROUNDS = 'light'): Film => ({
  size,
  frames: Math.round(seconds * FPS),
  backdrop: { paint: () => undefined },
  layers: [
    {
      ...{ box: { x: 0, y: 0, ...size }, frames: 1, masked: false, enter: STILL },
      paint: (context) => GROUNDS[ground](context, size),
    },
  ],
});

const captioned = (setting: Setting, language: ScriptLanguage, style: CaptionName, film = bareFilm(setting)): Film =>
  captionedFilm(film, { style, words: said(SCRIPTS[language], language) }, setting);

const captionsOf = ({ layers }: Film): Layer[] => layers.filter(({ caption }) => caption !== undefined);

/** What is drawn of captions at a moment, and nothing else. */
function drawnAt(film: Film, seconds: number): Canvas {
  const canvas = createCanvas(film.size.width, film.size.height);
  for (const { live, shows } of captionsOf(film))
    if (shows !== undefined && seconds >= shows.from && seconds < shows.until) live?.(canvas.getContext('2d'), seconds);
  return canvas;
}

/** By what a word is seen to be said. */
const MARKS: Record<CaptionName, 'there' | 'accent' | 'pill'> = {
  ...{ word: 'there', lines: 'there', kinetic: 'there', boxed: 'there', gradient: 'there' },
  ...{ karaoke: 'accent', bar: 'accent', pill: 'pill' },
};
/** The share of a word's box that is marked from which it is seen. */
const SEEN = { there: 0.1, accent: 0.01, pill: 0.25 } as const;

const near = (data: Uint8ClampedArray, at: number, { r, g, b }: Rgb, by: number): boolean =>
  Math.abs((data[at] ?? 0) - r) + Math.abs((data[at + 1] ?? 0) - g) + Math.abs((data[at + 2] ?? 0) - b) < by;

/** Frames, and what is said in them: half of them for each style. */
const FRAMES = [
  ['9:16', 'de'],
  ['16:9', 'en'],
  ['1:1', 'ar'],
  ['4:5', 'ja'],
] as const;

describe.each(CAPTION_NAMES)('captions in the style %s', (name) => {
  it.each(
    name === 'karaoke' || name === 'pill'
      ? partOf(['en', 'ar', 'ja'] as const, 3, CAPTION_NAMES.indexOf(name))
      : (['en'] as const),
  )('say each word within 40 ms of when it is said: %s', async (language) => {
    const setting = await settingOf(language, '9:16');
    const words = said(SCRIPTS[language], language);
    const style = STYLES[name];
    const colors = captionColors(setting.palette);
    const sprite = wordSprites(setType(style.type, setting, SCRIPTS[language]), colors);
    const cues = setCues(words, style, setting, captionArea(setting).width);
    const starts: number[] = [];
    for (const cue of cues)
      for (const word of cue.words) {
        const { box } = word;
        const marked = (frame: number): boolean => {
          const context = createCanvas(setting.size.width, 200).getContext('2d');
          context.translate(10, 20);
          const seconds = frame / FPS;
          if (seconds < cue.from - 1e-6 || seconds >= cue.until) return false;
          style.draw(
            captionPen(context, colors, (one, look) => sprite(cue.words, one, look)),
            cue,
            seconds,
          );
          const [x, y] = [Math.round(box.x + 10), Math.round(box.y + 20)];
          const { data } = context.getImageData(x, y, Math.round(box.width), Math.round(box.height));
          let count = 0;
          for (let at = 0; at < data.length; at += 4) {
            const mark = MARKS[name];
            if (mark === 'there' ? (data[at + 3] ?? 0) > 60 : near(data, at, colors[mark], 60)) count += 1;
          }
          return count / (data.length / 4) > SEEN[MARKS[name]];
        };
        const around = Math.round(word.start * FPS);
        const first = [-3, -2, -1, 0, 1, 2, 3].find((by) => marked(around + by));
        starts.push((around + (first ?? 9)) / FPS);
      }
    // A word that was cut in two has more beginnings than the script has words.
    for (const { start } of words)
      expect(Math.min(...starts.map((one) => Math.abs(one - start)))).toBeLessThanOrEqual(0.04);
    expect(starts.length).toBeGreaterThanOrEqual(words.length);
  });

  it.each(partOf(['busy', 'light', 'dark'] as const, 3, CAPTION_NAMES.indexOf(name)))(
    'are read over a %s picture',
    async (ground) => {
      const setting = await settingOf('en', '9:16', 1);
      const film = captioned(setting, 'en', name, bareFilm(setting, ground));
      expect(edgesRead(film, 2.6, captionColors(setting.palette))).toBeGreaterThanOrEqual(0.97);
    },
  );

  it.each(partOf(FRAMES, 4, CAPTION_NAMES.indexOf(name)))(
    'stay inside the margins of a frame of %s: %s',
    async (aspect, language) => {
      const setting = await settingOf(language, aspect, 3);
      const area = captionArea(setting);
      const film = captioned(setting, language, name);
      expect(film.captions).toEqual({ shown: 1, crowded: 0, copied: false });
      const widest = captionsOf(film).toSorted((one, other) => other.box.width - one.box.width);
      for (const { shows = { from: 0, until: 0 } } of widest.slice(0, 2)) {
        const canvas = drawnAt(film, (shows.from + shows.until) / 2);
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let outside = 0;
        for (let at = 3; at < data.length; at += 4) {
          const [x, y] = [((at - 3) / 4) % canvas.width, Math.floor((at - 3) / 4 / canvas.width)];
          const isIn =
            x >= area.x - 2 && x <= area.x + area.width + 1 && y >= area.y - 2 && y <= area.y + area.height + 1;
          if ((data[at] ?? 0) > 90 && !isIn) outside += 1;
        }
        expect(outside).toBe(0);
      }
    },
  );

  it('are the same whoever draws them, in whatever order, and come in their own frame in a draft', async () => {
    const setting = await settingOf('en', '1:1', 3);
    const lens = {
      zoom: keys({ at: 0, value: 1 }, { at: 9, value: 1.02 }),
      x: () => 0,
      y: () => 0,
      centre: { x: 0, y: 0 },
    };
    const film = (): Film => {
      const bare = bareFilm(setting, 'busy');
      return captioned(setting, 'en', name, { ...bare, layers: bare.layers.map((layer) => ({ ...layer, lens })) });
    };
    const [whole, draft] = [frameComposer(film()), frameComposer({ ...film(), farEvery: 2, backdropEvery: 6 })];
    const frames = Array.from({ length: 24 }, (_, at) => 30 + at);
    const turns = film().layers.flatMap(({ turns: own = [], shows }) =>
      shows === undefined ? own : [...own, shows.from, shows.until],
    );
    const comes = (frame: number): boolean => turns.some((at) => Math.round(at * FPS) === frame);
    expect(frames.some((frame) => frame % 2 === 1 && comes(frame))).toBe(true);
    const pictures = new Map(
      frames.toReversed().map((frame) => (whole.compose(frame), [frame, Buffer.from(whole.canvas.data())])),
    );
    for (const frame of frames) {
      draft.compose(frame);
      // Each picture is shown twice, but where a word begins in between.
      const own = frame % 2 === 1 && !comes(frame) ? frame - 1 : frame;
      const drawn = drawnAt(film(), own / FPS).data();
      const held = draft.canvas.data();
      const other = pictures.get(own) ?? Buffer.alloc(0);
      // Wherever a caption covers the picture wholly, both frames show the same.
      let differs = 0;
      for (let at = 0; at < held.length; at += 4)
        if (drawn[at + 3] === 255 && Math.abs((held[at + 1] ?? 0) - (other[at + 1] ?? 0)) > 2) differs += 1;
      expect(differs).toBe(0);
    }
  });
});

/** The share of the edges of letters that have, within the width of an outline, a ground from which they stand out by 4.5. */
function edgesRead(
  film: Film,
  seconds: number,
  { white, accent, second, onPill, deep }: ReturnType<typeof captionColors>,
): number {
  const composer = frameComposer(film);
  composer.compose(Math.round(seconds * FPS));
  const shown = composer.canvas.data();
  const { width, height } = film.size;
  const drawn = drawnAt(film, Math.round(seconds * FPS) / FPS).data();
  const at = (x: number, y: number): Rgb => {
    const place = (y * width + x) * 4;
    return { r: shown[place] ?? 0, g: shown[place + 1] ?? 0, b: shown[place + 2] ?? 0 };
  };
  const run = Array.from({ length: 9 }, (_, step) => ({
    r: accent.r + ((second.r - accent.r) * step) / 8,
    g: accent.g + ((second.g - accent.g) * step) / 8,
    b: accent.b + ((second.b - accent.b) * step) / 8,
  }));
  let [edges, read] = [0, 0];
  const isOpaque = (x: number, y: number): boolean => (drawn[(y * width + x) * 4 + 3] ?? 0) > 190;
  const isLetter = (x: number, y: number): boolean =>
    isOpaque(x, y) &&
    [white, onPill, deep, ...run].some((color) =>
      near(shown as unknown as Uint8ClampedArray, (y * width + x) * 4, color, 24),
    );
  for (let y = 4; y < height - 4; y += 1)
    for (let x = 4; x < width - 4; x += 1) {
      if (
        !isLetter(x, y) ||
        [isOpaque(x - 1, y), isOpaque(x + 1, y), isOpaque(x, y - 1), isOpaque(x, y + 1)].every(Boolean) === false
      )
        continue;
      const own = at(x, y);
      const isEdge = contrast(own, at(x + 1, y)) > 1.3 || contrast(own, at(x, y + 1)) > 1.3;
      if (!isEdge) continue;
      edges += 1;
      search: for (let dy = -4; dy <= 4; dy += 1)
        for (let dx = -4; dx <= 4; dx += 1)
          if (contrast(own, at(x + dx, y + dy)) >= 4.5) {
            read += 1;
            break search;
          }
    }
  expect(edges).toBeGreaterThan(100);
  return read / edges;
}
