/** The end card of a film with a logo: in the brand's colours, landing on the last hit of the music. Specification: branding rules. */
import type { Canvas, Image } from '@napi-rs/canvas';
import { css } from '../color/color';
import type { Palette } from '../color/palettes';
import { beats, constant, easeInOut, easeOut, keys, linear, spring, sway } from '../film/curve';
import { type Entrance, type Film, type Layer, type Lens, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { clamp } from '../geometry';
import { mergeGroups, type Piece, still } from '../layout/part';
import { randomFor } from '../random';
import { airOf } from '../stage/air';
import { behindLayers } from '../stage/behind';
import { finish } from '../stage/finish';
import { particleLayer } from '../stage/particles';
import { BEYOND } from '../stage/shots';
import type { CardCopy } from './card-copy';
import { ACTION, CODE, cardPieces } from './card-layout';
import { ARRIVES, type CardTiming } from './card-timing';
import { lightSweep, SWEEPS } from './light-sweep';

export interface EndCard extends CardTiming {
  readonly copy: CardCopy;
  readonly logo: Image | Canvas;
  readonly palette: Palette;
}

/** Before its landing, what lands is on its way for so long. */
const FALLS = 0.2;
/** How long what stands in the middle takes to make room for it. */
const YIELDS = 0.4;
/** By how much a second the camera comes nearer, and by how much at most. */
const NEARER = 0.012;
const NEAREST = 0.05;
/** Seconds of a beat of the button, which the landing begins, and by how much it grows. */
const BEAT = 1.1;
const BEATS = 0.045;
/** Seconds from one light on the logo to the next, and after it has come or the card has landed to the first. */
const SHINES = 2.1;
const SHINES_FIRST = 0.45;

interface Point {
  readonly x: number;
  readonly y: number;
}

const isLanding = ({ group }: Piece): boolean => group === ACTION || group === CODE;

/** The middle of what all the pieces cover. */
function middleOf(pieces: readonly Piece[]): Point {
  const [left, top] = [Math.min(...pieces.map(({ box }) => box.x)), Math.min(...pieces.map(({ box }) => box.y))];
  const right = Math.max(...pieces.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...pieces.map(({ box }) => box.y + box.height));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** What is there with the card stands in its middle, and makes room for what lands. */
function standing(piece: Piece, card: EndCard, enter: Entrance, away: Point, lens: Lens): Layer {
  const { group: _, ...layer } = piece;
  const gone = card.lands - FALLS * 0.8;
  const share = keys({ at: gone - YIELDS, value: 1 }, { at: gone, value: 0, ease: easeInOut });
  const waits = card.from <= 0;
  return {
    ...layer,
    masked: false,
    enter,
    lens,
    shows: { from: Math.max(card.from, -BEYOND), until: Number.POSITIVE_INFINITY },
    move: {
      ...(piece.text === undefined ? { scale: (at: number) => 1 + sway(0.016, 2.6)(at) } : {}),
      ...(waits ? { x: (at: number) => away.x * share(at), y: (at: number) => away.y * share(at) } : {}),
    },
  };
}

/** What lands falls into its place; a code then keeps still to be scanned. */
function landing(piece: Piece, card: EndCard, lens: Lens): Layer {
  const { group, ...layer } = piece;
  const at = card.lands - FALLS;
  const scale = keys(
    { at, value: 1.3 },
    { at: at + FALLS, value: 1 },
    { at: at + FALLS + 0.01, value: 0.985 },
    { at: at + FALLS + 0.34, value: 1, ease: spring(0.5) },
  );
  const isAction = group === ACTION;
  const pulse = isAction ? beats(BEATS, BEAT) : constant(0);
  return {
    ...layer,
    masked: false,
    enter: STILL,
    ...(isAction ? { lens } : {}),
    shows: { from: at, until: Number.POSITIVE_INFINITY },
    move: {
      scale: (seconds) => scale(seconds) + (seconds > card.lands + BEAT ? pulse(seconds - card.lands) : 0),
      alpha: keys({ at, value: 0 }, { at: at + FALLS * 0.7, value: 1 }),
    },
  };
}

/** A ring of light that the landing sends out. */
function ringLayer(card: EndCard, { size }: Setting, at: { readonly x: number; readonly y: number }): Layer {
  const radius = Math.min(size.width, size.height) * 0.5;
  return {
    ...still({ x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 }, (context) => {
      context.strokeStyle = css(card.palette.accent, 0.7);
      context.lineWidth = radius * 0.03;
      context.beginPath();
      context.arc(at.x, at.y, radius * 0.97, 0, Math.PI * 2);
      context.stroke();
    }),
    enter: STILL,
    shows: { from: card.lands, until: card.lands + 0.7 },
    move: {
      scale: keys({ at: card.lands, value: 0.3 }, { at: card.lands + 0.7, value: 1.7, ease: easeOut }),
      alpha: keys({ at: card.lands, value: 0.8 }, { at: card.lands + 0.7, value: 0 }),
    },
  };
}

/** A camera that comes nearer for as long as the card stands, and never rests. */
function lensOf({ from, lands }: EndCard, { size, seconds }: Setting): Lens {
  const [begins, ends] = [Math.max(from, 0), seconds + BEYOND];
  const far = Math.min(NEAREST, (ends - begins) * NEARER);
  // At rest when it lands: what is there is as large as it was laid out to be.
  const rest = clamp((lands - begins) / (ends - begins), 0, 1) * far;
  const short = Math.min(size.width, size.height);
  return {
    zoom: keys({ at: begins, value: 1 - rest }, { at: ends, value: 1 - rest + far, ease: linear }),
    x: sway(short * 0.004, 5.3),
    y: sway(short * 0.005, 4.1, 0.25),
    centre: { x: size.width / 2, y: size.height / 2 },
  };
}

/** When light passes over the logo: once it is there, and once all has landed, again and again. */
function shineTimes({ from, lands }: EndCard, seconds: number): number[] {
  const begins = Math.max(from, 0) + SHINES_FIRST;
  const after = Math.ceil(Math.max(0, seconds - lands - SHINES_FIRST) / SHINES);
  return [
    ...(begins + SWEEPS < lands - FALLS - YIELDS ? [begins] : []),
    ...Array.from({ length: after }, (_, order) => lands + SHINES_FIRST + order * SHINES),
  ];
}

/** The card as layers over a scene, or as all of it. */
export function endCardFilm(card: EndCard, given: Setting): Pick<Film, 'backdrop' | 'layers'> {
  const setting: Setting = { ...given, palette: card.palette };
  const { size, seed, index } = setting;
  const isWhole = card.from <= 0;
  const from = Math.max(card.from, -BEYOND);
  const span = { from, until: setting.seconds + BEYOND };
  const pieces = mergeGroups(cardPieces(card.copy, card.logo, setting));
  const stands = pieces.filter((piece) => !isLanding(piece));
  const lands = pieces.filter(isLanding);
  const { safe } = setting;
  const centre = middleOf(stands.slice(0, 1));
  const whole = middleOf(stands);
  const away = { x: safe.x + safe.width / 2 - whole.x, y: safe.y + safe.height / 2 - whole.y };
  const air = airOf(card.palette, { x: centre.x / size.width, y: centre.y / size.height });
  const covers: Entrance = isWhole ? STILL : { at: from, seconds: ARRIVES, dx: 0, dy: size.height, fade: false };
  const ground: Layer = {
    ...still({ x: 0, y: 0, ...size }, (context) => air.paint(context, size, 0)),
    enter: covers,
    shows: span,
  };
  const lens = lensOf(card, setting);
  const random = randomFor(seed, `end card ${index}`);
  const short = Math.min(size.width, size.height);
  const around = behindLayers('rays', {
    ...{ ...centre, radius: short * 0.62, lens, span, from: isWhole ? -1 : from, palette: card.palette },
  }).map((layer) => ({ ...layer, enter: covers }));
  const floating = particleLayer('motes', size, card.palette, random, {
    span: { ...span, from: isWhole ? from : from + ARRIVES },
    clear: undefined,
  });
  const standingLayers = stands.map((piece) =>
    standing(piece, card, covers, lands.length === 0 ? { x: 0, y: 0 } : away, lens),
  );
  const [logo] = standingLayers;
  return {
    backdrop: air,
    layers: [
      ...(isWhole ? [] : [ground]),
      ...around,
      floating,
      { ...finish(size, card.palette), enter: covers, shows: span },
      ringLayer(card, setting, lands.length === 0 ? centre : middleOf(lands)),
      ...standingLayers,
      ...(logo === undefined ? [] : shineTimes(card, setting.seconds).map((at) => lightSweep(logo, at))),
      ...lands.map((piece) => landing(piece, card, lens)),
    ],
  };
}
