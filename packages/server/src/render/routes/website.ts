/** A page in a browser: words and pictures are its sections, and a pointer scrolls it and clicks what is to be done. */
import { css, mix } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import type { Box } from '../geometry';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, covering, dim, disc, fitted, grown, painted, rounded, shortOf, WHITE } from './pen';
import { drawBar, scrollbar } from './website/browser-bar';
import { mouse } from './website/mouse';
import { pageOf, paperOf, scrolled } from './website/page';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.77, height: 0.5 }, [0.185, 0.5, 0.11, 0.89]),
  square: arranged({ x: 0.715, y: 0.8, height: 0.34 }, [0.27, 0.74, 0.1, 0.475], { anchor: 'center' }),
  wide: arranged({ x: 0.725, y: 0.72, height: 0.44 }, [0.25, 0.76, 0.09, 0.51], { anchor: 'center' }),
});

function stage(scene: ActScene) {
  const { setting, cast, hero, from, button, rightToLeft, words } = scene;
  const { palette, size } = setting;
  const short = shortOf(scene);
  const page = pageOf(scene);
  const { window, view, round, bar } = page;
  const paper = paperOf(scene);
  const y = scrolled(scene);
  const tall = size.height > size.width * 1.4;
  const frame = { masked: true, move: { y } };
  /** The picture of the section. */
  const picture: Box = tall
    ? {
        x: view.x + view.width * 0.07,
        y: Math.max(size.height * 0.5, (words?.y ?? 0) + (words?.height ?? 0) + short * 0.05),
        width: view.width * 0.86,
        height: 0,
      }
    : { x: hero.x - short * 0.27, y: view.y + view.height * 0.17, width: short * 0.54, height: view.height * 0.62 };
  const lower = view.y + view.height - (tall ? short * 0.33 : short * 0.13);
  const shown: Box = tall
    ? { ...picture, height: Math.max(short * 0.3, lower - picture.y - short * 0.03) }
    : { ...picture, height: Math.min(picture.height, lower - picture.y - short * 0.02) };
  const paintPage = (context: Context): void => {
    context.fillStyle = css(paper);
    context.fillRect(view.x, view.y - size.height * 0.2, view.width, view.height + size.height * 0.4);
    // The page's own head: a mark, places to go, and a button.
    const head = view.y + short * 0.055;
    const start = rightToLeft ? view.x + view.width - short * 0.075 : view.x + short * 0.075;
    const along = rightToLeft ? -1 : 1;
    disc(context, start, head, short * 0.02, css(palette.accent));
    const bars = tall ? [0.16] : [0.13, 0.08, 0.1, 0.07];
    let at = start + along * short * 0.04;
    for (const [order, width] of bars.entries()) {
      const own = width * short;
      rounded(
        context,
        { x: along > 0 ? at : at - own, y: head - short * 0.009, width: own, height: short * 0.018 },
        9,
        css(palette.ink, order === 0 ? 0.75 : 0.28),
      );
      at += along * (own + short * (order === 0 ? 0.06 : 0.03));
    }
    const pill = { width: short * 0.14, height: short * 0.045 };
    const x = rightToLeft ? view.x + short * 0.055 : view.x + view.width - short * 0.055 - pill.width;
    rounded(context, { x, y: head - pill.height / 2, ...pill }, pill.height, css(palette.accent));
    context.fillStyle = css(palette.ink, 0.1);
    context.fillRect(view.x, head + short * 0.045, view.width, Math.max(1, short * 0.002));
    card(context, shown, short * 0.03, css(mix(palette.glow, palette.card, 0.25)), dim(scene), short * 0.03);
    const glow = context.createRadialGradient(
      shown.x + shown.width / 2,
      shown.y + shown.height * 0.45,
      0,
      shown.x + shown.width / 2,
      shown.y + shown.height * 0.45,
      shown.width * 0.55,
    );
    glow.addColorStop(0, css(mix(palette.glow2, WHITE, palette.dark ? 0.1 : 0.5), 0.9));
    glow.addColorStop(1, css(palette.glow2, 0));
    context.save();
    context.beginPath();
    context.roundRect(shown.x, shown.y, shown.width, shown.height, short * 0.03);
    context.clip();
    context.fillStyle = glow;
    context.fillRect(shown.x, shown.y, shown.width, shown.height);
    context.restore();
  };
  const count = tall ? 2 : 3;
  const room = view.width - short * 0.11;
  const gap = short * 0.03;
  const width = (room - gap * (count - 1)) / count;
  const cards = Array.from({ length: count }, (_, order): Layer => {
    const high = Math.max(short * 0.1, view.y + view.height - lower + short * 0.03);
    const box = { x: view.x + short * 0.055 + order * (width + gap), y: lower, width, height: high };
    const at = from + 0.35 + order * 0.12;
    return painted(
      scene,
      { ...grown(box, short * 0.02), height: view.y + view.height - box.y + short * 0.02 },
      (context) => {
        card(
          context,
          { ...box, height: high + short * 0.2 },
          short * 0.022,
          css(mix(paper, palette.dark ? WHITE : palette.ink, 0.07)),
          dim(scene),
          short * 0.02,
        );
        const icon = cast?.props[order % Math.max(1, cast.props.length)];
        const side = short * 0.075;
        const seat = { x: box.x + short * 0.025, y: box.y + short * 0.025, width: side, height: side };
        rounded(context, seat, side * 0.3, css(palette.glow, 0.9));
        if (icon !== undefined) fitted(context, icon, grown(seat, -side * 0.1));
        for (const [row, share] of [0.5, 0.34].entries())
          rounded(
            context,
            {
              x: seat.x + side * 1.3,
              y: seat.y + side * (0.22 + row * 0.36),
              width: Math.max(1, (width - side * 1.9) * share * 1.7),
              height: side * 0.18,
            },
            9,
            css(palette.ink, row === 0 ? 0.55 : 0.25),
          );
        for (const [row, share] of [0.86, 0.7, 0.8].entries())
          rounded(
            context,
            {
              x: seat.x,
              y: seat.y + side * (1.4 + row * 0.4),
              width: (width - short * 0.05) * share,
              height: side * 0.16,
            },
            9,
            css(palette.ink, 0.2),
          );
      },
      {
        masked: true,
        move: {
          y: sum(y, keys({ at, value: short * 0.16 }, { at: at + 0.6, value: 0, ease: spring(0.3) })),
          alpha: keys({ at, value: 0 }, { at: at + 0.15, value: 1 }),
        },
      },
    );
  });
  const given = cast?.screen;
  const heroLayers =
    cast === undefined
      ? []
      : given?.kind === 'window'
        ? [
            // The caller's own page, as wide as the section.
            painted(scene, shown, (context) => covering(context, given.picture, shown, short * 0.03), {
              move: { y, scale: keys({ at: from + 0.1, value: 0.9 }, { at: from + 0.8, value: 1, ease: spring(0.3) }) },
            }),
          ]
        : [
            painted(
              scene,
              shown,
              (context) => fitted(context, cast.hero, grown(shown, -Math.min(shown.width, shown.height) * 0.1)),
              {
                move: {
                  y: sum(y, sway(short * 0.007, 3.1)),
                  scale: sum(
                    keys({ at: from + 0.1, value: 0.6 }, { at: from + 0.9, value: 1, ease: spring(0.4) }),
                    sway(0.012, 2.9),
                  ),
                  rotation: sway(0.02, 4.3),
                },
              },
            ),
          ];
  const edge = short * 0.03;
  // What scrolls out is hidden by the window's edge and what is outside it.
  return {
    background: [
      painted(scene, grown(window, edge * 2), (context) =>
        card(context, window, round, css(paper), dim(scene), edge * 1.4),
      ),
      painted(scene, view, paintPage, frame),
    ],
    hero: heroLayers,
    things: cards,
    before: [
      painted(scene, { ...window, height: bar }, (context) => drawBar(context, scene, page)),
      scrollbar(scene, page),
    ],
    front: [mouse(scene, page, button, shown)],
  };
}

/** The words are of the page: they scroll with it, and a button that is clicked gives way. */
function words(layers: readonly Layer[], scene: ActScene): readonly Layer[] {
  const y = scrolled(scene);
  return layers.map((layer) => ({ ...layer, lens: scene.lens, plane: 1, move: { ...layer.move, y } }));
}

export const website: RouteAct = {
  shows: 'A page in a browser window, scrolled by a pointer that clicks what is to be done',
  holds: true,
  framed: true,
  ofPeople: true,
  tells: 'all',
  inserts: true,
  readsOneWay: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
  words,
};
