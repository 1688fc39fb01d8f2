/** Sentences that name each world. */
import type { WorldName } from '../../src/render/worlds/worlds';

/** A sentence that names the place, and nothing else that could be shown. */
export const WORLD_SENTENCES: Readonly<Record<WorldName, string>> = {
  street: 'An empty street',
  cafe: 'Inside a café',
  kitchen: 'A kitchen',
  office: 'An open-plan office',
  clinic: 'A bright clinic',
  gym: 'A gym',
  shop: 'In a shop',
  classroom: 'A classroom',
  workshop: 'A workshop',
  garden: 'A garden',
  park: 'The park',
  forest: 'Deep in the forest',
  mountains: 'High in the mountains',
  sea: 'A quiet beach',
  field: 'A meadow',
  airport: 'An airport',
  station: 'The train station',
  stage: 'A stage before the concert',
  home: 'A living room',
  bathroom: 'A bathroom',
  warehouse: 'A warehouse',
  restaurant: 'A restaurant',
  museum: 'A museum',
  studio: 'An empty studio',
  'night-sky': 'The starry sky',
};
