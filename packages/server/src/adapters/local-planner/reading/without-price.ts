import { namesPrice } from './patterns';

/** "Noleggio furgoni a Bari | da 49 euro": what something costs is no part of what it is called. */
export const withoutPrice = (name: string): string =>
  namesPrice(name) ? name.replace(/\s(?:\p{Ll}{1,5}\s)?\p{Sc}?\p{N}.*$/u, '') || name : name;
