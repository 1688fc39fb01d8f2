/** Cuts: both scenes are in every frame's making, none is a plain colour, and both segments draw the same cut. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { ROUTES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { palette } from '../../src/render/color/palettes';
import { CUT_REACH, type CutInput } from '../../src/render/cuts/cut';
import { CUT_NAMES, type CutName } from '../../src/render/cuts/cut-names';
import { CUTS } from '../../src/render/cuts/cuts';
import { filmComposer } from '../../src/render/film/compose-cuts';
import type { Film, Place } from '../../src/render/film/film';
import { randomFor } from '../../src/render/random';
import { cutAfter } from '../../src/render/stage/cut-choice';

const SIZE = { width: 90, height: 160 };

/** Stripes in two tones: a picture that is not flat anywhere. */
function striped(one: string, other: string): Canvas {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  for (let y = 0; y < SIZE.height; y += 8) {
    context.fillStyle = (y / 8) % 2 === 0 ? one : other;
    context.fillRect(0, y, SIZE.width, 8);
  }
  return canvas;
}

const FROM = striped('#ff2020', '#a00000');
const TO = striped('#2020ff', '#0000a0');
const EMBLEM = striped('#20c020', '#108010');

function framesOf(name: CutName, more: Partial<CutInput> = {}): Buffer[] {
  return Array.from({ length: CUT_REACH * 2 }, (_, frame) => {
    const canvas = createCanvas(SIZE.width, SIZE.height);
    CUTS[name]({
      context: canvas.getContext('2d'),
      ...{ from: FROM, to: TO, size: SIZE, palette: palette('midnight'), random: randomFor(3, name) },
      progress: (frame + 0.5) / (CUT_REACH * 2),
      ...more,
    });
    return canvas.data();
  });
}

/** Shares of a frame that are rather the one and rather the other, and how far its pixels are from their mean. */
function judge(data: Buffer) {
  let [red, blue, sum, squares, clear] = [0, 0, 0, 0, 0];
  const count = SIZE.width * SIZE.height;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    if (r > b + 40) red += 1;
    if (b > r + 40) blue += 1;
    if (a < 255) clear += 1;
    const light = r + g + b;
    sum += light;
    squares += light * light;
  }
  return { red: red / count, blue: blue / count, spread: Math.sqrt(squares / count - (sum / count) ** 2), clear };
}

describe('cuts', () => {
  it('grow into a thing from where it is thickest, not from its hollow', () => {
    const hollow = createCanvas(100, 100);
    hollow.getContext('2d').fillRect(0, 0, 34, 100);
    const middle = (SIZE.height / 2) * SIZE.width + SIZE.width / 2;
    const frame = framesOf('silhouette-mask', { emblem: hollow })[1];
    const [r = 0, , b = 0] = [...(frame?.subarray(middle * 4, middle * 4 + 3) ?? [])];
    expect(b).toBeGreaterThan(r);
  });

  it('are twelve at least', () => {
    expect(CUT_NAMES.length).toBeGreaterThanOrEqual(12);
  });

  it.each(CUT_NAMES)('lead from the one to the other, over the whole frame: %s', (name) => {
    for (const emblem of [undefined, EMBLEM]) {
      const frames = framesOf(name, emblem === undefined ? {} : { emblem }).map(judge);
      const [first, last] = [frames[0], frames.at(-1)];
      expect(first?.red, 'red at first').toBeGreaterThan(first?.blue ?? 1);
      expect(last?.blue, 'blue at last').toBeGreaterThan(last?.red ?? 1);
      for (const { spread, clear } of frames) {
        expect(spread, 'not flat').toBeGreaterThan(12);
        expect(clear, 'see-through pixels').toBe(0);
      }
    }
  });

  it.each([
    ['near one another', { from: { x: 30, y: 90, height: 60 }, to: { x: 60, y: 70, height: 90 } }],
    [
      'in opposite corners, one of them small',
      { from: { x: 15, y: 20, height: 20 }, to: { x: 80, y: 140, height: 120 } },
    ],
    ['at the edge', { from: { x: 0, y: 160, height: 30 }, to: { x: 90, y: 0, height: 30 } }],
  ])('match leads from one subject to the other over the whole frame: %s', (_, places) => {
    const frames = framesOf('match', { places }).map(judge);
    expect(frames[0]?.red).toBeGreaterThan(0.9);
    expect(frames.at(-1)?.blue).toBeGreaterThan(0.9);
    for (const { spread, clear } of frames) {
      expect(spread, 'not flat').toBeGreaterThan(12);
      expect(clear, 'see-through pixels').toBe(0);
    }
  });

  it('match brings both subjects to the same place in the same size', () => {
    const places = { from: { x: 30, y: 110, height: 40 }, to: { x: 60, y: 60, height: 60 } };
    /** A picture with a disc where its subject is, of one channel. */
    const withDisc = ({ x, y, height }: Place, colour: string): Canvas => {
      const canvas = striped('#303030', '#505050');
      const context = canvas.getContext('2d');
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, height / 2, 0, Math.PI * 2);
      context.fill();
      return canvas;
    };
    const frames = framesOf('match', {
      places,
      from: withDisc(places.from, '#ff0000'),
      to: withDisc(places.to, '#0000ff'),
    });
    /** Middle and height of what is stronger in a channel than in green. */
    const disc = (data: Buffer, channel: number) => {
      const ys: number[] = [];
      const xs: number[] = [];
      for (let at = 0; at < data.length; at += 4)
        if ((data[at + channel] ?? 0) > (data[at + 1] ?? 0) + 25) {
          xs.push((at / 4) % SIZE.width);
          ys.push(Math.floor(at / 4 / SIZE.width));
        }
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return { x: mean(xs), y: mean(ys), height: Math.max(...ys) - Math.min(...ys) };
    };
    const middle = frames[CUT_REACH] ?? Buffer.alloc(0);
    const [red, blue] = [disc(middle, 0), disc(middle, 2)];
    expect(Math.abs(red.x - blue.x)).toBeLessThan(4);
    expect(Math.abs(red.y - blue.y)).toBeLessThan(4);
    expect(red.height / blue.height).toBeGreaterThan(0.75);
    expect(red.height / blue.height).toBeLessThan(1.33);
  });

  it.each(CUT_NAMES)('move from frame to frame: %s', (name) => {
    const frames = framesOf(name, { emblem: EMBLEM });
    const changes = frames.filter((frame, at) => at > 0 && !frame.equals(frames[at - 1] ?? frame));
    expect(changes.length).toBeGreaterThanOrEqual(CUT_REACH * 2 - 3);
  });

  it('are a few for each route, of which neighbours differ', () => {
    for (const route of [undefined, ...ROUTES])
      for (const seed of [1, 2, 3])
        for (const index of [0, 1, 2, 3])
          expect(cutAfter(index, route, seed)).not.toBe(cutAfter(index + 1, route, seed));
  });
});

