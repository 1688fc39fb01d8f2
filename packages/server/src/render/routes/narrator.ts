/** Somebody reads aloud: an open book from which the thing rises, leaves that turn, a voice that is seen, and words as they are read. */
import { css, hex, mix } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import type { Layer } from '../film/film';
import { speech } from '../scenes/person';
import { spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, dim, heightIn, lively, painted, pops, rounded, shape, shortOf } from './pen';
import { spoken } from './spoken';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.8, height: 0.42 }, [0, 0.42, 0, 1]),
  square: arranged({ x: 0.5, y: 0.83, height: 0.3 }, [0, 0.42, 0, 1]),
  wide: arranged({ x: 0.74, y: 0.7, height: 0.5 }, [0, 0.84, 0, 0.48], { anchor: 'center' }),
});

const PAPER = hex('#fbf3e1');

/** One half of the book, `side` 1 on the right; its edge is so far from the fold, and so much lifted. */
function page(
  context: Parameters<Layer['paint']>[0],
  x: number,
  y: number,
  reach: number,
  high: number,
  lift: number,
  tone: string,
): void {
  shape(
    context,
    [
      [x, y],
      [x + reach, y - lift],
      [x + reach * 1.1, y + high - lift],
      [x, y + high],
    ],
    tone,
  );
}

function book(scene: ActScene): Layer[] {
  const { hero, from, setting } = scene;
  const short = shortOf(scene);
  const [x, y] = [hero.x, hero.y + hero.height * 0.5 - short * 0.06];
  const [reach, high] = [short * 0.36, short * 0.16];
  const box = { x: x - reach * 1.3, y: y - short * 0.3, width: reach * 2.6, height: short * 0.6 };
  const shade = dim(scene);
  const still = painted(scene, box, (context) => {
    context.save();
    context.shadowColor = css(shade, 0.6);
    context.shadowBlur = short * 0.05;
    context.shadowOffsetY = short * 0.02;
    shape(
      context,
      [
        [x - reach * 1.14, y + high * 1.06],
        [x - reach * 1.02, y - short * 0.01],
        [x + reach * 1.02, y - short * 0.01],
        [x + reach * 1.14, y + high * 1.06],
        [x, y + high * 1.14],
      ],
      css(mix(setting.palette.accent, hex('#20100a'), 0.25)),
    );
    context.restore();
    for (const side of [-1, 1]) {
      for (const leaf of [3, 2, 1, 0])
        page(
          context,
          x,
          y + leaf * short * 0.006,
          side * reach,
          high,
          short * 0.012,
          css(mix(PAPER, hex('#b9a27c'), leaf * 0.16)),
        );
      const fold = context.createLinearGradient(x, 0, x + side * reach * 0.4, 0);
      fold.addColorStop(0, css(hex('#7a6236'), 0.45));
      fold.addColorStop(1, css(hex('#7a6236'), 0));
      page(context, x, y, side * reach, high, short * 0.012, '#0000');
      context.fillStyle = fold;
      context.fill();
      for (let line = 0; line < 5; line += 1)
        rounded(
          context,
          {
            x: x + (side > 0 ? reach * 0.16 : -reach * 0.9),
            y: y + high * (0.2 + line * 0.15),
            width: reach * (0.6 + 0.14 * Math.sin(line * 2.3)),
            height: short * 0.006,
          },
          9,
          css(hex('#5a4a30'), 0.3),
        );
    }
  });
  const at = from + 0.1;
  const turning = lively(scene, box, (context, seconds) => {
    const each = 2.2;
    const since = (seconds - at) % each;
    const share = since / 0.8;
    if (seconds < at || share <= 0 || share >= 1) return;
    const angle = share * Math.PI;
    page(
      context,
      x,
      y,
      Math.cos(angle) * reach,
      high,
      Math.sin(angle) * short * 0.2,
      css(mix(PAPER, hex('#8a7446'), 0.25 * Math.sin(angle))),
    );
  });
  return [still, turning];
}

/** How loud it is, as bars at the foot of the words. */
function voice(scene: ActScene): Layer[] {
  const { setting, words, rightToLeft } = scene;
  if (words === undefined) return [];
  const short = shortOf(scene);
  const [width, high] = [short * 0.3, short * 0.055];
  const centred = setting.look.align === 'center';
  const x = centred ? words.x + words.width / 2 - width / 2 : rightToLeft ? words.x + words.width - width : words.x;
  const box = { x, y: words.y + words.height + short * 0.035, width, height: high };
  return [
    lively(
      scene,
      box,
      (context, seconds) => {
        for (let bar = 0; bar < 15; bar += 1) {
          const loud = high * (0.12 + 0.88 * speech(seconds + bar * 0.29) * (1 - Math.abs(bar - 7) / 11));
          rounded(
            context,
            { x: x + (bar * width) / 15, y: box.y + (high - loud) / 2, width: width / 26, height: loud },
            9,
            css(setting.palette.accent),
          );
        }
      },
      { plane: 'front' },
    ),
  ];
}

function stage(scene: ActScene) {
  const { cast, hero, lens, span, from } = scene;
  const short = shortOf(scene);
  const at = from + 0.15;
  const rises =
    cast === undefined
      ? []
      : [
          spriteLayer(cast.hero, {
            ...{
              x: hero.x,
              y: hero.y - short * 0.06 + (hero.height - heightIn(cast.hero, hero.height)) / 2,
              height: heightIn(cast.hero, hero.height),
              lens,
              plane: 1.04,
              shows: span,
            },
            move: pops(at, 0.1, {
              stretch: keys({ at, value: 0.12 }, { at: at + 0.75, value: 1, ease: spring(0.5) }),
              rotation: sway(0.02, 3.4),
              anchor: { x: 0.5, y: 1 },
              scale: sum(keys({ at, value: 0.6 }, { at: at + 0.7, value: 1 }), sway(0.008, 2.9)),
            }),
          }),
        ];
  return { behind: book(scene), hero: rises, before: voice(scene), things: [] };
}

export const narrator: RouteAct = {
  shows: 'An open book from which the subject rises, leaves that turn, a voice in bars, and words as they are read',
  framed: true,
  speaksAt: 'home',
  holds: true,
  readsOneWay: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
  words: (layers, scene) => spoken(layers, scene),
};
