/** Who speaks in a film, and before which place: a person of the trade, the same one in all its scenes. */
import { type Image, loadImage } from '@napi-rs/canvas';
import { randomFor } from '../random';
import type { Stock } from '../stage/casting';
import type { Trade } from '../stage/directions';
import { photoOf } from '../worlds/photos';
import { type PersonSprite, personSprite } from './person-sprite';

/** By what a person is known again in another picture. */
export interface Looks {
  /** `woman` or `man`. */
  readonly who: string;
  /** Of skin. */
  readonly tone: string;
}

export interface Speaker extends Looks {
  readonly person: PersonSprite;
  /** Undefined where no photograph is there. */
  readonly photo: Image | undefined;
}

type Names = readonly [string, ...string[]];

const ANYBODY: Names = ['office-worker', 'raising-hand', 'tipping-hand'];

/** Head and shoulders, without what would stand between them and the place. */
const PERSONS: Record<Trade, Names> = {
  food: ['cook'],
  health: ['health-worker'],
  beauty: ['tipping-hand', 'raising-hand'],
  technology: ['office-worker', 'scientist'],
  education: ['student', 'tipping-hand'],
  finance: ['office-worker'],
  sport: ['raising-hand', 'tipping-hand'],
  nature: ['farmer'],
  travel: ['pilot', 'raising-hand'],
  home: ['office-worker', 'construction-worker'],
  fashion: ['artist', 'tipping-hand'],
  children: ['raising-hand', 'tipping-hand'],
  events: ['singer', 'raising-hand'],
  charity: ['raising-hand', 'tipping-hand'],
  transport: ['mechanic', 'pilot'],
  craft: ['construction-worker', 'mechanic'],
  everyday: ANYBODY,
};

const CUSTOMERS: Names = ['tipping-hand', 'raising-hand'];

const WHO: Names = ['woman', 'man'];
const TONES: Names = ['light', 'medium', 'dark'];

/** How large a person is drawn, as a share of the frame's shorter side. */
const SIDE = 1;

export interface SpeakerWish {
  readonly trade: Trade;
  /** Whether it is somebody of the trade, or one of its customers. */
  readonly as: 'owner' | 'customer';
  /** Where the film plays. */
  readonly place: string;
  readonly seed: number;
  /** Pixels of the frame's shorter side. */
  readonly short: number;
}

/** Undefined when there is no picture of a person. */
export async function castSpeaker(
  stock: Stock,
  { trade, as, place, seed, short }: SpeakerWish,
): Promise<Speaker | undefined> {
  const random = randomFor(seed, 'speaker');
  const turned = (list: Names): string[] => {
    const start = Math.floor(random() * list.length);
    return [...list.slice(start), ...list.slice(0, start)];
  };
  const [roles, people, tones] = [turned(as === 'owner' ? PERSONS[trade] : CUSTOMERS), turned(WHO), turned(TONES)];
  const names = [...roles, ...ANYBODY].flatMap((role) =>
    people.flatMap((who) => tones.map((tone) => ({ who, tone, name: `${who}-${role}-${tone}` }))),
  );
  for (const { name, ...looks } of names) {
    const figure = stock.picture(name);
    if (figure === undefined) continue;
    const person = await personSprite(figure.bytes(short).toString(), Math.round(short * SIDE));
    if (person === undefined) continue;
    const photo = photoOf(place, seed);
    const path = photo === undefined ? undefined : stock.photo(photo);
    return { ...looks, person, photo: path === undefined ? undefined : await loadImage(path) };
  }
  return undefined;
}
