/** A person who speaks to the camera, before a place that is out of focus; walking, the place goes by. */
import { text } from '../beats/beat';
import { lowLines } from '../captions/low-line';
import { overlap } from '../captions/taken';
import { css, mix } from '../color/color';
import { animate } from '../film/animate';
import { easeOut, keys } from '../film/curve';
import { type Film, type Layer, STILL } from '../film/film';
import { around } from '../film/reach';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { fitInto } from '../layout/fit';
import { inkBox, still } from '../layout/part';
import { FPS } from '../output/frame-size';
import type { Speaker } from '../persons/cast-speaker';
import { ARM_REACH } from '../persons/draw-arm';
import { drawPerson } from '../persons/draw-person';
import { faceBox, hairBox } from '../persons/face-box';
import { gaitAt } from '../persons/gait';
import { shutsAt } from '../persons/mouth';
import { UNITS } from '../persons/paint-part';
import { performance } from '../persons/performance';
import { imaginedSpeech } from '../persons/scene-speech';
import { airOf } from '../stage/air';
import { finish } from '../stage/finish';
import { cleanText } from '../text/clean-text';
import { isRightToLeft } from '../text/direction';
import { photoAir } from '../worlds/photo-air';
import { spokenCopy } from './caption';
import { cutawayAt, cutawayLayers } from './cutaway';
import { BESIDE, type Framing, framingAt, framingsOf, NEARER } from './framings';
import type { SceneInput } from './scene-input';
import { type Way, wayLayers } from './walk';

/** Where eyes are in a bust's square, as a share of it. */
const EYES = 0.36;
const NOWHERE = 1e-6;
/** The middle of a thing in a wide frame, as a share of it, below which captions have a line of their own. */
const ABOVE_CAPTIONS = 0.41;

/** Where a bust ends in its square; below it the frame must. */
const FOOT = 0.915;

interface Staging {
  /** The square that the person is drawn in, and the units by which their body goes on below it. */
  readonly person: { readonly x: number; readonly y: number; readonly side: number; readonly longer?: number };
  readonly words: Box;
  readonly wide: boolean;
  /** How near the camera comes at most, where something hangs on it. */
  readonly nearest?: number;
}

/** How much nearer it may be beside words, where it would be too near otherwise. */
const BESIDE_WORDS = [1.16, 1.08, 1] as const;

/** A camera that is nearer shows no hand. */
const WHOLE_ARM = 1.16;

/** How large a person is that has the frame for itself, by its width and by its height. */
const ALONE = { across: 1.08, down: 0.64, wide: 1.04 } as const;

/** The person below the words; in a wide frame beside them, where lines end. In the middle when captions are all there is. */
function stagingOf({ size, safe, unit }: Setting, mirrored: boolean, alone: boolean): Staging {
  const wide = size.width > size.height * 1.15;
  if (alone) {
    const side = wide ? size.height * ALONE.wide : Math.min(size.width * ALONE.across, size.height * ALONE.down);
    return { wide, person: { x: (size.width - side) / 2, y: size.height - side * FOOT, side }, words: safe };
  }
  if (wide) {
    const side = Math.min(size.height * 1.02, size.width * 0.56);
    const x = mirrored ? -side * 0.06 : size.width - side * 0.94;
    const room = size.width - side * 0.86 - safe.x;
    const left = mirrored ? size.width - safe.x - room : safe.x;
    return { wide: true, person: { x, y: size.height - side * FOOT, side }, words: { ...safe, x: left, width: room } };
  }
  const side = Math.min(size.width * 1.04, size.height * 0.58);
  const y = size.height - side * FOOT;
  return {
    wide: false,
    person: { x: (size.width - side) / 2, y, side },
    words: { ...safe, height: y + side * 0.02 - safe.y - unit },
  };
}

/** How much higher somebody may be held whose head would be in the way of captions, in their own square, and what stays free above. */
const HIGHER = 0.12;
const HEADROOM = 0.025;
/** How near it may be above captions. */
const BESIDE_CAPTIONS = [BESIDE, 1] as const;

/**
 * In a wide frame a broad head reaches down to where captions are: it is held higher, on a body that is as much longer, and where
 * that is not enough the camera keeps its distance.
 */
