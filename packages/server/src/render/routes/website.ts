/** A page in a browser: words and pictures are its sections, and a pointer scrolls it and clicks what is to be done. */
import { css, mix, type Rgb } from '../color/color';
import { easeInOut, keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import { type Box, clamp, inset } from '../geometry';
import type { ActScene, RouteAct } from './act';
import {
  arranged,
  BLACK,
  byShape,
  card,
  dim,
  disc,
  fitted,
  grown,
  lively,
  painted,
  pointer,
  rounded,
  shortOf,
  WHITE,
} from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.77, height: 0.5 }, [0.185, 0.5, 0.11, 0.89]),
  square: arranged({ x: 0.715, y: 0.8, height: 0.34 }, [0.27, 0.74, 0.1, 0.475], { anchor: 'center' }),
  wide: arranged({ x: 0.725, y: 0.72, height: 0.44 }, [0.25, 0.76, 0.09, 0.51], { anchor: 'center' }),
});

interface Page {
  readonly window: Box;
  /** Height of the bar with tabs and address. */
  readonly bar: number;
  /** What is seen of the page. */
  readonly view: Box;
  readonly round: number;
}

function pageOf({ setting: { size } }: ActScene): Page {
  const tall = size.height > size.width * 1.4;
  const wide = size.width > size.height * 1.15;
  const short = Math.min(size.width, size.height);
  const [side, top, low] = wide
    ? [size.width * 0.055, size.height * 0.06, size.height * 0.07]
    : [size.width * 0.05, size.height * (tall ? 0.07 : 0.05), size.height * (tall ? 0.1 : 0.05)];
  const window = inset({ x: 0, y: 0, ...size }, { left: side, right: side, top, bottom: low });
  const bar = short * 0.115;
  return { window, bar, round: short * 0.026, view: inset(window, { top: bar }) };
}

