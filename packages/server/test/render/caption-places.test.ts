/** Captions and what else is in the picture: never over a face, a label or copy, never what the copy says, in one place a scene. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { captionScenes } from '../../src/render/captions/caption-scenes';
import { captionedFilm } from '../../src/render/captions/captioned-film';
import { overlap, takenAt } from '../../src/render/captions/taken';
import { withCaptions } from '../../src/render/captions/with-captions';
import { type Film, type Layer, type Shown, STILL } from '../../src/render/film/film';
import type { Setting } from '../../src/render/film/setting';
import type { Box } from '../../src/render/geometry';
import { FPS } from '../../src/render/output/frame-size';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { standInFor } from '../../src/render/scene-to-draw';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { stockOf } from '../../src/render/stage/stock-of';
import { partOf } from '../support/part-of';
import { said } from './caption-words';
import { firstScene, jobOf, motion, smaller } from './fixtures';

const SCRIPT = 'We roast it on Tuesdays and bring it to your door.';
const WORDS = said(SCRIPT, 'en');
const stock = stockOf(openArtwork(), 'en');

/** A layer at a height of the frame, in shares of it. */
const thing = ({ size }: Setting, from: number, until: number, more: Partial<Layer> = {}): Layer => {
  const box: Box = { x: 0, y: size.height * from, width: size.width, height: size.height * (until - from) };
  return { ...{ box, frames: 1, masked: false, enter: STILL, paint: () => undefined }, ink: box, ...more };
};

const filmOf = ({ size, seconds }: Setting, layers: readonly Layer[], shots?: readonly Shown[]): Film => ({
  ...{ size, frames: Math.round(seconds * FPS), backdrop: { paint: () => undefined }, layers },
  ...(shots === undefined ? {} : { shots }),
});

const settingOf = async () => (await firstScene(motion('x', undefined, { script: SCRIPT, duration: 6 }))).setting;
const inLines = (film: Film, setting: Setting): Film => captionedFilm(film, { style: 'lines', words: WORDS }, setting);
const captionsOf = ({ layers }: Film): Layer[] => layers.filter(({ caption }) => caption !== undefined);
const middles = (film: Film): number[] =>
  captionsOf(film).map(({ box }) => (box.y + box.height / 2) / film.size.height);

