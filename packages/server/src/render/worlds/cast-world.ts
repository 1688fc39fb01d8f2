/** Which world a prompt plays in, and who is in it: its subject as a picture, with the pictures of the place. */
import { type Canvas, type Image, loadImage } from '@napi-rs/canvas';
import { inParallel } from '../../in-parallel';
import { hex, type Rgb } from '../color/color';
import { pick, randomFor } from '../random';
import { keepSkin } from '../sprites/keep-skin';
import { relit, type Light as SpriteLight } from '../sprites/light';
import { rasterise } from '../sprites/raster';
import { restOf } from '../sprites/rests';
import { recoloured } from '../sprites/soft';
import type { Figure, Stock, Subject } from '../stage/casting';
import { isModifier, isPlaceName } from '../stage/film-subjects';
import { lifeSizeOf } from '../stage/life-size';
import { isMaterial } from '../stage/materials';
import { dusked } from './dusked';
import { hasTone, type Kind, kindOf, plainName } from './kinds';
import { indoors, type Light, lightOf } from './light';
import { isYoung, personsOf } from './persons-of';
import { photoOf } from './photos';
import { type Reading, readPrompt } from './reading';
import { colourOf, thingsOf } from './things';
import { withoutRatings, withoutUnits } from './words/units';
import { isWorld, WORLDS, type WorldName } from './worlds';

export interface WorldCast {
  readonly name: WorldName;
  readonly reading: Reading;
  readonly light: Light;
  /** Undefined when the place itself is what is shown. */
  readonly hero:
    | {
        readonly sprite: Canvas;
        /** Of several persons the next ones, in turn: no two beside one another are the same. */
        readonly others?: readonly Canvas[];
        readonly name: string;
        readonly kind: Kind;
        readonly steams: boolean;
        readonly scale: number;
      }
    | undefined;
  readonly sprites: ReadonlyMap<string, Canvas>;
  /** What is sold there, the chief things first. */
  readonly wares?: ReadonlyMap<string, Canvas>;
  /** A photograph to see it before, out of focus; by the seed, for things that the camera is near to. */
  readonly photo: Image | undefined;
}

/** Where what has no place of its own is shown. */
const FALLBACK: readonly [WorldName, ...WorldName[]] = ['street'];

/** Where what has no room in a house is shown. */
const OUTDOORS: WorldName = 'street';
/** Houses that have room for a car. */
const HALLS: readonly WorldName[] = ['workshop', 'warehouse', 'museum', 'stage', 'studio', 'shop'];

const hasRoom = (place: WorldName, picture: string): boolean =>
  !WORLDS[place].inside || lifeSizeOf(picture) !== 'house' || (kindOf(picture) === 'vehicle' && HALLS.includes(place));

const OUTDOOR_WEATHER: readonly string[] = ['rain', 'storm', 'snow', 'fog', 'wind'];

function placeFor(reading: Reading, subjects: readonly Subject[], film: string | undefined, seed: number): WorldName {
  if (isWorld(reading.place)) return reading.place;
  const places = subjects.map(({ place }) => place).filter((place) => isWorld(place));
  const outside = OUTDOOR_WEATHER.includes(reading.weather);
  const fits = places.find((place) => !(outside && WORLDS[place].inside));
  if (fits !== undefined && fits !== 'night-sky') return fits;
  if (isWorld(film) && !(outside && WORLDS[film].inside)) return film;
  return fits ?? pick<WorldName>(randomFor(seed, 'place'), FALLBACK);
}

const wholeFirst = (figures: readonly Figure[]): Figure | undefined =>
  figures.find(({ name }) => !/-face$/u.test(name)) ?? figures[0];

/** Pictures of what is served hot. */
const HOT =
  /^(?:hot-beverage|teacup-without-handle|teapot|pot-of-food|steaming-bowl|shallow-pan-of-food|curry-rice|spaghetti)$/u;

const SKIN: readonly [string, ...string[]] = ['#d79a6c', '#b97a52', '#8a5638', '#eab88f'];

/** Pixels of the longer side of a subject, and of a picture of the place, as shares of the frame's shorter side. */
const HERO_SIDE = 0.85;
const SIDE_BY_SIDE = 0.6;
const OWN_SIDE = 0.42;
const WARE_SIDE = 0.26;