/** An address in what is said, so that nothing is written that the plan does not say. */
const ADDRESS = /[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?/iu;

const paperOf = ({ setting: { palette } }: ActScene): Rgb => palette.card;

function drawBar(context: Context, scene: ActScene, { window, bar, round }: Page): void {
  const { palette, fonts } = scene.setting;
  const paper = paperOf(scene);
  const chrome = mix(paper, palette.ink, 0.12);
  context.save();
  context.beginPath();
  context.roundRect(window.x, window.y, window.width, bar, [round, round, 0, 0]);
  context.clip();
  context.fillStyle = css(chrome);
  context.fillRect(window.x, window.y, window.width, bar);
  const [row, left] = [bar * 0.42, window.x + bar * 0.28];
  for (const [order, color] of ['#ff6058', '#ffbd2e', '#28c941'].entries())
    disc(context, left + order * bar * 0.24, window.y + row * 0.55, bar * 0.075, color);
  const tabs = left + bar * 0.86;
  for (const order of [0, 1]) {
    const tab = { x: tabs + order * bar * 2.1, y: window.y + row * 0.16, width: bar * 1.98, height: row };
    if (tab.x + tab.width > window.x + window.width) continue;
    rounded(context, tab, bar * 0.1, css(order === 0 ? paper : mix(chrome, paper, 0.35)));
    disc(
      context,
      tab.x + bar * 0.2,
      tab.y + row * 0.45,
      bar * 0.075,
      css(order === 0 ? palette.accent : palette.ink, order === 0 ? 1 : 0.3),
    );
    rounded(
      context,
      { x: tab.x + bar * 0.38, y: tab.y + row * 0.36, width: bar * (order === 0 ? 1.1 : 0.8), height: row * 0.2 },
      3,
      css(palette.ink, order === 0 ? 0.5 : 0.22),
    );
  }
  context.fillStyle = css(paper);
  context.fillRect(window.x, window.y + row, window.width, bar - row);
  const field = {
    x: window.x + bar * 0.95,
    y: window.y + row + (bar - row) * 0.2,
    width: window.width - bar * 1.25,
    height: (bar - row) * 0.62,
  };
  rounded(context, field, field.height / 2, css(mix(paper, palette.ink, 0.1)));
  context.strokeStyle = css(palette.ink, 0.5);
  context.lineWidth = Math.max(1.4, bar * 0.03);
  for (const [order, turn] of [1, -1].entries()) {
    const x = window.x + bar * (0.3 + order * 0.34);
    const y = field.y + field.height / 2;
    context.beginPath();
    context.moveTo(x + turn * bar * 0.05, y - bar * 0.09);
    context.lineTo(x - turn * bar * 0.05, y);
    context.lineTo(x + turn * bar * 0.05, y + bar * 0.09);
    context.stroke();
  }
  const lock = {
    x: field.x + field.height * 0.42,
    y: field.y + field.height * 0.46,
    width: field.height * 0.3,
    height: field.height * 0.26,
  };
  rounded(context, lock, 2, css(palette.ink, 0.55));
  context.beginPath();
  context.arc(lock.x + lock.width / 2, lock.y, lock.width * 0.32, Math.PI, 0);
  context.stroke();
  const address = addressOf(scene);
  if (address === undefined)
    rounded(
      context,
      { x: field.x + field.height, y: field.y + field.height * 0.38, width: bar * 1.9, height: field.height * 0.24 },
      4,
      css(palette.ink, 0.4),
    );
  else {
    fonts.apply(context, 'inter', 500, field.height * 0.6);
    context.fillStyle = css(palette.ink);
    context.direction = 'ltr';
    context.fillText(address, field.x + field.height, field.y + field.height * 0.71, field.width - field.height * 1.6);
  }
  context.restore();
}

const addressOf = ({ copy }: ActScene): string | undefined =>
  [copy.headline, ...copy.lines].map((line) => ADDRESS.exec(line)?.[0]).find((found) => found !== undefined);

/** How the page is moved: it comes from below its first lines, rests while it is read, and goes on a little. */
const scrolled = ({ from, span, setting }: ActScene) => {
  const high = setting.size.height;
  const end = Math.min(span.until, setting.seconds);
  return sum(
    keys({ at: from - 0.1, value: high * 0.14 }, { at: from + 0.85, value: 0, ease: (p) => 1 - (1 - p) ** 4 }),
    keys({ at: from + 0.9, value: 0 }, { at: end + 0.4, value: -high * 0.012, ease: easeInOut }),
  );
};

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
  const heroLayers =
    cast === undefined
      ? []
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

function scrollbar(scene: ActScene, { view }: Page): Layer {
  const { setting, from } = scene;
  const wide = Math.max(4, shortOf(scene) * 0.009);
  const end = setting.seconds;
  const x = scene.rightToLeft ? view.x + wide * 0.5 : view.x + view.width - wide * 1.5;
  const share = (setting.index + 0.2) / setting.count;
  const box = { x, y: view.y + view.height * (0.03 + 0.7 * share), width: wide, height: view.height * 0.2 };
  return painted(scene, box, (context) => rounded(context, box, wide, css(setting.palette.ink, 0.4)), {
    move: {
      y: keys(
        { at: from - 0.1, value: -view.height * 0.12 },
        { at: from + 0.85, value: 0 },
        { at: end, value: view.height * 0.03 },
      ),
    },
  });
}

/** Where the pointer goes: it scrolls beside the page, then to the picture, or to the button and clicks it. */
function mouse(scene: ActScene, { view }: Page, button: Box | undefined, shown: Box): Layer {
  const { from, setting } = scene;
  const short = shortOf(scene);
  const end = Math.max(from + 1.6, Math.min(setting.seconds, scene.span.until));
  const goal =
    button === undefined
      ? { x: shown.x + shown.width * 0.78, y: shown.y + shown.height * 0.7 }
      : { x: button.x + button.width * 0.86, y: button.y + button.height * 0.72 };
  const start = { x: view.x + view.width * (scene.rightToLeft ? 0.07 : 0.93), y: view.y + view.height * 0.86 };
  const at = button === undefined ? from + (end - from) * 0.45 : Math.min(from + 1.1, end - 0.9);
  const x = sum(
    keys(
      { at: from - 0.3, value: start.x },
      { at, value: start.x + (goal.x - start.x) * 0.12 },
      { at: at + 0.6, value: goal.x },
    ),
    sway(short * 0.006, 2.3),
  );
  const y = sum(
    keys(
      { at: from - 0.3, value: start.y },
      { at: from + 0.8, value: start.y - short * 0.2 },
      { at, value: start.y - short * 0.24 },
      { at: at + 0.6, value: goal.y },
    ),
    sway(short * 0.005, 1.9),
  );
  return lively(
    scene,
    { x: 0, y: 0, ...setting.size },
    (context, seconds) => {
      const since = seconds - at - 0.75;
      const press = since > 0 && since < 0.22 ? 1 - 0.18 * Math.sin((since / 0.22) * Math.PI) : 1;
      const [px, py] = [x(seconds), y(seconds)];
      if (since > 0.06 && since < 0.6) {
        context.strokeStyle = css(setting.palette.dark ? WHITE : BLACK, 0.5 * (1 - since / 0.6));
        context.lineWidth = short * 0.006;
        context.beginPath();
        context.arc(px, py, short * 0.12 * clamp(since / 0.6, 0, 1), 0, Math.PI * 2);
        context.stroke();
      }
      pointer(context, px, py, short * 0.06 * press);
    },
    { plane: 'front' },
  );
}

/** The words are of the page: they scroll with it, and a button that is clicked gives way. */
function words(layers: readonly Layer[], scene: ActScene): readonly Layer[] {
  const y = scrolled(scene);
  return layers.map((layer) => ({ ...layer, lens: scene.lens, plane: 1, move: { ...layer.move, y } }));
}

export const website: RouteAct = {
  shows: 'A page in a browser window, scrolled by a pointer that clicks what is to be done',
  holds: true,
  inserts: true,
  readsOneWay: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
  words,
};
