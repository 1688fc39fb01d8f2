/** A cut-out product in a place: on what is near, lit as the place is, with the place behind it out of focus. */
import type { Canvas } from '@napi-rs/canvas';
import { relit } from '../sprites/light';
import { spriteLight, type WorldCast } from '../worlds/cast-world';
import { dusked } from '../worlds/dusked';

export const inPlace = (world: WorldCast, sprite: Canvas): WorldCast => ({
  ...world,
  // One of it, whatever else the words count; it stands, whatever they say that somebody does.
  reading: { ...world.reading, count: 1, action: 'rest' },
  hero: {
    sprite: dusked(relit(sprite, spriteLight(world.light)), world.light),
    ...{ name: 'given', kind: 'small', steams: false, scale: 1 },
  },
});
