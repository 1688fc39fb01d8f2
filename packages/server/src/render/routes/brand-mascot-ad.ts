/** A mascot in the brand's colour says it: the words are in its bubble, it hops, waves at them and carries the thing along. */
import { css } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import { randomFor } from '../random';
import { drawMascot, mascotBuild } from '../scenes/mascot';
import { spriteLayer } from '../stage/sprite-layer';
import { isHead } from '../worlds/kinds';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, dim, grown, heightIn, lively, painted, shape, shortOf } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.8, y: 0.955, height: 0.26 }, [0.09, 0.43, 0.13, 0.87], { align: 'center', anchor: 'center' }),
  square: arranged({ x: 0.84, y: 0.955, height: 0.2 }, [0.1, 0.46, 0.13, 0.87], { align: 'center', anchor: 'center' }),
  wide: arranged({ x: 0.93, y: 0.92, height: 0.26 }, [0.16, 0.82, 0.08, 0.5], { anchor: 'center' }),
});

function stage(scene: ActScene) {
  const { setting, cast, hero, words, lens, span, from, rightToLeft } = scene;
  const { size, palette, seed, index } = setting;
  const short = shortOf(scene);
  const wide = size.width > size.height * 1.15;
  const side = rightToLeft ? -1 : 1;
  const across = wide ? size.height * 0.8 : Math.min(size.width * 0.94, size.height * 0.54);
  const middle = wide ? size.width * (0.5 + side * 0.245) : size.width * (0.5 - side * 0.08);
  const top = size.height * (wide ? 0.95 : 0.975) - across * 0.96;
  const build = mascotBuild(randomFor(seed, 'mascot'));
  const bubble = words === undefined ? undefined : grown(words, short * 0.055);
  const at = index === 0 ? from - 0.45 : from - 0.1;
  const jumps = keys({ at, value: short * 0.7 }, { at: at + 0.7, value: 0, ease: spring(0.35) });
  const mascot = lively(
    scene,
    { x: middle - across / 2, y: top, width: across, height: across },
    (context, seconds) => {
      context.translate(middle - across / 2, top + jumps(seconds));
      // Its raised hand is on the side of the words.
      if (side > 0) {
        context.translate(across, 0);
        context.scale(-1, 1);
      }
      drawMascot(context, across, seconds, setting, build);
    },
    { swift: { from: at, until: at + 0.9 } },
  );
  const tail =
    bubble &&
    (wide
      ? ([
          [rightToLeft ? bubble.x + 2 : bubble.x + bubble.width - 2, bubble.y + bubble.height * 0.42],
          [middle - side * across * 0.3, top + across * 0.42],
          [rightToLeft ? bubble.x + 2 : bubble.x + bubble.width - 2, bubble.y + bubble.height * 0.66],
        ] as const)
      : ([
          [middle - short * 0.07, bubble.y + bubble.height - 2],
          [middle, Math.min(top + across * 0.2, bubble.y + bubble.height + short * 0.1)],
          [middle + short * 0.05, bubble.y + bubble.height - 2],
        ] as const));
  const speech =
    bubble === undefined || tail === undefined
      ? []
      : [
          // Before the camera, as the words are that it holds.
          painted(
            { span: scene.span },
            grown(
              {
                x: Math.min(bubble.x, tail[1][0]),
                y: bubble.y,
                width: Math.max(bubble.x + bubble.width, tail[1][0]) - Math.min(bubble.x, tail[1][0]),
                height: Math.max(bubble.height, tail[1][1] - bubble.y),
              },
              short * 0.06,
            ),
            (context) => {
              card(context, bubble, short * 0.06, css(palette.card), dim(scene), short * 0.04);
              shape(context, tail, css(palette.card));
            },
            {
              move: {
                scale: sum(
                  keys({ at: at + 0.25, value: 0.5 }, { at: at + 0.85, value: 1, ease: spring(0.35) }),
                  sway(0.004, 2.7),
                ),
                alpha: keys({ at: at + 0.2, value: 0 }, { at: at + 0.35, value: 1 }),
              },
            },
          ),
        ];
  const carried =
    cast === undefined || isHead(cast.name ?? '')
      ? []
      : [
          spriteLayer(cast.hero, {
            ...{
              x: hero.x,
              y: hero.y + (hero.height - heightIn(cast.hero, hero.height)) / 2,
              height: heightIn(cast.hero, hero.height),
            },
            ...{ lens, plane: 1.05, shows: span },
            move: {
              y: sum(
                keys(
                  { at: at + 0.3, value: -short * 0.9 },
                  { at: at + 0.95, value: 0, ease: (p) => 1 - Math.abs(Math.cos(p * Math.PI * 1.5)) * (1 - p) },
                ),
                (seconds) => -Math.abs(Math.sin(seconds * Math.PI * 1.1)) * short * 0.02,
              ),
              rotation: sway(0.07, 1.82),
              anchor: { x: 0.5, y: 1 },
            },
          }),
        ];
  return { background: [], behind: speech, hero: [mascot, ...carried], things: [] };
}

export const brandMascotAd: RouteAct = {
  shows: "A mascot in the brand's colour hops, waves and says the words in a bubble, with the subject at its side",
  holds: true,
  inserts: true,
  readsOneWay: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
};
