/** A person's card: the face, stars where a rating is given, marks of quotation, and the words as they are spoken. */

import { quotationIn } from '../../acting/facts/quotation';
import { ratingOf } from '../../acting/facts/rating';
import { css, hex, mix } from '../color/color';
import { easeOut, keys, spring, sum, sway } from '../film/curve';
import type { Layer, Move } from '../film/film';
import { type Box, clamp } from '../geometry';
import { drawPerson } from '../persons/draw-person';
import { faceBox } from '../persons/face-box';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, dim, disc, FULL, grown, lively, painted, shortOf, star, WHITE } from './pen';
import { spoken } from './spoken';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.76, y: 0.965, height: 0.36 }, [0.33, 0.68, 0.13, 0.87], { align: 'center', anchor: 'center' }),
  square: arranged({ x: 0.87, y: 0.99, height: 0.2 }, [0.46, 0.84, 0.14, 0.86], {
    align: 'center',
    anchor: 'center',
  }),
  wide: arranged({ x: 0.85, y: 0.97, height: 0.36 }, [0.19, 0.8, 0.4, 0.8], { anchor: 'center' }),
});

/** Side of a person's square, as a multiple of the disc's radius: the head fills it. */
const HEAD = 2.5;

const GOLD = hex('#f5a623');

interface Card {
  readonly box: Box;
  readonly face: { readonly x: number; readonly y: number; readonly radius: number };
  readonly stars: { readonly x: number; readonly y: number; readonly step: number; readonly radius: number };
}

/** Around the words, whatever room they take. */
function cardOf(scene: ActScene): Card {
  const { setting, words } = scene;
  const { size, safe } = setting;
  const short = shortOf(scene);
  const wide = size.width > size.height * 1.15;
  const said = words ?? { x: size.width / 2, y: size.height / 2, width: 0, height: 0 };
  const pad = short * 0.07;
  if (wide) {
    const box = { x: size.width * 0.075, y: size.height * 0.1, width: size.width * 0.85, height: size.height * 0.78 };
    const radius = short * 0.2;
    const x = scene.rightToLeft ? box.x + box.width - short * 0.33 : box.x + short * 0.33;
    const face = { x, y: box.y + box.height * 0.4, radius };
    return { box, face, stars: { x, y: face.y + radius + short * 0.1, step: short * 0.078, radius: short * 0.034 } };
  }
  const radius = short * (size.height > size.width * 1.4 ? 0.16 : 0.13);
  const top = Math.max(safe.y + radius * 0.8, said.y - radius - short * 0.15);
  const bottom = said.y + said.height + pad;
  const box = { x: size.width * 0.06, y: top, width: size.width * 0.88, height: bottom - top };
  const face = { x: size.width / 2, y: top, radius };
  return {
    box,
    face,
    stars: { x: face.x, y: top + radius + short * 0.062, step: short * 0.088, radius: short * 0.038 },
  };
}

/** As many as are given, the last one in part. */
function starsLayer(scene: ActScene, { stars: { x, y, step, radius } }: Card, rating: number, at: number): Layer {
  const { palette } = scene.setting;
  const box = { x: x - step * 3, y: y - radius * 2, width: step * 6, height: radius * 4 };
  const grow = [0, 1, 2, 3, 4].map((order) =>
    keys({ at: at + order * 0.17, value: 0 }, { at: at + order * 0.17 + 0.45, value: 1, ease: spring(0.6) }),
  );
  return lively(scene, box, (context, seconds) => {
    for (const [order, size] of grow.entries()) {
      const from = scene.rightToLeft ? 4 - order : order;
      const px = x + (from - 2) * step;
      star(context, px, y, radius);
      context.fillStyle = css(palette.ink, 0.16);
      context.fill();
      const share = size(seconds);
      const filled = clamp(rating - order, 0, 1);
      if (share <= 0 || filled <= 0) continue;
      context.save();
      context.beginPath();
      const cut = radius * 2.4 * filled;
      context.rect(
        scene.rightToLeft ? px + radius * 1.2 - cut : px - radius * 1.2,
        y - radius * 1.2,
        cut,
        radius * 2.4,
      );
      context.clip();
      star(context, px, y, radius * share * (1 + 0.05 * Math.sin(seconds * 3 - order * 0.7)));
      context.fillStyle = css(GOLD);
      context.fill();
      context.restore();
    }
  });
}

/** Marks of quotation, drawn: they are no letters of what is said. */
function marks(scene: ActScene, { box }: Card): Layer {
  const short = shortOf(scene);
  const { palette } = scene.setting;
  const size = short * 0.15;
  const x = scene.rightToLeft ? box.x + short * 0.05 : box.x + box.width - size * 1.35 - short * 0.05;
  const y = box.y + short * 0.05;
  const at = scene.from + 0.2;
  return painted(
    scene,
    { x, y, width: size * 1.4, height: size * 1.3 },
    (context) => {
      for (const order of [0, 1]) {
        const left = x + order * size * 0.62;
        // Opaque, since its parts overlap.
        disc(context, left + size * 0.28, y + size * 0.62, size * 0.25, css(mix(palette.card, palette.accent, 0.24)));
        context.beginPath();
        context.moveTo(left + size * 0.03, y + size * 0.62);
        context.quadraticCurveTo(left + size * 0.05, y + size * 0.15, left + size * 0.46, y + size * 0.1);
        context.quadraticCurveTo(left + size * 0.26, y + size * 0.26, left + size * 0.28, y + size * 0.42);
        context.fill();
      }
    },
    {
      move: {
        alpha: keys({ at, value: 0 }, { at: at + 0.3, value: 1 }),
        scale: keys({ at, value: 0.4 }, { at: at + 0.6, value: 1, ease: spring(0.5) }),
      },
    },
  );
}