describe('the place of captions', () => {
  it('is low, unless something is there, and the same for the whole scene', async () => {
    const setting = await settingOf();
    const free = middles(inLines(filmOf(setting, []), setting));
    expect(free.length).toBeGreaterThan(1);
    for (const middle of free) expect(middle).toBeGreaterThan(0.65);
    const face = thing(setting, 0.4, 1, { ink: undefined as never, keeps: { x: 0, y: 400, width: 540, height: 560 } });
    const { ink: _, ...person } = face;
    const high = middles(inLines(filmOf(setting, [person]), setting));
    for (const middle of high) expect(middle).toBeLessThan(0.4);
    const shown: Film['layers'] = [
      thing(setting, 0, 0.5, { text: 'Harbour Dental' }),
      thing(setting, 0.68, 1, { sign: '4.9' }),
    ];
    for (const middle of middles(inLines(filmOf(setting, shown), setting))) {
      expect(middle).toBeGreaterThan(0.5);
      expect(middle).toBeLessThan(0.68);
    }
  });

  it('is wherever there is room, if none of the usual ones is free', async () => {
    const setting = await settingOf();
    const copy = thing(setting, 0, 0.33, { text: 'Harbour Dental' });
    const head = thing(setting, 0.495, 1, { text: 'open until nine' });
    const film = inLines(filmOf(setting, [copy, head]), setting);
    expect(film.captions).toEqual({ shown: 1, crowded: 0, copied: false });
    for (const { box } of captionsOf(film)) {
      expect(box.y).toBeGreaterThan(0.33 * setting.size.height);
      expect(box.y + box.height).toBeLessThan(0.495 * setting.size.height);
    }
  });

  it('is another one behind a cut where the first is taken there', async () => {
    const setting = await settingOf();
    const shots: Shown[] = [
      { from: 0, until: 2, subject: 'words' },
      { from: 2, until: 6, subject: 'place' },
    ];
    const low = thing(setting, 0.35, 1, { text: 'Harbour Dental', shows: { from: 0, until: 2 } });
    const high = thing(setting, 0, 0.6, { text: 'open until nine', shows: { from: 2, until: 6 } });
    const film = inLines(filmOf(setting, [low, high], shots), setting);
    expect(film.captions).toEqual({ shown: 1, crowded: 0, copied: false });
    const [before, behind] = [true, false].map((isBefore) =>
      captionsOf(film).filter(({ shows }) => (shows?.from ?? 0) < 1.9 === isBefore),
    );
    expect(before?.length).toBeGreaterThan(0);
    expect(behind?.length).toBeGreaterThan(0);
    for (const { box } of before ?? []) expect(box.y + box.height).toBeLessThan(0.35 * setting.size.height);
    for (const { box } of behind ?? []) expect(box.y).toBeGreaterThan(0.6 * setting.size.height);
  });

  const sceneOf = async (copy: string, script: string, options: Partial<Parameters<typeof jobOf>[1]>) => {
    const job = jobOf([motion(copy, 'hook', { script, duration: 4.5 })], options);
    const [scene] = (await prepareScenes(job, stock)).scenes;
    return smaller((scene ?? fail()).input, 4);
  };
  const copyOf = ({ layers }: Film) => layers.flatMap(({ text, ink }) => (text === undefined ? [] : [{ text, ink }]));

  it('is found for smaller captions in one line where two have none', async () => {
    const input = await sceneOf('Harbour Dental\nopen until nine', SCRIPT, { aspect: '9:16', route: 'ugc-ad' });
    const captions = { style: 'boxed', words: WORDS } as const;
    const plain = sceneFilm(input, 'motion');
    expect(captionedFilm(plain, captions, input.setting).captions).toEqual({ shown: 0, crowded: 1, copied: false });
    const film = sceneFilm({ ...input, captions }, 'motion');
    expect(film.captions).toEqual({ shown: 1, crowded: 0, copied: false });
    expect(copyOf(film)).toEqual(copyOf(plain));
  });

  it('is made by the copy of a scene that would leave it none, and by none that could not be read then', async () => {
    const input = await firstScene(motion('Harbour Dental', undefined, { script: SCRIPT, duration: 6 }));
    const captions = { style: 'lines', words: WORDS } as const;
    /** Copy that fills the part of the frame that it is given; `least` is the share of it that its smallest line takes. */
    const ends = (least: (share: number) => number) =>
      withCaptions({ ...input, captions }, ({ setting }) => {
        const share = (setting.safe.y + setting.safe.height) / setting.size.height;
        const small = thing(setting, share - least(share), share, { text: 'open until nine' });
        return filmOf(setting, [thing(setting, 0, share, { text: 'Harbour Dental' }), small]);
      });
    const room = ends(() => 0.1);
    expect(room.captions).toEqual({ shown: 1, crowded: 0, copied: false });
    expect(takenAt(room, 1).every(({ y, height }) => y + height < input.setting.size.height * 0.85)).toBe(true);
    const { safe, size } = input.setting;
    const first = (safe.y + safe.height) / size.height;
    expect(ends((share) => (share < first ? 0.05 : 0.1)).captions?.shown).toBe(0);
  });

  it('is on a thing that is known without it where everything else is taken, and never on what counts', async () => {
    const { setting } = await firstScene(motion('x', undefined, { script: SCRIPT, duration: 6 }));
    const input = await sceneOf('Harbour Dental', SCRIPT, { aspect: '9:16' });
    const captions = { style: 'lines', words: WORDS } as const;
    const box = { x: 0, y: 0, ...setting.size };
    const shown = (type: 'motion' | 't2v_fast', more: Partial<Layer>) =>
      withCaptions({ ...input, setting, scene: { ...input.scene, type }, captions }, () =>
        filmOf(setting, [thing(setting, 0, 1, { ink: undefined as never, keeps: box, ...more })]),
      ).captions?.shown;
    for (const type of ['motion', 't2v_fast'] as const) {
      expect(shown(type, { yields: true })).toBe(1);
      expect(shown(type, {})).toBe(0);
      expect(shown(type, { yields: true, text: 'Harbour Dental', ink: box })).toBe(0);
    }
  });

  it('is never on the head of somebody who walks', async () => {
    const input = await sceneOf('Harbour Dental', SCRIPT, { aspect: '1:1', route: 'walk-talk' });
    const kept = sceneFilm(input, 'motion').layers.flatMap(({ keeps }) => keeps ?? []);
    const { width, height } = input.setting.size;
    // The upper part of a figure that stands on the ground.
    expect(
      kept.some(({ y, height: high }) => y > height * 0.35 && y + high < height * 0.62 && high > width * 0.08),
    ).toBe(true);
  });

  it('is left in a shot in which it is taken, which is told, and kept in the others', async () => {
    const setting = await settingOf();
    const shots: Shown[] = [
      { from: 0, until: 2, subject: 'words' },
      { from: 2, until: 6, subject: 'place' },
    ];
    const full = thing(setting, 0, 1, { text: 'Harbour Dental', shows: { from: 0, until: 2 } });
    const film = inLines(filmOf(setting, [full], shots), setting);
    expect(film.captions).toMatchObject({ crowded: 1, copied: false });
    expect(film.captions?.shown).toBeGreaterThan(0.3);
    for (const { shows } of captionsOf(film)) expect(shows?.from).toBeGreaterThan(1.9);
    const none = inLines(filmOf(setting, [thing(setting, 0, 1, { text: 'Harbour Dental' })]), setting);
    expect(none.captions).toEqual({ shown: 0, crowded: 1, copied: false });
    expect(captionsOf(none)).toEqual([]);
  });

  it('gives way to what comes while it is read, in the very frame', async () => {
    const setting = await settingOf();
    const [first] = captionsOf(inLines(filmOf(setting, []), setting));
    const until = first?.shows?.until ?? 0;
    const from = until - 2 / FPS;
    // It is in the shot of the sign for too short to be one of its captions.
    const shots: Shown[] = [
      { from: 0, until: from, subject: 'words' },
      { from, until: 6, subject: 'place' },
    ];
    const film = inLines(
      filmOf(setting, [thing(setting, 0, 1, { sign: '4.9', shows: { from, until } })], shots),
      setting,
    );
    const [own] = captionsOf(film);
    expect(own?.shows?.until).toBeCloseTo(from, 2);
    expect(captionsOf(film).length).toBe(captionsOf(inLines(filmOf(setting, []), setting)).length);
  });

  it('follows a layer to where its camera has it', async () => {
    const setting = await settingOf();
    const centre = { x: 0, y: 0 };
    const lens = { zoom: () => 1, x: () => 0, y: () => setting.size.height * 0.5, centre };
    const moved = thing(setting, 0.2, 0.4, { text: 'Harbour Dental', lens });
    expect(takenAt(filmOf(setting, [moved]), 1)[0]?.y).toBeCloseTo(setting.size.height * 0.7, 0);
    for (const middle of middles(inLines(filmOf(setting, [moved]), setting))) expect(middle).toBeLessThan(0.7);
  });

  it('is nobody’s while the copy says the same, with other stops and in part', async () => {
    const setting = await settingOf();
    const copy = (text: string) => inLines(filmOf(setting, [thing(setting, 0.1, 0.2, { text })]), setting);
    for (const text of [SCRIPT, 'We roast it\non Tuesdays', 'WE ROAST IT ON TUESDAYS, AND BRING IT'])
      expect(copy(text).captions).toEqual({ shown: 0, crowded: 0, copied: true });
    expect(copy('It is on us').captions).toEqual({ shown: 1, crowded: 0, copied: false });
    // Of a sentence with a clause that is written as it is said, only the rest is shown.
    const offer = 'Here is what you pay today: two loaves for £6.50.'.split(' ');
    const words = offer.map((text, at) => ({ text, start: 0.4 + at * 0.35, end: 0.7 + at * 0.35 }));
    const priced = filmOf(setting, [thing(setting, 0.1, 0.2, { text: 'Two loaves\nfor £6.50' })]);
    const film = captionedFilm(priced, { style: 'lines', words }, setting);
    expect(captionsOf(film).map(({ caption }) => caption)).toEqual(['Here is what you pay today:']);
    expect(film.captions).toMatchObject({ copied: true });
    const later = thing(setting, 0.1, 0.2, { text: SCRIPT, shows: { from: 5.5, until: 6 } });
    expect(inLines(filmOf(setting, [later]), setting).captions?.shown).toBe(1);
  });
});

