/** What pictures of things sound like, by their names. What makes no sound is in none of these rows. */
import type { SoundName } from './cue';

interface Row {
  readonly gain: number;
  readonly things: string;
}

const OF_THINGS: Readonly<Partial<Record<SoundName, Row>>> = {
  bell: {
    gain: 0.8,
    things: 'bell bellhop-bell bicycle hotel school church christmas-tree boxing-glove shopping-bags shopping-cart',
  },
  typing: { gain: 0.8, things: 'keyboard laptop desktop-computer technologist office-building' },
  pour: {
    gain: 0.6,
    things:
      'hot-beverage coffee-beans teacup-without-handle teapot beer-mug clinking-beer-mugs wine-glass sake pouring-liquid bottle-with-popping-cork glass-of-milk baby-bottle beverage-box olive fuel-pump honey-pot mate',
  },
  clink: {
    gain: 0.6,
    things:
      'clinking-glasses cup-with-straw tumbler-glass cocktail-glass tropical-drink bubble-tea ice fork-and-knife fork-and-knife-with-plate bento-box spoon chopsticks kitchen-knife bowl-with-spoon jar steaming-bowl',
  },
  paper: {
    gain: 0.6,
    things:
      'newspaper rolled-up-newspaper scroll page-facing-up page-with-curl receipt envelope love-letter open-book books green-book blue-book orange-book closed-book notebook notebook-with-decorative-cover ledger memo world-map wrapped-gift package ballot-box-with-ballot card-index',
  },
  shutter: { gain: 0.8, things: 'camera camera-with-flash movie-camera video-camera' },
  scribble: {
    gain: 0.7,
    things:
      'pencil pen fountain-pen crayon paintbrush artist-palette triangular-ruler straight-ruler writing-hand framed-picture',
  },
  sizzle: {
    gain: 0.6,
    things:
      'cooking shallow-pan-of-food pot-of-food hamburger bacon cut-of-meat meat-on-bone poultry-leg pancakes waffle curry-rice egg taco burrito stuffed-flatbread french-fries fried-shrimp shrimp pizza spaghetti dumpling hot-dog cook',
  },
  water: {
    gain: 0.6,
    things:
      'bathtub shower droplet sweat-droplets soap toilet fountain hot-springs fish tropical-fish fishing-pole lotion-bottle bucket potable-water person-taking-bath whale dolphin person-swimming ring-buoy canoe person-rowing-boat diving-mask bubbles sponge',
  },
  waves: {
    gain: 0.7,
    things:
      'beach-with-umbrella desert-island water-wave sailboat person-surfing one-piece-swimsuit spiral-shell ferry motor-boat speedboat anchor',
  },
  wind: {
    gain: 0.7,
    things:
      'balloon kite fallen-leaf leaf-fluttering-in-wind mountain snow-capped-mountain triangular-flag snowflake wind-face parachute wind-chime tornado skis snowboarder sled',
  },
  birds: {
    gain: 0.6,
    things:
      'bird baby-chick hatching-chick front-facing-baby-chick eagle dove parrot owl deciduous-tree evergreen-tree potted-plant seedling sunflower tulip herb house-with-garden nest-with-eggs rooster',
  },
  engine: {
    gain: 0.7,
    things:
      'automobile oncoming-automobile sport-utility-vehicle bus oncoming-bus minibus taxi oncoming-taxi delivery-truck articulated-lorry pickup-truck motorcycle motor-scooter racing-car tractor trolleybus',
  },
  jet: { gain: 0.6, things: 'airplane airplane-departure airplane-arrival small-airplane rocket helicopter' },
  rails: {
    gain: 0.7,
    things:
      'high-speed-train bullet-train tram tram-car train railway-car metro station locomotive light-rail monorail',
  },
  horn: { gain: 0.5, things: 'ship passenger-ship postal-horn trumpet' },
  steps: {
    gain: 0.7,
    things:
      'running-shoe hiking-boot mans-shoe womans-boot womans-sandal high-heeled-shoe flat-shoe foot footprints person-running person-walking backpack luggage',
  },
  hooves: { gain: 0.7, things: 'horse horse-face camel two-hump-camel horse-racing carousel-horse donkey' },
  ball: {
    gain: 0.7,
    things:
      'basketball tennis volleyball soccer-ball american-football ping-pong badminton baseball softball rugby-football bowling',
  },
  whistle: { gain: 0.5, things: 'trophy sports-medal stopwatch goal-net police-officer' },
  heartbeat: {
    gain: 0.7,
    things:
      'stethoscope drop-of-blood anatomical-heart beating-heart pregnant-woman health-worker hospital syringe heart-hands',
  },
  hammer: {
    gain: 0.7,
    things:
      'hammer hammer-and-wrench hammer-and-pick building-construction construction-worker rescue-workers-helmet brick nut-and-bolt',
  },
  saw: { gain: 0.6, things: 'carpentry-saw wood axe broom' },
  ratchet: { gain: 0.7, things: 'wrench toolbox wheel gear screwdriver clamp mechanic' },
  coins: {
    gain: 0.6,
    things: 'coin money-bag bank euro-banknote dollar-banknote pound-banknote yen-banknote credit-card purse',
  },
  clock: {
    gain: 0.7,
    things:
      'alarm-clock mantelpiece-clock watch timer-clock hourglass-not-done hourglass-done twelve-oclock calendar tear-off-calendar',
  },
  ring: {
    gain: 0.5,
    things: 'telephone telephone-receiver mobile-phone mobile-phone-with-arrow headphone call-me-hand',
  },
  snip: { gain: 0.8, things: 'scissors barber-pole person-getting-haircut' },
  sewing: { gain: 0.7, things: 'sewing-needle thread dress jeans necktie kimono sari t-shirt womans-clothes coat' },
  crackle: { gain: 0.7, things: 'fire tent candle fireworks sparkler chocolate-bar candy popcorn peanuts' },
  purr: { gain: 0.7, things: 'cat cat-face black-cat' },
  buzz: { gain: 0.5, things: 'honeybee high-voltage electric-plug battery' },
  applause: {
    gain: 0.6,
    things: 'clapping-hands performing-arts graduation-cap microphone circus-tent party-popper violin clapper-board',
  },
  shimmer: { gain: 0.6, things: 'gem-stone ring tooth crown lipstick sparkles glowing-star crystal-ball magic-wand' },
  knock: { gain: 0.8, things: 'door house houses chair key old-key locked-with-key judge balance-scale' },
};

const BY_THING: ReadonlyMap<string, { readonly sound: SoundName; readonly gain: number }> = new Map(
  Object.entries(OF_THINGS).flatMap(([sound, { gain, things }]) =>
    things.split(' ').map((thing) => [thing, { sound: sound as SoundName, gain }] as const),
  ),
);

/** The names of all that sounds. */
export const SOUNDING: readonly string[] = [...BY_THING.keys()];

/** What is heard of a shot's subject: a thing, or a thing and its place. */
export const soundsOf = (subject: string): readonly { readonly sound: SoundName; readonly gain: number }[] =>
  subject.split(', ').flatMap((name) => BY_THING.get(name) ?? []);