/** What is told without marks, or anybody who says it, is the firm's own words: a price, a call, a promise. */
const isQuoted = ({ beat, copy }: ActScene): boolean =>
  beat === 'quote' || [copy.headline, ...copy.lines].some((line) => quotationIn(line) !== undefined);

function stage(scene: ActScene) {
  const { setting, from, copy, speaker } = scene;
  const { palette, index } = setting;
  const short = shortOf(scene);
  const own = cardOf(scene);
  const { box, face } = own;
  const rating = ratingOf([copy.headline, ...copy.lines].join('\n'));
  const at = index === 0 ? from - 0.5 : from - 0.25;
  const comes: Move = {
    y: sum(keys({ at, value: short * 0.3 }, { at: at + 0.8, value: 0, ease: easeOut }), sway(short * 0.005, 3.9)),
    rotation: sum(keys({ at, value: 0.03 }, { at: at + 0.9, value: 0, ease: easeOut }), sway(0.002, 4.7)),
  };
  const disk = painted(
    scene,
    grown(
      { x: face.x - face.radius, y: face.y - face.radius, width: face.radius * 2, height: face.radius * 2 },
      short * 0.04,
    ),
    (context) => {
      context.shadowColor = css(dim(scene), 0.4);
      context.shadowBlur = short * 0.03;
      disc(context, face.x, face.y, face.radius, css(WHITE));
      context.shadowColor = 'transparent';
      const down = context.createLinearGradient(0, face.y - face.radius, 0, face.y + face.radius);
      down.addColorStop(0, css(palette.glow2));
      down.addColorStop(1, css(mix(palette.glow, palette.accent, 0.35)));
      context.fillStyle = down;
      context.beginPath();
      context.arc(face.x, face.y, face.radius * 0.92, 0, FULL);
      context.fill();
    },
    { move: { ...comes, scale: keys({ at: at + 0.15, value: 0.3 }, { at: at + 0.85, value: 1, ease: spring(0.4) }) } },
  );
  // The head nods a little in its disc, which cuts it off below.
  const head =
    speaker === undefined
      ? []
      : [
          lively(
            scene,
            grown(
              { x: face.x - face.radius, y: face.y - face.radius, width: face.radius * 2, height: face.radius * 2 },
              2,
            ),
            (context, seconds) => {
              const grow = clamp((seconds - at - 0.2) / 0.3, 0, 1);
              if (grow === 0) return;
              context.beginPath();
              context.arc(face.x, face.y, face.radius * 0.92 * grow, 0, FULL);
              context.clip();
              const side = face.radius * HEAD;
              context.translate(face.x - side / 2, face.y - face.radius * 0.94);
              drawPerson(context, speaker.person, side, speaker.pose(seconds));
            },
            {
              keeps: faceBox(
                speaker.person,
                face.x - (face.radius * HEAD) / 2,
                face.y - face.radius * 0.94,
                face.radius * HEAD,
              ),
              move: {
                y: sum(
                  keys({ at, value: short * 0.3 }, { at: at + 0.8, value: 0, ease: easeOut }),
                  sway(short * 0.005, 3.9),
                ),
              },
            },
          ),
        ];
  return {
    background: [
      {
        ...painted(
          scene,
          grown(box, short * 0.1),
          (context) => card(context, box, short * 0.055, css(palette.card), dim(scene), short * 0.07),
          { move: comes },
        ),
        holdsWords: true,
      },
      ...(isQuoted(scene) ? [{ ...marks(scene, own), holdsWords: true }] : []),
    ],
    things: [],
    before: [disk, ...head, ...(rating === undefined ? [] : [starsLayer(scene, own, rating, from + 0.45)])],
  };
}

export const testimonial: RouteAct = {
  shows: "A person's card: the face, the words as they are spoken, and stars where a rating is given",
  speaker: 'customer',
  framed: true,
  holds: true,
  // Whoever is to be called is not looked at first: a face alone, without words.
  closeUps: 'told',
  readsOneWay: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
  nearest(scene) {
    const { cast, hero, speaker, copy } = scene;
    // Who speaks is alive, with the stars that they give; a thing without words is not.
    if (speaker === undefined && cast !== undefined)
      return { x: hero.x - hero.height / 2, y: hero.y - hero.height / 2, width: hero.height, height: hero.height };
    const {
      face: { x, y, radius },
      stars,
    } = cardOf(scene);
    const isRated = ratingOf([copy.headline, ...copy.lines].join('\n')) !== undefined;
    const across = isRated ? Math.max(radius, stars.step * 2 + stars.radius * 1.2) : radius;
    const down = isRated ? Math.max(radius, stars.y + stars.radius * 1.2 - y) : radius;
    return { x: (isRated ? stars.x : x) - across, y: y - radius, width: across * 2, height: radius + down };
  },
  words: (layers, scene) => spoken(layers, scene),
};
