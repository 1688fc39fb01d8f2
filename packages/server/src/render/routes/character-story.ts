/** A person walks through a morning, a day and a night with one thing in mind, and has it in the end. */
import { css } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import type { Layer } from '../film/film';
import type { Box } from '../geometry';
import { spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, dim, disc, fitted, grown, painted, pops, shortOf, WHITE } from './pen';
import { GROUND, stripLayers, travelOf } from './settings-strip';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.4, y: 0.925, height: 0.4 }, [0, 0.41, 0, 1]),
  square: arranged({ x: 0.36, y: 0.94, height: 0.31 }, [0, 0.38, 0, 1]),
  wide: arranged({ x: 0.665, y: 0.9, height: 0.46 }, [0, 1, 0, 0.45], { anchor: 'center' }),
});

/** The country that is walked through: the foot of a tall frame, a side of a wide one. */
function countryOf({ setting: { size }, hero, rightToLeft }: ActScene): Box {
  const foot = hero.y + hero.height * 0.5;
  if (size.width > size.height * 1.15) {
    const width = size.width * 0.5;
    return {
      x: rightToLeft ? -size.width * 0.03 : size.width - width + size.width * 0.03,
      y: -size.height * 0.06,
      width,
      height: size.height * 1.12,
    };
  }
  const top = size.height * 0.445;
  return {
    x: -size.width * 0.08,
    y: top,
    width: size.width * 1.16,
    height: Math.max((foot - top) / GROUND, size.height * 1.06 - top),
  };
}

/** What the person thinks of, in a cloud that grows out of small ones. */
function thought(scene: ActScene): Layer[] {
  const { cast, hero, from, rightToLeft } = scene;
  if (cast === undefined) return [];
  const short = shortOf(scene);
  const side = rightToLeft ? -1 : 1;
  const radius = hero.height * 0.36;
  const [x, y] = [hero.x + side * hero.height * 0.82, hero.y - hero.height * 0.36];
  const shade = dim(scene);
  const dots = [0.22, 0.42].map((share, order) => {
    const [px, py, size] = [
      hero.x + side * hero.height * (0.24 + share * 0.55),
      hero.y - hero.height * (0.1 + share * 0.35),
      radius * (0.12 + order * 0.1),
    ];
    return painted(
      scene,
      { x: px - size, y: py - size, width: size * 2, height: size * 2 },
      (context) => disc(context, px, py, size, css(WHITE, 0.96)),
      { move: pops(from + 0.35 + order * 0.12, order) },
    );
  });
  const box = { x: x - radius * 1.4, y: y - radius * 1.2, width: radius * 2.8, height: radius * 2.4 };
  const cloud = painted(
    scene,
    box,
    (context) => {
      context.shadowColor = css(shade, 0.3);
      context.shadowBlur = short * 0.03;
      context.fillStyle = css(WHITE, 0.97);
      context.beginPath();
      for (let bump = 0; bump < 9; bump += 1) {
        const angle = (bump / 9) * Math.PI * 2;
        const [bx, by] = [x + Math.cos(angle) * radius * 0.78, y + Math.sin(angle) * radius * 0.58];
        context.moveTo(bx + radius * 0.42, by);
        context.arc(bx, by, radius * 0.42, 0, Math.PI * 2);
      }
      context.ellipse(x, y, radius * 0.9, radius * 0.7, 0, 0, Math.PI * 2);
      context.fill();
      context.shadowColor = 'transparent';
      fitted(context, cast.hero, {
        x: x - radius * 0.66,
        y: y - radius * 0.6,
        width: radius * 1.32,
        height: radius * 1.2,
      });
    },
    { move: pops(from + 0.6, 0.3, { y: sway(short * 0.008, 3) }) },
  );
  return [...dots, cloud];
}

/** In the last scene the thing is there, at the person's side. */
function arrived(scene: ActScene): Layer[] {
  const { cast, hero, lens, span, from, rightToLeft } = scene;
  if (cast === undefined) return [];
  const side = rightToLeft ? -1 : 1;
  const height = hero.height * 0.62;
  const at = from + 0.3;
  return [
    spriteLayer(cast.hero, {
      ...{
        x: hero.x + side * hero.height * 0.78,
        y: hero.y + hero.height / 2 - height / 2,
        height,
        lens,
        plane: 1.05,
        shows: span,
      },
      move: pops(at, 0.2, {
        y: keys({ at, value: -hero.height }, { at: at + 0.8, value: 0, ease: spring(0.4) }),
        anchor: { x: 0.5, y: 1 },
      }),
    }),
  ];
}

function stage(scene: ActScene) {
  const {
    hero,
    lens,
    span,
    setting,
    from,
    brought: [person],
    rightToLeft,
  } = scene;
  const short = shortOf(scene);
  const box = countryOf(scene);
  const travel = travelOf(scene);
  const step = (seconds: number): number =>
    Math.min(1, Math.abs(travel(seconds + 0.05) - travel(seconds - 0.05)) * 24 + 0.12);
  const ends = setting.index === setting.count - 1;
  const walker =
    person === undefined
      ? []
      : [
          spriteLayer(person, {
            ...{ x: hero.x, y: hero.y, height: hero.height, lens, plane: 1, shows: span, flip: rightToLeft },
            move: {
              x: keys(
                { at: from - 0.6, value: (rightToLeft ? 1 : -1) * short * 0.3 },
                { at: from + 0.7, value: 0, ease: (p) => 1 - (1 - p) ** 3 },
              ),
              y: (seconds) => -Math.abs(Math.sin(seconds * 6.5)) * short * 0.024 * step(seconds),
              rotation: sum((seconds) => 0.05 * Math.sin(seconds * 6.5) * step(seconds), sway(0.01, 3.9)),
              anchor: { x: 0.5, y: 1 },
            },
          }),
        ];
  const shadow = painted(
    scene,
    {
      x: hero.x - hero.height * 0.4,
      y: hero.y + hero.height * 0.44,
      width: hero.height * 0.8,
      height: hero.height * 0.12,
    },
    (context) => {
      context.translate(hero.x, hero.y + hero.height * 0.495);
      context.scale(1, 0.13);
      const round = context.createRadialGradient(0, 0, 0, 0, 0, hero.height * 0.36);
      round.addColorStop(0, css(dim(scene), 0.6));
      round.addColorStop(1, css(dim(scene), 0));
      context.fillStyle = round;
      context.fillRect(-short, -short, short * 2, short * 2);
    },
  );
  const edge = short * 0.02;
  return {
    background: [
      painted(
        scene,
        grown(box, edge * 4),
        (context) => card(context, grown(box, edge * 0.4), 0, css(WHITE, 0.9), dim(scene), edge * 2),
        { plane: 0.9 },
      ),
      ...stripLayers(scene, box, travel),
    ],
    things: [],
    hero: [shadow, ...walker, ...(ends ? arrived(scene) : thought(scene))],
  };
}

export const characterStory: RouteAct = {
  shows: 'A person walks through a morning, a day and a night with the subject in mind, and has it in the end',
  brings: [
    [
      'woman-walking-facing-right-medium',
      'man-walking-facing-right-light',
      'woman-walking-facing-right-light',
      'man-walking-facing-right-dark',
      'woman-walking-facing-right-dark',
      'man-walking-facing-right-medium',
    ],
  ],
  isOfSomebody: true,
  holds: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
};
