/**
 * The hybrid path: a film as an ffmpeg filter graph. The soft backdrop is streamed small and scaled up there; every layer
 * is a sprite that is drawn once here and then moved, masked and faded by expressions that say the same as `layerState`.
 */
import { createCanvas } from '@napi-rs/canvas';
import type { Film, Layer } from '../film/film';
import { fadeIn } from '../film/layer-state';
import { clamp } from '../geometry';
import { FPS } from './frame-size';

/** RGB to limited BT.709; every sprite goes through it, or brand colours would shift. */
const SPRITE_COLOUR = 'scale=in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuva420p';
const BACKDROP_COLOUR = 'flags=bicubic:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p';

/** Bytes of raw sprites above which a film is composited here instead: beyond it the disk would be the bottleneck. */
const SPRITES_MOST = 320_000_000;

/** Whether ffmpeg can do all that this film's layers do. */
export function isGraphable(film: Film): boolean {
  if (film.before !== undefined || film.after !== undefined) return false;
  const bytes = film.layers.reduce((sum, { box, frames }) => sum + box.width * box.height * 4 * frames, 0);
  return bytes <= SPRITES_MOST && film.layers.every((layer) => isOnlyShifted(layer) && layer.frames < film.frames);
}

/** Nothing but what `layerState` does to it. */
const isOnlyShifted = ({ drift, move, lens, shows, blend, live }: Layer): boolean =>
  [drift, move, lens, shows, blend, live].every((way) => way === undefined);

export interface SpriteSpec {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

const evenUp = (value: number): number => Math.ceil(value / 2) * 2;

/** Frame of the scene at which a layer's own frames begin. */
const beginsAt = ({ enter }: Layer): number => Math.round(enter.at * FPS);

/** Frames of a drawn sequence that were over before the scene began: nobody sees them, and no time may be negative. */
const passed = (layer: Layer): number => clamp(-beginsAt(layer), 0, layer.frames - 1);

/** Even sizes, since chroma has half of them; a masked layer has as much nothing above it as it moves. */
export const spriteSpec = (layer: Layer): SpriteSpec => {
  const frames = layer.frames - passed(layer);
  return {
    width: evenUp(layer.box.width + (layer.box.x & 1)),
    height: evenUp(layer.box.height + (layer.box.y & 1)) * (layer.masked ? 2 : 1),
    // The last of a sequence twice: what is held is one of the two, however the loop counts.
    frames: frames === 1 ? 1 : frames + 1,
  };
};

/** The raw RGBA of a layer, all its frames that are seen, with straight alpha. */
export function* spriteBytes(layer: Layer): Generator<Buffer> {
  const { width, height, frames } = spriteSpec(layer);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let sent = 0; sent < frames; sent += 1) {
    const frame = Math.min(passed(layer) + sent, layer.frames - 1);
    context.clearRect(0, 0, width, height);
    context.save();
    context.translate(layer.box.x & 1, (layer.box.y & 1) + (layer.masked ? height / 2 : 0));
    layer.paint(context, frame);
    context.restore();
    const { data } = context.getImageData(0, 0, width, height);
    yield Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  }
}

const number = (value: number): string => (Math.round(value * 1000) / 1000).toString();

/** 0 before, 1 after, linear between. */
const share = (at: number, seconds: number): string =>
  seconds === 0 ? '1' : `clip((t-${number(at)})/${number(seconds)},0,1)`;

/** The displacement of the entrance, as a term that may follow a number. */
const entering = ({ enter }: Layer, axis: 'dx' | 'dy'): string =>
  enter[axis] === 0 || enter.seconds === 0
    ? ''
    : signed(`${number(enter[axis])}*pow(1-${share(enter.at, enter.seconds)},4)`);

const leaving = ({ exit }: Layer, axis: 'dx' | 'dy'): string =>
  exit === undefined || exit[axis] === 0 ? '' : signed(`${number(exit[axis])}*pow(${share(exit.at, exit.seconds)},3)`);

const signed = (term: string): string => (term.startsWith('-') ? term : `+${term}`);

/** Whether the layer's picture is the same whenever it is seen. */
const isConstant = (layer: Layer): boolean =>
  layer.frames === 1 && !layer.masked && fadeIn(layer) === undefined && !layer.exit?.fade;

function spriteChain(layer: Layer, input: number, endsAt: number): string {
  const { exit } = layer;
  const { width, height, frames } = spriteSpec(layer);
  // A picture that neither fades nor rises behind its mask is sent once; the overlay repeats it by itself.
  if (isConstant(layer)) return `[${input}:v]${SPRITE_COLOUR}[s${input}]`;
  const steps = [SPRITE_COLOUR, `loop=loop=-1:size=1:start=${frames - 1}`];
  // Counted from the entrance, so that a drawn sequence begins there; a still one may run from the start.
  steps.push(`setpts=N/${FPS}/TB${frames > 1 ? `+${number(Math.max(0, beginsAt(layer)) / FPS)}/TB` : ''}`);
  if (layer.masked) steps.push(`crop=${width}:${height / 2}:0:'${height / 2}-(0${entering(layer, 'dy')})'`);
  const fade = fadeIn(layer);
  if (fade !== undefined) steps.push(`fade=t=in:st=${number(fade.at)}:d=${number(fade.seconds)}:alpha=1`);
  if (exit?.fade && exit.at < endsAt)
    steps.push(`fade=t=out:st=${number(Math.max(0, exit.at))}:d=${number(exit.seconds)}:alpha=1`);
  return `[${input}:v]${steps.join(',')}[s${input}]`;
}

function overlay(layer: Layer, endsAt: number): string {
  const { box, enter, exit, masked } = layer;
  const x = `${box.x - (box.x & 1)}${entering(layer, 'dx')}${leaving(layer, 'dx')}`;
  // A masked layer rises inside its own box (see the crop above); only its exit moves the box.
  const y = `${box.y - (box.y & 1)}${masked ? '' : entering(layer, 'dy')}${leaving(layer, 'dy')}`;
  const until = exit === undefined ? endsAt + 1 : exit.at + exit.seconds - 0.5 / FPS;
  return `overlay=x='${x}':y='${y}'${isConstant(layer) ? '' : ':shortest=1'}:enable='between(t,${number(enter.at - 0.5 / FPS)},${number(until)})'`;
}

/** The graph; input 0 is the small backdrop, input n + 1 the sprite of layer n. */
export function filmGraph(film: Film): string {
  const { width, height } = film.size;
  const endsAt = film.frames / FPS;
  const chains = film.layers.map((layer, index) => spriteChain(layer, index + 1, endsAt));
  const overlays = film.layers.map((layer, index) => {
    const from = index === 0 ? '[back]' : `[m${index}]`;
    const to = index === film.layers.length - 1 ? '[out]' : `[m${index + 1}]`;
    return `${from}[s${index + 1}]${overlay(layer, endsAt)}${to}`;
  });
  const held = (film.backdropEvery ?? 1) > 1 ? `,fps=${FPS}` : '';
  const back = `[0:v]scale=${width}:${height}:${BACKDROP_COLOUR}${held}${overlays.length === 0 ? '[out]' : '[back]'}`;
  return [back, ...chains, ...overlays].join(';');
}
