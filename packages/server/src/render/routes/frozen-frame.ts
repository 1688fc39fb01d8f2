/** Something happens, and in the midst of it everything stands still but the camera, which goes around; then it goes on. */
import { css, hex } from '../color/color';
import { type Curve, easeInOut, keys, linear, sum } from '../film/curve';
import type { Layer, Lens, Move, Span } from '../film/film';
import type { Setting } from '../film/setting';
import { clamp } from '../geometry';
import type { ActScene, OverScene, RouteAct } from './act';
import { corners, FULL, lively, painted, shortOf, WHITE } from './pen';

/** The part of a scene in which all stands still. */
export const freezeOf = ({ seconds }: Pick<Setting, 'seconds'>): Span => {
  const at = clamp(seconds * 0.28, 0.45, 1.25);
  return { from: at, until: Math.max(at + 0.4, Math.min(at + 2.6, seconds * 0.74)) };
};

/** The time that things live in: it stands from the flash on, and runs on after it. */
const frozenTime =
  ({ from: at, until }: Span): Curve =>
  (seconds) =>
    seconds < at ? seconds : seconds < until ? at + (seconds - at) * 0.012 : seconds - (until - at) * 0.988;

const warped = (move: Move, time: Curve): Move => {
  const of = (curve: Curve | undefined): Curve | undefined => curve && ((seconds) => curve(time(seconds)));
  const entries = (['x', 'y', 'scale', 'stretch', 'rotation', 'alpha'] as const).flatMap((name) => {
    const curve = of(move[name]);
    return curve === undefined ? [] : [[name, curve] as const];
  });
  return { ...move, ...Object.fromEntries(entries) };
};

/** The camera's way around what stands, in pixels. */
function around(lens: Lens, { from: at, until }: Span, short: number): Lens {
  const over = keys(
    { at, value: 0 },
    { at: (at + until) / 2, value: -1 },
    { at: until, value: 1 },
    { at: until + 0.5, value: 0 },
  );
  const near = keys(
    { at, value: 0 },
    { at: at + 0.3, value: 0.05 },
    { at: until, value: 0.13, ease: linear },
    { at: until + 0.4, value: 0 },
  );
  return {
    ...lens,
    x: sum(lens.x, (seconds) => over(seconds) * short * 0.09),
    roll: sum(lens.roll ?? (() => 0), (seconds) => over(seconds) * 0.035),
    zoom: sum(lens.zoom, near),
  };
}

function inTime(layers: readonly Layer[], setting: Setting): readonly Layer[] {
  const freeze = freezeOf(setting);
  const time = frozenTime(freeze);
  const short = Math.min(setting.size.width, setting.size.height);
  const lenses = new Map<Lens, Lens>();
  const turned = (lens: Lens): Lens => {
    const known = lenses.get(lens) ?? around(lens, freeze, short);
    lenses.set(lens, known);
    return known;
  };
  return layers.map((layer) => {
    // Words are not of that world.
    if (layer.ink !== undefined) return layer;
    const { live } = layer;
    return {
      ...layer,
      ...(layer.lens === undefined ? {} : { lens: turned(layer.lens) }),
      ...(layer.move === undefined || layer.lens === undefined ? {} : { move: warped(layer.move, time) }),
      ...(live === undefined ? {} : { live: (context, seconds) => live(context, time(seconds)) }),
    };
  });
}

