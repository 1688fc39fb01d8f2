/** What a beat's layout gets, and the type styles that all of them share. */
import type { Canvas, Image } from '@napi-rs/canvas';
import type { Rgb } from '../color/color';
import type { Setting } from '../film/setting';
import { type Box, clamp } from '../geometry';
import { type Along, column, fitInto } from '../layout/fit';
import { inkBox, type Part, type Piece } from '../layout/part';
import { textPart } from '../layout/text-part';
import type { TextOptions, TextStyle } from '../layout/type-setting';
import type { Copy } from '../text/copy';
import { isRightToLeft } from '../text/direction';
import { FACE_SETTINGS } from '../text/faces';

export interface BeatInput {
  readonly copy: Copy;
  readonly setting: Setting;
  /** Only when the request brought one. */
  readonly logo?: Image | Canvas;
  /** Pictures of what single lines speak of. */
  readonly pictures?: ReadonlyMap<string, Canvas>;
  /** Whether what counts is as large as its room. */
  readonly fills?: boolean;
}

export type BeatLayout = (input: BeatInput) => Piece[];

/** Type gets smaller as the copy gets longer; what still does not fit is scaled down as a whole. */
const HEADLINE_SIZES = [
  [10, 17],
  [20, 14.5],
  [36, 12.4],
  [60, 10.2],
  [100, 8],
  [200, 6],
] as const;

const LONG_TEXT_SIZE = 4.4;

export function headlineStyle(setting: Setting, text: string, factor = 1): TextStyle {
  const { display } = setting.look;
  const length = [...text].length;
  const size = HEADLINE_SIZES.find(([most]) => length <= most)?.[1] ?? LONG_TEXT_SIZE;
  const paragraph = size < 7;
  const { leading, scale } = FACE_SETTINGS[display.face];
  return {
    face: paragraph ? setting.look.body : display.face,
    weight: paragraph ? 600 : display.weight,
    size: size * factor * (paragraph ? 1 : scale),
    leading: paragraph ? 1.28 : leading,
    tracking: paragraph ? -0.01 : display.tracking,
    uppercase: display.uppercase && !paragraph,
  };
}

/** The least height of letters, as a share of the shorter side: 32 pixels of 1080. */
const READABLE = 32.5 / 1080;

export const bodyStyle = (setting: Setting, size = 4.7, weight = 500): TextStyle => ({
  face: setting.look.body,
  weight,
  size,
  least: (Math.min(setting.size.width, setting.size.height) * READABLE) / setting.unit,
  leading: 1.32,
  tracking: -0.005,
});

export const text = (setting: Setting, options: Omit<TextOptions, 'align'> & { align?: Along }): Part =>
  textPart({ align: setting.look.align, ...options }, setting);

/** Whether the scene reads from right to left, judged by its headline. */
export const mirrored = ({ copy, setting }: BeatInput): boolean => isRightToLeft(copy.headline, setting.language);

/** Where a block stands across: with the reading direction, unless the look centres. */
const across = (input: BeatInput): Along =>
  input.setting.look.align === 'center' ? 'center' : mirrored(input) ? 'end' : 'start';

/** The headline as this look sets it. */
export function headline(
  input: BeatInput,
  options: { factor?: number; gap?: number; plain?: boolean; color?: Rgb } = {},
): Part {
  const { setting, copy } = input;
  const { palette, look } = setting;
  const treatment = options.plain || look.emphasis === 'none' ? undefined : look.emphasis;
  return text(setting, {
    text: copy.headline,
    style: headlineStyle(setting, copy.headline, options.factor ?? 1),
    color: options.color ?? palette.ink,
    masked: true,
    preferLines: [...copy.headline].length <= 44 ? 4 : 5,
    ...(options.gap === undefined ? {} : { gap: options.gap }),
    ...(treatment !== undefined && [...copy.headline].length <= 70
      ? { emphasis: { how: treatment, color: palette.accent, ink: palette.onAccent } }
      : {}),
    accent: {
      color: palette.accent,
      when: (word) => /\d/.test(word) && (look.emphasis !== 'block' || options.plain === true),
    },
  });
}

/** Headlines of more characters fill the frame as they are; wide frames have room for more. */
const GROWS_MOST = { tall: 60, wide: 64 } as const;

/**
 * How far below the safe edge copy starts that hangs from the top, as a share of the height: the taller the frame, the
 * more, so that it stands where the eye rests. Every scene of a video starts at the same line as long as it has room.
 */
const lowering = ({ size }: Setting): number => size.height * clamp((size.height / size.width - 1) * 0.17, 0.09, 0.14);

function lowered(pieces: readonly Piece[], box: Box, by: number): Piece[] {
  const ink = inkBox(pieces);
  const free = ink === undefined ? 0 : box.y + box.height - ink.y - ink.height;
  const drop = Math.max(0, Math.floor(Math.min(by, free * 0.5)));
  return pieces.map((piece) => ({
    ...piece,
    box: { ...piece.box, y: piece.box.y + drop },
    ...(piece.ink === undefined ? {} : { ink: { ...piece.ink, y: piece.ink.y + drop } }),
  }));
}

/** All parts below one another, as large as fits the safe area; short copy is set larger unless `grows` says no. */
export function compose(
  input: BeatInput,
  parts: readonly Part[],
  options: { box?: Box; down?: Along; grows?: boolean } = {},
): Piece[] {
  const { setting, copy } = input;
  const side = across(input);
  const box = options.box ?? setting.safe;
  const down = options.down ?? setting.look.anchor;
  const { pieces } = fitInto(
    column(parts, setting.unit, side),
    box,
    side,
    down,
    options.grows ??
      [...copy.headline].length <= GROWS_MOST[setting.size.width > setting.size.height ? 'wide' : 'tall'],
  );
  return down === 'start' ? lowered(pieces, box, lowering(setting)) : pieces;
}
