/** A film on a screen: black bars close in, a light wanders across the lens, and the thing stands in a beam of a projector. */
import { css, hex, mix } from '../color/color';
import { easeOut, keys, sum, sway } from '../film/curve';
import type { Layer } from '../film/film';
import type { Setting } from '../film/setting';
import type { ActScene, OverScene, RouteAct } from './act';
import { arranged, BLACK, byShape, lively, painted, shape, shortOf, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.47, height: 0.66 }, [0.56, 0.87, 0, 1], { align: 'center', anchor: 'center' }),
  square: arranged({ x: 0.5, y: 0.52, height: 0.38 }, [0.58, 0.9, 0, 1], { align: 'center', anchor: 'center' }),
  wide: arranged({ x: 0.74, y: 0.8, height: 0.6 }, [0, 1, 0, 0.5], { anchor: 'center' }),
});

/** How high a bar is, as a share of the frame: words keep out of that edge anyway. */
const BAR = 0.078;

function beam(scene: ActScene): Layer {
  const {
    setting: { size, palette },
    hero,
    rightToLeft,
  } = scene;
  const start = { x: rightToLeft ? size.width * 1.05 : -size.width * 0.05, y: -size.height * 0.02 };
  const reach = Math.hypot(hero.x - start.x, hero.y - start.y);
  const swing = sway(0.02, 5.1);
  const flick = sum(sway(0.02, 0.23), sway(0.03, 1.3));
  return lively(
    scene,
    { x: 0, y: 0, ...size },
    (context, seconds) => {
      const angle = Math.atan2(hero.y - start.y, hero.x - start.x) + swing(seconds);
      const light = context.createRadialGradient(start.x, start.y, 0, start.x, start.y, reach * 1.5);
      const color = mix(palette.accent, WHITE, 0.6);
      light.addColorStop(0, css(color, 0.2 + flick(seconds)));
      light.addColorStop(0.75, css(color, 0.1));
      light.addColorStop(1, css(color, 0));
      const spread = 0.2;
      shape(
        context,
        [
          [start.x, start.y],
          [start.x + Math.cos(angle - spread) * reach * 1.6, start.y + Math.sin(angle - spread) * reach * 1.6],
          [start.x + Math.cos(angle + spread) * reach * 1.6, start.y + Math.sin(angle + spread) * reach * 1.6],
        ],
        '#0000',
      );
      context.fillStyle = light;
      context.fill();
    },
    { plane: 0.5 },
  );
}

/** The streak that a light leaves in an old lens; it goes across once a scene. */
function streak(scene: ActScene): Layer[] {
  const { setting, hero, from, words } = scene;
  const { size, palette } = setting;
  const short = shortOf(scene);
  const width = size.width * 1.7;
  const y = hero.y - hero.height * 0.22;
  // Nothing shines through what is to be read.
  if (words !== undefined && y > words.y - short * 0.14 && y < words.y + words.height + short * 0.14) return [];
  const end = Math.max(from + 1.5, setting.seconds);
  return [
    painted(
      scene,
      { x: size.width / 2 - width / 2, y: y - short * 0.12, width, height: short * 0.24 },
      (context) => {
        const along = context.createLinearGradient(size.width / 2 - width / 2, 0, size.width / 2 + width / 2, 0);
        const color = mix(palette.accent2, hex('#8fc7ff'), 0.6);
        along.addColorStop(0, css(color, 0));
        along.addColorStop(0.5, css(WHITE, 0.85));
        along.addColorStop(1, css(color, 0));
        context.fillStyle = along;
        context.fillRect(size.width / 2 - width / 2, y - short * 0.003, width, short * 0.006);
        const glow = context.createRadialGradient(size.width / 2, y, 0, size.width / 2, y, short * 0.12);
        glow.addColorStop(0, css(color, 0.7));
        glow.addColorStop(1, css(color, 0));
        context.fillStyle = glow;
        context.fillRect(size.width / 2 - short * 0.12, y - short * 0.12, short * 0.24, short * 0.24);
      },
      {
        blend: 'screen',
        plane: 1.3,
        move: {
          x: keys({ at: from - 0.3, value: -size.width * 0.75 }, { at: end, value: size.width * 0.75, ease: (p) => p }),
          alpha: sum(() => 0.75, sway(0.2, 1.7)),
        },
      },
    ),
  ];
}

function over({ setting }: OverScene): readonly Layer[] {
  const { size, seconds, index, safe } = setting;
  // Whatever is read lies between them.
  const high = Math.round(Math.min(size.height * BAR, safe.y * 0.94));
  const at = index === 0 ? -0.1 : -9;
  const seen = { span: { from: -2, until: seconds + 2 } };
  const closed = keys({ at, value: 0.35 }, { at: at + 1.1, value: 1, ease: easeOut });
  return [
    lively(seen, { x: 0, y: 0, ...size }, (context, now) => {
      const bar = high * closed(now);
      context.fillStyle = css(BLACK);
      context.fillRect(0, 0, size.width, bar);
      context.fillRect(0, size.height - bar, size.width, bar);
    }),
  ];
}

/** Lines come slowly and drift apart, as titles do. */
function words(layers: readonly Layer[], { from, setting }: ActScene): readonly Layer[] {
  const until = setting.seconds;
  return layers.map((layer, order) => {
    const at = (setting.index === 0 && from === 0 ? -0.5 : from + 0.1) + order * 0.22;
    return {
      ...layer,
      masked: false,
      enter: { at, seconds: 1.1, dx: 0, dy: 0, fade: true },
      move: {
        ...layer.move,
        scale: keys({ at: from - 0.5, value: 0.965 }, { at: until + 0.5, value: 1, ease: (p) => p }),
      },
    };
  });
}

/** Warm where light falls, black where none does. */
const screen = ({ palette }: Setting) => ({
  paint(
    context: Parameters<NonNullable<Layer['live']>>[0],
    { width, height }: { readonly width: number; readonly height: number },
    seconds: number,
  ) {
    context.fillStyle = css(mix(palette.from, BLACK, 0.35));
    context.fillRect(0, 0, width, height);
    const [x, y] = [width * (0.55 + 0.03 * Math.sin(seconds * 0.6)), height * 0.42];
    const light = context.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.62);
    light.addColorStop(0, css(palette.glow, 0.9));
    light.addColorStop(0.5, css(palette.glow, 0.3));
    light.addColorStop(1, css(palette.glow, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  },
});

export const filmAdvert: RouteAct = {
  shows:
    'A film on a screen: black bars close in, the subject stands in the beam of a projector, a streak of light goes by',
  ownLight: true,
  framed: true,
  ofPeople: true,
  holds: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage: (scene) => ({
    background: [beam(scene)],
    before: streak(scene),
    backdrop: screen(scene.setting),
    things: [],
  }),
  words,
  over,
};
