/** An address for a map. */
import { namesAStreet } from '../facts/place';
import type { Beside, ReadFacts } from './read-facts';

export interface MapFacts extends Beside {
  /** What is written at the pin. */
  readonly address: string;
}

export const mapFacts: ReadFacts<MapFacts> = (lines) => {
  const address = lines.find(namesAStreet);
  return address === undefined ? undefined : { address, said: lines.filter((line) => line !== address) };
};