describe('films that are joined', () => {
  const filmOf = (canvas: Canvas, frames: number): Film => ({
    ...{ size: SIZE, frames, layers: [] },
    backdrop: {
      paint: (context, { width, height }, seconds) => {
        context.drawImage(canvas, 0, 0, width, height);
        context.fillStyle = '#fff';
        context.fillRect(seconds * 9, 0, 3, height);
      },
    },
  });

  function joined(cut: CutName): readonly [Film, Film] {
    const join = { cut, palette: palette('midnight'), seed: 5 };
    const [one, other] = [filmOf(FROM, 30), filmOf(TO, 20)];
    return [
      { ...one, after: { ...join, film: () => other } },
      { ...other, before: { ...join, film: () => one } },
    ];
  }

  const frameOf = (film: Film, frame: number, bands = 1): Buffer => {
    const composer = filmComposer(film, { bands });
    const parts = Array.from({ length: bands }, (_, band) => {
      composer.compose(frame, band);
      return Buffer.from(composer.canvas.data());
    });
    return Buffer.concat(parts).subarray(0, SIZE.width * SIZE.height * 4);
  };

  it('draw their own frames outside of the cut', () => {
    const [one, other] = joined('push');
    expect(frameOf(one, 25).equals(frameOf(filmOf(FROM, 30), 25))).toBe(true);
    expect(frameOf(one, 26).equals(frameOf(filmOf(FROM, 30), 26))).toBe(false);
    expect(frameOf(other, 3).equals(frameOf(filmOf(TO, 20), 3))).toBe(false);
    expect(frameOf(other, 4).equals(frameOf(filmOf(TO, 20), 4))).toBe(true);
  });

  it('draw a frame the same whichever frame was asked for before', () => {
    for (const frame of [27, 28, 29]) {
      const [one] = joined('diagonal');
      const composer = filmComposer(one);
      for (let before = 26; before <= frame; before += 1) composer.compose(before);
      const [again] = joined('diagonal');
      expect(frameOf(again, frame).equals(composer.canvas.data()), `frame ${frame}`).toBe(true);
    }
  });

  it('come closer to the next scene with each frame, across their border', () => {
    const [one, other] = joined('light-leak');
    const blues = [26, 27, 28, 29].map((frame) => judge(frameOf(one, frame)).blue);
    const more = [0, 1, 2, 3].map((frame) => judge(frameOf(other, frame)).blue);
    const all = [...blues, ...more];
    // The next scene moves itself: it is as blue as it is by then.
    const own = [0, 0, 0, 0, 0, 1, 2, 3].map((frame) => judge(frameOf(filmOf(TO, 20), frame)).blue);
    const shares = all.map((blue, at) => blue / (own[at] ?? 1));
    for (const [at, share] of shares.entries())
      if (at > 0) expect(share).toBeGreaterThanOrEqual((shares[at - 1] ?? 0) - 0.02);
    expect(all.at(-1)).toBeGreaterThan(0.5);
  });

  it.each(CUT_NAMES)('draw the same in bands as in one piece: %s', (name) => {
    const [one] = joined(name);
    const [whole, banded] = [frameOf(one, 28), frameOf(one, 28, 4)];
    expect(banded.equals(whole)).toBe(true);
  });
});
