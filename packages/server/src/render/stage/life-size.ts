/**
 * How large things are in life, by the names of their pictures, in steps of about three times: what stands beside something in
 * focus is seen in the same measure. Signs, such as a heart or a bolt, have no size.
 */
import type { Canvas } from '@napi-rs/canvas';
import { isOneOf, type PhraseIndex, phrases } from '../../wording/phrases';
import { kindOf, plainName } from '../worlds/kinds';

/** The longer side of a thing: some centimetres; as a hand; as an arm is long; as a child; as a room is wide; larger than any room. */
const LIFE_SIZES = ['bean', 'cup', 'bottle', 'chair', 'bed', 'house'] as const;
export type LifeSize = (typeof LIFE_SIZES)[number];
/** Of sprites whose size in life is known. */
export type LifeSizes = ReadonlyMap<Canvas, LifeSize>;

// biome-ignore format: a list is read in lines
export const NAMES_BY_SIZE: Readonly<Record<LifeSize, string>> = {
  bean:
    'coffee-beans beans peanuts chestnut cherries olive blueberries pea-pod candy pill ring coin gem-stone key old-key sewing-needle safety-pin ' +
    'pushpin round-pushpin paperclip linked-paperclips game-die chess-pawn thread lady-beetle honeybee ant fly mosquito beetle bug cockroach ' +
    'cricket spider worm microbe battery nut-and-bolt adhesive-bandage cigarette hook electric-plug link',
  cup:
    'hot-beverage teacup-without-handle croissant cookie doughnut cupcake shortcake bagel pretzel waffle pancakes red-apple green-apple pear peach ' +
    'tangerine lemon lime kiwi-fruit banana mango avocado tomato potato roasted-sweet-potato onion carrot ear-of-corn garlic bell-pepper hot-pepper ' +
    'mushroom brown-mushroom eggplant egg strawberry grapes ice-cream soft-ice-cream shaved-ice hamburger hot-dog taco sandwich burrito ' +
    'french-fries sushi rice-ball rice-cracker dumpling falafel butter cheese-wedge chocolate-bar lollipop dango oden custard moon-cake ' +
    'fortune-cookie stuffed-flatbread tamale bacon honey-pot jar salt glass-of-milk tumbler-glass wine-glass cocktail-glass tropical-drink ' +
    'cup-with-straw bubble-tea beverage-box beer-mug clinking-beer-mugs clinking-glasses mate sake baby-bottle canned-food steaming-bowl ' +
    'bowl-with-spoon curry-rice cooked-rice spaghetti green-salad bento-box takeout-box popcorn coconut broccoli mobile-phone mobile-phone-off ' +
    'glasses sunglasses goggles diving-mask watch compass stopwatch alarm-clock pencil pen fountain-pen black-nib crayon paintbrush scissors ' +
    'screwdriver wrench toothbrush razor soap sponge lotion-bottle syringe thermometer test-tube petri-dish flashlight candle light-bulb camera ' +
    'camera-with-flash joystick video-game computer-mouse telephone-receiver credit-card purse clutch-bag identification-card ticket ' +
    'admission-tickets envelope love-letter dollar-banknote euro-banknote pound-banknote yen-banknote rose tulip hyacinth hibiscus cherry-blossom ' +
    'blossom lotus herb leafy-green seedling maple-leaf fallen-leaf four-leaf-clover feather tropical-fish hamster mouse hatching-chick baby-chick ' +
    'front-facing-baby-chick bird frog lizard snail crab shrimp fried-shrimp oyster spiral-shell butterfly tennis baseball softball ping-pong ' +
    'pool-8-ball yo-yo bone hair-pick lipstick nail-polish gloves socks briefs bell bellhop-bell sports-medal military-medal 1st-place-medal ' +
    '2nd-place-medal 3rd-place-medal hourglass-done hourglass-not-done magic-wand label name-badge bookmark receipt notebook closed-book ' +
    'blue-book green-book orange-book spoon fork-and-knife kitchen-knife chopsticks yarn roll-of-paper locked unlocked sparkler brick puzzle-piece ' +
    'nesting-dolls hammer hammer-and-wrench floppy-disk computer-disk optical-disk dvd trackball pager ribbon',
  bottle:
    'baguette-bread bread flatbread pizza birthday-cake pie pot-of-food shallow-pan-of-food cooking fondue fork-and-knife-with-plate pineapple melon ' +
    'watermelon sheaf-of-rice basket teapot amphora bottle-with-popping-cork bouquet potted-plant laptop printer keyboard desktop-computer radio ' +
    'fax-machine telephone running-shoe mans-shoe hiking-boot high-heeled-shoe flat-shoe womans-boot womans-sandal thong-sandal ballet-shoes ' +
    'ice-skate roller-skate top-hat womans-hat billed-cap rescue-workers-helmet military-helmet graduation-cap crown handbag backpack ' +
    'shopping-bags briefcase wrapped-gift package toolbox soccer-ball basketball volleyball american-football rugby-football bowling ' +
    'boxing-glove badminton flying-disc t-shirt shorts womans-clothes running-shirt bikini one-piece-swimsuit safety-vest scarf necktie violin ' +
    'trumpet flute maracas microscope studio-microphone microphone headphone movie-camera video-camera film-projector clapper-board cat ' +
    'black-cat rabbit chicken rooster duck hedgehog turtle chipmunk skunk raccoon otter beaver eagle owl parrot dove lobster fish snake ' +
    'teddy-bear bucket plunger fire-extinguisher axe pick hammer-and-pick carpentry-saw straight-ruler triangular-ruler abacus open-book books ' +
    'newspaper rolled-up-newspaper notebook-with-decorative-cover scroll world-map framed-picture mirror mantelpiece-clock balance-scale ' +
    'jack-o-lantern money-bag clipboard memo file-folder open-file-folder ledger wastebasket meat-on-bone poultry-leg cut-of-meat curling-stone ' +
    'stethoscope sunflower trophy balloon wheel mouse-trap artist-palette crystal-ball bat mirror-ball red-paper-lantern loudspeaker megaphone accordion postal-horn baby',
  chair:
    'dog poodle guide-dog service-dog wolf fox goat ewe ram pig boar chair seat guitar banjo saxophone drum long-drum television luggage ' +
    'shopping-cart kick-scooter skateboard sled skis fishing-pole broom shovel umbrella umbrella-with-rain-drops closed-umbrella toilet ' +
    'musical-keyboard manual-wheelchair motorized-wheelchair penguin turkey swan goose flamingo peacock seal oil-drum treasure-chest ring-buoy ' +
    'dress jeans coat kimono sari lab-coat martial-arts-uniform postbox closed-mailbox* open-mailbox* telescope satellite-antenna barber-pole kite ' +
    'file-cabinet bow-and-arrow shield anchor rock',
  bed:
    'bicycle motorcycle motor-scooter bed couch-and-lamp bathtub shower door window tent canoe harp ladder carousel-horse elevator fuel-pump ' +
    'bus-stop vertical-traffic-light horizontal-traffic-light playground-slide slot-machine beach-with-umbrella umbrella-on-ground snowman ' +
    'snowman-without-snow goal-net flag-in-hole christmas-tree tanabata-tree cactus atm-sign auto-rickshaw',
  house:
    'house house-with-garden houses hut derelict-house office-building department-store convenience-store hotel love-hotel hospital bank school ' +
    'post-office church mosque synagogue hindu-temple shinto-shrine kaaba castle japanese-castle factory stadium classical-building ' +
    'building-construction cityscape cityscape-at-dusk circus-tent ferris-wheel roller-coaster tokyo-tower statue-of-liberty bridge-at-night ' +
    'mountain snow-capped-mountain mount-fuji volcano desert desert-island national-park camping deciduous-tree evergreen-tree palm-tree fountain ' +
    'elephant giraffe mammoth sauropod t-rex whale spouting-whale station airplane small-airplane airplane-departure airplane-arrival helicopter ' +
    'rocket ship ferry passenger-ship motor-boat speedboat sailboat suspension-railway mountain-railway mountain-cableway aerial-tramway',
};

