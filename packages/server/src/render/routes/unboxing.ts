/** A carton lands, shakes, its flaps open, light comes out, and what is in it rises. */
import { css, hex, mix } from '../color/color';
import { constant, easeInOut, easeOut, keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import type { Box } from '../geometry';
import { shadowLayer, spriteLayer } from '../stage/sprite-layer';
import type { ActScene, OverScene, RouteAct } from './act';
import { arranged, BLACK, byShape, dim, FULL, heightIn, lively, painted, rounded, shape, shortOf, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.685, height: 0.44 }, [0, 0.4, 0, 1], { align: 'center' }),
  square: arranged({ x: 0.5, y: 0.76, height: 0.3 }, [0, 0.38, 0, 1], { align: 'center' }),
  wide: arranged({ x: 0.765, y: 0.66, height: 0.5 }, [0, 1, 0, 0.45], { anchor: 'center' }),
});

const FRONT = hex('#c9985f');
const SIDE = hex('#a97a45');
const INSIDE = hex('#5f3d20');

/** Seconds at which it is open, after it has landed: the first one is waited for. */
const WAITS = { first: 1.05, later: 0.3 } as const;
const OPENING = 0.5;

interface Carton {
  /** The opening's front edge. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far above and inside its front edge the back one is. */
  readonly deep: number;
  readonly inside: number;
  /** Seconds at which its flaps begin to open. */
  readonly opens: number;
}

function cartonOf(scene: ActScene): Carton {
  const { setting, hero, from } = scene;
  const short = shortOf(scene);
  const wide = setting.size.width > setting.size.height * 1.15;
  const width = short * (wide ? 0.62 : setting.size.height > setting.size.width * 1.4 ? 0.64 : 0.5);
  const top = scene.composition.hero.y * setting.size.height - short * 0.02;
  return {
    left: hero.x - width / 2,
    right: hero.x + width / 2,
    top,
    bottom: Math.min(setting.size.height * 0.93, top + short * (wide ? 0.28 : 0.36)),
    deep: short * 0.075,
    inside: width * 0.08,
    opens: from + (setting.index === 0 ? WAITS.first : WAITS.later),
  };
}

/** How far its flaps are open, 0 to 1 and a little beyond. */
const openOf = ({ opens }: Carton) =>
  keys({ at: opens, value: 0 }, { at: opens + OPENING, value: 1, ease: spring(0.35) });

/** A flap that hangs on one side of the opening, as far open as it is. */
function flap(context: Context, { left, right, top, deep, inside }: Carton, side: -1 | 1, open: number): void {
  const [hinge, back] = side < 0 ? [left, left + inside] : [right, right - inside];
  const length = (right - left) * (open > 0.5 ? Math.max(0.4, 0.6 - 0.2 * open) : 0.5);
  const angle = open * 3.5;
  const [dx, dy] = [-side * Math.cos(angle) * length, -Math.sin(angle) * length * 0.62];
  const seen = angle > Math.PI / 2;
  const tone = mix(seen ? INSIDE : FRONT, WHITE, seen ? 0.12 + 0.1 * Math.sin(angle) : 0.12);
  shape(
    context,
    [
      [hinge, top],
      [back, top - deep],
      [back + dx, top - deep + dy],
      [hinge + dx, top + dy],
    ],
    css(tone),
  );
}

const drawBack = (context: Context, carton: Carton, open: number): void => {
  const { left, right, top, deep, inside } = carton;
  const lift = Math.min(1, Math.max(0, open)) * deep * 1.5;
  shape(
    context,
    [
      [left + inside, top - deep],
      [right - inside, top - deep],
      [right - inside * 1.7, top - deep - lift],
      [left + inside * 1.7, top - deep - lift],
    ],
    css(mix(INSIDE, WHITE, 0.16)),
  );
  shape(
    context,
    [
      [left, top],
      [left + inside, top - deep],
      [right - inside, top - deep],
      [right, top],
    ],
    css(INSIDE),
  );
};

