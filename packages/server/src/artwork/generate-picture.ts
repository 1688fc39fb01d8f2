/**
 * A user's own image generator: the command in `VID_IMAGE_COMMAND` is run once a picture, by a shell. It reads
 * `{ prompt, width, height, seed, style, out }` as JSON from stdin and writes a PNG to `out`. Whatever goes wrong becomes a
 * note, and the built-in pictures are drawn instead.
 */
import { readFile, rm, stat } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { asciiJson } from '../own-program/ascii-json';
import { runOwnProgram } from '../own-program/run-own-program';
import { wholeProblem } from './whole-picture';

export interface PictureWish {
  readonly prompt: string;
  /** Pixels that the picture should have. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** The scene's `art_style`, or the route's own. */
  readonly style: string;
  /** Where the PNG goes; whoever wishes owns it. */
  readonly out: string;
}

export interface GenerateOptions {
  /** The command line, as `VID_IMAGE_COMMAND` has it. */
  readonly command: string;
  /** Ends the command; the promise rejects with its reason then. */
  readonly signal: AbortSignal;
  /** Milliseconds that one picture may take. Default two minutes. */
  readonly limitMs?: number;
}

interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export type GeneratedPicture = Picture | { readonly note: string };

const LIMIT_MS = 120_000;
const MOST_BYTES = 100 * 1024 ** 2;
/** What is decoded whole beside all the rest of a render. */
const MOST_PIXELS = 16_000_000;
/** Pixels of a side, below which a picture is too coarse for a scene. */
const SHORTEST_SIDE = 256;

const judge = async (path: string): Promise<{ readonly width: number; readonly height: number } | string> => {
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  if (size === undefined) return 'it wrote no picture';
  if (size > MOST_BYTES) return `its picture is larger than ${MOST_BYTES / 1024 ** 2} MB`;
  try {
    const bytes = await readFile(path);
    const { type, width, height } = imageSize(bytes);
    if (type !== 'png') return `its picture is no PNG but ${type ?? 'something else'}`;
    if (width * height > MOST_PIXELS) return `its picture is too large (${width}×${height})`;
    if (Math.min(width, height) < SHORTEST_SIDE) return `its picture is too small (${width}×${height})`;
    const problem = wholeProblem(bytes);
    return problem === undefined ? { width, height } : `its picture ${problem}`;
  } catch {
    return 'its picture is no PNG that can be read';
  }
};

/** Draws one picture by the command, or says why there is none, as the end of a sentence. */
export async function tryPicture(
  wish: PictureWish,
  { command, signal, limitMs = LIMIT_MS }: GenerateOptions,
): Promise<Picture | { readonly why: string }> {
  signal.throwIfAborted();
  const { why } = await runOwnProgram({ command, input: `${asciiJson(wish)}\n`, signal, limitMs });
  const judged = why ?? (await judge(wish.out));
  if (!signal.aborted && typeof judged !== 'string') return { path: wish.out, ...judged };
  await rm(wish.out, { force: true });
  signal.throwIfAborted();
  return { why: typeof judged === 'string' ? judged : 'it was ended' };
}

/** The same for a scene. A picture of another size than wished is taken, within limits: scenes crop. */
export async function generatePicture(wish: PictureWish, options: GenerateOptions): Promise<GeneratedPicture> {
  const drawn = await tryPicture(wish, options);
  if ('path' in drawn) return drawn;
  const { why } = drawn;
  return {
    note: `VID_IMAGE_COMMAND drew nothing for “${wish.prompt.slice(0, 80)}” (${why}); the built-in pictures are used.`,
  };
}
