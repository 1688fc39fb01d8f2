/** How the films of a trade look by day: its colours, what is in its air, and how its camera moves. */
import type { MusicStyle } from '@vid/sdk/contract';
import type { Swatch } from '../color/palettes';
import type { LightName } from '../sprites/light-names';
import type { WorldName } from '../worlds/worlds';
import type { CameraMove } from './camera';
import type { AirName } from './particles';

export interface Direction {
  /** All of one family: the brief's words choose, the seed never does. */
  readonly swatches: readonly [Swatch, ...Swatch[]];
  readonly air: AirName;
  readonly cameras: readonly [CameraMove, ...CameraMove[]];
  /** Where its films play when nobody says where. */
  readonly place: WorldName;
  /** How its things are lit. */
  readonly light: LightName;
  /** How fast it is cut, and its camera moves; 1 is the usual. */
  readonly tempo: number;
  /** What is heard when neither the request nor the route says. */
  readonly music: MusicStyle;
  /** Pictures that may lie beside any subject of the trade when there are too few of its own. */
  readonly props: readonly string[];
}

// biome-ignore format: a table is read in rows
export const DIRECTIONS = {
  food: { air: 'motes', cameras: ['push', 'pan', 'pull'],
    place: 'cafe', light: 'warm', tempo: 1, music: 'lo-fi-chill', props: ['herb'], swatches: [
    ['#f9ead2', '#e2a06c', '#3d1408', '#b8380f', '#0f6b62', '#c9783f', '#fff3dd'],
    ['#fff4e3', '#f0b95f', '#40200a', '#b3350f', '#276749', '#e09a3a', '#fffaf0'],
    ['#fbeee0', '#d9a98a', '#2e150c', '#a8330c', '#3f6b4a', '#b98163', '#fff7ec'],
  ] },
  health: { air: 'bubbles', cameras: ['push', 'pan'],
    place: 'clinic', light: 'cool', tempo: 0.95, music: 'corporate-pop', props: ['sparkles'], swatches: [
    ['#def7f3', '#6cc4d6', '#06364d', '#0a6f86', '#0a5aa5', '#4fb0c8', '#ffffff'],
    ['#eef7ff', '#9fc9f2', '#0b2a55', '#1257b8', '#0a7a6b', '#7fb4ea', '#ffffff'],
    ['#eefaf1', '#98d8ba', '#0b3a2c', '#0a7050', '#1d5fae', '#74c6a2', '#ffffff'],
  ] },
  beauty: { air: 'glitter', cameras: ['push', 'pull'],
    place: 'bathroom', light: 'soft', tempo: 0.9, music: 'lo-fi-chill', props: ['sparkles', 'cherry-blossom'], swatches: [
    ['#fdeef0', '#eab5bd', '#4a1530', '#b0255a', '#7a4a9e', '#dd99a8', '#fff8f6'],
    ['#f6efff', '#c9b3ee', '#33155c', '#8a2fb0', '#b8326a', '#b297e2', '#ffffff'],
  ] },
  technology: { air: 'motes', cameras: ['push', 'pan'],
    place: 'office', light: 'cool', tempo: 1.1, music: 'upbeat-tech', props: ['sparkles'], swatches: [
    ['#eef2ff', '#9db3fb', '#0d1b4f', '#3340d8', '#b3246e', '#7f98f2', '#ffffff'],
    ['#e9fbff', '#86cdee', '#06304a', '#0b62b5', '#5a35c8', '#5fb7e4', '#ffffff'],
  ] },
  education: { air: 'motes', cameras: ['push', 'pan'],
    place: 'classroom', light: 'warm', tempo: 1, music: 'corporate-pop', props: ['pencil', 'books'], swatches: [
    ['#efeaff', '#a893f7', '#1d0b57', '#b5176a', '#4a2be0', '#8e75f0', '#ffffff'],
    ['#fff6df', '#f7c15c', '#3b2204', '#a83c0c', '#1f5fae', '#efab36', '#fffdf3'],
  ] },
  finance: { air: 'motes', cameras: ['push', 'pan'],
    place: 'office', light: 'cool', tempo: 0.95, music: 'corporate-pop', props: ['coin', 'chart-increasing'], swatches: [
    ['#eef3f8', '#a9c0d8', '#0c2340', '#0f4f8f', '#0a6b4e', '#89a9c9', '#ffffff'],
    ['#f4f5ee', '#bccab4', '#14301f', '#1d6b3f', '#8a5a10', '#9fb596', '#ffffff'],
  ] },
  sport: { air: 'streaks', cameras: ['pull', 'push', 'pan'],
    place: 'gym', light: 'hard', tempo: 1.25, music: 'upbeat-tech', props: ['high-voltage', 'stopwatch'], swatches: [
    ['#0b0a2a', '#24107a', '#ffffff', '#ff5a36', '#38e1ff', '#1a0d55', '#4a20b0'],
    ['#10131a', '#26303f', '#ffffff', '#d8ff3e', '#57c7ff', '#1b222d', '#3c4a61'],
    ['#fff0e6', '#ff9a62', '#3a0f06', '#8f1d08', '#123d8c', '#f5813f', '#fff7ef'],
  ] },
  nature: { air: 'leaves', cameras: ['pan', 'push'],
    place: 'garden', light: 'warm', tempo: 0.9, music: 'lo-fi-chill', props: ['herb', 'sunflower'], swatches: [
    ['#f1f6e2', '#a9c98a', '#1c3312', '#35691a', '#9a4a0c', '#8ab468', '#fdfff2'],
    ['#eaf6f0', '#8fc6ae', '#0d362a', '#0f6b4c', '#8a5208', '#6cb093', '#fbfffa'],
  ] },
  travel: { air: 'motes', cameras: ['pan', 'pull'],
    place: 'sea', light: 'warm', tempo: 1, music: 'lo-fi-chill', props: ['sun'], swatches: [
    ['#e4f5ff', '#7cc6ef', '#06304f', '#0b5fa8', '#b3470b', '#f3d9a4', '#ffffff'],
    ['#fff1df', '#f6ab78', '#43160a', '#a8310f', '#155e8a', '#ee8f55', '#fff9ee'],
  ] },
  home: { air: 'motes', cameras: ['pan', 'push'],
    place: 'home', light: 'soft', tempo: 0.95, music: 'lo-fi-chill', props: ['potted-plant', 'key'], swatches: [
    ['#f6f0e8', '#d9bfa0', '#35210f', '#8f4a18', '#2f6154', '#c7a580', '#fffaf2'],
    ['#eef3ee', '#b3c7b6', '#1d3325', '#3a6a48', '#9a4f1a', '#98b29c', '#fdfffb'],
  ] },
  fashion: { air: 'glitter', cameras: ['push', 'pull'],
    place: 'studio', light: 'hard', tempo: 1.05, music: 'upbeat-tech', props: ['sparkles'], swatches: [
    ['#f4efe9', '#d2c1b3', '#23191a', '#8a2a3c', '#2c4a6e', '#bfa997', '#ffffff'],
    ['#14121a', '#38293f', '#fff6f2', '#ff8f7a', '#f0cf8a', '#241d2d', '#5a3d5c'],
  ] },
  children: { air: 'confetti', cameras: ['push', 'pull'],
    place: 'garden', light: 'soft', tempo: 1.1, music: 'corporate-pop', props: ['balloon', 'star'], swatches: [
    ['#fff3c9', '#ffc94a', '#40210a', '#b3241f', '#1460b8', '#ffb624', '#fffbe6'],
    ['#e6f7ff', '#86d3f7', '#0b2f55', '#c2186a', '#8a4b00', '#5fc0f0', '#ffffff'],
    ['#ffeaf3', '#ff9fc4', '#4f0f33', '#a3145c', '#1b5ca8', '#ff82b2', '#fff8fb'],
  ] },
  events: { air: 'confetti', cameras: ['pull', 'push'],
    place: 'stage', light: 'hard', tempo: 1.2, music: 'upbeat-tech', props: ['ticket', 'sparkles'], swatches: [
    ['#1a0b4b', '#6a1b6a', '#fff6e0', '#ffd36a', '#ff7fb4', '#4a1266', '#a52a6a'],
    ['#0f1238', '#33268a', '#ffffff', '#ff8a5c', '#7af0ff', '#231a66', '#5a35b8'],
  ] },
  charity: { air: 'motes', cameras: ['pan', 'push'],
    place: 'field', light: 'warm', tempo: 0.9, music: 'cinematic-epic', props: ['red-heart', 'seedling'], swatches: [
    ['#f7efe2', '#d8b48c', '#37200e', '#9a3d12', '#2d6454', '#c69a6a', '#fffaf0'],
    ['#eef4ea', '#b4cba4', '#20331a', '#4a6a1f', '#a04414', '#97b585', '#fdfff8'],
  ] },
  transport: { air: 'streaks', cameras: ['pan', 'pull'],
    place: 'street', light: 'cool', tempo: 1.15, music: 'upbeat-tech', props: ['sparkles'], swatches: [
    ['#eef3f7', '#a6bccd', '#10273a', '#b3310f', '#0f5a9a', '#87a3b9', '#ffffff'],
    ['#0e1a26', '#24435c', '#f4fbff', '#ffb13d', '#58d0f5', '#16293a', '#376a8c'],
  ] },
  craft: { air: 'motes', cameras: ['push', 'pan'],
    place: 'workshop', light: 'warm', tempo: 1, music: 'corporate-pop', props: ['sparkles'], swatches: [
    ['#f6f1e6', '#d6b98c', '#33240d', '#a34a0b', '#2b5f73', '#c5a069', '#fffaee'],
    ['#fff3d6', '#f5c542', '#33260a', '#a33c08', '#1b5378', '#eab02a', '#fffbe9'],
  ] },
  everyday: { air: 'motes', cameras: ['push', 'pan', 'pull'],
    place: 'street', light: 'warm', tempo: 1, music: 'upbeat-tech', props: ['sparkles', 'star'], swatches: [
    ['#eef4ff', '#a9c4f5', '#0b1f4a', '#2349d0', '#b3401a', '#8bb0ef', '#ffffff'],
    ['#fff2ea', '#f5b79b', '#431708', '#b2330f', '#1c5c80', '#ee9c78', '#fffaf5'],
    ['#eefaf4', '#9bdcc0', '#0b352a', '#0d6f52', '#9a4a10', '#78cba8', '#ffffff'],
    ['#f6efff', '#c8b2f2', '#2b1256', '#6a2fc0', '#b3326a', '#b095e8', '#ffffff'],
  ] },
} as const satisfies Record<string, Direction>;

export type Trade = keyof typeof DIRECTIONS;

/** Trades that look like another. */
const LIKE: Readonly<Record<string, Trade>> = {
  art: 'fashion',
  auto: 'transport',
  business: 'finance',
  civic: 'finance',
  energy: 'nature',
  event: 'events',
  industry: 'craft',
  law: 'finance',
  logistics: 'transport',
  music: 'events',
  pets: 'children',
  realestate: 'home',
  science: 'technology',
  security: 'technology',
  tech: 'technology',
};

/** The direction for a trade; undefined for one that has none. */
export function directionOf(trade: string | undefined): Trade | undefined {
  if (trade === undefined) return undefined;
  if (Object.hasOwn(DIRECTIONS, trade)) return trade as Trade;
  return Object.hasOwn(LIKE, trade) ? LIKE[trade] : undefined;
}
