/** How large the things of pictures are beside one another, and how they stand: a table by their names. */

import { isOneOf, type PhraseIndex, phrases } from '../../wording/phrases';
import type { Figure } from '../stage/stock';
import type { Action } from './reading';

/** `bust`: head and shoulders only. `small`: shown on something, with the camera near. */
export type Kind = 'bust' | 'person' | 'animal' | 'beast' | 'vehicle' | 'tall' | 'swims' | 'flies' | 'small';

/** Height of what it is, in hundredths of the frame's shorter side. */
export const HEIGHTS: Readonly<Record<Kind, number>> = {
  bust: 62,
  person: 50,
  animal: 34,
  beast: 48,
  vehicle: 40,
  tall: 56,
  swims: 30,
  flies: 30,
  small: 56,
};

/** Names of pictures; `*` stands for the rest of one. */
const named = (names: string): PhraseIndex<true> => phrases(names.split(' ').join('|'));

/** A name with the tone of skin taken off. */
export const plainName = (name: string): string =>
  name.replace(/-(?:light|medium-light|medium|medium-dark|dark)$/u, '');

const ACTS =
  'walking running biking mountain-biking surfing in-lotus dancing lifting standing kneeling golfing swimming rowing cartwheeling climbing juggling bouncing playing';
const JOBS =
  'health-worker cook teacher student farmer mechanic construction-worker factory-worker office-worker technologist singer artist police-officer firefighter astronaut scientist judge pilot';
const PEOPLE =
  'guard detective baby child girl boy man woman person old-man old-woman older-person prince princess pregnant-woman';
/** "man-cook*": each of the first with each of the second, and whatever follows. */
const each = (firsts: string, seconds: string): string =>
  firsts
    .split(' ')
    .flatMap((first) => seconds.split(' ').map((second) => `${first}-${second}*`))
    .join(' ');

/** Of these there are only heads: they look out from behind something. */
const HEADS = named('fox bear koala lion panda polar-bear wolf raccoon frog hamster moose boar unicorn *-face');

const ROWS: readonly (readonly [Kind, PhraseIndex<true>])[] = [
  // Named like persons, and none.
  ['small', named('artist-palette baby-bottle baby-symbol *-moon-face')],
  ['animal', named('baby-chick')],
  ['bust', HEADS],
  ['person', named(each('person man woman', ACTS))],
  [
    'person',
    named(
      'skier snowboarder santa-claus snowman snowman-without-snow ninja horse-racing person-in-suit-levitating robot teddy-bear ghost',
    ),
  ],
  ['bust', named(`${JOBS} ${each(JOBS, '')} ${PEOPLE} ${each(PEOPLE, '')}`)],
  ['bust', named(each('man woman', JOBS))],
  [
    'beast',
    named(
      'horse cow ox water-buffalo bison elephant mammoth giraffe zebra camel two-hump-camel llama deer moose donkey lion tiger leopard bear polar-bear rhinoceros hippopotamus gorilla kangaroo sauropod t-rex dragon unicorn crocodile moai',
    ),
  ],
  [
    'animal',
    named(
      'cat black-cat dog poodle guide-dog service-dog rabbit pig boar ram ewe goat fox raccoon wolf panda koala monkey orangutan sloth beaver badger skunk otter hedgehog chipmunk mouse rat hamster rooster chicken hatching-chick baby-chick front-facing-baby-chick penguin turkey duck swan goose flamingo peacock turtle lizard snake frog snail dodo crab lobster *-face',
    ),
  ],
  [
    'flies',
    named(
      'bird blackbird dove eagle owl parrot butterfly honeybee bat airplane small-airplane helicopter rocket flying-saucer kite balloon parachute airplane-departure airplane-arrival satellite phoenix-bird',
    ),
  ],
  [
    'swims',
    named(
      'fish tropical-fish blowfish shark dolphin whale spouting-whale octopus squid jellyfish seal sailboat canoe motor-boat speedboat ferry passenger-ship ship person-rowing-boat rubber-duck',
    ),
  ],
  [
    'vehicle',
    named(
      '*automobile *taxi *bus *truck *car *vehicle *train *locomotive *tram *ambulance *engine *tractor *motorcycle *scooter *bicycle *rickshaw *trolleybus *lorry *van',
    ),
  ],
  [
    'tall',
    named(
      'house house-with-garden hut castle japanese-castle church mosque hotel hospital school bank office-building department-store convenience-store classical-building tent camping deciduous-tree evergreen-tree palm-tree christmas-tree tanabata-tree cactus sunflower fountain statue-of-liberty tokyo-tower ferris-wheel carousel-horse roller-coaster circus-tent bench chair couch-and-lamp bed bathtub toilet shower door piano drum guitar violin telescope ladder umbrella-on-ground beach-with-umbrella potted-plant jack-o-lantern scarecrow',
    ),
  ],
];

export const kindOf = (name: string): Kind => ROWS.find(([, names]) => isOneOf(names, plainName(name)))?.[0] ?? 'small';

/** Whether a picture shows somebody, whole or as far as the chest. */
export const isSomebody = (name: string): boolean => ['person', 'bust'].includes(kindOf(name));

/** Whether a picture shows somebody in a tone of skin. */
export const hasTone = ({ set, name }: Pick<Figure, 'set' | 'name'>): boolean =>
  set === 'fluent' && plainName(name) !== name && isSomebody(name);

/** Whether a picture is the head of an animal alone. */
export const isHead = (name: string): boolean => isOneOf(HEADS, plainName(name));

/** What is in the air or the water keeps to it, whatever the words say that it does. */
export const actionOf = (kind: Kind, said: Action): Action => {
  if (kind === 'flies') return 'fly';
  if (kind === 'small' || kind === 'tall' || kind === 'bust') return said === 'fly' ? 'fly' : 'rest';
  return (said === 'fly' || said === 'cycle') && kind === 'vehicle' ? 'drive' : said;
};

/** Pictures that look to the right; the others look to the left or to the viewer. */
export const looksRight = (name: string): boolean => /facing-right/u.test(name);
