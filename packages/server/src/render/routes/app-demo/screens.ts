/** The screens of an app without words of its own: a list, the thing itself, and that it is done. */
import { css, mix } from '../../color/color';
import type { Context } from '../../film/film';
import type { Box } from '../../geometry';
import type { ActScene } from '../act';
import { disc, fitted, grown, rounded, WHITE } from '../pen';

export const PAINT = {
  /** What there is: a row of places to go, a banner, and a list. */
  list(context: Context, { cast, setting: { palette } }: ActScene, { x, y, width, height }: Box): void {
    rounded(
      context,
      { x: x + width * 0.08, y: y + height * 0.085, width: width * 0.42, height: height * 0.022 },
      9,
      css(palette.ink, 0.8),
    );
    disc(context, x + width * 0.88, y + height * 0.096, width * 0.055, css(palette.accent));
    rounded(
      context,
      { x: x + width * 0.08, y: y + height * 0.135, width: width * 0.84, height: height * 0.05 },
      99,
      css(palette.ink, 0.09),
    );
    const banner = { x: x + width * 0.08, y: y + height * 0.215, width: width * 0.84, height: height * 0.24 };
    rounded(context, banner, width * 0.07, css(mix(palette.glow, palette.card, 0.2)));
    if (cast !== undefined)
      fitted(context, cast.hero, {
        ...grown(banner, -width * 0.03),
        x: banner.x + banner.width * 0.46,
        width: banner.width * 0.5,
      });
    for (const [order, share] of [0.34, 0.26].entries())
      rounded(
        context,
        {
          x: banner.x + width * 0.06,
          y: banner.y + banner.height * (0.26 + order * 0.17),
          width: banner.width * share,
          height: height * 0.016,
        },
        9,
        css(palette.ink, 0.6 - order * 0.25),
      );
    rounded(
      context,
      {
        x: banner.x + width * 0.06,
        y: banner.y + banner.height * 0.64,
        width: banner.width * 0.3,
        height: height * 0.036,
      },
      99,
      css(palette.accent),
    );
    for (const row of [0, 1, 2]) {
      const top = y + height * (0.49 + row * 0.125);
      const item = { x: x + width * 0.08, y: top, width: width * 0.84, height: height * 0.108 };
      rounded(context, item, width * 0.05, css(palette.dark ? mix(palette.card, WHITE, 0.08) : WHITE, 0.9));
      const seat = {
        x: item.x + width * 0.035,
        y: top + item.height * 0.17,
        width: item.height * 0.66,
        height: item.height * 0.66,
      };
      rounded(context, seat, seat.width * 0.3, css(palette.glow));
      const icon = cast?.props[row % Math.max(1, cast.props.length)];
      if (icon !== undefined) fitted(context, icon, grown(seat, -seat.width * 0.1));
      for (const [order, share] of [0.4, 0.26].entries())
        rounded(
          context,
          {
            x: seat.x + seat.width * 1.25,
            y: top + item.height * (0.3 + order * 0.26),
            width: item.width * share,
            height: item.height * 0.12,
          },
          9,
          css(palette.ink, 0.55 - order * 0.3),
        );
      disc(context, item.x + item.width * 0.92, top + item.height / 2, width * 0.022, css(palette.accent, 0.85));
    }
  },
  /** The thing itself, large, and a button. */
  detail(context: Context, { cast, setting: { palette } }: ActScene, { x, y, width, height }: Box): void {
    const head = { x, y, width, height: height * 0.5 };
    const down = context.createLinearGradient(0, y, 0, y + head.height);
    down.addColorStop(0, css(palette.glow2));
    down.addColorStop(1, css(mix(palette.glow, palette.accent, 0.12)));
    rounded(context, { ...head, height: head.height + width * 0.09 }, width * 0.09, '#0000');
    context.fillStyle = down;
    context.fill();
    if (cast !== undefined)
      fitted(context, cast.hero, {
        x: x + width * 0.15,
        y: y + height * 0.1,
        width: width * 0.7,
        height: height * 0.38,
      });
    for (const [order, share] of [0.62, 0.84, 0.7].entries())
      rounded(
        context,
        {
          x: x + width * 0.08,
          y: y + height * (0.6 + order * 0.045),
          width: width * (order === 0 ? share : share),
          height: height * (order === 0 ? 0.026 : 0.017),
        },
        9,
        css(palette.ink, order === 0 ? 0.8 : 0.26),
      );
    for (const chip of [0, 1, 2])
      rounded(
        context,
        { x: x + width * (0.08 + chip * 0.29), y: y + height * 0.76, width: width * 0.25, height: height * 0.05 },
        99,
        css(chip === 0 ? palette.accent2 : palette.ink, chip === 0 ? 0.9 : 0.1),
      );
    rounded(
      context,
      { x: x + width * 0.08, y: y + height * 0.855, width: width * 0.84, height: height * 0.075 },
      99,
      css(palette.accent),
    );
    rounded(
      context,
      { x: x + width * 0.34, y: y + height * 0.884, width: width * 0.32, height: height * 0.017 },
      99,
      css(palette.onAccent, 0.9),
    );
  },
  /** It is done. */
  done(context: Context, { setting: { palette }, cast }: ActScene, { x, y, width, height }: Box): void {
    const seat = { x: x + width * 0.2, y: y + height * 0.62, width: width * 0.6, height: height * 0.12 };
    rounded(
      context,
      { x: x + width * 0.1, y: y + height * 0.56, width: width * 0.8, height: height * 0.25 },
      width * 0.07,
      css(palette.ink, 0.07),
    );
    if (cast !== undefined)
      fitted(context, cast.hero, { ...seat, x: x + width * 0.14, width: width * 0.26, height: height * 0.13 });
    for (const [order, share] of [0.34, 0.24, 0.3].entries())
      rounded(
        context,
        { x: x + width * 0.46, y: y + height * (0.63 + order * 0.045), width: width * share, height: height * 0.017 },
        9,
        css(palette.ink, order === 0 ? 0.65 : 0.26),
      );
  },
} as const;

export const NAMES = ['list', 'detail', 'done'] as const;
