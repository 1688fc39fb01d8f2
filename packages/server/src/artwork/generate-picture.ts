/**
 * A user's own image generator: the command in `VID_IMAGE_COMMAND` is run once a picture, by a shell. It reads
 * `{ prompt, width, height, seed, style, out }` as JSON from stdin and writes a PNG to `out`. Whatever goes wrong becomes a
 * note, and the built-in pictures are drawn instead.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { imageSize } from 'image-size';

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
const MOST_PIXELS = 60_000_000;
/** Pixels of a side, below which a picture is too coarse for a scene. */
const SHORTEST_SIDE = 256;
/** Characters of what the command says last that are told on. */
const SAID = 300;

const endGroup = (child: ChildProcess): void => {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
};

/** Why the command failed, or undefined. Resolves only when it has ended. */
const run = (command: string, input: string, signal: AbortSignal): Promise<string | undefined> =>
  new Promise((resolve) => {
    // A group of its own: what the shell starts ends with it.
    const child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID);
    });
    const end = (): void => endGroup(child);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    const settle = (why: string | undefined): void => {
      signal.removeEventListener('abort', end);
      resolve(why);
    };
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, by) => {
      const words = said.trim().replace(/\s+/g, ' ');
      settle(
        code === 0
          ? undefined
          : `it ended ${by === null ? `with ${code}` : `by ${by}`}${words === '' ? '' : `: ${words}`}`,
      );
    });
    // It may end without reading.
    child.stdin.on('error', () => undefined).end(input);
  });

const judge = async (path: string): Promise<{ readonly width: number; readonly height: number } | string> => {
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  if (size === undefined) return 'it wrote no picture';
  if (size > MOST_BYTES) return `its picture is larger than ${MOST_BYTES / 1024 ** 2} MB`;
  try {
    const { type, width, height } = imageSize(await readFile(path));
    if (type !== 'png') return `its picture is no PNG but ${type ?? 'something else'}`;
    if (width * height > MOST_PIXELS) return `its picture is too large (${width}×${height})`;
    return Math.min(width, height) < SHORTEST_SIDE
      ? `its picture is too small (${width}×${height})`
      : { width, height };
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
  const limit = AbortSignal.timeout(limitMs);
  const why = await run(command, `${JSON.stringify(wish)}\n`, AbortSignal.any([signal, limit]));
  const judged = why ?? (await judge(wish.out));
  if (!signal.aborted && typeof judged !== 'string') return { path: wish.out, ...judged };
  await rm(wish.out, { force: true });
  signal.throwIfAborted();
  const failed = typeof judged === 'string' ? judged : 'it was ended';
  return { why: limit.aborted ? `it took more than ${limitMs / 1000} s` : failed };
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
