/** A carton lands, shakes, its flaps open, light comes out, and what is in it rises. */
import { css } from '../color/color';
import { constant, easeInOut, easeOut, keys, spring, sum, sway } from '../film/curve';
import type { Layer } from '../film/film';
import { shadowLayer, spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, dim, heightIn, lively, painted, shortOf } from './pen';
import { beam, burst } from './unboxing/burst';
import { cartonOf, drawBack, drawFront, flap, openOf } from './unboxing/carton';
import { over } from './unboxing/out-of-the-box';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.685, height: 0.44 }, [0, 0.4, 0, 1], { align: 'center' }),
  square: arranged({ x: 0.5, y: 0.76, height: 0.3 }, [0, 0.38, 0, 1], { align: 'center' }),
  wide: arranged({ x: 0.765, y: 0.66, height: 0.5 }, [0, 1, 0, 0.45], { anchor: 'center' }),
});

function stage(scene: ActScene) {
  const { cast, setting, from, lens, span, hero } = scene;
  const { palette, index, size } = setting;
  const short = shortOf(scene);
  const carton = cartonOf(scene);
  const { left, right, top, bottom, opens } = carton;
  const open = openOf(carton);
  const swift = { from: opens - 0.1, until: opens + 1.2 };
  const lands = index === 0 ? from - 0.35 : from - 0.9;
  const drop = keys({ at: lands, value: -short * 0.5 }, { at: lands + 0.35, value: 0, ease: (p) => p * p });
  const squash = keys(
    { at: lands + 0.34, value: 1 },
    { at: lands + 0.42, value: 0.93 },
    { at: lands + 0.62, value: 1 },
  );
  const shakes = (seconds: number): number =>
    seconds > lands + 0.5 && seconds < opens
      ? 0.022 * Math.sin(seconds * 31) * ((seconds - lands) / (opens - lands))
      : 0;
  const body = { x: left, y: top - short * 0.3, width: right - left, height: bottom - top + short * 0.3 };
  const move = { y: drop, stretch: squash, rotation: sum(shakes, sway(0.004, 3.7)), anchor: { x: 0.5, y: 1 } };
  const rises = keys({ at: opens + 0.12, value: short * 0.34 }, { at: opens + 1.15, value: 0, ease: spring(0.28) });
  const isOpen = keys({ at: opens, value: 0 }, { at: opens + 0.1, value: 1 });
  const placing = cast && {
    ...{
      x: hero.x,
      y: hero.y + (hero.height - heightIn(cast.hero, hero.height)) / 2,
      height: heightIn(cast.hero, hero.height),
    },
    ...{ lens, plane: 1, shows: span },
    move: {
      alpha: isOpen,
      y: sum(rises, sway(short * 0.012, 3.1)),
      scale: keys({ at: opens + 0.1, value: 0.42 }, { at: opens + 0.95, value: 1, ease: easeOut }),
      rotation: sum(constant(0), sway(0.03, 4.1)),
    },
  };
  const ground = dim(scene);
  const shadow = painted(
    scene,
    { x: left - short * 0.2, y: bottom - short * 0.06, width: right - left + short * 0.4, height: short * 0.14 },
    (context) => {
      context.translate(hero.x, bottom - short * 0.005);
      context.scale(1, 0.12);
      const round = context.createRadialGradient(0, 0, 0, 0, 0, (right - left) * 0.68);
      round.addColorStop(0, css(ground, 0.7));
      round.addColorStop(0.6, css(ground, 0.35));
      round.addColorStop(1, css(ground, 0));
      context.fillStyle = round;
      context.fillRect(-short, -short, short * 2, short * 2);
    },
  );
  // Small things come out as well, and land beside it.
  const props = (cast?.props ?? []).slice(0, 2).flatMap((sprite, order): Layer[] => {
    const side = order === 0 ? -1 : 1;
    const height = short * 0.16 * Math.min(1, (sprite.height / sprite.width) * 1.3);
    const x = Math.min(
      size.width - short * 0.09,
      Math.max(short * 0.09, side < 0 ? left - short * 0.03 : right + short * 0.03),
    );
    const at = opens + 0.3 + order * 0.16;
    const own = {
      x,
      y: Math.min(size.height * 0.96, bottom + short * 0.03) - height / 2,
      height,
      lens,
      plane: 1.06,
      shows: span,
    };
    const shows = keys({ at, value: 0 }, { at: at + 0.08, value: 1 });
    const flight = {
      alpha: shows,
      x: keys({ at, value: hero.x - x }, { at: at + 0.75, value: 0, ease: (p: number) => p }),
      y: keys(
        { at, value: top - bottom },
        { at: at + 0.32, value: (top - bottom) * 1.9, ease: easeOut },
        { at: at + 0.75, value: 0, ease: (p: number) => p * p },
      ),
      rotation: sum(
        keys({ at, value: side * 3 }, { at: at + 0.75, value: side * 0.08, ease: easeInOut }),
        sway(0.03, 3.3, order * 0.4),
      ),
    };
    const fades = keys({ at: at + 0.5, value: 0 }, { at: at + 0.75, value: 1 });
    return [
      shadowLayer(sprite, { ...own, move: { alpha: fades } }, { color: ground, strength: 0.4 }),
      spriteLayer(sprite, { ...own, move: flight }),
    ];
  });
  return {
    background: [shadow],
    behind: [
      lively(scene, body, (context, seconds) => drawBack(context, carton, open(seconds)), { move, swift }),
      beam(scene, carton),
    ],
    hero: placing === undefined || cast === undefined ? [] : [spriteLayer(cast.hero, placing)],
    things: props,
    before: [
      painted(
        scene,
        { ...body, y: top, height: bottom - top + 2 },
        (context) => drawFront(context, carton, css(palette.accent), css(palette.ink, 0.5)),
        { move },
      ),
      lively(
        scene,
        body,
        (context, seconds) => {
          for (const side of [-1, 1] as const) flap(context, carton, side, open(seconds));
        },
        { move, swift },
      ),
      burst(scene, carton),
    ],
  };
}

export const unboxing: RouteAct = {
  shows: 'A carton lands, its flaps open, light comes out, and what it is about rises from it',
  framed: true,
  opens: true,
  holds: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
  over,
};
