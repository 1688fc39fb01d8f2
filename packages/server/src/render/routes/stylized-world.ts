/** A toy world on a disc that turns: the thing stands in its middle, trees, houses and small things go around it. */
import { css, hex, mix } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import type { Layer } from '../film/film';
import { randomFor } from '../random';
import { spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, dim, disc, FULL, heightIn, lively, painted, shortOf, WHITE } from './pen';
import { drawHouse, drawTree } from './toys';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.735, height: 0.4 }, [0, 0.38, 0, 1], { align: 'center' }),
  square: arranged({ x: 0.5, y: 0.79, height: 0.29 }, [0, 0.38, 0, 1], { align: 'center' }),
  wide: arranged({ x: 0.74, y: 0.66, height: 0.44 }, [0, 1, 0, 0.46], { anchor: 'center' }),
});

/** Height by width of the disc as it is seen. */
const FLAT = 0.36;

interface Disk {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const diskOf = (scene: ActScene): Disk => {
  const {
    hero,
    setting: { size },
  } = scene;
  const short = shortOf(scene);
  const room = Math.min(hero.x, size.width - hero.x) - short * 0.03;
  return { x: hero.x, y: hero.y + hero.height / 2, radius: Math.min(room, hero.height * 1.15) };
};

function ground(scene: ActScene, { x, y, radius }: Disk): Layer {
  const {
    setting: { palette },
    from,
  } = scene;
  const thick = radius * 0.2;
  const grass = mix(hex('#8cc76a'), palette.glow, 0.15);
  return painted(
    scene,
    { x: x - radius * 1.15, y: y - radius * FLAT, width: radius * 2.3, height: radius * (FLAT * 2 + 0.5) },
    (context) => {
      context.save();
      context.translate(x, y + thick * 1.9);
      context.scale(1, FLAT);
      const shadow = context.createRadialGradient(0, 0, radius * 0.5, 0, 0, radius * 1.1);
      shadow.addColorStop(0, css(dim(scene), 0.6));
      shadow.addColorStop(1, css(dim(scene), 0));
      context.fillStyle = shadow;
      context.fillRect(-radius * 1.2, -radius * 1.2, radius * 2.4, radius * 2.4);
      context.restore();
      const side = context.createLinearGradient(x - radius, 0, x + radius, 0);
      side.addColorStop(0, '#a9764a');
      side.addColorStop(0.4, '#c8935d');
      side.addColorStop(1, '#7c5030');
      context.fillStyle = side;
      context.beginPath();
      context.ellipse(x, y + thick, radius * 0.97, radius * FLAT, 0, 0, Math.PI);
      context.lineTo(x - radius, y);
      context.ellipse(x, y, radius, radius * FLAT, 0, Math.PI, 0, true);
      context.fill();
      context.fillStyle = css(mix(grass, hex('#2c5a2a'), 0.35));
      context.beginPath();
      context.ellipse(x, y + thick * 0.18, radius, radius * FLAT, 0, 0, FULL);
      context.fill();
      const top = context.createRadialGradient(x - radius * 0.3, y - radius * 0.15, 0, x, y, radius);
      top.addColorStop(0, css(mix(grass, WHITE, 0.35)));
      top.addColorStop(1, css(grass));
      context.fillStyle = top;
      context.beginPath();
      context.ellipse(x, y, radius, radius * FLAT, 0, 0, FULL);
      context.fill();
      context.strokeStyle = css(hex('#efe2c2'), 0.95);
      context.lineWidth = radius * 0.11;
      context.beginPath();
      context.ellipse(x, y, radius * 0.66, radius * 0.66 * FLAT, 0, 0, FULL);
      context.stroke();
    },
    { move: { scale: keys({ at: from - 0.35, value: 0.7 }, { at: from + 0.5, value: 1, ease: spring(0.3) }) } },
  );
}

/** What stands on the disc, those behind the subject or those before it. */
function riders(scene: ActScene, { x, y, radius }: Disk, front: boolean): Layer {
  const {
    cast,
    setting: { palette, seed },
    from,
  } = scene;
  const random = randomFor(seed, 'riders');
  const list = Array.from({ length: 11 }, (_, at) => ({
    angle: (at / 11) * FULL + random() * 0.2,
    away: 0.8 + random() * 0.14,
    kind: at % 3,
    large: 0.85 + random() * 0.4,
  }));
  const props = cast?.props ?? [];
  return lively(
    scene,
    { x: x - radius * 1.2, y: y - radius, width: radius * 2.4, height: radius * 2 },
    (context, seconds) => {
      const turned = list
        .map((one, order) => ({ ...one, order, now: one.angle + seconds * 0.42 }))
        .filter(({ now }) => Math.sin(now) > 0 === front)
        .sort((one, other) => Math.sin(one.now) - Math.sin(other.now));
      for (const { now, away, kind, large, order } of turned) {
        const grow = Math.max(0, Math.min(1, (seconds - from + 0.3 - order * 0.05) * 3.5));
        const size = radius * 0.2 * large * (1 + 0.22 * Math.sin(now)) * grow;
        if (size < 1) continue;
        const [px, py] = [x + Math.cos(now) * radius * away, y + Math.sin(now) * radius * away * FLAT];
        const sprite = props[order % Math.max(1, props.length)];
        if (kind === 2 && sprite !== undefined) {
          const high = size * 1.25;
          const wide = (sprite.width / sprite.height) * high;
          const hop = Math.abs(Math.sin(seconds * 3 + order)) * size * 0.16;
          context.drawImage(sprite, px - wide / 2, py - high - hop, wide, high);
        } else if (kind === 1)
          drawHouse(
            context,
            px,
            py,
            size * 1.1,
            mix(WHITE, palette.glow2, 0.3),
            order % 2 === 0 ? palette.accent : palette.accent2,
          );
        else drawTree(context, px, py, size * 1.15, mix(hex('#3f9a5a'), palette.accent2, 0.18));
      }
    },
  );
}

function stage(scene: ActScene) {
  const { cast, hero, lens, span, from, words } = scene;
  const short = shortOf(scene);
  const disk = diskOf(scene);
  const at = from + 0.05;
  // It comes from under the words.
  const beside = words === undefined || hero.x > words.x + words.width || hero.x < words.x;
  const drop = beside ? short * 0.5 : Math.max(short * 0.03, hero.y - hero.height / 2 - words.y - words.height);
  const shown =
    cast === undefined
      ? []
      : [
          spriteLayer(cast.hero, {
            ...{
              x: hero.x,
              y: hero.y + (hero.height - heightIn(cast.hero, hero.height)) / 2,
              height: heightIn(cast.hero, hero.height),
              lens,
              plane: 1,
              shows: span,
            },
            move: {
              y: keys({ at, value: -drop }, { at: at + 0.4, value: 0, ease: (p) => p * p }),
              stretch: sum(
                keys(
                  { at: at + 0.38, value: 1 },
                  { at: at + 0.48, value: 0.82 },
                  { at: at + 0.9, value: 1, ease: spring(0.6) },
                ),
                sway(0.012, 2.3),
              ),
              alpha: keys({ at, value: 0 }, { at: at + 0.06, value: 1 }),
              rotation: sway(0.02, 3.9),
              anchor: { x: 0.5, y: 1 },
            },
          }),
        ];
  const clouds = lively(scene, { x: 0, y: 0, ...scene.setting.size }, (context, seconds) => {
    context.fillStyle = css(WHITE, 0.85);
    for (const order of [0, 1, 2]) {
      const angle = order * 2.1 + seconds * 0.3;
      const [px, py] = [
        disk.x + Math.cos(angle) * disk.radius * 0.95,
        hero.y - hero.height * (0.35 + 0.12 * order) + Math.sin(angle) * disk.radius * 0.06,
      ];
      const size = disk.radius * 0.11;
      for (const [dx, dy, r] of [
        [-1, 0.15, 0.6],
        [0, -0.1, 0.9],
        [1, 0.2, 0.65],
      ] as const)
        disc(context, px + dx * size, py + dy * size, r * size, css(WHITE, 0.85));
    }
  });
  return {
    background: [ground(scene, disk)],
    behind: [riders(scene, disk, false)],
    hero: shown,
    before: [riders(scene, disk, true), clouds],
    things: [],
  };
}

export const stylizedWorld: RouteAct = {
  shows: 'A toy world on a disc that turns: the subject in its middle, trees, houses and small things around it',
  framed: true,
  holds: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
};
