/** A picture book: a page turns, and what the story is about goes on through a morning, a day and a night. */
import { css, hex } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import type { Box } from '../geometry';
import { shadowLayer, spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, dim, grown, heightIn, lively, painted, shape, shortOf } from './pen';
import { GROUND, stripLayers, travelOf } from './settings-strip';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.845, height: 0.36 }, [0, 0.385, 0.02, 0.98], { align: 'center', anchor: 'center' }),
  square: arranged({ x: 0.5, y: 0.87, height: 0.27 }, [0, 0.35, 0.02, 0.98], { align: 'center', anchor: 'center' }),
  wide: arranged({ x: 0.735, y: 0.785, height: 0.36 }, [0, 1, 0.03, 0.44], { anchor: 'center' }),
});

const PAPER = hex('#fffaf0');

/** The picture on the page. */
function pictureOf({ setting: { size }, hero, rightToLeft }: ActScene): Box {
  if (size.width > size.height * 1.15) {
    const width = size.width * 0.47;
    return {
      x: rightToLeft ? size.width * 0.04 : size.width * 0.49,
      y: size.height * 0.09,
      width,
      height: size.height * 0.82,
    };
  }
  const top = size.height * (size.height > size.width * 1.4 ? 0.425 : 0.42);
  const foot = hero.y + hero.height / 2;
  return {
    x: size.width * 0.07,
    y: top,
    width: size.width * 0.86,
    height: Math.min(size.height * 0.95 - top, (foot - top) / GROUND),
  };
}

/** A leaf that is turned away from the picture at the beginning. */
function leaf(scene: ActScene, box: Box): Layer {
  const at = scene.setting.index === 0 ? scene.from - 0.15 : scene.from + 0.05;
  const turn = keys({ at, value: 0 }, { at: at + 0.75, value: 1 });
  const side = scene.rightToLeft ? -1 : 1;
  const hinge = scene.rightToLeft ? box.x + box.width : box.x;
  const draw = (context: Context, seconds: number): void => {
    const share = turn(seconds);
    if (share >= 1) return;
    const reach = side * Math.cos(share * Math.PI * 0.98) * box.width;
    const lift = Math.sin(share * Math.PI) * box.height * 0.07;
    if (reach * side < -box.width * 0.2) return;
    const fold = context.createLinearGradient(hinge, 0, hinge + reach, 0);
    fold.addColorStop(0, css(hex('#d9cbb2')));
    fold.addColorStop(0.3, css(PAPER));
    fold.addColorStop(1, css(hex('#efe4cf')));
    shape(
      context,
      [
        [hinge, box.y],
        [hinge + reach, box.y - lift],
        [hinge + reach, box.y + box.height + lift],
        [hinge, box.y + box.height],
      ],
      '#0000',
    );
    context.fillStyle = fold;
    context.fill();
  };
  return lively(scene, grown(box, box.width * 0.2), draw, { swift: { from: at, until: at + 0.75 } });
}

function stage(scene: ActScene) {
  const { cast, hero, lens, span, from, random } = scene;
  const short = shortOf(scene);
  const box = pictureOf(scene);
  const border = short * 0.022;
  const travel = travelOf(scene);
  // It hops on for as long as it travels.
  const hops = (seconds: number): number =>
    -Math.abs(Math.sin(seconds * 5.2)) *
    short *
    0.035 *
    Math.min(1, Math.abs(travel(seconds + 0.05) - travel(seconds - 0.05)) * 26);
  const comes = from - 0.1;
  const high = cast === undefined ? hero.height : heightIn(cast.hero, hero.height);
  const placing = {
    ...{ x: hero.x, y: hero.y + (hero.height - high) / 2, height: high, lens, plane: 1, shows: span },
    move: {
      y: hops,
      scale: sum(keys({ at: comes, value: 0.5 }, { at: comes + 0.8, value: 1, ease: spring(0.4) }), sway(0.008, 3)),
      rotation: sum(
        (seconds) => 0.045 * Math.sin(seconds * 5.2) * Math.min(1, Math.abs(hops(seconds)) * 99),
        sway(0.015, 4.4, random()),
      ),
      anchor: { x: 0.5, y: 1 },
    },
  };
  return {
    background: [
      painted(
        scene,
        grown(box, border + short * 0.06),
        (context) => card(context, grown(box, border), short * 0.03, css(PAPER), dim(scene), short * 0.05),
        { plane: 0.9 },
      ),
      ...stripLayers(scene, box, travel),
    ],
    things: [],
    hero:
      cast === undefined
        ? []
        : [
            shadowLayer(cast.hero, { ...placing, move: {} }, { color: dim(scene), strength: 0.5 }),
            spriteLayer(cast.hero, placing),
          ],
    before: [leaf(scene, grown(box, border))],
  };
}

export const story: RouteAct = {
  shows: 'A picture book: a leaf turns, and the subject goes on through a morning, a day and a night',
  framed: true,
  holds: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
};