function drawFront(context: Context, { left, right, top, bottom }: Carton, accent: string, ink: string): void {
  const across = context.createLinearGradient(left, top, right, bottom);
  across.addColorStop(0, css(mix(FRONT, WHITE, 0.1)));
  across.addColorStop(1, css(SIDE));
  context.fillStyle = across;
  context.beginPath();
  const [low, round] = [(right - left) * 0.025, (right - left) * 0.02];
  context.moveTo(left, top);
  context.lineTo(right, top);
  context.lineTo(right - low, bottom - round);
  context.quadraticCurveTo(right - low, bottom, right - low - round, bottom);
  context.lineTo(left + low + round, bottom);
  context.quadraticCurveTo(left + low, bottom, left + low, bottom - round);
  context.fill();
  const [width, height] = [right - left, bottom - top];
  context.fillStyle = css(BLACK, 0.16);
  context.fillRect(left, top, width, height * 0.035);
  // A strip of tape that the flaps tear, and a label without words.
  rounded(
    context,
    { x: (left + right) / 2 - width * 0.06, y: top, width: width * 0.12, height: height * 0.34 },
    3,
    accent,
  );
  const label = { x: left + width * 0.62, y: top + height * 0.52, width: width * 0.26, height: height * 0.32 };
  rounded(context, label, width * 0.015, css(WHITE, 0.92));
  for (const [order, share] of [0.8, 0.55, 0.68].entries())
    rounded(
      context,
      {
        x: label.x + label.width * 0.1,
        y: label.y + label.height * (0.2 + order * 0.24),
        width: label.width * share,
        height: label.height * 0.1,
      },
      2,
      ink,
    );
  context.strokeStyle = css(BLACK, 0.3);
  context.lineWidth = Math.max(1.5, width * 0.008);
  for (const order of [0, 1]) {
    const x = left + width * (0.12 + order * 0.1);
    context.beginPath();
    context.moveTo(x, bottom - height * 0.14);
    context.lineTo(x, bottom - height * 0.42);
    context.moveTo(x - width * 0.025, bottom - height * 0.34);
    context.lineTo(x, bottom - height * 0.42);
    context.lineTo(x + width * 0.025, bottom - height * 0.34);
    context.stroke();
  }
}

/** Light that stands over the opening; it ends below the words. */
function beam(scene: ActScene, carton: Carton): Layer {
  const { setting, words } = scene;
  const { left, right, top, deep, opens } = carton;
  const wide = setting.size.width > setting.size.height * 1.15;
  const reach = Math.max(0, wide || words === undefined ? top * 0.9 : top - words.y - words.height - deep);
  const spread = (right - left) * (wide ? 0.12 : 0.3);
  const box: Box = { x: left - spread, y: top - reach, width: right - left + 2 * spread, height: reach };
  const alpha = sum(keys({ at: opens, value: 0 }, { at: opens + 0.35, value: 0.85 }), sway(0.1, 1.9));
  return painted(
    scene,
    box,
    (context) => {
      const up = context.createLinearGradient(0, top, 0, top - reach);
      up.addColorStop(0, css(hex('#fff3c4'), 0.95));
      up.addColorStop(0.45, css(hex('#ffe9a8'), 0.4));
      up.addColorStop(1, css(hex('#ffe9a8'), 0));
      shape(
        context,
        [
          [left + carton.inside, top - deep * 0.4],
          [right - carton.inside, top - deep * 0.4],
          [right + spread, top - reach],
          [left - spread, top - reach],
        ],
        'rgba(0,0,0,0)',
      );
      context.fillStyle = up;
      context.fill();
    },
    { move: { alpha: (seconds) => Math.max(0, seconds < opens ? 0 : alpha(seconds)) } },
  );
}

