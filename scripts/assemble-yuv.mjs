// Writes the program that turns frames into what encoders take, from its text. Run: node scripts/assemble-yuv.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import makeWabt from 'wabt';

const folder = new URL('../packages/server/src/render/output/yuv/', import.meta.url);
const LINE = 110;

/** Where the assembled program belongs, and what is to stand there. */
export async function assembled() {
  const wabt = await makeWabt();
  const text = readFileSync(new URL('rgba-to-yuv.wat', folder), 'utf8');
  const bytes = Buffer.from(wabt.parseWat('rgba-to-yuv.wat', text, { simd: true }).toBinary({}).buffer);
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return {
    path: new URL('rgba-to-yuv-program.ts', folder),
    text: `// Assembled from rgba-to-yuv.wat by scripts/assemble-yuv.mjs; edit that text, then run the script.\n\n/** The WebAssembly module, in Base64. */\nexport const RGBA_TO_YUV = [\n${lines.map((line) => `  '${line}',`).join('\n')}\n].join('');\n`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, text } = await assembled();
  writeFileSync(path, text);
}