/** What kinds of things are of one size, whatever their names. */
const KINDS: Readonly<Partial<Record<ReturnType<typeof kindOf>, LifeSize>>> = {
  bust: 'chair',
  person: 'bed',
  beast: 'bed',
  vehicle: 'house',
};

const ROWS: readonly (readonly [LifeSize, PhraseIndex<true>])[] = LIFE_SIZES.map((size) => [
  size,
  phrases(NAMES_BY_SIZE[size].split(' ').join('|')),
]);

/** Undefined for signs, and for what nothing is known of. */
export function lifeSizeOf(name: string): LifeSize | undefined {
  const plain = plainName(name);
  // What ends like a tone of skin, such as a traffic light, has a name of its own.
  const row = ROWS.find(([, names]) => isOneOf(names, name) || isOneOf(names, plain));
  return row?.[0] ?? KINDS[kindOf(plain)];
}

const stepsBetween = (one: LifeSize, other: LifeSize): number => LIFE_SIZES.indexOf(one) - LIFE_SIZES.indexOf(other);

/** How much of its usual height a thing has beside another that is as large, or larger by so many steps; what is smaller still is not seen. */
const BESIDE = [1, 0.8, 0.55] as const;

/** What of its usual height a thing has beside another; undefined where it is larger than that, or not seen: it can't stand there. */
export function shareBeside(thing: LifeSize | undefined, other: LifeSize | undefined): number | undefined {
  return thing === undefined || other === undefined ? 1 : BESIDE[stepsBetween(other, thing)];
}

/** Whether a hand holds it. */
export const isHandy = (size: LifeSize | undefined): boolean => size === undefined || stepsBetween(size, 'bottle') <= 0;
