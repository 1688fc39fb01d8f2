/** Which photographs stand for which places; out of focus, what counts is their light. */
import { pick, randomFor } from '../random';

type Names = readonly [string, ...string[]];

const PHOTOS: Readonly<Record<string, Names>> = {
  airport: ['bridge', 'hall'],
  bathroom: ['apartment', 'lobby'],
  cafe: ['lobby', 'apartment', 'esplanade'],
  classroom: ['lobby', 'hall'],
  clinic: ['lobby', 'apartment'],
  field: ['park', 'sunrise', 'dawn'],
  forest: ['forest'],
  garden: ['park', 'sunrise'],
  gym: ['hall', 'lobby'],
  home: ['apartment', 'lobby'],
  kitchen: ['apartment', 'lobby'],
  mountains: ['dawn', 'sunrise'],
  museum: ['hall', 'esplanade'],
  'night-sky': ['night'],
  office: ['bridge', 'lobby'],
  park: ['park', 'sunrise'],
  restaurant: ['esplanade', 'lobby'],
  sea: ['venice', 'sky'],
  shop: ['esplanade', 'lobby'],
  stage: ['hall', 'night'],
  station: ['bridge', 'warehouse'],
  street: ['city', 'sunset'],
  studio: ['studio'],
  warehouse: ['warehouse'],
  workshop: ['workshop', 'warehouse'],
};

/** The name of a photograph for a place, the same for one seed; undefined for a place without any. */
export function photoOf(place: string, seed: number): string | undefined {
  const names = PHOTOS[place];
  return names === undefined ? undefined : pick(randomFor(seed, `photo ${place}`), names);
}