/** What flies out when it opens. */
function burst(scene: ActScene, { left, right, top, opens }: Carton): Layer {
  const { setting, words, random } = scene;
  const { accent, accent2 } = setting.palette;
  const short = shortOf(scene);
  const colors = [accent, accent2, hex('#ffd36a'), WHITE];
  const bits = Array.from({ length: 30 }, (_, at) => ({
    x: left + (right - left) * (0.25 + 0.5 * random()),
    vx: (random() - 0.5) * short * 1.1,
    vy: -short * (0.75 + random() * 0.75),
    turn: random() * FULL,
    side: short * (0.008 + random() * 0.012),
    color: css(colors[at % colors.length] ?? WHITE, 0.95),
  }));
  const swift = { from: opens + 0.1, until: opens + 3.1 };
  const draw = (context: Context, seconds: number): void => {
    const since = seconds - swift.from;
    if (since < 0 || since > 3) return;
    for (const { x, vx, vy, turn, side, color } of bits) {
      const [px, py] = [x + vx * since * 0.8, top + vy * since + short * 0.62 * since * since];
      const isOver =
        words !== undefined &&
        px > words.x - side * 3 &&
        px < words.x + words.width + side * 3 &&
        py > words.y - side * 3 &&
        py < words.y + words.height + side * 3;
      if (isOver || py > setting.size.height) continue;
      context.save();
      context.translate(px, py);
      context.rotate(turn + since * 5);
      context.scale(1, Math.cos(since * 6 + turn));
      context.fillStyle = color;
      context.fillRect(-side, -side * 0.6, side * 2, side * 1.2);
      context.restore();
    }
  };
  return lively(scene, { x: 0, y: 0, ...setting.size }, draw, { swift });
}

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

/** A scene that is no stage is seen out of the box: its flaps fold away before the camera. */
function over({ setting, staged }: OverScene): readonly Layer[] {
  if (staged) return [];
  const { width, height } = setting.size;
  // They part before the cut is over: no frame is of carton alone.
  const open = keys({ at: -0.5, value: 0.16 }, { at: 0.1, value: 0.3 }, { at: 1.2, value: 1, ease: spring(0.2) });
  const box = { x: 0, y: 0, width, height };
  const seen = { span: { from: -1, until: setting.seconds + 1 } };
  const rim = Math.min(width, height) * 0.05;
  // The inside of its four walls, which stays.
  const walls = painted(seen, box, (context) => {
    const corners = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const;
    const inner = [
      [rim, rim * 0.8],
      [width - rim, rim * 0.8],
      [width - rim, height - rim * 0.8],
      [rim, height - rim * 0.8],
    ] as const;
    for (const [side, from] of corners.entries()) {
      const next = (side + 1) % 4;
      const [to, one, other] = [corners[next] ?? from, inner[side] ?? from, inner[next] ?? from];
      shape(context, [from, to, other, one], css(mix(INSIDE, FRONT, [0.25, 0.55, 0.85, 0.6][side] ?? 0.5)));
    }
  });
  const draw = (context: Context, seconds: number): void => {
    const closed = Math.max(0, 1 - open(seconds));
    if (closed === 0) return;
    for (const side of [-1, 1]) {
      const edge = side < 0 ? 0 : width;
      const tip = edge - side * closed * width * 0.5;
      const lean = (1 - closed) * height * 0.14;
      const fold = context.createLinearGradient(edge, 0, tip, 0);
      fold.addColorStop(0, css(mix(FRONT, BLACK, 0.35 * (1 - closed))));
      fold.addColorStop(1, css(mix(FRONT, WHITE, 0.12)));
      shape(
        context,
        [
          [edge, 0],
          [tip, -lean],
          [tip, height + lean],
          [edge, height],
        ],
        '#0000',
      );
      context.fillStyle = fold;
      context.fill();
    }
  };
  const flaps = lively({ span: { from: -1, until: 1.5 } }, box, draw, { swift: { from: -0.5, until: 1.3 } });
  return [walls, flaps];
}

export const unboxing: RouteAct = {
  shows: 'A carton lands, its flaps open, light comes out, and what it is about rises from it',
  holds: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
  over,
};
