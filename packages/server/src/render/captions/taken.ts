/** What nothing may cover in a film at a moment: its words and signs, and faces and labels. */
import type { Film, Layer } from '../film/film';
import { around } from '../film/reach';
import { shownAt, transformOf } from '../film/steady';
import type { Box, Size } from '../geometry';

/** A sign without a known ink takes its box, unless that is most of the frame, as that of an ornament is. */
const ORNAMENT = 0.4;

function keptOf({ keeps, ink, text, sign, box }: Layer, { width, height }: Size): Box | undefined {
  if (keeps !== undefined || ink !== undefined) return keeps ?? ink;
  if (text === undefined && sign === undefined) return undefined;
  return box.width * box.height > width * height * ORNAMENT ? undefined : box;
}

/** Where a box of a layer is in the frame, as its camera and its own movement have it. */
function seenAt(layer: Layer, kept: Box, seconds: number): Box | undefined {
  const shown = shownAt(layer, seconds);
  if (shown === undefined) return undefined;
  const transform = transformOf(shown, seconds);
  const corners = [kept.x, kept.x + kept.width].flatMap((x) =>
    [kept.y, kept.y + kept.height].map((y) => ({ ...transform.at(x, y), width: 0, height: 0 })),
  );
  return around(corners);
}

export const takenAt = ({ layers, size }: Film, seconds: number): Box[] =>
  layers.flatMap((layer) => {
    const kept = keptOf(layer, size);
    const seen = kept === undefined ? undefined : seenAt(layer, kept, seconds);
    return seen === undefined ? [] : [seen];
  });

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
