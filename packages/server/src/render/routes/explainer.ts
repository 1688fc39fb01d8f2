/** What leads to what: a line draws itself from picture to picture, and each comes when the line has reached it. */
import { css, mix } from '../color/color';
import { easeInOut, keys, sway } from '../film/curve';
import type { Context } from '../film/film';
import type { Box } from '../geometry';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, dim, disc, FULL, fitted, grown, lively, painted, pops, shortOf, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.68, y: 0.83, height: 0.4 }, [0, 0.4, 0, 1], { stands: false }),
  square: arranged({ x: 0.79, y: 0.76, height: 0.3 }, [0, 0.42, 0, 1], { stands: false }),
  wide: arranged({ x: 0.83, y: 0.7, height: 0.42 }, [0, 1, 0, 0.48], { stands: false, anchor: 'center' }),
});

interface Node {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where the pictures are: two on the way, and the subject at its end. */
function nodesOf(scene: ActScene): readonly [Node, Node, Node] {
  const {
    setting: { size, index },
    hero,
    rightToLeft,
  } = scene;
  const short = shortOf(scene);
  const isWide = size.width > size.height * 1.15;
  const isTall = size.height > size.width * 1.4;
  // Below its words the way leads to either side in turn: no two scenes in a row draw the same line.
  const turns = isTall ? rightToLeft !== (index % 2 === 1) : rightToLeft;
  const end = { x: hero.x, y: hero.y, radius: hero.height * 0.5 };
  const at = (x: number, y: number, radius: number): Node => ({
    x: (turns ? 1 - x : x) * size.width,
    y: y * size.height,
    radius: radius * short,
  });
  if (isWide) return [at(0.575, 0.24, 0.135), at(0.66, 0.68, 0.135), { ...end, y: size.height * 0.5 }];
  if (isTall)
    return [
      at(0.23, 0.52, 0.13),
      at(0.76, 0.57, 0.13),
      { ...end, x: size.width * (turns ? 0.58 : 0.42), y: size.height * 0.8 },
    ];
  const [first, second] = [at(0.17, 0.66, 0.115), at(0.45, 0.82, 0.115)];
  // The subject keeps its place; what leads to it comes from above it or from beside it.
  return index % 2 === 1 ? [{ ...first, y: second.y }, { ...second, y: first.y }, end] : [first, second, end];
}

/** The line through the pictures, as points. */
function lineOf([first, second, end]: readonly [Node, Node, Node]): readonly (readonly [number, number])[] {
  const bent = (from: Node, to: Node, way: number) =>
    Array.from({ length: 25 }, (_, step): readonly [number, number] => {
      const share = step / 24;
      const bow = Math.sin(share * Math.PI) * way * 0.22;
      return [
        from.x + (to.x - from.x) * share - (to.y - from.y) * bow,
        from.y + (to.y - from.y) * share + (to.x - from.x) * bow,
      ];
    });
  return [...bent(first, second, -1), ...bent(second, end, 1).slice(1)];
}

/** When the line reaches each picture. At the end of a film it has reached all: what was explained stands there. */
const timesOf = ({ from, setting, span, beat }: ActScene): readonly [number, number, number] => {
  if (beat === 'cta' && setting.index > 0) return [from - 1.2, from - 0.9, from - 0.6];
  // The way up to it was drawn before.
  if (setting.index % 2 === 1) return [from - 0.9, from - 0.5, from + 0.9];
  const until = Math.min(setting.seconds, span.until);
  const all = Math.min(2.4, (until - from) * 0.5);
  const first = setting.index === 0 ? from - 0.2 : from + 0.1;
  return [first, first + all * 0.5, first + all];
};

/** How large a stop without a picture is, beside one with a picture. */
const STOP = 0.52;

/** A stop without a picture: the steps alone, in a ring. */
function stop(context: Context, { x, y, radius }: Node, steps: number, { setting: { palette } }: ActScene): void {
  disc(context, x, y, radius * STOP, css(palette.accent, 0.28));
  count(context, { x, y, size: radius * STOP * 0.72 }, steps, css(palette.accent), css(palette.onAccent));
}

/** Beside a picture, at its edge. */
const beside = ({ x, y, radius }: Node) => ({ x: x - radius * 0.74, y: y - radius * 0.74, size: radius * 0.3 });

/** As many dots as steps have been made: a number without a letter. */
function count(
  context: Context,
  { x: px, y: py, size }: ReturnType<typeof beside>,
  steps: number,
  fill: string,
  ink: string,
): void {
  disc(context, px, py, size, fill);
  for (let dot = 0; dot < steps; dot += 1) {
    const angle = (dot / steps) * FULL - Math.PI / 2;
    const away = steps === 1 ? 0 : size * 0.42;
    disc(context, px + Math.cos(angle) * away, py + Math.sin(angle) * away, size * (steps === 1 ? 0.3 : 0.24), ink);
  }
}

function stage(scene: ActScene) {
  const { cast, setting } = scene;
  const { palette, size } = setting;
  const short = shortOf(scene);
  const nodes = nodesOf(scene);
  const times = timesOf(scene);
  const points = lineOf(nodes);
  const grow = keys(
    { at: times[0] + 0.2, value: 0 },
    { at: times[1], value: 0.5, ease: easeInOut },
    { at: times[2], value: 1, ease: easeInOut },
  );
  // A picture that there is not, or that was there before, is a stop on the way, and no empty plate.
  const pictures = [cast?.props[0], cast?.props[1], cast?.hero];
  const line = lively(scene, { x: 0, y: 0, ...size }, (context, seconds) => {
    const share = grow(seconds) * (points.length - 1);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = css(palette.accent);
    context.lineWidth = short * 0.013;
    context.beginPath();
    for (const [at, [x, y]] of points.entries()) if (at <= share) context.lineTo(x, y);
    context.stroke();
    // Something goes along it for ever.
    for (const order of [0, 1, 2]) {
      const at = ((seconds * 0.34 + order / 3) % 1) * (points.length - 1);
      const point = points[Math.floor(at)];
      if (point === undefined || at > share) continue;
      disc(context, point[0], point[1], short * 0.014, css(mix(palette.accent, WHITE, 0.65)));
    }
  });
  const seats = nodes.map((node, order) => {
    const { x, y, radius } = node;
    const box = grown({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, short * 0.05);
    const picture = pictures[order];
    return painted(
      scene,
      box,
      (context) => {
        if (picture === undefined) {
          stop(context, node, order + 1, scene);
          return;
        }
        card(
          context,
          { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
          radius,
          css(palette.dark ? mix(palette.card, WHITE, 0.12) : WHITE),
          dim(scene),
          short * 0.035,
        );
        context.strokeStyle = css(palette.accent, order === 2 ? 1 : 0.7);
        context.lineWidth = short * (order === 2 ? 0.012 : 0.008);
        context.beginPath();
        context.arc(x, y, radius * 0.94, 0, FULL);
        context.stroke();
        fitted(context, picture, {
          x: x - radius * 0.62,
          y: y - radius * 0.62,
          width: radius * 1.24,
          height: radius * 1.24,
        });
        count(context, beside(node), order + 1, css(palette.accent), css(palette.onAccent));
      },
      { move: pops(times[order] ?? 0, order * 0.3, { y: sway(short * 0.006, 2.9 + order * 0.5) }) },
    );
  });
  return { hero: [line, ...seats], things: [] };
}

/** What the line leads to, with the steps beside it. */
function nearest(scene: ActScene): Box {
  const [, , { x, y, radius }] = nodesOf(scene);
  const reach = radius * 1.15;
  return { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 };
}

export const explainer: RouteAct = {
  shows: 'A line draws itself from step to step, and each picture comes when the line has reached it',
  holds: true,
  framed: true,
  ofPeople: true,
  tells: 'turns',
  inserts: true,
  nearest,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
};