function clearOfCaptions(staging: Staging, { captions, setting }: SceneInput, speaker: Speaker): Staging {
  const { person, wide } = staging;
  if (!wide || captions === undefined) return staging;
  const tops = lowLines(captions, setting);
  const ways = BESIDE_CAPTIONS.map((nearest) => {
    const [far, near] = [1, nearest * (1 + NEARER)].map((zoom) => {
      const { x, y, side } = squareAt(
        staging,
        setting,
        [{ from: 0, until: 1, zoom, aside: 0, isAway: false }],
        false,
        0,
      );
      return faceBox(speaker.person, x, y, side);
    }) as [Box, Box];
    const most = Math.max(0, Math.min(person.side * HIGHER, near.y - setting.size.height * HEADROOM));
    const low = Math.max(far.y + far.height, near.y + near.height);
    return { nearest, most, raised: tops.map((top) => Math.max(0, low - top)).find((by) => by <= most) };
  });
  const { nearest = 1, most = 0, raised = most } = ways.find((way) => way.raised !== undefined) ?? ways.at(-1) ?? {};
  return { ...staging, nearest, person: { ...person, y: person.y - raised, longer: (raised / person.side) * UNITS } };
}

/** The ground that words are read on: it fades towards the person. */
function wash({ size, palette, unit }: Setting, words: Box, wide: boolean, mirrored: boolean): Layer {
  const box = wide
    ? { x: 0, y: 0, width: size.width, height: size.height }
    : { x: 0, y: 0, width: size.width, height: words.y + words.height + unit * 14 };
  return {
    ...still(box, (context) => {
      const reach = words.width + unit * 22 + (mirrored ? size.width - words.x - words.width : words.x);
      const gradient = !wide
        ? context.createLinearGradient(0, 0, 0, box.height)
        : mirrored
          ? context.createLinearGradient(size.width, 0, size.width - reach, 0)
          : context.createLinearGradient(0, 0, reach, 0);
      const end = wide ? (reach - unit * 22) / reach : (words.y + words.height) / box.height;
      gradient.addColorStop(0, css(palette.from, 0.96));
      gradient.addColorStop(Math.min(0.95, end), css(mix(palette.from, palette.glow2, 0.25), 0.9));
      gradient.addColorStop(1, css(palette.from, 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, box.width, box.height);
    }),
    enter: STILL,
  };
}

/** Of somebody who speaks: the square that they are drawn in, as the camera has it at a moment. */
function squareAt({ person }: Staging, { size }: Setting, framings: readonly Framing[], walks: boolean, now: number) {
  const { zoom, aside } = framingAt(framings, now);
  const side = person.side * zoom;
  // What is nearer stands lower, so that the face stays where it is.
  const rise = person.side * (zoom - 1) * EYES;
  const { lift, swing } = walks ? gaitAt(now) : { lift: 0, swing: 0 };
  return {
    side,
    x: person.x - (side - person.side) / 2 + aside * size.width + person.side * 0.014 * swing,
    y: person.y - rise - person.side * 0.02 * lift,
    roll: 0.012 * swing,
  };
}

/** The look that is wanted, or the nearest one in which nobody's hair is behind the words. */
function besideWords(framing: Framing, isClear: (framing: Framing) => boolean): Framing {
  const zooms = [framing.zoom, ...BESIDE_WORDS.filter((zoom) => zoom < framing.zoom)];
  const looks = [framing, ...zooms.map((zoom) => ({ ...framing, zoom, aside: 0 }))];
  return looks.find(isClear) ?? { ...framing, zoom: 1, aside: 0 };
}

/** On which side an arm is lifted: towards what is written beside, where it doesn't reach into that; else on either. */
function armSide({ person, wide }: Staging, words: Box | undefined, mirrored: boolean, turn: number): 'left' | 'right' {
  if (!wide || words === undefined) return turn % 2 === 0 ? 'left' : 'right';
  const [left, right] = [person.x + person.side * ARM_REACH, person.x + person.side * (1 - ARM_REACH)];
  const isFree = mirrored ? words.x > right : words.x + words.width < left;
  return isFree === mirrored ? 'right' : 'left';
}

export function speakerScene(input: SceneInput, speaker: Speaker): Pick<Film, 'layers' | 'backdrop' | 'shots'> {
  const { scene, setting, frames } = input;
  const { size, palette, seed, seconds } = setting;
  const { words, style } = spokenCopy(input);
  const mirrored = isRightToLeft(words, setting.language);
  const plain = stagingOf(setting, mirrored, words === '');
  const staging = words === '' ? clearOfCaptions(plain, input, speaker) : plain;
  const { person, words: room, wide } = staging;
  const walks = scene.type === 'walk_talk';
  const part = text(setting, { text: words, style, color: palette.ink, align: 'start', masked: true, preferLines: 5 });
  const across = mirrored ? 'end' : 'start';
  const { pieces } = fitInto(part, room, across, wide ? 'center' : 'start', [...words].length <= 60);
  const covered = inkBox(pieces) ?? room;
  const speech = input.speech ?? imaginedSpeech(cleanText(scene.script ?? '') || words, seconds);
  const { sentences, greets, mouth, words: heard = [] } = speech;
  const { mention } = input;
  const shuts = shutsAt(mouth).map((at) => Math.ceil(at * FPS) / FPS);
  const away = mention === undefined || mouth.length === 0 ? undefined : cutawayAt(mention, heard, setting);
  const wanted = framingsOf({
    ...{ seconds, sentences, beats: setting.beats, seed: seed + setting.index },
    // Captions of a wide frame have room below a head that is not near, and nowhere else.
    free: (words === '' || wide) && !(wide && words === '' && input.captions !== undefined),
    whole: greets !== undefined,
    away,
  });
  const isClear = (framing: Framing): boolean => {
    const { side, x, y } = squareAt(staging, setting, [framing], false, framing.until);
    const hair = hairBox(speaker.person, x, y, side);
    return hair === undefined || !overlap(hair, covered);
  };
  const { nearest = Number.POSITIVE_INFINITY } = staging;
  const framings = wanted
    .map((framing) => ({ ...framing, zoom: Math.min(framing.zoom, nearest) }))
    .map((framing) => (words === '' || !wide ? framing : besideWords(framing, isClear)));
  const pose = performance(speech, seconds, seed + setting.index, {
    side: armSide(staging, words === '' ? undefined : covered, mirrored, seed + setting.index),
    isSeen: (now) => framingAt(framings, now).zoom <= WHOLE_ARM,
  });
  const rise = keys({ at: -0.5, value: person.side * 0.12 }, { at: 0.35, value: 0, ease: easeOut });
  const whole = { x: 0, y: 0, width: size.width, height: size.height };
  const busts = framings.flatMap(({ from, until, isAway }, order): Layer | [] => {
    if (isAway) return [];
    const isLast = order === framings.length - 1;
    const [start, end] = [from, until].map((at) => {
      const { side, x, y } = squareAt(staging, setting, framings, false, Math.min(at, until - 1 / FPS));
      return faceBox(speaker.person, x, y, side);
    }) as [Box, Box];
    return {
      ...{ box: whole, frames: 1, masked: false, enter: STILL, paint: () => undefined },
      keeps: around([start, end]),
      // A mouth is a frame behind at most where each picture is shown twice, but lips shut in time; a step would be seen to jump.
      gentle: !walks,
      turns: shuts,
      ...(framings.length === 1
        ? {}
        : {
            shows: {
              from: order === 0 ? Number.NEGATIVE_INFINITY : from - NOWHERE,
              until: isLast ? Number.POSITIVE_INFINITY : until - NOWHERE,
            },
          }),
      live: (context, now) => {
        const { side, x, y, roll } = squareAt(staging, setting, framings, walks, now);
        context.translate(x + side / 2, y + rise(now) + side);
        context.rotate(roll);
        context.translate(-side / 2, -side);
        const own = pose(now);
        // The head is held upright above shoulders that roll with the step.
        drawPerson(context, speaker.person, side, walks ? { ...own, tilt: own.tilt - roll * 0.7 } : own, person.longer);
      },
    };
  });
  const light = { x: (person.x + person.side / 2) / size.width, y: 0.45 };
  const tint = { above: palette.glow2, below: palette.to };
  const way: Way = {
    passers: speaker.passers ?? [],
    horizon: person.y + person.side * EYES,
    middle: person.x + person.side / 2,
    ground: mix(palette.to, palette.glow, 0.35),
  };
  const thing =
    mention === undefined || away === undefined
      ? []
      : cutawayLayers(setting, mention, away, {
          x: person.x + person.side * (wide && words !== '' ? (mirrored ? 0.48 : 0.52) : 0.5),
          y: wide ? size.height * (words === '' ? ABOVE_CAPTIONS : 0.5) : person.y + person.side * 0.46,
        });
  return {
    backdrop:
      speaker.photo === undefined
        ? airOf(palette, light)
        : photoAir(speaker.photo, tint, frames / FPS, walks ? 'recedes' : 'rests'),
    layers: [
      ...(walks ? wayLayers(setting, way) : []),
      ...(words === '' ? [] : [wash(setting, covered, wide, mirrored)]),
      ...busts,
      ...thing,
      finish(size, palette),
      ...animate(pieces, setting),
    ],
    shots: framings.map(({ from, until, isAway }) => ({
      ...{ from, until },
      subject: isAway && mention !== undefined ? mention.name : 'presenter',
    })),
  };
}
