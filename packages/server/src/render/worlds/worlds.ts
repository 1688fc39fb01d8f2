/** The worlds by the names of their places, which are those of the table of concepts. */
import { cafe } from './places/cafe';
import { forest } from './places/forest';
import { home } from './places/home';
import { sea } from './places/sea';
import { stage } from './places/stage';
import { street } from './places/street';
import type { World } from './world';

export const WORLDS = { street, cafe, forest, sea, stage, home } as const satisfies Record<string, World>;

export type WorldName = keyof typeof WORLDS;

export const WORLD_NAMES = Object.keys(WORLDS) as [WorldName, ...WorldName[]];

export const isWorld = (name: string | undefined): name is WorldName =>
  name !== undefined && Object.hasOwn(WORLDS, name);