describe('a scene that is spoken', () => {
  const scenes = [
    { type: 's2v', prompt: 'A presenter', script: SCRIPT, duration: 6 },
    { type: 't2v_fast', prompt: 'a cup of coffee in a café', script: SCRIPT, duration: 6 },
    { type: 'walk_talk', prompt: 'A presenter', script: SCRIPT, duration: 6 },
    { type: 'motion', prompt: `${SCRIPT}`, script: SCRIPT, duration: 6 },
  ] as const;

  it.each(partOf(['9:16', '16:9'] as const, 2))(
    'shows what is said once, clear of faces, in a frame of %s',
    async (aspect) => {
      const prepared = await prepareScenes(jobOf(scenes, { aspect, title: 'Coffee' }), stock);
      const lines = scenes.map((_, scene) => ({
        ...{ scene, start: 0, samples: new Float32Array(), sampleRate: 1, phones: [] },
        words: WORDS.map((word) => ({ ...word, scene, start: word.start + scene * 6, end: word.end + scene * 6 })),
      }));
      const own = captionScenes(prepared.scenes, 'lines', lines);
      const films = own.map(({ input }, at) => sceneFilm(input, scenes[at]?.type ?? 'motion'));
      for (const [at, film] of films.entries()) {
        const isCopy = scenes[at]?.type === 'motion';
        expect(film.captions, scenes[at]?.type).toMatchObject(
          isCopy ? { shown: 0, copied: true } : { shown: 1, crowded: 0 },
        );
        expect(film.layers.some(({ text }) => text !== undefined)).toBe(isCopy);
        for (const { box, shows } of captionsOf(film)) {
          const seconds = ((shows?.from ?? 0) + (shows?.until ?? 0)) / 2;
          expect(takenAt(film, seconds).filter((other) => overlap(box, other))).toEqual([]);
        }
      }
      expect(films.slice(0, 3).every((film) => takenAt(film, 3).length > 0)).toBe(true);
      // The words are told where nobody draws them.
      expect(sceneFilm(prepared.scenes[0]?.input ?? fail(), 's2v').layers.some(({ text }) => text !== undefined)).toBe(
        true,
      );
      const { film } = await standInFor(own[1] ?? fail(), 'it was told to fail');
      expect(film.captions).toMatchObject({ copied: true });
    },
  );
});

it('leave a given product and its label free', async () => {
  const canvas = createCanvas(280, 360);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 280, 360);
  context.fillStyle = '#1d5c45';
  context.fillRect(90, 50, 100, 270);
  const picture = await loadImage(canvas.toBuffer('image/png'));
  for (const aspect of ['9:16', '16:9', '1:1'] as const) {
    const input = await firstScene({ type: 'i2v_fast', prompt: 'A bottle', script: SCRIPT, duration: 6 }, { aspect });
    const film = sceneFilm({ ...input, picture, captions: { style: 'karaoke', words: WORDS } }, 'i2v_fast');
    expect(film.captions).toEqual({ shown: 1, crowded: 0, copied: false });
    expect(takenAt(film, 3).length).toBeGreaterThan(0);
    for (const { box, shows } of captionsOf(film))
      for (const seconds of [shows?.from ?? 0, (shows?.until ?? 0) - 0.05])
        expect(takenAt(film, seconds).filter((other) => overlap(box, other))).toEqual([]);
  }
});

const fail = (): never => {
  throw new Error('a scene that was not prepared');
};
