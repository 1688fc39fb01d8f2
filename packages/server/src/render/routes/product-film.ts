/** A thing of value in the dark: a look from near, then it turns on its plinth while light wanders over it. */
import { css, mix } from '../color/color';
import { keys, sum, sway } from '../film/curve';
import type { Film, Layer } from '../film/film';
import { shadowLayer, spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, BLACK, byShape, dim, heightIn, lively, painted, shortOf, WHITE } from './pen';

const WHOLE = byShape({
  tall: arranged({ x: 0.5, y: 0.79, height: 0.56 }, [0, 0.36, 0, 1], { align: 'center' }),
  square: arranged({ x: 0.5, y: 0.83, height: 0.4 }, [0, 0.36, 0, 1], { align: 'center' }),
  wide: arranged({ x: 0.74, y: 0.78, height: 0.56 }, [0, 1, 0, 0.47], { anchor: 'center' }),
});

const NEAR = byShape({
  tall: arranged({ x: 0.62, y: 0.74, height: 1.25 }, [0, 0.34, 0, 1], { stands: false }),
  square: arranged({ x: 0.66, y: 0.86, height: 0.9 }, [0, 0.32, 0, 1], { stands: false }),
  wide: arranged({ x: 0.82, y: 0.6, height: 1.3 }, [0, 1, 0, 0.4], { anchor: 'center', stands: false }),
});

const dark = ({ setting: { palette } }: ActScene): Film['backdrop'] => ({
  paint(context, { width, height }, seconds) {
    context.fillStyle = css(mix(palette.from, BLACK, 0.5));
    context.fillRect(0, 0, width, height);
    const reach = Math.max(width, height);
    const [x, y] = [width * 0.5 + width * 0.04 * Math.sin(seconds * 0.8), height * 0.66];
    const light = context.createRadialGradient(x, y, 0, x, y, reach * 0.5);
    light.addColorStop(0, css(palette.glow, 0.95));
    light.addColorStop(0.6, css(palette.glow, 0.25));
    light.addColorStop(1, css(palette.glow, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  },
});

/** A round stone, its top seen from a little above. */
function plinth(scene: ActScene): Layer {
  const {
    hero,
    setting: { size, palette },
  } = scene;
  const short = shortOf(scene);
  const [x, y] = [hero.x, hero.y + hero.height / 2 - short * 0.012];
  const [wide, flat] = [hero.height * 0.62, hero.height * 0.1];
  const bottom = size.height * 1.12;
  const stone = mix(mix(palette.to, palette.accent, 0.08), BLACK, 0.25);
  return painted(
    scene,
    { x: x - wide * 1.05, y: y - flat * 1.3, width: wide * 2.1, height: bottom - y + flat * 1.3 },
    (context) => {
      const body = context.createLinearGradient(x - wide, 0, x + wide, 0);
      for (const [at, light] of [
        [0, 0.02],
        [0.22, 0.28],
        [0.5, 0.08],
        [0.86, 0.02],
        [1, 0.12],
      ] as const)
        body.addColorStop(at, css(mix(stone, WHITE, light)));
      context.fillStyle = body;
      context.fillRect(x - wide, y, wide * 2, bottom - y);
      context.beginPath();
      context.ellipse(x, y, wide, flat, 0, 0, Math.PI * 2);
      const top = context.createRadialGradient(x - wide * 0.2, y, 0, x, y, wide);
      top.addColorStop(0, css(mix(stone, WHITE, 0.42)));
      top.addColorStop(1, css(mix(stone, WHITE, 0.12)));
      context.fillStyle = top;
      context.fill();
      context.strokeStyle = css(mix(palette.accent, WHITE, 0.4), 0.7);
      context.lineWidth = short * 0.003;
      context.stroke();
    },
  );
}

/** A band of light that goes over the thing, and only over it. */
function sheen(scene: ActScene, lit: Layer, x: number, y: number, height: number): Layer {
  const { cast, from } = scene;
  if (cast === undefined) return lit;
  const width = (cast.hero.width / cast.hero.height) * height;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return {
    ...painted(
      scene,
      box,
      (context) => {
        context.drawImage(cast.hero, box.x, box.y, width, height);
        context.globalCompositeOperation = 'source-in';
        const band = context.createLinearGradient(box.x, box.y, box.x + width, box.y + height * 0.5);
        band.addColorStop(0.3, css(WHITE, 0));
        band.addColorStop(0.5, css(WHITE, 0.75));
        band.addColorStop(0.7, css(WHITE, 0));
        context.fillStyle = band;
        context.fillRect(box.x, box.y, width, height);
      },
      { blend: 'screen' },
    ),
    move: { ...lit.move, alpha: (seconds) => Math.max(0, Math.sin((seconds - from) * 1.9)) ** 3 },
  };
}

function stage(scene: ActScene) {
  const { cast, hero, lens, span, from, composition } = scene;
  const short = shortOf(scene);
  const near = !composition.stands;
  const height = cast === undefined ? hero.height : heightIn(cast.hero, hero.height);
  const y = near ? hero.y : hero.y + (hero.height - height) / 2;
  // It turns to one side and the other: what turns gets narrower.
  const turns = (seconds: number): number => 1 + (near ? 0.012 : 0.075) * (1 - Math.cos((seconds - from) * 1.5));
  const placing = {
    x: hero.x,
    y,
    height,
    lens,
    plane: 1,
    shows: span,
    move: {
      stretch: turns,
      x: near
        ? keys(
            { at: from - 0.5, value: short * 0.06 },
            { at: span.until, value: -short * 0.06, ease: (p: number) => p },
          )
        : sway(short * 0.004, 4),
      rotation: sum(() => (near ? -0.1 : 0), sway(0.012, 5.3)),
      anchor: { x: 0.5, y: near ? 0.5 : 1 },
    },
  };
  const ground = near ? [] : [plinth(scene)];
  const dust = lively(scene, { x: 0, y: 0, ...scene.setting.size }, (context, seconds) => {
    context.fillStyle = css(WHITE, 0.5);
    for (let at = 0; at < 16; at += 1) {
      const [px, py] = [
        hero.x + Math.sin(at * 7.3 + seconds * 0.3) * hero.height * 0.8,
        hero.y + ((((at * 0.37 - seconds * 0.05) % 1) + 1) % 1) * hero.height - hero.height * 0.5,
      ];
      context.globalAlpha = 0.3 + 0.3 * Math.sin(seconds * 1.4 + at);
      context.fillRect(px, py, short * 0.004, short * 0.004);
    }
  });
  if (cast === undefined) return { backdrop: dark(scene), background: [...ground, dust], hero: [], things: [] };
  const lit = spriteLayer(cast.hero, placing);
  const shadow = near ? [] : [shadowLayer(cast.hero, { ...placing, move: {} }, { color: dim(scene), strength: 0.7 })];
  return {
    backdrop: dark(scene),
    background: [],
    behind: [...ground, ...shadow],
    hero: [lit, sheen(scene, lit, hero.x, y, height)],
    before: near ? [] : [dust],
    things: [],
  };
}

export const productFilm: RouteAct = {
  shows: 'The subject in the dark: a look from near, then it turns on a plinth while light wanders over it',
  framed: true,
  ownLight: true,
  arrange: ({ shape, near }) => (near ? NEAR : WHOLE)[shape],
  stage,
};
