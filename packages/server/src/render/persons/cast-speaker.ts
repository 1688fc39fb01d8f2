/** Who speaks in a film, and before which place: the same person in all its scenes. */
import { type Canvas, type Image, loadImage } from '@napi-rs/canvas';
import type { Palette } from '../color/palettes';
import type { Stock } from '../stage/casting';
import { photoOf } from '../worlds/photos';
import { armSprite } from './arm-sprite';
import type { ChosenPresenter } from './choose-presenter';
import { passersOf } from './passers';
import { type PersonPictures, type PersonSprite, personSprite } from './person-sprite';
import { PRESENTERS, type Presenter, type Tone } from './presenters';

/** By what a person is known again in another picture. */
export interface Looks {
  /** `woman` or `man`. */
  readonly who: string;
  /** Of skin. */
  readonly tone: string;
}

/** Where somebody stands who speaks. */
export interface StandsIn {
  readonly place: string;
  /** Undefined where no photograph is there. */
  readonly photo: Image | undefined;
  /** What they go by where they walk; empty where nobody walks. */
  readonly passers?: readonly Canvas[];
}

export interface Speaker extends Looks, StandsIn {
  readonly person: PersonSprite;
}

/** How large a person is drawn, as a share of the frame's shorter side. */
const SIDE = 1;

/** Of which pictures somebody is made; undefined when one of them is not there. */
export function picturesOf(
  stock: Stock,
  { body, head, holds = false }: Presenter,
  tone: Tone,
  pixels: number,
): PersonPictures | undefined {
  const read = (name: string): string | undefined => stock.picture(`${name}-${tone}`)?.bytes(pixels).toString();
  const [own, other] = [read(body), head === undefined ? undefined : read(head)];
  if (own === undefined || (head !== undefined && other === undefined)) return undefined;
  return { body: own, head: other, holds };
}

/** Somebody with the arm that they gesture with, where the pictures have one. */
async function withArm(stock: Stock, person: PersonSprite, { who, isBusy }: Presenter, tone: Tone, pixels: number) {
  const read = (name: string): string | undefined => stock.picture(`${who}-${name}-${tone}`)?.bytes(pixels).toString();
  const [offered, raised] = [read('tipping-hand'), read('raising-hand')];
  const { body } = person.parts;
  if (isBusy === true || body === undefined || offered === undefined || raised === undefined) return person;
  const arm = await armSprite({ offered, raised }, body, pixels);
  return arm === undefined ? person : { ...person, arm };
}

export interface SpeakerWish {
  /** Where the scene plays. */
  readonly place: string;
  readonly seed: number;
  /** Pixels of the frame's shorter side. */
  readonly short: number;
  /** The colours of the film, where they walk in it. */
  readonly walksIn?: Palette | undefined;
}

export async function standsIn(stock: Stock, { place, seed, short, walksIn }: SpeakerWish): Promise<StandsIn> {
  const photo = photoOf(place, seed);
  const path = photo === undefined ? undefined : stock.photo(photo);
  return {
    place,
    photo: path === undefined ? undefined : await loadImage(path),
    passers: walksIn === undefined ? [] : await passersOf(stock, place, walksIn, short),
  };
}

/** Undefined when there is no picture of a person. */
export async function castSpeaker(
  stock: Stock,
  { presenter, tone }: ChosenPresenter,
  wish: SpeakerWish,
): Promise<Speaker | undefined> {
  const { short } = wish;
  // Where a picture is missing, somebody else of the same kind.
  const like = PRESENTERS.filter(({ who, tones }) => who === presenter.who && tones.includes(tone));
  for (const one of [presenter, ...like]) {
    const pictures = picturesOf(stock, one, tone, short);
    const pixels = Math.round(short * SIDE);
    const bare = pictures === undefined ? undefined : await personSprite(pictures, pixels);
    if (bare === undefined) continue;
    const person = await withArm(stock, bare, one, tone, pixels);
    return { who: presenter.who, tone, person, ...(await standsIn(stock, wish)) };
  }
  return undefined;
}
