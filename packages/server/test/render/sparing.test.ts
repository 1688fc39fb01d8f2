/** What is not painted, drawn or kept because nobody sees it: and that the picture is the same. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { palette } from '../../src/render/color/palettes';
import { filmComposer } from '../../src/render/film/compose-cuts';
import { frameComposer } from '../../src/render/film/compose-frame';
import { constant, keys } from '../../src/render/film/curve';
import { type Context, type Film, type Layer, type Lens, STILL } from '../../src/render/film/film';
import { reachOf } from '../../src/render/film/reach';
import { paintedPart, spriteOf } from '../../src/render/film/sprite';
import { coverOf, without } from '../../src/render/film/uncovered';
import { coarsely } from '../../src/render/worlds/coarsely';
import { flattened } from '../../src/render/worlds/flattened';

const SIZE = { width: 90, height: 120 };
const FRAMES = 40;
/** Levels of 255 by which rounding may differ. */
const ROUNDING = 2;
/** The same where edges that let through lie on one another between pixels. */
const EDGES = 12;

const lens: Lens = {
  zoom: keys({ at: 0, value: 1.02 }, { at: 1.3, value: 1.2 }),
  x: keys({ at: 0, value: -6 }, { at: 1.3, value: 6 }),
  y: constant(1.5),
  centre: { x: 45, y: 80 },
};

/** A layer that notes when it is painted. */
function plane(paint: (context: Context) => void, more: Partial<Layer> = {}): Layer & { painted: number } {
  const layer = {
    ...{ box: { x: -30, y: -30, width: 150, height: 180 }, frames: 1, masked: false, enter: STILL, lens, plane: 1 },
    painted: 0,
    paint: (context: Context) => {
      layer.painted += 1;
      paint(context);
    },
    ...more,
  };
  return layer;
}

const fill =
  (color: string, x = 0, y = 0, width = 150, height = 180) =>
  (context: Context): void => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };

const film = (layers: readonly Layer[], more: Partial<Film> = {}): Film => ({
  size: SIZE,
  frames: FRAMES,
  backdrop: {
    paint: (context, { width, height }) => {
      context.fillStyle = '#204060';
      context.fillRect(0, 0, width, height);
    },
  },
  layers,
  ...more,
});

const frameOf = (given: Film, frame: number): Buffer => {
  const composer = frameComposer(given);
  composer.compose(frame);
  return composer.canvas.data();
};

const apart = (one: Buffer, other: Buffer): number =>
  one.reduce((most, level, at) => Math.max(most, Math.abs(level - (other[at] ?? 0))), 0);

describe('a sprite', () => {
  it('is as large as what is painted, and knows where it is opaque', () => {
    const layer = plane(fill('#c04020', 0, 60, 150, 50));
    const { canvas, box, solid } = spriteOf(layer, layer.box, 0);
    expect(box).toEqual({ x: -30, y: 30, width: 150, height: 50 });
    expect([canvas.width, canvas.height]).toEqual([150, 50]);
    expect(solid).toEqual({ x: -28, y: 32, width: 146, height: 46 });
  });

  it('is nowhere solid when it lets through, or is narrower than its plane', () => {
    for (const paint of [fill('rgba(200, 60, 30, 0.9)'), fill('#c04020', 20, 0, 100)]) {
      const layer = plane(paint);
      expect(spriteOf(layer, layer.box, 0).solid).toBeUndefined();
    }
  });

  it('keeps its room when it is painted anew in each frame', () => {
    const layer = plane(fill('#c04020', 70, 70, 10, 10), { frames: 12 });
    expect(spriteOf(layer, layer.box, 0).box).toEqual(layer.box);
  });
});

describe('what a camera sees', () => {
  it('is cut out of a plane, at all moments', () => {
    const layer = plane(fill('#fff', 0, 0, 900, 900), { box: { x: -400, y: -400, width: 900, height: 900 } });
    const reach = reachOf(layer, SIZE, FRAMES);
    expect(reach.width).toBeLessThan(140);
    expect(reach.height).toBeLessThan(170);
    for (const frame of [0, FRAMES - 1])
      expect(frameOf(film([layer]), frame).equals(frameOf(film([plane(fill('#fff'))]), frame))).toBe(true);
  });

  it('is the whole of what turns, and follows what is moved', () => {
    const turning = plane(fill('#fff'), { move: { rotation: constant(1) } });
    expect(reachOf(turning, SIZE, FRAMES)).toEqual(turning.box);
    const wide = { x: -400, y: -30, width: 900, height: 180 };
    const moved = plane(fill('#fff'), { box: wide, move: { x: constant(150) } });
    expect(reachOf(moved, SIZE, FRAMES).x).toBeCloseTo(
      reachOf(plane(fill('#fff'), { box: wide }), SIZE, FRAMES).x - 150,
      -1,
    );
  });
});