/** Of children there is hardly more than a head: as high as others' heads and shoulders it would fill a room. */
const YOUNG_HEAD = 0.64;

export const spriteLight = (light: Light): SpriteLight => ({
  key: light.key,
  shade: light.shade,
  rim: light.key,
  strength: light.time === 'day' ? 0.85 : 1,
});

/** How often a thing by day stands before a photograph. */
const PHOTOGRAPHED = 0.35;

async function photoFor(stock: Stock, name: WorldName, { time, weather }: Reading, kind: Kind, seed: number) {
  const fits = kind === 'small' && time === 'day' && weather === 'clear';
  if (!fits || randomFor(seed, 'photographed')() > PHOTOGRAPHED) return undefined;
  const photo = photoOf(name, seed);
  const path = photo === undefined ? undefined : stock.photo(photo);
  return path === undefined ? undefined : loadImage(path);
}

export interface WorldWish {
  readonly prompt: string;
  readonly language: string;
  readonly seed: number;
  /** The place of the whole film, when something tells. */
  readonly place: string | undefined;
  /** Pixels of the frame's shorter side. */
  readonly short: number;
  /** Whether only the place is wanted: what stands in it is given. */
  readonly bare?: boolean;
  /** Whether a thing belongs to what the film is about; everything does when it is not said. */
  readonly isFitting?: (subject: Subject) => boolean;
  /** What the film is about: it is seen where a prompt names neither a thing nor a place. */
  readonly chief?: Figure | undefined;
  /** What is sold where it plays in a shop. */
  readonly wares?: readonly Figure[];
  /** What the film says of its things where the prompt does not, by their pictures. */
  readonly colours?: ReadonlyMap<string, Rgb>;
  /** The picture of who is in it, whatever the prompt names. */
  readonly person?: string | undefined;
}

/** Words between a number and the thing that it counts. */
const COUNTED_WITHIN = 2;

/** Whether the number in a text counts a thing, and nothing else that is spoken of. */
function isCounted(text: string, { counted }: Reading, at: number): boolean {
  const between = text.slice(counted, at).trim();
  // "Frames from nine workshops, eye tests in half an hour": nine tests are not spoken of.
  if (/[,.;:!?、。،]/u.test(between)) return false;
  return at >= counted && (between === '' || between.split(/\s+/u).length <= COUNTED_WITHIN);
}

const WALKS = 'walking-facing-right';

/** By whom a place is played in: a walker walks there, or goes by bike if it says so. */
function played(plain: Reading, asked: string): Reading {
  const walks = asked.includes(WALKS);
  const name = walks && plain.action === 'cycle' ? asked.replace(WALKS, 'biking') : asked;
  const action = walks && plain.action !== 'cycle' ? 'walk' : plain.action;
  return { ...plain, action, person: { name, who: [name], at: 0 } };
}

