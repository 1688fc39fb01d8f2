/**
 * Draws an SVG in a process of its own. However it was cleaned, a few lines of a stranger's can ask for hours of blurring, or
 * for more of the stack than there is: that process is ended when its time is over, and nothing else ends with it.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

/** Milliseconds that drawing may take, the start of the process included; most drawings take a tenth of a second. */
const DRAWING_MS = 10_000;
const MOST_BYTES = 64 * 1024 ** 2;
/** Drawings that are remembered, so that none is drawn, or waited for, more than once in a film. */
const REMEMBERED = 32;

/** Takes the document on stdin, writes a PNG. A text: it runs without whatever loads, or bundles, this module. */
const SCRIPT = `
const { createCanvas, loadImage } = require(process.argv[1]);
const parts = [];
process.stdin.on('data', (part) => parts.push(part)).on('end', async () => {
  try {
    const image = await loadImage(Buffer.concat(parts));
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    process.stdout.write(canvas.toBuffer('image/png'));
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
});`;

/** What the process may know of this one's: where libraries and fonts are, no secrets. */
const PASSED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'HOME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

export type DrawnSvg = { readonly png: Buffer } | { readonly problem: string };

const draw = (document: string, ms: number): Promise<DrawnSvg> =>
  new Promise((resolve) => {
    const canvas = createRequire(import.meta.url).resolve('@napi-rs/canvas');
    const options = { timeout: ms, maxBuffer: MOST_BYTES, env: environment(), windowsHide: true } as const;
    const child = execFile(
      process.execPath,
      ['-e', SCRIPT, canvas],
      { ...options, killSignal: 'SIGKILL', encoding: 'buffer' },
      (error, png, said) => {
        if (error === null) return resolve({ png });
        if (error.killed === true)
          return resolve({
            problem: `takes too long to draw (more than ${ms / 1000} s): make it simpler, or send a PNG`,
          });
        const why = said.toString('utf8').trim().slice(-200);
        return resolve({ problem: `is not an SVG that can be drawn (${why || 'drawing it failed'}): send a PNG` });
      },
    );
    // It may be gone before it has read all; its end tells.
    child.stdin?.on('error', () => undefined).end(document);
  });

const known = new Map<string, Promise<DrawnSvg>>();

/** A cleaned document as a PNG of its size, or a problem as the end of a sentence about the file. Never rejects. */
export function drawSvg(document: string, ms = DRAWING_MS): Promise<DrawnSvg> {
  const key = createHash('sha256').update(document).digest('base64');
  const drawn = known.get(key) ?? draw(document, ms);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, drawn);
  return drawn;
}