/** What bursts from behind the subject, near and far, and hangs in the air when time stands still. */
function splash(scene: ActScene, plane: number, count: number): Layer {
  const { hero, setting, words, random, from } = scene;
  const { accent, accent2, glow2 } = setting.palette;
  const short = shortOf(scene);
  const colors = [accent, accent2, glow2, WHITE];
  const bits = Array.from({ length: count }, (_, at) => {
    const angle = random() * FULL;
    const speed = short * (0.28 + random() * 0.75);
    return {
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed - short * 0.25,
      large: short * (0.007 + random() ** 2 * 0.02) * plane,
      color: css(colors[at % colors.length] ?? WHITE),
      round: random() < 0.6,
      turn: random() * FULL,
    };
  });
  const begins = Math.max(from, freezeOf(setting).from - 0.5);
  return lively(
    scene,
    { x: 0, y: 0, ...setting.size },
    (context, seconds) => {
      const since = seconds - begins;
      if (since <= 0 || since > 2.4) return;
      // Fast at first, then held back by the air.
      const way = 1 - Math.exp(-since * 2.6);
      for (const { vx, vy, large, color, round, turn } of bits) {
        const [x, y] = [hero.x + vx * way * 0.9, hero.y + vy * way * 0.9 + short * 0.22 * since * since];
        // The camera carries it on while it stands.
        const reach = large * 4 + short * 0.13 * plane;
        if (
          words !== undefined &&
          x > words.x - reach &&
          x < words.x + words.width + reach &&
          y > words.y - reach &&
          y < words.y + words.height + reach
        )
          continue;
        context.save();
        context.translate(x, y);
        context.rotate(turn + since * 2);
        context.fillStyle = color;
        context.beginPath();
        if (round) context.ellipse(0, 0, large, large * (1 + 0.5 * Math.min(1, since)), 0, 0, FULL);
        else {
          context.moveTo(-large, -large * 0.7);
          context.lineTo(large * 1.3, -large * 0.2);
          context.lineTo(-large * 0.2, large);
        }
        context.fill();
        if (round) {
          context.fillStyle = css(WHITE, 0.7);
          context.beginPath();
          context.arc(-large * 0.3, -large * 0.4, large * 0.25, 0, FULL);
          context.fill();
        }
        context.restore();
      }
    },
    { plane },
  );
}

/** The light of the moment; where words are it is behind them. */
function flash({ size, seconds: all, palette }: Setting): Layer {
  const { from: at } = freezeOf({ seconds: all });
  const bright = keys(
    { at: at - 0.03, value: 0 },
    { at: at + 0.03, value: 0.85 },
    { at: at + 0.4, value: 0, ease: (share) => 1 - (1 - share) ** 3 },
  );
  const seen = { span: { from: at - 0.04, until: at + 0.42 } };
  return {
    ...painted(seen, { x: 0, y: 0, ...size }, () => {}, { move: { alpha: bright } }),
    // White words are read before it as well.
    flat: css(palette.dark ? palette.glow2 : WHITE),
  };
}

/** The frame that is held: corners as in a finder, and two bars that say that it stands. */
function over({ setting, staged }: OverScene): readonly Layer[] {
  const { from: at, until } = freezeOf(setting);
  const { width, height } = setting.size;
  const short = Math.min(width, height);
  const seen = { span: { from: at - 0.1, until: until + 0.3 } };
  const held = keys(
    { at: at + 0.02, value: 0 },
    { at: at + 0.22, value: 1, ease: easeInOut },
    { at: until, value: 1 },
    { at: until + 0.2, value: 0 },
  );
  const draw: NonNullable<Layer['live']> = (context, seconds) => {
    const share = held(seconds);
    if (share > 0) {
      const inset = short * (0.045 + 0.03 * (1 - share) + 0.004 * Math.sin(seconds * 2));
      const arm = short * 0.1;
      context.lineCap = 'square';
      // On white it is seen by its edge.
      for (const [color, wide] of [
        [css(hex('#000000'), 0.42 * share), 0.017],
        [css(WHITE, share), 0.009],
      ] as const) {
        context.strokeStyle = color;
        context.lineWidth = short * wide;
        corners(context, { width, height }, { inset, arm, off: 0 });
        context.stroke();
      }
      const [bx, by] = [width / 2, height - inset - short * 0.015];
      for (const [color, edge] of [
        [css(hex('#000000'), 0.42 * share), short * 0.004],
        [css(WHITE, share), 0],
      ] as const) {
        context.fillStyle = color;
        for (const side of [-1, 1])
          context.fillRect(
            bx + side * short * 0.014 - short * 0.007 - edge,
            by - short * 0.045 - edge,
            short * 0.014 + 2 * edge,
            short * 0.05 + 2 * edge,
          );
      }
    }
  };
  return [...(staged ? [] : [flash(setting)]), lively(seen, { x: 0, y: 0, width, height }, draw)];
}

export const frozenFrame: RouteAct = {
  shows: 'In the midst of a burst everything stands still with a flash, the camera goes around it, and it goes on',
  framed: true,
  holds: true,
  inserts: false,
  stopsTime: freezeOf,
  stage: (scene) => ({
    behind: [splash(scene, 0.7, 34)],
    before: [splash(scene, 1.25, 26), splash(scene, 1.7, 9), flash(scene.setting)],
  }),
  over,
  inTime,
};
