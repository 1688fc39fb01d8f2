/** The classic spot: a near look at the thing, the thing on a band that sweeps through, and at the end a burst of the offer. */
import { css, mix } from '../color/color';
import { easeOut, keys, spring, sum, sway } from '../film/curve';
import type { Layer } from '../film/film';
import { heroPlace } from '../stage/actors';
import type { ActScene, RouteAct } from './act';
import { FULL, lively, painted, shape, shortOf, WHITE } from './pen';

/** Radians by which the band leans. */
const LEAN = 0.16;

/** A band in two colours that sweeps in behind the subject, beside the words or below them. */
function band(scene: ActScene): Layer[] {
  const {
    setting: { size, palette },
    composition,
    cast,
    from,
    words,
  } = scene;
  const place = cast === undefined ? scene.hero : heroPlace(cast.hero, composition, scene.setting, words);
  const short = shortOf(scene);
  const reach = Math.hypot(size.width, size.height) * 1.2;
  const wide = size.width > size.height * 1.15;
  const clear = short * 0.04;
  const isLeft = words !== undefined && place.x < words.x + words.width / 2;
  const isAbove = words !== undefined && place.y < words.y + words.height / 2;
  const [x, y] = [place.x, place.y + place.height * 0.12];
  // Beside words it ends before them; above or below them it keeps so far away that nothing of it is cut.
  const ends = words === undefined || !wide ? reach : isLeft ? words.x - x - clear : x - words.x - words.width - clear;
  const fall = { left: x * Math.tan(LEAN), right: (size.width - x) * Math.tan(LEAN) };
  const [low, high] = [y + short * 0.27 + fall.left, y - short * 0.17 - fall.right];
  const shift =
    words === undefined || wide
      ? 0
      : isAbove
        ? Math.min(0, words.y - clear - low)
        : Math.max(0, words.y + words.height + clear - high);
  const slides = [0, 1].map((order) => {
    const at = from - 0.3 + order * 0.12;
    return keys({ at, value: -reach }, { at: at + 0.7, value: 0, ease: easeOut });
  });
  const lean = sum(() => -LEAN, sway(0.01, 3.7));
  return [
    lively({ span: scene.span }, { x: 0, y: 0, ...size }, (context, seconds) => {
      context.translate(x, y + shift);
      context.rotate(lean(seconds));
      for (const [order, slide] of slides.entries()) {
        const color = order === 0 ? palette.accent : palette.accent2;
        const high = short * (order === 0 ? 0.34 : 0.05);
        const along = context.createLinearGradient(-reach / 2, 0, reach / 2, 0);
        along.addColorStop(0, css(color));
        along.addColorStop(0.5, css(mix(color, WHITE, 0.22)));
        along.addColorStop(1, css(color));
        context.fillStyle = along;
        const from = isLeft || ends >= reach ? -reach : -ends + high * 0.2;
        const until = isLeft && ends < reach ? ends - high * 0.2 : reach;
        const gone = slide(seconds);
        const [left, right] = isLeft ? [from + gone, until + gone] : [from - gone, until - gone];
        const round = ends < reach ? high * 0.5 : 0;
        context.beginPath();
        context.roundRect(left, (order === 0 ? 0 : short * 0.24) - high / 2, right - left, high, round);
        context.fill();
      }
    }),
  ];
}

/** The offer bursts: rays of two colours and paper that flies. */
function burst(scene: ActScene): Layer {
  const {
    setting: { size, palette },
    hero,
    words,
    from,
    random,
  } = scene;
  const short = shortOf(scene);
  const bits = Array.from({ length: 40 }, (_, at) => ({
    angle: random() * FULL,
    speed: short * (0.5 + random()),
    side: short * (0.007 + random() * 0.012),
    turn: random() * FULL,
    color: css([palette.accent, palette.accent2, WHITE][at % 3] ?? WHITE),
  }));
  const grow = keys({ at: from, value: 0 }, { at: from + 0.5, value: 1, ease: spring(0.3) });
  return lively(scene, { x: 0, y: 0, ...size }, (context, seconds) => {
    const since = (((seconds - from) % 2.4) + 2.4) % 2.4;
    if (seconds < from) return;
    const reach = grow(seconds);
    for (const { angle, speed, side, turn, color } of bits) {
      const way = (1 - Math.exp(-since * 2.4)) * reach;
      const [x, y] = [
        hero.x + Math.cos(angle) * speed * way,
        hero.y + Math.sin(angle) * speed * way + short * 0.12 * since * since,
      ];
      const free = side * 3;
      if (
        words !== undefined &&
        x > words.x - free &&
        x < words.x + words.width + free &&
        y > words.y - free &&
        y < words.y + words.height + free
      )
        continue;
      context.save();
      context.globalAlpha = Math.max(0, 1 - since / 2.4);
      context.translate(x, y);
      context.rotate(turn + since * 4);
      shape(
        context,
        [
          [-side, -side * 0.6],
          [side, -side * 0.6],
          [side, side * 0.6],
          [-side, side * 0.6],
        ],
        color,
      );
      context.restore();
    }
  });
}

/** A light that goes across the picture on the first beat of a shot. */
function glint(scene: ActScene): Layer {
  const {
    setting: { size },
    from,
  } = scene;
  const reach = size.width * 0.5;
  return painted(
    { span: { from: from - 0.1, until: from + 1.1 } },
    { x: -reach, y: 0, width: reach, height: size.height },
    (context) => {
      const across = context.createLinearGradient(-reach, 0, 0, 0);
      across.addColorStop(0, css(WHITE, 0));
      across.addColorStop(0.5, css(WHITE, 0.22));
      across.addColorStop(1, css(WHITE, 0));
      shape(
        context,
        [
          [-reach * 0.8, 0],
          [0, 0],
          [-reach * 0.2, size.height],
          [-reach, size.height],
        ],
        '#0000',
      );
      context.fillStyle = across;
      context.fill();
    },
    { plane: 'front', move: { x: keys({ at: from, value: 0 }, { at: from + 1, value: size.width + reach * 1.2 }) } },
  );
}

export const commercial: RouteAct = {
  shows: 'A near look, the subject on a band that sweeps through, and a burst of the offer at the end',
  ofPeople: true,
  stage: (scene) => {
    const ends = scene.beat === 'cta' || scene.beat === 'logo' || scene.setting.index === scene.setting.count - 1;
    return { behind: ends ? [burst(scene)] : band(scene), before: [glint(scene)] };
  },
};
