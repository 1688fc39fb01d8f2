/** Scenes of a given picture: what is cut out, what it is shown in, and where words may stand. */
import { createHash } from 'node:crypto';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { standsAlone } from '../../src/render/beats/logo';
import { contrast, luminance } from '../../src/render/color/color';
import { palette } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import type { Layer } from '../../src/render/film/film';
import { cutOut } from '../../src/render/photo/cut-out';
import { gistOf } from '../../src/render/photo/gist';
import { screenOf } from '../../src/render/photo/is-screen';
import { photoFilm } from '../../src/render/photo/photo-film';
import { firstScene, smaller } from './fixtures';

const drawn = (width: number, height: number, paint: (context: SKRSContext2D) => void): Canvas => {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'));
  return canvas;
};

/** A box with a white label on a slope of grey, in its own soft shadow. */
const product = (): Canvas =>
  drawn(240, 320, (context) => {
    const ground = context.createLinearGradient(0, 0, 0, 320);
    ground.addColorStop(0, '#e9e9ec');
    ground.addColorStop(1, '#c9cace');
    context.fillStyle = ground;
    context.fillRect(0, 0, 240, 320);
    context.filter = 'blur(8px)';
    context.fillStyle = 'rgba(0,0,0,0.3)';
    context.fillRect(60, 252, 130, 14);
    context.filter = 'none';
    context.fillStyle = '#1f6a45';
    context.fillRect(80, 60, 80, 200);
    context.fillStyle = '#ffffff';
    context.fillRect(90, 120, 60, 60);
  });

/** Something everywhere, large and small, as in a photograph. */
const crowd = (width = 300, height = 300): Canvas =>
  drawn(width, height, (context) => {
    for (let at = 0; at < 900; at += 1) {
      context.fillStyle = `hsl(${(at * 137) % 360} 60% ${20 + ((at * 53) % 60)}%)`;
      context.fillRect((at * 71) % width, (at * 37) % height, 9 + (at % 14), 9 + (at % 11));
    }
    for (let at = 0; at < width * height; at += 2) {
      context.fillStyle = `rgba(0,0,0,${((at * 7919) % 97) / 400})`;
      context.fillRect(at % width, Math.floor(at / width), 1, 1);
    }
  });

/** A list on white, as an app shows it. */
const screenshot = (): Canvas =>
  drawn(270, 585, (context) => {
    context.fillStyle = '#f7f8fb';
    context.fillRect(0, 0, 270, 585);
    context.fillStyle = '#3b5bff';
    context.fillRect(0, 30, 270, 70);
    for (let row = 0; row < 6; row += 1) {
      context.fillStyle = ['#ff7a59', '#3bc48d', '#ffbf3b'][row % 3] ?? '';
      context.fillRect(10, 115 + row * 78, 50, 50);
      context.fillStyle = '#1c2030';
      context.fillRect(80, 125 + row * 78, 180, 12);
    }
  });

const scene = async (script: string | undefined, aspect: '9:16' | '16:9' | '1:1' = '9:16') => {
  const plan = { type: 'i2v_fast', prompt: 'Light sweeps across it', duration: 5 } as const;
  return smaller(await firstScene({ ...plan, ...(script === undefined ? {} : { script }) }, { aspect }), 5);
};

const isOver = (one: Layer['box'], other: Layer['box'], most: number): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > most &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > most;

const inksOf = (layers: readonly Layer[]) => layers.flatMap(({ ink }) => (ink === undefined ? [] : [ink]));

