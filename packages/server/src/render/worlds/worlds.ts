/** The worlds by the names of their places, which are those of the table of concepts. */

import { airport } from './places/airport';
import { bathroom } from './places/bathroom';
import { cafe } from './places/cafe';
import { classroom } from './places/classroom';
import { clinic } from './places/clinic';
import { field } from './places/field';
import { forest } from './places/forest';
import { garden } from './places/garden';
import { gym } from './places/gym';
import { home } from './places/home';
import { kitchen } from './places/kitchen';
import { mountains } from './places/mountains';
import { museum } from './places/museum';
import { nightSky } from './places/night-sky';
import { office } from './places/office';
import { park } from './places/park';
import { restaurant } from './places/restaurant';
import { sea } from './places/sea';
import { shop } from './places/shop';
import { stage } from './places/stage';
import { station } from './places/station';
import { street } from './places/street';
import { studio } from './places/studio';
import { warehouse } from './places/warehouse';
import { workshop } from './places/workshop';
import type { World } from './world';

export const WORLDS = {
  street,
  cafe,
  kitchen,
  office,
  clinic,
  gym,
  shop,
  classroom,
  workshop,
  garden,
  park,
  forest,
  mountains,
  sea,
  field,
  airport,
  station,
  stage,
  home,
  bathroom,
  warehouse,
  restaurant,
  museum,
  studio,
  'night-sky': nightSky,
} as const satisfies Record<string, World>;

export type WorldName = keyof typeof WORLDS;

export const WORLD_NAMES = Object.keys(WORLDS) as [WorldName, ...WorldName[]];

export const isWorld = (name: string | undefined): name is WorldName =>
  name !== undefined && Object.hasOwn(WORLDS, name);
