/** Words on a card: as large as their box allows, in the film's faces, and when they come. */
import type { Rgb } from '../../color/color';
import { easeOut, keys } from '../../film/curve';
import { type Layer, type Move, STILL } from '../../film/film';
import type { Box } from '../../geometry';
import { type Along, fitInto } from '../../layout/fit';
import type { Part } from '../../layout/part';
import { textPart } from '../../layout/text-part';
import { FACE_SETTINGS, type Face } from '../../text/faces';
import type { Sheet } from '../sheet';

export interface Writing {
  readonly text: string;
  readonly box: Box;
  /** In units: what it is set in where there is room. */
  readonly size: number;
  readonly color: Rgb;
  readonly face?: 'display' | 'body' | Face;
  readonly weight?: number;
  readonly leading?: number;
  /** Along the line, read from where it begins. */
  readonly across?: Along;
  readonly down?: Along;
  /** Seconds at which it comes; it is there from the beginning when it is not said. */
  readonly at?: number;
  readonly move?: Move;
  readonly uppercase?: boolean;
  readonly preferLines?: number;
  readonly accent?: { readonly color: Rgb; readonly when: (word: string) => boolean };
}

const COMES = 0.28;

/** Comes up a little as it appears. */
const comesAt = (at: number, rise: number): Move => ({
  alpha: keys({ at, value: 0 }, { at: at + COMES, value: 1, ease: easeOut }),
  y: keys({ at, value: rise }, { at: at + COMES + 0.15, value: 0, ease: easeOut }),
});

function partFor({ setting }: Sheet, writing: Writing): Part {
  const { text, size, color, face = 'body', weight, leading, across = 'start' } = writing;
  const { display, body } = setting.look;
  const named: Face = face === 'display' ? display.face : face === 'body' ? body : face;
  const isDisplay = face === 'display';
  return textPart(
    {
      text,
      color,
      align: across,
      ...(writing.preferLines === undefined ? {} : { preferLines: writing.preferLines }),
      ...(writing.accent === undefined ? {} : { accent: writing.accent }),
      style: {
        face: named,
        weight: weight ?? (isDisplay ? display.weight : 500),
        size: size * (isDisplay ? FACE_SETTINGS[named].scale : 1),
        leading: leading ?? (isDisplay ? FACE_SETTINGS[named].leading : 1.26),
        tracking: isDisplay ? display.tracking : -0.005,
        uppercase: writing.uppercase ?? (isDisplay && display.uppercase),
      },
    },
    setting,
  );
}

/** In units: what it is set in in its box. */
export const sizeOf = (sheet: Sheet, writing: Writing): number =>
  writing.size * fitInto(partFor(sheet, writing), writing.box, writing.across ?? 'start', 'center').scale;

export function write(sheet: Sheet, writing: Writing): Layer[] {
  const { setting, lens, span, rightToLeft } = sheet;
  const { text, box, at, across = 'start', down = 'center' } = writing;
  if (text.trim() === '' || box.width < 2 || box.height < 2) return [];
  const flipped: Along = !rightToLeft || across === 'center' ? across : across === 'start' ? 'end' : 'start';
  const { pieces } = fitInto(partFor(sheet, writing), box, flipped, down);
  const move = writing.move ?? (at === undefined ? undefined : comesAt(at, setting.unit * 1.6));
  return pieces.map(({ group: _, ...piece }) => ({
    ...piece,
    enter: STILL,
    shows: span,
    lens,
    plane: 1,
    ...(move === undefined ? {} : { move }),
  }));
}
