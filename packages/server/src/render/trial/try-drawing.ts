/** Draws one frame with what draws films, and looks at its pixels. */
import { createCanvas } from '@napi-rs/canvas';
import { frameComposer } from '../film/compose-frame';
import type { Box } from '../geometry';
import { INSTALL_AGAIN, type TrialOutcome } from './trial';
import { trialScene } from './trial-scene';

/** What is painted first, to be read back: its red, green, blue and alpha are told apart by their places. */
const PLAIN = { colour: '#3264c8', bytes: [0x32, 0x64, 0xc8, 0xff] } as const;

/** Writing differs this much (of 255) from what is around it. */
const CONTRAST = 40;
/** A frame with a picture has many tones; one that was painted in vain has one. */
const TONES = 12;

const fails = (detail: string): TrialOutcome => ({ state: 'fails', detail, next: INSTALL_AGAIN });

/** Whether a canvas gives back what was painted. */
const canvasKeepsColours = (): boolean => {
  const canvas = createCanvas(8, 8);
  const context = canvas.getContext('2d');
  context.fillStyle = PLAIN.colour;
  context.fillRect(0, 0, 8, 8);
  const pixels = canvas.data();
  return PLAIN.bytes.every((byte, at) => pixels[at] === byte);
};

const lumaAt = (pixels: Uint8Array, at: number): number =>
  0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);

/** The range of brightness within a box of a picture that is so wide. */
export const contrastIn = (pixels: Uint8Array, width: number, { x, y, width: across, height: down }: Box): number => {
  let [least, most] = [255, 0];
  for (let row = Math.max(0, Math.round(y)); row < y + down; row += 1)
    for (let column = Math.max(0, Math.round(x)); column < Math.min(width, x + across); column += 1) {
      const at = (row * width + column) * 4;
      if (at + 4 > pixels.length) continue;
      const luma = lumaAt(pixels, at);
      least = Math.min(least, luma);
      most = Math.max(most, luma);
    }
  return Math.max(0, most - least);
};

/** How many of 64 tones there are. */
export const tonesOf = (pixels: Uint8Array): number => {
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) seen.add(Math.floor(lumaAt(pixels, at) / 4));
  return seen.size;
};

export async function tryDrawing(): Promise<TrialOutcome> {
  if (!canvasKeepsColours()) return fails('the canvas gives back other colours than were painted');
  const { film, notes } = await trialScene();
  const { width, height } = film.size;
  const composer = frameComposer(film);
  composer.compose(Math.floor(film.frames / 2));
  const pixels = composer.canvas.data();
  if (pixels.length !== width * height * 4) return fails(`a frame has ${pixels.length} bytes`);
  if (tonesOf(pixels) < TONES) return fails('a frame with a picture and words came out as one tone');
  const written = film.layers.filter(({ text = '', ink }) => text !== '' && ink !== undefined);
  const unseen = written.filter(({ ink, box }) => contrastIn(pixels, width, ink ?? box) < CONTRAST);
  if (written.length === 0 || unseen.length === written.length) return fails("the words of a frame can't be seen");
  const drawn = `a frame of ${width} by ${height} with its words`;
  return notes.length === 0
    ? { state: 'works', detail: drawn }
    : { state: 'lacking', detail: `${drawn}, but: ${notes.join(' ')}`, next: INSTALL_AGAIN };
}
