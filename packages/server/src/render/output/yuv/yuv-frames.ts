/**
 * Drawn frames as an encoder takes them: limited BT.709 with a quarter of the colour samples (4:2:0). It is done here, since that
 * costs a third of what ffmpeg takes for it, and less than half as many bytes go through the pipe.
 */
import type { Size } from '../../geometry';
import { programOf, type WasmMemory } from '../../program-of';
import { RGBA_TO_YUV } from './rgba-to-yuv-program';

/** What the assembled module exports; see rgba-to-yuv.wat. */
interface Program {
  readonly memory: WasmMemory;
  readonly convert: (width: number, rows: number, from: number, y: number, u: number, v: number) => void;
}

/** Frames that are kept: one waits to be taken by the encoder while the next one is made. */
const KEPT = 2;

const start = programOf<Program>(RGBA_TO_YUV);

export interface YuvFrames {
  /** Bytes of a frame. */
  readonly bytes: number;
  /** Begins another frame: the one before stays as it is, and the one before that is written over. */
  next(): void;
  /** Puts rows of RGBA into the frame, from row `top` on: an even number of them, beginning at an even one. */
  put(rgba: Uint8Array, top: number): void;
  /** The frame, as planes: brightness, blue, red. */
  frame(): Uint8Array;
}

/** `rowsMost`: how many rows are put at a time at most. Width and height are even, the width four or more. */
export function yuvFrames({ width, height }: Size, rowsMost: number): YuvFrames {
  const pixels = width * height;
  const bytes = (pixels * 3) / 2;
  const rowBytes = width * 4;
  const { memory, convert } = start(rowsMost * rowBytes + KEPT * bytes);
  const from = new Uint8Array(memory.buffer, 0, rowsMost * rowBytes);
  let kept = 0;
  const begin = (): number => from.length + kept * bytes;
  return {
    bytes,
    next() {
      kept = (kept + 1) % KEPT;
    },
    put(rgba, top) {
      from.set(rgba);
      const y = begin() + top * width;
      const quarter = (top / 2) * (width / 2);
      convert(width, rgba.length / rowBytes, 0, y, begin() + pixels + quarter, begin() + (pixels * 5) / 4 + quarter);
    },
    frame: () => new Uint8Array(memory.buffer, begin(), bytes),
  };
}