describe('a subject on a plain ground', () => {
  it('is cut out whole, with its label and without its shadow', () => {
    const cut = cutOut(product(), 320);
    expect(Math.abs((cut?.width ?? 0) - 80)).toBeLessThanOrEqual(4);
    expect(Math.abs((cut?.height ?? 0) - 200)).toBeLessThanOrEqual(5);
    const label = cut?.getContext('2d').getImageData(40, 90, 1, 1).data;
    expect([...(label ?? [])]).toEqual([255, 255, 255, 255]);
  });

  it('is seen through where its ground is, and nowhere else; nothing of the ground is left at its edges', () => {
    const mug = (ground: string): Canvas =>
      drawn(240, 200, (context) => {
        context.fillStyle = ground;
        context.fillRect(0, 0, 240, 200);
        context.fillStyle = '#1f4a86';
        context.strokeStyle = '#1f4a86';
        context.lineWidth = 12;
        context.beginPath();
        context.ellipse(160, 100, 34, 40, 0, 0, Math.PI * 2);
        context.stroke();
        context.fillRect(50, 30, 105, 140);
        context.fillStyle = '#ffffff';
        context.fillRect(64, 90, 70, 40);
      });
    for (const ground of ['#ffffff', '#d8d4cc']) {
      const cut = cutOut(mug(ground), 240);
      const { width = 0, height = 0 } = cut ?? {};
      const data = cut?.getContext('2d').getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const at = (x: number, y: number) =>
        data.slice(((y - 30) * width + x - 50) * 4, ((y - 30) * width + x - 50) * 4 + 4);
      expect(at(174, 100)[3], `${ground}: within the handle`).toBe(0);
      expect([...at(100, 110)], `${ground}: the label`).toEqual([255, 255, 255, 255]);
      // The left edge, and the outer one of the handle.
      for (const [x, y] of [
        [52, 60],
        [52, 150],
        [197, 100],
      ] as const) {
        const [red = 255, , , alpha = 0] = at(x, y);
        if (alpha > 0) expect(red, `${ground}: ${x}, ${y}`).toBeLessThan(60);
      }
    }
  });

  it('is cut out whole where its shaded side is as light as a grey ground, and seen through there', () => {
    const pale = drawn(300, 240, (context) => {
      const wall = context.createLinearGradient(0, 0, 0, 240);
      wall.addColorStop(0, '#e9e9ea');
      wall.addColorStop(1, '#c9cacc');
      context.fillStyle = wall;
      context.fillRect(0, 0, 300, 240);
      const body = context.createLinearGradient(80, 0, 180, 0);
      body.addColorStop(0, '#ffffff');
      body.addColorStop(0.7, '#f1ede6');
      body.addColorStop(1, '#cfc8bd');
      context.fillStyle = body;
      context.fillRect(80, 60, 100, 130);
      context.strokeStyle = '#e9e4da';
      context.lineWidth = 12;
      context.beginPath();
      context.ellipse(180, 110, 34, 36, 0, -Math.PI / 2, Math.PI / 2);
      context.stroke();
    });
    const cut = cutOut(pale, 300);
    const alphaAt = (x: number, y: number): number =>
      cut?.getContext('2d').getImageData(x - 80, y - 60, 1, 1).data[3] ?? 0;
    for (let x = 90; x <= 170; x += 10) for (const y of [70, 120, 180]) expect(alphaAt(x, y), `${x}, ${y}`).toBe(255);
    expect(alphaAt(213, 110)).toBe(255);
    expect(alphaAt(194, 110)).toBe(0);
  });

  it('is cut out whole where it is as white as its ground, and has nothing around it where it is not', () => {
    const bottle = (body: string, legs = false): Canvas =>
      drawn(240, 320, (context) => {
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, 240, 320);
        context.filter = 'blur(9px)';
        context.fillStyle = 'rgba(0,0,0,0.25)';
        context.fillRect(70, 262, 140, 12);
        context.filter = 'none';
        const sides = context.createLinearGradient(80, 0, 160, 0);
        sides.addColorStop(0, '#dedee2');
        sides.addColorStop(0.3, body);
        sides.addColorStop(0.7, body);
        sides.addColorStop(1, '#d6d6da');
        context.fillStyle = legs ? '#222222' : sides;
        context.fillRect(80, 60, 80, legs ? 80 : 210);
        if (legs) for (const x of [80, 150]) context.fillRect(x, 140, 10, 130);
        context.fillStyle = '#4a7a5c';
        context.fillRect(88, 150, legs ? 0 : 64, 50);
      });
    const cut = cutOut(bottle('#ffffff'), 320);
    expect(Math.abs((cut?.width ?? 0) - 80)).toBeLessThanOrEqual(4);
    expect(Math.abs((cut?.height ?? 0) - 210)).toBeLessThanOrEqual(6);
    for (const y of [10, 60, 120, 190])
      expect(cut?.getContext('2d').getImageData(40, y, 1, 1).data[3], `at ${y}`).toBe(255);
    // Between dark legs is ground.
    const table = cutOut(bottle('#222222', true), 320);
    expect(table?.getContext('2d').getImageData(40, 150, 1, 1).data[3]).toBe(0);
  });

  it('is cut out without the light that falls on a dark ground behind it', () => {
    const lit = drawn(400, 400, (context) => {
      const light = context.createRadialGradient(200, 200, 0, 200, 200, 240);
      light.addColorStop(0, '#33333f');
      light.addColorStop(1, '#101014');
      context.fillStyle = light;
      context.fillRect(0, 0, 400, 400);
      context.fillStyle = '#a3384f';
      context.fillRect(150, 90, 100, 240);
    });
    const cut = cutOut(lit, 400);
    expect(Math.abs((cut?.width ?? 0) - 100)).toBeLessThanOrEqual(4);
    expect(Math.abs((cut?.height ?? 0) - 240)).toBeLessThanOrEqual(4);
  });

  it('is taken as it is where the ground is transparent, and nothing is cut where there is no plain one', () => {
    const clear = drawn(100, 100, (context) => context.fillRect(30, 20, 40, 60));
    expect(cutOut(clear, 100)).toMatchObject({ width: 40, height: 60 });
    expect(cutOut(crowd(), 300)).toBeUndefined();
    expect(
      cutOut(
        drawn(80, 80, (context) => context.fillRect(0, 0, 80, 80)),
        80,
      ),
    ).toBeUndefined();
  });

  it.each(['9:16', '16:9', '1:1'] as const)('stands within the frame, clear of what is said: %s', async (aspect) => {
    const input = await scene('Pressed the same morning.', aspect);
    const { width, height } = input.setting.size;
    const { layers } = photoFilm(input, product());
    const whole = layers.filter(({ plane, shows }) => plane === 1.06 && (shows?.from ?? 0) > 0);
    expect(whole.length).toBeGreaterThan(0);
    for (const { box } of whole) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const ink of inksOf(layers)) expect(isOver(box, ink, 2)).toBe(false);
    }
    expect(inksOf(layers).length).toBeGreaterThan(0);
  });
});