describe('rows that are hidden', () => {
  it('are taken away from either end, by what is as wide as the frame', () => {
    const rows = { top: 0, bottom: 100 };
    expect(without(rows, { x: -1, y: 60, width: 92, height: 80 }, 90)).toEqual({ top: 0, bottom: 60 });
    expect(without(rows, { x: 0, y: -5, width: 90, height: 30.5 }, 90)).toEqual({ top: 25, bottom: 100 });
    expect(without(rows, { x: 0, y: 0, width: 90, height: 100 }, 90)).toEqual({ top: 100, bottom: 100 });
    expect(without(rows, { x: 0, y: 40, width: 90, height: 20 }, 90)).toEqual(rows);
    expect(without(rows, { x: 1, y: 60, width: 92, height: 80 }, 90)).toEqual(rows);
  });

  it('are fewer when the camera is turned', () => {
    const solid = { x: -30, y: 60, width: 150, height: 90 };
    const straight = coverOf(solid, lens, 1, 0.5);
    const turned = coverOf(solid, { ...lens, roll: constant(0.05) }, 1, 0.5);
    expect(turned.y).toBeGreaterThan(straight.y);
    expect(turned.height).toBeLessThan(straight.height);
  });

  it('are drawn by nobody, and the picture is that of all layers', () => {
    const hidden = plane(fill('#00f', 0, 120));
    const wall = plane(fill('#d0b090'), { plane: 0.4 });
    const floor = plane(fill('#705030', 0, 100, 150, 80));
    const glass = plane(fill('rgba(255, 255, 255, 0.3)', 40, 20, 60, 120));
    const layers = [hidden, wall, floor, glass];
    const moments = [0, 20, FRAMES - 1];
    const pictures = moments.map((frame) => frameOf(film(layers), frame));
    expect(hidden.painted).toBe(0);
    // What is blended is never taken for solid: so all is drawn.
    const all = film(layers.map((layer) => ({ ...layer, blend: 'source-over' as const })));
    for (const [at, frame] of moments.entries())
      expect(apart(pictures[at] ?? Buffer.alloc(0), frameOf(all, frame))).toBeLessThanOrEqual(ROUNDING);
    expect(hidden.painted).toBe(1);
    const dark = film(layers, { backdrop: { paint: () => expect.unreachable('the backdrop is hidden') } });
    expect(() => frameOf(dark, 3)).not.toThrow();
  });

  it('are seen through what fades', () => {
    const wall = plane(fill('#d0b090'), { move: { alpha: constant(0.5) } });
    const behind = plane(fill('#00f'));
    frameOf(film([behind, wall]), 3);
    expect(behind.painted).toBe(1);
  });
});

describe('what is far in a draft', () => {
  it('is drawn once for two frames, and what is near in each', () => {
    let drawn = 0;
    const live = plane(() => undefined, { plane: 0.3, live: () => void (drawn += 1) });
    const near = plane(fill('#fff', 60, 60, 20, 20));
    const composer = frameComposer(film([live, near], { farEvery: 2, backdropEvery: 2 }));
    const pictures = [14, 15, 16].map((frame) => {
      composer.compose(frame);
      return composer.canvas.data();
    });
    expect(drawn).toBe(2);
    expect(pictures[1]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(false);
  });

  it('is drawn once for two frames behind whatever is not there yet, or not any more', () => {
    const turning = plane(fill('#fff', 60, 60, 20, 20), { plane: 0.3, move: { rotation: (seconds) => seconds * 3 } });
    const gone = plane(fill('#fff'), { shows: { from: 0, until: 0.1 } });
    const there = plane(fill('#fff'), { shows: { from: 0, until: 9 } });
    const isHeld = (first: Layer): boolean => {
      const composer = frameComposer(film([first, turning], { farEvery: 2, backdropEvery: 2 }));
      composer.compose(14);
      return !composer.compose(15);
    };
    expect(isHeld(gone)).toBe(true);
    expect(isHeld(there)).toBe(false);
  });

  it('is drawn as often in a cut', () => {
    const draft = { farEvery: 2, backdropEvery: 2 };
    const far = (): Layer => plane(fill('#c33', 0, 40, 150, 60), { plane: 0.3 });
    let drawn = 0;
    const live: Layer = { ...far(), live: () => void (drawn += 1) };
    const other = film([live]);
    const join = { cut: 'push', palette: palette('midnight'), seed: 3, film: () => other } as const;
    const composer = filmComposer(film([far()], { ...draft, after: join }));
    for (const frame of [FRAMES - 2, FRAMES - 1]) composer.compose(frame);
    expect(drawn).toBe(1);
  });

  it('is held in a cut together with all that is near, and only there, while the cut moves on', () => {
    const moments: number[] = [];
    const near: Layer = { ...plane(() => undefined), live: (_context, seconds) => void moments.push(seconds * 30) };
    const bright = film([plane(fill('#fff'))]);
    const join = { cut: 'push', palette: palette('midnight'), seed: 3, film: () => bright } as const;
    const seen = (draft: Partial<Film>): number[] => {
      moments.length = 0;
      const composer = filmComposer(film([near], { ...draft, after: join }));
      const pictures = [-10, -9, -2, -1].map((before) => {
        composer.compose(FRAMES + before);
        return Buffer.from(composer.canvas.data());
      });
      expect(pictures[2]?.equals(pictures[3] ?? Buffer.alloc(0))).toBe(false);
      return moments.map(Math.round);
    };
    expect(seen({ farEvery: 2 })).toEqual([30, 31, 38]);
    expect(seen({})).toEqual([30, 31, 38, 39]);
  });
});

describe('what moves out of focus', () => {
  it('is enlarged only where it is, and looks the same as if all were', () => {
    const blob = (context: Context): void => {
      context.fillStyle = '#fff';
      context.beginPath();
      context.arc(50, 60, 8, 0, 7);
      context.fill();
    };
    const here = createCanvas(SIZE.width, SIZE.height);
    coarsely(SIZE, 8, createCanvas, blob)(here.getContext('2d'), 0);
    const small = createCanvas(23, 30);
    small.getContext('2d').scale(0.25, 0.25);
    blob(small.getContext('2d'));
    const whole = createCanvas(SIZE.width, SIZE.height);
    const context = whole.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, 0, 0, 92, 120);
    expect(apart(here.data(), whole.data())).toBeLessThanOrEqual(ROUNDING);
    expect(paintedPart(here)).toMatchObject({ width: expect.closeTo(24, -1) });
    const nothing = createCanvas(4, 4);
    expect(paintedPart(nothing)).toBeUndefined();
  });
});

