// Writes the programs that work on very many pixels and samples, each from its text. Run: node scripts/assemble.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import makeWabt from 'wabt';

const render = new URL('../packages/server/src/render/', import.meta.url);
const LINE = 110;

const PROGRAMS = [
  { folder: 'output/yuv/', name: 'rgba-to-yuv', constant: 'RGBA_TO_YUV' },
  { folder: 'samples/', name: 'samples', constant: 'SAMPLES' },
];

/** Where each assembled program belongs, and what is to stand there. */
export async function assembled() {
  const wabt = await makeWabt();
  return PROGRAMS.map(({ folder, name, constant }) => {
    const text = readFileSync(new URL(`${folder}${name}.wat`, render), 'utf8');
    const bytes = Buffer.from(wabt.parseWat(`${name}.wat`, text, { simd: true }).toBinary({}).buffer);
    const lines = bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
    return {
      path: new URL(`${folder}${name}-program.ts`, render),
      text: `// Assembled from ${name}.wat by scripts/assemble.mjs; edit that text, then run the script.\n\n/** The WebAssembly module, in Base64. */\nexport const ${constant} = [\n${lines.map((line) => `  '${line}',`).join('\n')}\n].join('');\n`,
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of await assembled()) writeFileSync(path, text);