describe('something wide', () => {
  const wide = (): Canvas =>
    drawn(400, 120, (context) => {
      context.fillStyle = '#0e4d3a';
      context.fillRect(20, 20, 360, 80);
    });
  it.each(['9:16', '16:9', '1:1'] as const)('is never so near that a name on it is cut: %s', async (aspect) => {
    const input = await scene('Fjell', aspect);
    const [{ layers }, { size }] = [photoFilm(input, wide()), input.setting];
    const widths = layers.filter(({ keeps }) => keeps !== undefined).map(({ box }) => box.width / size.width);
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThan(0.85);
  });

  it('stands near the words above it', async () => {
    const input = await scene('Fjell', '9:16');
    const [{ layers }, { size }] = [photoFilm(input, wide()), input.setting];
    const foot = Math.max(...inksOf(layers).map(({ y, height }) => y + height));
    const top = Math.min(...layers.filter(({ keeps }) => keeps !== undefined).map(({ box }) => box.y));
    expect(top - foot).toBeLessThan(size.height * 0.14);
  });
});

describe('a screenshot', () => {
  it('is told by its shape and its even areas, more easily when the plan says so', () => {
    const screen = screenshot();
    expect(screenOf(screen, gistOf(screen), '')).toBe('phone');
    for (const other of [product(), crowd(270, 585)]) expect(screenOf(other, gistOf(other), 'our app')).toBeUndefined();
  });
});

describe('a picture', () => {
  it('has nothing written on it that nobody asked for', async () => {
    const texts = photoFilm(await scene(undefined), product()).layers.flatMap(({ text }) => text ?? []);
    expect(texts).toEqual([]);
  });

  it('that is full leaves the words a room of their own', async () => {
    const input = await scene('Open until nine.');
    const { layers } = photoFilm(input, crowd());
    const { height } = input.setting.size;
    for (const ink of inksOf(layers)) expect(ink.y).toBeGreaterThanOrEqual(height * 0.67);
  });

  it.each(['#f4f4f4', '#c4c8cc', '#8d8f94', '#6f7377', '#101114'])(
    'has words that are read on it: %s',
    async (ground) => {
      const input = await scene('Open until nine.', '1:1');
      const { size } = input.setting;
      const even = drawn(300, 300, (context) => {
        context.fillStyle = ground;
        context.fillRect(0, 0, 300, 300);
      });
      const film = { size, frames: input.frames, ...photoFilm(input, even) };
      const composer = frameComposer(film);
      composer.compose(120);
      const inks = inksOf(film.layers);
      expect(inks.length).toBeGreaterThan(0);
      for (const { x, y, width, height } of inks) {
        const { data } = composer.canvas.getContext('2d').getImageData(x, y, width, height);
        const colors = Array.from({ length: data.length / 4 }, (_, at) => ({
          ...{ r: data[at * 4] ?? 0, g: data[at * 4 + 1] ?? 0, b: data[at * 4 + 2] ?? 0 },
        })).sort((one, other) => luminance(one) - luminance(other));
        const [dark, bright] = [colors[Math.floor(colors.length * 0.04)], colors[Math.floor(colors.length * 0.96)]];
        expect(dark === undefined || bright === undefined ? 0 : contrast(dark, bright)).toBeGreaterThan(4.5);
      }
    },
  );

  it('is the same film each time, and moves', async () => {
    const input = await scene('Pressed the same morning.');
    const at = (frame: number): string => {
      const film = { size: input.setting.size, frames: input.frames, ...photoFilm(input, product()) };
      const composer = frameComposer(film);
      composer.compose(frame);
      return createHash('sha256').update(composer.canvas.data()).digest('hex');
    };
    expect(at(100)).toBe(at(100));
    expect(at(100)).not.toBe(at(110));
  });
});

describe('a logo', () => {
  const mark = (color: string, ground?: string): Canvas =>
    drawn(100, 60, (context) => {
      context.fillStyle = ground ?? 'transparent';
      context.fillRect(0, 0, 100, 60);
      context.fillStyle = color;
      context.fillRect(20, 10, 60, 40);
    });

  it('stands by itself where it is seen on every tone of the palette, else on a plate', () => {
    const light = palette('paper');
    expect(light.dark).toBe(false);
    expect(standsAlone(mark('#101010'), light)).toBe(true);
    expect(standsAlone(mark('#ffffff'), light)).toBe(false);
    expect(standsAlone(mark('#101010', '#ffffff'), light)).toBe(false);
  });
});
