/** What a given product stands on in a place: glossy ground shows it again, rough ground does not. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { Lens } from '../../src/render/film/film';
import type { WorldCast } from '../../src/render/worlds/cast-world';
import type { Site } from '../../src/render/worlds/site';
import { closeLayers } from '../../src/render/worlds/subject';
import { isGlossy } from '../../src/render/worlds/surface';

const site = { u: 5, middle: 250, width: 500, seconds: 3, light: { shade: { r: 20, g: 20, b: 40 } } } as Site;

const layersOf = (name: string, glossy: boolean): number => {
  const hero = { sprite: createCanvas(40, 80), kind: 'small', name, steams: false, scale: 1 };
  const reading = { count: 1, action: 'rest', pace: 1 };
  return closeLayers(site, { hero, reading } as WorldCast, {} as Lens, 300, glossy).length;
};

it('is seen in glossy ground, where it is the given one', () => {
  expect(layersOf('given', true) - layersOf('given', false)).toBe(1);
  expect(layersOf('teapot', true)).toBe(layersOf('teapot', false));
  expect((['marble', 'tile', 'white', 'metal'] as const).map(isGlossy)).not.toContain(false);
  expect((['grass', 'sand', 'stone', 'wood', 'asphalt'] as const).map(isGlossy)).not.toContain(true);
});
