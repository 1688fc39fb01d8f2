/** A thing for sale: it stands before a burst that turns, a tag hangs from it, and sparks say look here. */
import { css, hex, mix } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import { shadowLayer, spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, dim, disc, FULL, heightIn, lively, painted, pops, shape, shortOf, WHITE } from './pen';
import { tagFace, tagScale } from './product-ad/tag-face';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.9, height: 0.66 }, [0, 0.4, 0, 1]),
  square: arranged({ x: 0.62, y: 0.93, height: 0.44 }, [0, 0.4, 0, 1]),
  wide: arranged({ x: 0.755, y: 0.81, height: 0.62 }, [0, 1, 0, 0.47], { anchor: 'center' }),
});

/** A burst with so many points. */
function burst(context: Context, x: number, y: number, radius: number, points: number, depth: number): void {
  context.beginPath();
  for (let at = 0; at < points * 2; at += 1) {
    const angle = (at / (points * 2)) * FULL;
    const reach = radius * (at % 2 === 0 ? 1 : depth);
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
  context.fill();
}

function behind(scene: ActScene): Layer {
  const {
    hero,
    from,
    cast,
    setting: { palette },
  } = scene;
  const light = palette.dark ? 0.1 : 0.5;
  const radius = hero.height * 0.64;
  const [x, y] = [hero.x, hero.y + hero.height * 0.02];
  return painted(
    scene,
    { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
    (context) => {
      context.fillStyle = css(palette.accent);
      burst(context, x, y, radius, 22, 0.88);
      // A white product is seen before a colour.
      const ground = cast?.isGiven === true ? mix(palette.glow, palette.to, 0.35) : mix(palette.glow2, WHITE, light);
      context.fillStyle = css(ground);
      context.beginPath();
      context.arc(x, y, radius * 0.76, 0, FULL);
      context.fill();
    },
    { plane: 0.8, move: { ...pops(from - 0.2), rotation: (seconds) => seconds * 0.2 } },
  );
}

/** A tag on a string, with the price where there is one. */
function tag(scene: ActScene): Layer {
  const {
    hero,
    from,
    cast,
    setting: { palette, size },
    rightToLeft,
  } = scene;
  const short = shortOf(scene);
  const side = rightToLeft ? -1 : 1;
  const scale = tagScale(scene);
  const edge = short * (0.045 + 0.085 * scale);
  const x = Math.min(size.width - edge, Math.max(edge, hero.x + side * hero.height * 0.5));
  // A product's label is not covered.
  const y = hero.y - hero.height * (cast?.isGiven === true ? 0.46 : 0.26);
  const [wide, high] = [short * 0.17 * scale, short * 0.25 * scale];
  const at = from + 0.55;
  const swing = (seconds: number): number =>
    seconds < at
      ? 0
      : side * 0.12 +
        0.5 * Math.exp(-(seconds - at) * 1.4) * Math.cos((seconds - at) * 6) +
        0.04 * Math.sin(seconds * 2.1);
  return painted(
    scene,
    { x: x - wide * 0.7, y: y - short * 0.1, width: wide * 1.4, height: high + short * 0.14 },
    (context) => {
      context.strokeStyle = css(palette.ink, 0.7);
      context.lineWidth = short * 0.005;
      context.beginPath();
      context.moveTo(x, y - short * 0.09);
      context.quadraticCurveTo(x - wide * 0.1, y - short * 0.03, x, y + high * 0.12);
      context.stroke();
      context.shadowColor = css(dim(scene), 0.45);
      context.shadowBlur = short * 0.02;
      context.shadowOffsetY = short * 0.008;
      shape(
        context,
        [
          [x - wide * 0.28, y],
          [x + wide * 0.28, y],
          [x + wide / 2, y + high * 0.24],
          [x + wide / 2, y + high],
          [x - wide / 2, y + high],
          [x - wide / 2, y + high * 0.24],
        ],
        css(hex('#ffd23f')),
      );
      context.shadowColor = 'transparent';
      disc(context, x, y + high * 0.13, wide * 0.085, css(mix(palette.to, hex('#201408'), 0.5)));
      tagFace(context, scene, { x, y: y + high * 0.6 }, wide);
    },
    {
      plane: 1.15,
      move: {
        alpha: keys({ at, value: 0 }, { at: at + 0.1, value: 1 }),
        scale: keys({ at, value: 0.3 }, { at: at + 0.6, value: 1, ease: spring(0.5) }),
        rotation: swing,
        anchor: { x: 0.5, y: 0 },
      },
    },
  );
}

function sparks(scene: ActScene): Layer {
  const {
    hero,
    setting: { palette },
    words,
  } = scene;
  const short = shortOf(scene);
  return lively(scene, { x: 0, y: 0, ...scene.setting.size }, (context, seconds) => {
    for (let at = 0; at < 7; at += 1) {
      const share = (((seconds * 0.55 + at * 0.41) % 1) + 1) % 1;
      const angle = at * 2.4;
      const [x, y] = [hero.x + Math.cos(angle) * hero.height * 0.62, hero.y + Math.sin(angle) * hero.height * 0.5];
      const size = short * 0.03 * Math.sin(share * Math.PI);
      if (
        words !== undefined &&
        y < words.y + words.height + short * 0.04 &&
        x > words.x - short * 0.04 &&
        x < words.x + words.width + short * 0.04
      )
        continue;
      context.fillStyle = css(palette.dark ? WHITE : palette.accent2);
      burst(context, x, y, size, 4, 0.3);
    }
  });
}

function stage(scene: ActScene) {
  const { cast, hero, lens, span, from } = scene;
  const short = shortOf(scene);
  if (cast === undefined) return { background: [behind(scene)], before: [tag(scene), sparks(scene)], things: [] };
  const height = heightIn(cast.hero, hero.height * 0.86);
  const placing = { x: hero.x, y: hero.y + hero.height * 0.43 - height / 2, height, lens, plane: 1, shows: span };
  const at = from - 0.2;
  const move = {
    scale: sum(
      keys({ at, value: 0.4 }, { at: at + 0.8, value: 1, ease: spring(0.5) }),
      (seconds: number) => 0.02 * Math.max(0, Math.sin(seconds * 4.2)) ** 8,
    ),
    rotation: sway(0.03, 3.7),
    y: sway(short * 0.004, 2.9),
    anchor: { x: 0.5, y: 1 },
  };
  return {
    background: [behind(scene)],
    behind: [shadowLayer(cast.hero, placing, { color: dim(scene), strength: 0.5 })],
    hero: [spriteLayer(cast.hero, { ...placing, move })],
    before: [tag(scene), sparks(scene)],
    things: [],
  };
}

export const productAd: RouteAct = {
  shows: 'The subject before a burst that turns, with a tag that swings from it, and sparks',
  framed: true,
  holds: true,
  inserts: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
};