describe('what hardly moves in a draft', () => {
  const resting: Lens = { zoom: constant(1), x: constant(0), y: constant(0), centre: { x: 45, y: 80 } };
  /** Moves by so many pixels a frame. */
  const moving = (speed: number, more: Partial<Layer> = {}): Layer & { painted: number } =>
    plane(fill('#fff', 60, 60, 20, 20), { lens: resting, move: { x: (seconds) => seconds * 30 * speed }, ...more });
  const draft = { farEvery: 2, backdropEvery: 2 };
  const isHeld = (layers: readonly Layer[], at = 4): boolean => {
    const composer = frameComposer(film(layers, draft));
    composer.compose(at);
    return !composer.compose(at + 1);
  };

  it('is drawn once for two frames, and told to be the same picture', () => {
    expect(isHeld([moving(0.1)])).toBe(true);
    expect(isHeld([moving(0.5)])).toBe(false);
    expect(isHeld([moving(0.1)], 5)).toBe(false);
  });

  it('is what turns, grows or fades slowly, or is out of focus', () => {
    const still = { x: constant(0) };
    expect(isHeld([moving(0, { move: { ...still, rotation: (seconds) => seconds * 0.02 } })])).toBe(true);
    expect(isHeld([moving(0, { move: { ...still, rotation: (seconds) => seconds } })])).toBe(false);
    expect(isHeld([moving(0, { move: { ...still, scale: (seconds) => 1 + seconds } })])).toBe(false);
    expect(isHeld([moving(0, { move: { ...still, alpha: (seconds) => seconds * 0.3 } })])).toBe(true);
    expect(isHeld([moving(0, { move: { ...still, alpha: (seconds) => seconds * 3 } })])).toBe(false);
    expect(isHeld([moving(0.5, { soft: 4 })])).toBe(true);
    expect(isHeld([moving(0, { frames: 20 })])).toBe(false);
  });

  it('is not what is drawn anew, unless that is gentle, nor what comes or goes in between', () => {
    expect(isHeld([moving(0, { live: () => undefined })])).toBe(false);
    expect(isHeld([moving(0, { live: () => undefined, gentle: true })])).toBe(true);
    const swift = { from: 4.5 / 30, until: 6.5 / 30 };
    const bursting = moving(0, { live: () => undefined, gentle: true, swift });
    expect([2, 4, 6, 8].map((at) => isHeld([bursting], at))).toEqual([true, false, false, true]);
    expect(isHeld([moving(0, { shows: { from: 0, until: 5 / 30 } })])).toBe(false);
    expect(isHeld([moving(0, { enter: { ...STILL, at: 5 / 30 } })])).toBe(false);
    expect(isHeld([moving(0, { shows: { from: 1, until: 2 } })])).toBe(true);
  });

  it('leaves what is before it at its own pace', () => {
    const slow = moving(0.1);
    const given = film([slow, moving(3)], draft);
    const whole = film([moving(0.1), moving(3)]);
    expect(apart(frameOf(given, 8), frameOf(whole, 8))).toBeLessThanOrEqual(ROUNDING);
    expect(frameOf(given, 9).equals(frameOf(given, 8))).toBe(false);
  });

  it('is the same picture in whatever order frames are drawn, with and without bands', () => {
    const layers = [moving(0.1), moving(0.12, { gentle: true })];
    const inOrder = frameComposer(film(layers, draft));
    const pictures = [6, 7, 8].map((frame) => {
      inOrder.compose(frame);
      return Buffer.from(inOrder.canvas.data());
    });
    const backwards = frameComposer(film(layers, draft));
    for (const at of [2, 1, 0]) {
      backwards.compose(6 + at);
      expect(backwards.canvas.data().equals(pictures[at] ?? Buffer.alloc(0))).toBe(true);
    }
    const banded = frameComposer(film(layers, draft), 2);
    const parts = [0, 1].map((band) => {
      expect(banded.compose(7, band)).toBe(true);
      return Buffer.from(banded.canvas.data());
    });
    expect(apart(Buffer.concat(parts), pictures[1] ?? Buffer.alloc(0))).toBeLessThanOrEqual(ROUNDING);
  });

  it('is painted again where something else was painted over it', () => {
    const composer = frameComposer(film([moving(0.1)], draft));
    composer.compose(4);
    composer.overpainted();
    expect(composer.compose(5)).toBe(true);
  });
});