export async function castWorld(
  stock: Stock,
  {
    prompt,
    language,
    seed,
    place,
    short,
    bare = false,
    isFitting = () => true,
    chief,
    person: asked,
    colours,
    wares = [],
  }: WorldWish,
): Promise<WorldCast> {
  const [written = '', ...directions] = prompt.split('\n');
  const said = withoutRatings(withoutUnits(written));
  const plain = readPrompt(prompt, language);
  const read = asked === undefined ? plain : played(plain, asked);
  const found = stock
    .subjects(said)
    .filter((one) => !isMaterial(said, one, stock.headFirst))
    .sort((one, other) => one.at - other.at);
  // The harbour of a clinic's name is no place to be.
  const elsewhere = found.filter((one) => isWorld(one.place) && one.place !== read.place && isFitting(one));
  const isName = found.some(
    (one) => one.place === read.place && one.at === read.placed && isModifier(one, elsewhere, stock.headFirst),
  );
  // "An optician in Bath" is in no bathroom.
  const placed = read.placed === undefined ? '' : (/^\p{L}+/u.exec(said.slice(read.placed))?.[0] ?? '');
  const isTown = stock.capitalsName === true && isPlaceName(said, { at: read.placed ?? 0, words: placed });
  const [thing] = thingsOf(found, {
    text: said,
    language,
    capitalsName: stock.capitalsName === true,
    isPlaced: read.place !== undefined,
    isSeen: directions.length === 0,
    isFitting,
  });
  const somebody = read.person?.at;
  const countsPersons = somebody !== undefined && isCounted(said, read, somebody);
  const countsThings = thing !== undefined && isCounted(said, read, thing.at);
  // Somebody feeds five ducks: the ducks are seen.
  const isOfThings = read.count > 1 && countsThings && !(countsPersons && somebody < thing.at);
  const isOfPersons = somebody !== undefined && !isOfThings && (thing === undefined || somebody <= thing.at + 2);
  const counts = isOfPersons ? countsPersons : countsThings;
  const reading = counts ? read : { ...read, count: 1 };
  const persons = personsOf(stock, reading, seed);
  const [person] = persons;
  const isPerson = !bare && person !== undefined && isOfPersons;
  const stands = chief !== undefined && read.place === undefined && kindOf(chief.name) === 'small' ? chief : undefined;
  const figure = bare ? undefined : isPerson ? person : thing === undefined ? stands : wholeFirst(thing.pictures);
  const wished = placeFor(
    isName || isTown ? { ...read, place: undefined } : read,
    found.filter(isFitting),
    place,
    seed,
  );
  const isAsked = !isName && !isTown && isWorld(read.place);
  const name = isAsked || figure === undefined || hasRoom(wished, figure.name) ? wished : OUTDOORS;
  const world = WORLDS[name];
  const light = world.inside ? indoors(lightOf(read)) : lightOf(read);
  const draw = async (given: Figure, share: number): Promise<Canvas | undefined> => {
    const sprite = await rasterise((pixels) => given.bytes(pixels), Math.round(short * share), {
      clean: given.set === 'fluent',
      turned: restOf(given),
    });
    if (sprite === undefined) return undefined;
    const lit = dusked(relit(sprite, spriteLight(light)), light);
    return hasTone(given) ? keepSkin(sprite, lit) : lit;
  };
  const colour = thing === undefined ? undefined : colourOf(said, thing, read.colours, stock.headFirst);
  const own = colour === undefined ? colours?.get(figure?.name ?? '') : hex(colour);
  const coloured = (sprite: Canvas): Canvas => (own === undefined ? sprite : recoloured(sprite, own));
  // One at a time: each takes many times the memory while it is drawn.
  const sprites = await inParallel(world.pictures, 1, async (wanted) => {
    const own = stock.picture(wanted);
    return [wanted, own === undefined ? undefined : await draw(own, OWN_SIDE)] as const;
  });
  const sold = world.sells === true ? wares : [];
  const goods = await inParallel(sold, 1, async (ware) => {
    const drawnWare = await draw(ware, WARE_SIDE);
    const said = colours?.get(ware.name);
    return drawnWare === undefined ? [] : [[ware.name, said ? recoloured(drawnWare, said) : drawnWare] as const];
  });
  const drawn = figure === undefined ? undefined : await draw(figure, HERO_SIDE);
  const kind = figure === undefined ? 'small' : kindOf(figure.name);
  // Pictures without a tone of skin are yellow all over.
  const isYellow = isPerson && figure !== undefined && plainName(figure.name) === figure.name;
  const star = drawn !== undefined && isYellow ? recoloured(drawn, hex(pick(randomFor(seed, 'skin'), SKIN))) : drawn;
  const others = isPerson ? await inParallel(persons.slice(1), 1, (other) => draw(other, SIDE_BY_SIDE)) : [];
  return {
    name,
    reading,
    light,
    // Where goods are on the shelves they are seen, and no photograph of somewhere.
    photo: star === undefined || sold.length > 0 ? undefined : await photoFor(stock, name, reading, kind, seed),
    hero:
      figure === undefined || star === undefined
        ? undefined
        : {
            sprite: isPerson ? star : coloured(star),
            others: others.filter((other) => other !== undefined),
            name: figure.name,
            kind,
            scale:
              isPerson && kind === 'person' && isYoung(reading)
                ? 0.74
                : isPerson && kind === 'bust' && isYoung(reading)
                  ? YOUNG_HEAD
                  : 1,
            steams: HOT.test(figure.name) || (reading.steam && kind === 'small'),
          },
    wares: new Map(goods.flat()),
    sprites: new Map(sprites.flatMap(([key, sprite]) => (sprite === undefined ? [] : [[key, sprite] as const]))),
  };
}
