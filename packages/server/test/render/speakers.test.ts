/** Persons who speak: taken apart rightly, alive, the same in all scenes of a film, and clear of the words. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { contrast } from '../../src/render/color/color';
import { paletteFrom } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import { contains } from '../../src/render/geometry';
import { castSpeaker } from '../../src/render/persons/cast-speaker';
import { drawPerson } from '../../src/render/persons/draw-person';
import { faceOf } from '../../src/render/persons/face';
import { splitPerson } from '../../src/render/persons/split-person';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { ACTS, brings } from '../../src/render/routes/acts';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { DIRECTIONS, type Trade } from '../../src/render/stage/directions';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, smaller } from './fixtures';

const stock = stockOf(openArtwork(), 'en');
const TRADES = Object.keys(DIRECTIONS) as Trade[];

describe('a speaker', () => {
  it.each(TRADES)('is somebody of the trade, before its place: %s', async (trade) => {
    for (const as of ['owner', 'customer'] as const) {
      const speaker = await castSpeaker(stock, { trade, as, place: DIRECTIONS[trade].place, seed: 3, short: 96 });
      expect(speaker?.person.eyes).toHaveLength(2);
      expect(speaker?.photo).toBeDefined();
    }
  });

  it('is the same one for the same seed, and not for every other', async () => {
    const hashes = await Promise.all(
      [1, 1, 2, 3, 4].map(async (seed) => {
        const speaker = await castSpeaker(stock, { trade: 'finance', as: 'owner', place: 'office', seed, short: 48 });
        return speaker?.person.head.toBuffer('image/png').toString('base64');
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(new Set(hashes).size).toBeGreaterThan(2);
  });

  it('is seen again in the pictures that a route brings', async () => {
    const asked: string[] = [];
    const watching = { ...stock, picture: (name: string) => (asked.push(name), undefined) };
    const setting = { seed: 5, palette: paletteFrom(DIRECTIONS.food.swatches[0]), size: { width: 90, height: 160 } };
    for (const looks of [
      { who: 'man', tone: 'dark' },
      { who: 'woman', tone: 'light' },
    ])
      await brings(ACTS['walk-talk'], watching, setting, looks);
    expect(asked).toEqual(['man-walking-facing-right-dark', 'woman-walking-facing-right-light']);
  });

  it('has a mouth between its eyes and below them', () => {
    const split = splitPerson(stock.picture('woman-cook-light')?.bytes(64).toString() ?? '');
    const [one, other] = split?.eyes ?? [];
    if (split === undefined || one === undefined || other === undefined) throw new Error('not taken apart');
    const middle = (split.mouth.left + split.mouth.right) / 2;
    expect(middle).toBeGreaterThan(Math.min(one.bounds.left, other.bounds.left));
    expect(middle).toBeLessThan(Math.max(one.bounds.right, other.bounds.right));
    expect(split.mouth.top).toBeGreaterThan(one.bounds.bottom);
  });

  it('is not made of what is no person', () => {
    expect(splitPerson('<svg><g fill="none"><path d="M0 0h9v9Z" fill="#fff"/></g></svg>')).toBeUndefined();
    expect(splitPerson(stock.picture('hot-beverage')?.bytes(64).toString() ?? '')).toBeUndefined();
  });

  it('opens its mouth while it speaks, shuts it after, and blinks', () => {
    const face = faceOf('Come in, we are open', 6, 1);
    const faces = Array.from({ length: 180 }, (_, frame) => face(frame / 30));
    expect(Math.max(...faces.slice(10, 45).map(({ open }) => open))).toBeGreaterThan(0.6);
    expect(Math.max(...faces.slice(90).map(({ open }) => open))).toBe(0);
    expect(Math.max(...faces.map(({ blink }) => blink))).toBeGreaterThan(0.8);
    for (const said of ['مرحبا بكم', '毎朝八時に開きます'])
      expect(Math.max(...Array.from({ length: 60 }, (_, at) => faceOf(said, 4, 1)(at / 30).open))).toBeGreaterThan(0.3);
  });

  it('is drawn with what its face does', async () => {
    const speaker = await castSpeaker(stock, { trade: 'food', as: 'owner', place: 'cafe', seed: 1, short: 96 });
    if (speaker === undefined) throw new Error('nobody there');
    const rest = { open: 0, wide: 0, smile: 0.9, teeth: 0, blink: 0, gazeX: 0, gazeY: 0 };
    const drawn = (more: object): Buffer => {
      const canvas = createCanvas(96, 96);
      drawPerson(canvas.getContext('2d'), speaker.person, 96, { face: { ...rest, ...more }, tilt: 0, bob: 0 });
      return Buffer.from(canvas.data());
    };
    for (const more of [{ open: 1 }, { blink: 1 }, { gazeX: 1 }]) expect(drawn(more).equals(drawn({}))).toBe(false);
  });
});

describe('a scene of a speaker', () => {
  it.each([
    ['9:16', 's2v', 'en', 'Same-day appointments in Bristol, open until nine.'],
    ['16:9', 's2v', 'ar', 'مواعيد مسائية كل يوم حتى التاسعة'],
    ['1:1', 'walk_talk', 'ja', '毎朝焼きたてのパンをお届けします'],
    ['4:5', 'walk_talk', 'de', 'Frischer Kaffee jeden Morgen ab acht, und sonntags etwas später.'],
  ] as const)('can be read, is alive, and keeps its words inside: %s %s %s', async (aspect, type, language, script) => {
    const scene = { type, prompt: 'Host', script, duration: 3 };
    const { scenes } = await prepareScenes(jobOf([scene, scene], { aspect, language, title: 'Dentist' }), stock);
    const [first, second] = scenes;
    if (first === undefined || first.input.speaker === undefined) throw new Error('nobody there');
    expect(second?.input.speaker).toBe(first.input.speaker);
    const input = smaller(first.input, 2);
    const film = sceneFilm(input, type);
    const composer = frameComposer({ ...film, layers: film.layers.filter(({ text }) => text === undefined) });
    const { ink, soft } = input.setting.palette;
    expect(soft).toBeDefined();
    let before: Buffer | undefined;
    for (const frame of [30, 44, 58]) {
      composer.compose(frame);
      const data = Buffer.from(composer.canvas.data());
      for (const { ink: box, text } of film.layers) {
        if (box === undefined || text === undefined) continue;
        expect(contains(input.setting.safe, box, 1)).toBe(true);
        for (let y = Math.round(box.y); y < box.y + box.height; y += 3)
          for (let x = Math.round(box.x); x < box.x + box.width; x += 3) {
            const at = (y * film.size.width + x) * 4;
            const behind = { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
            expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
          }
      }
      let moved = 0;
      for (let at = 0; at < data.length; at += 36) moved += Math.abs((data[at] ?? 0) - (before?.[at] ?? 255));
      expect(moved / (data.length / 36)).toBeGreaterThan(0.3);
      before = data;
    }
  });
});
