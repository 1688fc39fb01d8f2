/** A phone and a laptop: their bodies with what is on the screen left open. */
import { css, mix } from '../../color/color';
import type { Context, Layer } from '../../film/film';
import { type Box, inset } from '../../geometry';
import { disc, grown, painted, rounded } from '../../routes/pen';
import type { Sheet } from '../sheet';

export interface Device {
  readonly screen: Box;
  readonly round: number;
  /** Below what is on the screen, and over it. */
  readonly body: Layer;
}

function metal(context: Context, { x, y, width, height }: Box): void {
  const across = context.createLinearGradient(x, y, x + width, y + height);
  for (const [at, color] of [
    [0, '#6b6f78'],
    [0.18, '#1d1e23'],
    [0.82, '#141519'],
    [1, '#50545d'],
  ] as const)
    across.addColorStop(at, color);
  context.fillStyle = across;
}

/** `cut`: whether its lower end is outside of the frame. */
export function phone({ card: seen, inks, lens, span, setting }: Sheet, cut: boolean): Device {
  const card = cut ? { ...seen, height: seen.height * 1.6 } : seen;
  const edge = card.width * 0.028;
  const screen = inset(card, { left: edge, right: edge, top: edge, bottom: edge });
  const round = card.width * 0.105;
  const body = painted({ lens, span }, grown(card, card.width * 0.12), (context) => {
    context.save();
    context.shadowColor = css(inks.shade, 0.5);
    context.shadowBlur = card.width * 0.08;
    context.shadowOffsetY = card.width * 0.035;
    rounded(context, card, card.width * 0.13, '#17181c');
    context.restore();
    metal(context, card);
    context.beginPath();
    context.roundRect(card.x, card.y, card.width, card.height, card.width * 0.13);
    context.fill();
    rounded(context, grown(screen, edge * 0.35), round * 1.08, '#0b0b0d');
    rounded(context, screen, round, css(inks.paper));
    // What a phone tells at its upper edge, without an hour.
    const [y, unit] = [screen.y + card.width * 0.068, setting.unit];
    rounded(
      context,
      {
        x: screen.x + screen.width * 0.36,
        y: y - card.width * 0.032,
        width: screen.width * 0.28,
        height: card.width * 0.064,
      },
      card.width,
      '#0b0b0d',
    );
    const right = screen.x + screen.width - card.width * 0.1;
    context.fillStyle = css(inks.ink, 0.75);
    for (let bar = 0; bar < 4; bar += 1)
      context.fillRect(
        screen.x + card.width * (0.085 + bar * 0.022),
        y + unit * 0.6 - card.width * (0.012 + bar * 0.008),
        card.width * 0.013,
        card.width * (0.012 + bar * 0.008),
      );
    context.strokeStyle = css(inks.ink, 0.6);
    context.lineWidth = card.width * 0.006;
    context.beginPath();
    context.roundRect(
      right - card.width * 0.05,
      y - card.width * 0.016,
      card.width * 0.06,
      card.width * 0.03,
      card.width * 0.008,
    );
    context.stroke();
    context.fillStyle = css(inks.ink, 0.75);
    context.fillRect(right - card.width * 0.045, y - card.width * 0.011, card.width * 0.038, card.width * 0.02);
  });
  return { screen: cut ? { ...screen, height: seen.height - edge } : screen, round: cut ? 0 : round, body };
}

/** Of the height of a laptop: its base. */
const BASE = 0.075;

export function laptop({ card, inks, lens, span }: Sheet): Device {
  const lid: Box = {
    x: card.x + card.width * 0.06,
    y: card.y,
    width: card.width * 0.88,
    height: card.height * (1 - BASE),
  };
  const edge = card.width * 0.014;
  const screen = inset(lid, { left: edge, right: edge, top: edge, bottom: edge * 1.5 });
  const round = card.width * 0.012;
  const body = painted({ lens, span }, grown(card, card.width * 0.06), (context) => {
    context.save();
    context.shadowColor = css(inks.shade, 0.5);
    context.shadowBlur = card.width * 0.045;
    context.shadowOffsetY = card.width * 0.022;
    const base: Box = {
      x: card.x,
      y: card.y + card.height * (1 - BASE),
      width: card.width,
      height: card.height * BASE,
    };
    rounded(context, { ...base, height: base.height * 0.9 }, base.height * 0.4, '#9096a0');
    rounded(context, lid, card.width * 0.022, '#17181c');
    context.restore();
    metal(context, lid);
    context.beginPath();
    context.roundRect(lid.x, lid.y, lid.width, lid.height, [card.width * 0.022, card.width * 0.022, 0, 0]);
    context.fill();
    const down = context.createLinearGradient(0, base.y, 0, base.y + base.height);
    down.addColorStop(0, '#d9dde3');
    down.addColorStop(0.25, '#bfc4cc');
    down.addColorStop(1, '#767c87');
    context.fillStyle = down;
    context.beginPath();
    context.roundRect(base.x, base.y, base.width, base.height * 0.9, [0, 0, base.height * 0.6, base.height * 0.6]);
    context.fill();
    rounded(
      context,
      { x: base.x + base.width * 0.42, y: base.y, width: base.width * 0.16, height: base.height * 0.24 },
      base.height * 0.2,
      '#9aa0aa',
    );
    rounded(context, screen, round, css(inks.paper));
    disc(context, lid.x + lid.width / 2, lid.y + edge * 0.5, edge * 0.16, css(mix(inks.ink, inks.paper, 0.4)));
  });
  return { screen, round, body };
}
