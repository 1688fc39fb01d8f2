/** A brand speaks quietly: panels in its colours slide apart, a thin frame draws itself, and the thing stands in an arch. */
import { css, mix } from '../color/color';
import { easeInOut, easeOut, keys, sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import { spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, dim, heightIn, lively, painted, shortOf, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.51, height: 0.42 }, [0.57, 0.9, 0.04, 0.96], { align: 'center', anchor: 'center' }),
  square: arranged({ x: 0.5, y: 0.53, height: 0.32 }, [0.6, 0.93, 0.04, 0.96], { align: 'center', anchor: 'center' }),
  wide: arranged({ x: 0.25, y: 0.84, height: 0.48 }, [0, 1, 0.5, 0.97], { anchor: 'center' }),
});

/** The arch behind the thing, in the brand's colour. */
function arch(scene: ActScene): Layer {
  const {
    hero,
    from,
    setting: { palette },
  } = scene;
  const [wide, high] = [hero.height * 0.56, hero.height * 1.36];
  const foot = hero.y + hero.height / 2 + hero.height * 0.06;
  const box = { x: hero.x - wide, y: foot - high, width: wide * 2, height: high };
  const at = from - 0.35;
  return painted(
    scene,
    box,
    (context) => {
      const down = context.createLinearGradient(0, box.y, 0, foot);
      down.addColorStop(0, css(mix(palette.accent, WHITE, 0.12)));
      down.addColorStop(1, css(mix(palette.accent, palette.to, 0.4)));
      context.fillStyle = down;
      context.beginPath();
      context.roundRect(box.x, box.y, box.width, box.height, [wide, wide, 0, 0]);
      context.fill();
      context.strokeStyle = css(WHITE, 0.35);
      context.lineWidth = shortOf(scene) * 0.004;
      context.beginPath();
      context.roundRect(box.x + wide * 0.1, box.y + wide * 0.1, box.width - wide * 0.2, box.height - wide * 0.1, [
        wide * 0.9,
        wide * 0.9,
        0,
        0,
      ]);
      context.stroke();
    },
    { masked: true, plane: 0.9, move: { y: keys({ at, value: high }, { at: at + 1.1, value: 0, ease: easeOut }) } },
  );
}

/** A thin line along the edge that draws itself, and then light runs along it. */
function frame(scene: ActScene): Layer {
  const {
    setting: { size, palette },
    from,
  } = scene;
  const short = shortOf(scene);
  const inset = short * 0.045;
  const [wide, high] = [size.width - inset * 2, size.height - inset * 2];
  const all = 2 * (wide + high);
  const grow = keys({ at: from - 0.2, value: 0 }, { at: from + 1.5, value: 1, ease: easeInOut });
  return lively({ span: scene.span }, { x: 0, y: 0, ...size }, (context, seconds) => {
    context.strokeStyle = css(palette.accent);
    context.lineWidth = Math.max(1.5, short * 0.004);
    context.setLineDash([all * grow(seconds), all]);
    context.strokeRect(inset, inset, wide, high);
    context.setLineDash([all * 0.07, all]);
    context.lineDashOffset = -((seconds * 0.16) % 1) * all;
    context.lineWidth *= 2.2;
    context.strokeRect(inset, inset, wide, high);
    context.setLineDash([]);
  });
}

/** Panels in the brand's colours that uncover the scene, from its middle. */
function panels(scene: ActScene): Layer[] {
  const {
    setting: { size, palette, index },
    from,
  } = scene;
  if (index > 0) return [];
  // They are on their way in the first frame, which is never of one colour.
  const at = from - 0.6;
  return [0, 1].flatMap((order) =>
    [-1, 1].map((side): Layer => {
      const box = { x: side < 0 ? 0 : size.width / 2, y: 0, width: size.width / 2, height: size.height };
      const begins = at + (1 - order) * 0.14;
      const x = keys({ at: begins, value: 0 }, { at: begins + 0.85, value: side * size.width * 0.52 });
      const color = css(order === 0 ? palette.accent2 : palette.accent);
      const draw = (context: Context, seconds: number): void => {
        context.fillStyle = color;
        context.fillRect(box.x + x(seconds), 0, box.width, box.height);
      };
      return lively({ span: { from: -1, until: from + 0.6 } }, box, draw, { plane: 'front' });
    }),
  );
}

function stage(scene: ActScene) {
  const { cast, hero, lens, span, from, setting } = scene;
  const short = shortOf(scene);
  const height = cast === undefined ? 0 : heightIn(cast.hero, hero.height);
  const at = from;
  const shown =
    cast === undefined
      ? []
      : [
          spriteLayer(cast.hero, {
            ...{ x: hero.x, y: hero.y + (hero.height - height) / 2, height, lens, plane: 1.05, shows: span },
            move: {
              alpha: keys({ at, value: 0 }, { at: at + 0.5, value: 1 }),
              y: sum(
                keys({ at, value: short * 0.12 }, { at: at + 1.1, value: 0, ease: easeOut }),
                sway(short * 0.008, 4.1),
              ),
              scale: keys({ at: from, value: 0.97 }, { at: setting.seconds + 0.5, value: 1.05, ease: (p) => p }),
              rotation: sway(0.012, 5.7),
            },
          }),
        ];
  const foot = hero.y + hero.height * 0.5;
  const shadow = painted(
    scene,
    { x: hero.x - hero.height * 0.5, y: foot - short * 0.04, width: hero.height, height: short * 0.08 },
    (context) => {
      context.translate(hero.x, foot);
      context.scale(1, 0.09);
      const round = context.createRadialGradient(0, 0, 0, 0, 0, hero.height * 0.42);
      round.addColorStop(0, css(dim(scene), 0.6));
      round.addColorStop(1, css(dim(scene), 0));
      context.fillStyle = round;
      context.fillRect(-short, -short * 2, short * 2, short * 4);
    },
  );
  return { background: [frame(scene), arch(scene)], behind: [shadow], hero: shown, front: panels(scene), things: [] };
}

export const brandAdvert: RouteAct = {
  shows: "Panels in the brand's colours slide apart, a thin frame draws itself, and the subject stands in an arch",
  framed: true,
  ofPeople: true,
  holds: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
};
