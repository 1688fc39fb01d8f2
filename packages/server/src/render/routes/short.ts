/** For the thumb that scrolls: words that fill the width, one thump a line, a frame that jumps on the beat, and bars that say how far it is. */
import { css } from '../color/color';
import { type Curve, keys, spring, sum } from '../film/curve';
import type { Layer, Lens } from '../film/film';
import type { Setting } from '../film/setting';
import type { ActScene, OverScene, RouteAct } from './act';
import { arranged, byShape, FULL, lively, rounded, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.8, height: 0.62, rotation: -0.1 }, [0.05, 0.56, 0, 1], {
    align: 'center',
    anchor: 'center',
    stands: false,
  }),
  square: arranged({ x: 0.5, y: 0.83, height: 0.36, rotation: -0.1 }, [0.06, 0.6, 0, 1], {
    align: 'center',
    anchor: 'center',
    stands: false,
  }),
  wide: arranged({ x: 0.79, y: 0.56, height: 0.66, rotation: -0.1 }, [0.06, 1, 0, 0.57], {
    anchor: 'center',
    stands: false,
  }),
});

/** Seconds from one thump to the next. */
const BEAT = 0.5;

/** A push on each beat that dies away before the next. */
const thump =
  (strength: number): Curve =>
  (seconds) => {
    const since = (((seconds % BEAT) + BEAT) % BEAT) / BEAT;
    return strength * Math.exp(-since * 5);
  };

/** Lines that come with a blow, each on its own half beat. */
export function blows(layers: readonly Layer[], { from, setting }: ActScene): readonly Layer[] {
  return layers.map((layer, order) => {
    const at =
      (setting.index === 0 && from === 0 ? -0.2 : from + 0.02) + order * Math.min(0.24, setting.seconds * 0.06);
    const side = order % 2 === 0 ? -1 : 1;
    return {
      ...layer,
      masked: false,
      enter: { at, seconds: 0.1, dx: 0, dy: 0, fade: true },
      move: {
        ...layer.move,
        scale: keys({ at, value: 1.55 }, { at: at + 0.34, value: 1, ease: spring(0.4) }),
        rotation: keys({ at, value: side * 0.09 }, { at: at + 0.3, value: 0, ease: spring(0.5) }),
      },
    };
  });
}

/** Rays that turn behind everything, brighter on each beat. */
function rays(scene: ActScene): Layer {
  const {
    setting: { size, palette },
    hero,
  } = scene;
  const reach = Math.hypot(size.width, size.height);
  const bright = thump(0.09);
  return lively(
    scene,
    { x: 0, y: 0, ...size },
    (context, seconds) => {
      context.fillStyle = css(palette.dark ? palette.glow : palette.glow2, 0.3 + bright(seconds));
      context.translate(hero.x, hero.y);
      context.rotate(seconds * 0.22);
      context.beginPath();
      for (let ray = 0; ray < 12; ray += 1) {
        context.moveTo(0, 0);
        context.arc(0, 0, reach, (ray / 12) * FULL, ((ray + 0.5) / 12) * FULL);
      }
      context.fill();
    },
    { plane: 0.4 },
  );
}

/** The camera jumps on each beat. */
export function jumping(layers: readonly Layer[], strength: number): readonly Layer[] {
  const known = new Map<Lens, Lens>();
  const jumps = (lens: Lens): Lens => {
    const found = known.get(lens) ?? { ...lens, zoom: sum(lens.zoom, thump(strength)) };
    known.set(lens, found);
    return found;
  };
  return layers.map((layer) =>
    layer.lens === undefined || layer.ink !== undefined ? layer : { ...layer, lens: jumps(layer.lens) },
  );
}

/** A bar for each scene, the present one filling. */
function bars({ size, count, index, seconds: all }: Setting): Layer {
  const short = Math.min(size.width, size.height);
  const [side, gap, high] = [short * 0.045, short * 0.014, Math.max(3, short * 0.011)];
  const width = (size.width - side * 2 - gap * (count - 1)) / count;
  const y = short * 0.04;
  return lively(
    { span: { from: -1, until: all + 1 } },
    { x: 0, y, width: size.width, height: high },
    (context, seconds) => {
      for (let bar = 0; bar < count; bar += 1) {
        const box = { x: side + bar * (width + gap), y, width, height: high };
        rounded(context, { ...box, y: y + 1 }, high, 'rgba(0,0,0,0.25)');
        rounded(context, box, high, css(WHITE, 0.42));
        const share = bar < index ? 1 : bar > index ? 0 : Math.max(0, Math.min(1, seconds / all));
        if (share > 0) rounded(context, { ...box, width: Math.max(high, width * share) }, high, css(WHITE));
      }
    },
  );
}

export const short: RouteAct = {
  shows: 'Words that fill the width and come with a blow, a frame that jumps on the beat, and bars that fill',
  framed: true,
  ofPeople: true,
  holds: true,
  tells: 'turns',
  inserts: true,
  readsOneWay: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage: (scene) => ({ background: [rays(scene)], things: [] }),
  words: blows,
  over: ({ setting }: OverScene) => [bars(setting)],
  inTime: (layers) => jumping(layers, 0.05),
};