describe('planes at about the same depth', () => {
  const at = (depth: number, more: Partial<Layer> = {}) =>
    plane(fill(`rgba(${Math.round(depth * 200)}, 90, 40, 0.6)`, depth * 100, 20, 60, 60), { plane: depth, ...more });

  it('become one picture, which looks the same', () => {
    const layers = [at(0.3), at(0.3), at(0.3)];
    const merged = flattened(layers);
    expect(merged).toHaveLength(1);
    expect(apart(frameOf(film(merged), 9), frameOf(film(layers), 9))).toBeLessThanOrEqual(EDGES);
  });

  it('stay apart when they move, light, differ in depth, or are seen by another camera', () => {
    const others: readonly Partial<Layer>[] = [
      { move: { x: constant(1) } },
      { blend: 'screen' },
      { plane: 0.5 },
      { lens: { ...lens } },
      { live: () => undefined },
      { frames: 3 },
      { box: { x: 900, y: 900, width: 150, height: 180 } },
    ];
    for (const other of others) expect(flattened([at(0.3), at(0.3, other), at(0.3)])).toHaveLength(3);
  });

  it('are not held together by those between them', () => {
    expect(flattened([at(0.3), at(0.4), at(0.5)])).toHaveLength(2);
  });
});

describe('a film that is cut to the next', () => {
  it('leaves its last frames there, and none of its sprites; the cut looks the same', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vid-cut-'));
    try {
      const first = film([plane(fill('#c33', 0, 40, 150, 60))]);
      const second = film([plane(fill('#3c3', 0, 100, 150, 60))]);
      const cutting = { cut: 'whip', palette: palette('midnight'), seed: 3 } as const;
      const one: Film = { ...first, after: { ...cutting, film: () => second } };
      const two: Film = { ...second, before: { ...cutting, film: () => first } };
      const moments = [FRAMES - 4, FRAMES - 1, FRAMES, FRAMES + 3];
      const draw = (handsOverAt?: string): Buffer[] => {
        const composers = [filmComposer(one, { handsOverAt }), filmComposer(two, { handsOverAt })] as const;
        return moments.map((moment) => {
          const [composer, frame] = moment < FRAMES ? [composers[0], moment] : [composers[1], moment - FRAMES];
          for (const bytes of composer.prepare(frame)) expect(bytes).toBeGreaterThan(0);
          composer.compose(frame);
          return Buffer.from(composer.canvas.data());
        });
      };
      const wall = first.layers[0] as ReturnType<typeof plane>;
      const plain = draw();
      const before = wall.painted;
      const kept = draw(join(folder, 'scene-0.ts'));
      for (const [at, picture] of kept.entries())
        expect(apart(picture, plain[at] ?? Buffer.alloc(0))).toBeLessThanOrEqual(ROUNDING);
      expect(readdirSync(folder)).toHaveLength(8);
      // Its sprite was forgotten: whoever draws the film again paints it again.
      frameOf(first, 3);
      expect(wall.painted).toBe(before + 1);
      const after = filmComposer(two, { handsOverAt: join(folder, 'scene-1.ts') });
      expect([...after.prepare(4)].length).toBeGreaterThan(0);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
