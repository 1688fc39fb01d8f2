/** Layers under a camera and in movement land where they should. */
import { describe, expect, it } from 'vitest';
import { frameComposer } from '../../src/render/film/compose-frame';
import { constant, keys, linear } from '../../src/render/film/curve';
import { type Film, type Layer, type Lens, STILL } from '../../src/render/film/film';

const SIZE = { width: 100, height: 100 };
const BACKDROP: Film['backdrop'] = {
  paint: (context, { width, height }) => {
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, height);
  },
};

const square = (more: Partial<Layer> = {}): Layer => ({
  ...{ box: { x: 40, y: 40, width: 20, height: 20 }, frames: 1, masked: false, enter: STILL },
  paint: (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 20, 20);
  },
  ...more,
});

const filmOf = (layer: Layer): Film => ({ size: SIZE, frames: 60, backdrop: BACKDROP, layers: [layer] });

/** The box of what is bright, and how bright it is at most. */
function seen(layer: Layer, frame = 0, bands = 1) {
  const composer = frameComposer(filmOf(layer), bands);
  let [left, top, right, bottom, most] = [100, 100, -1, -1, 0];
  const high = composer.canvas.height;
  for (let band = 0; band < bands; band += 1) {
    composer.compose(frame, band);
    const data = composer.canvas.data();
    for (let y = 0; y < high && band * high + y < 100; y += 1) {
      for (let x = 0; x < 100; x += 1) {
        const value = data[(y * 100 + x) * 4] ?? 0;
        most = Math.max(most, value);
        if (value < 128) continue;
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, band * high + y), Math.max(bottom, band * high + y)];
      }
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, most };
}

const lens = (more: Partial<Lens>): Lens => ({
  zoom: constant(1),
  x: constant(0),
  y: constant(0),
  centre: { x: 50, y: 50 },
  ...more,
});

describe('a layer that moves', () => {
  it('is scaled about its middle, or about the anchor that it names', () => {
    expect(seen(square({ move: { scale: constant(2) } }))).toMatchObject({ left: 30, top: 30, width: 40, height: 40 });
    const grown = seen(square({ move: { scale: constant(2), anchor: { x: 0.5, y: 1 } } }));
    expect(grown).toMatchObject({ left: 30, top: 20, width: 40, height: 40 });
  });

  it('is shifted, turned, squashed and faded', () => {
    expect(seen(square({ move: { x: constant(10), y: constant(-5) } }))).toMatchObject({ left: 50, top: 35 });
    expect(seen(square({ move: { rotation: constant(Math.PI / 4) } })).width).toBeGreaterThan(25);
    const squashed = seen(square({ move: { stretch: constant(0.25) } }));
    expect(squashed).toMatchObject({ width: 40, height: 10 });
    expect(seen(square({ move: { alpha: constant(0.6) } })).most).toBe(153);
  });

  it('follows its curves over the frames', () => {
    const move = { x: keys({ at: 0, value: 0 }, { at: 1, value: 30, ease: linear }) };
    expect([0, 15, 30].map((frame) => seen(square({ move }), frame).left)).toEqual([40, 55, 70]);
  });
});

describe('a camera', () => {
  it('moves what is near more than what is far, and copy not at all', () => {
    const moved = lens({ x: constant(10) });
    const lefts = [0, 0.5, 1, 2].map((plane) => seen(square({ lens: moved, plane })).left);
    expect(lefts).toEqual([40, 45, 50, 60]);
    expect(seen(square()).left).toBe(40);
  });

  it('zooms about the point that it looks at', () => {
    expect(seen(square({ lens: lens({ zoom: constant(2) }) }))).toMatchObject({ left: 30, top: 30, width: 40 });
    const corner = seen(square({ lens: lens({ zoom: constant(2), centre: { x: 40, y: 40 } }) }));
    expect(corner).toMatchObject({ left: 40, top: 40, width: 40 });
  });

  it('draws the same in bands as in one piece', () => {
    const layer = square({ lens: lens({ zoom: constant(1.5), y: constant(4) }), move: { scale: constant(1.2) } });
    expect(seen(layer, 0, 3)).toEqual(seen(layer));
  });
});

describe('a layer of one shot', () => {
  it('is there from its first frame to the last before the next shot', () => {
    const layer = square({ shows: { from: 0.5, until: 1 } });
    expect([14, 15, 29, 30].map((frame) => seen(layer, frame).most)).toEqual([0, 255, 255, 0]);
  });

  it('may draw straight onto the frame, and with a blend', () => {
    const live = square({
      live: (context, seconds) => {
        context.fillStyle = '#fff';
        context.fillRect(Math.round(seconds * 30), 0, 10, 10);
      },
    });
    expect([0, 7].map((frame) => seen(live, frame).left)).toEqual([0, 7]);
    expect(seen(square({ blend: 'multiply' })).most).toBe(0);
  });
});
