/** An engine of a user's own, for tests: a tone for each word, silence between them, and what it was asked in a file. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface OwnEngine {
  /** Seconds of a word at rate 1. */
  readonly word?: number;
  /** What else it does, as source before it speaks; `wish` is what it was asked. */
  readonly first?: string;
  readonly tells?: boolean;
  readonly silent?: boolean;
}

/** The command line of it. */
export const ownEngine = async (
  folder: string,
  { word = 0.3, first = '', tells = true, silent = false }: OwnEngine = {},
): Promise<string> => {
  const path = join(folder, 'engine.cjs');
  await writeFile(
    path,
    `const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
const wish = JSON.parse(readFileSync(0, 'utf8'));
appendFileSync(${JSON.stringify(join(folder, 'asked.jsonl'))}, JSON.stringify(wish) + '\\n');
${first}
const words = wish.text.match(/[\\p{L}\\p{M}']+/gu);
const [rate, each] = [24000, ${word} / wish.rate];
const length = Math.round(words.length * each * rate);
const bytes = Buffer.alloc(44 + length * 2);
bytes.write('RIFF', 0); bytes.writeUInt32LE(36 + length * 2, 4); bytes.write('WAVEfmt ', 8); bytes.writeUInt32LE(16, 16);
bytes.writeUInt16LE(1, 20); bytes.writeUInt16LE(1, 22); bytes.writeUInt32LE(rate, 24); bytes.writeUInt32LE(rate * 2, 28);
bytes.writeUInt16LE(2, 32); bytes.writeUInt16LE(16, 34); bytes.write('data', 36); bytes.writeUInt32LE(length * 2, 40);
// All of it is the same again after three waves of the lowest tone.
const waves = Array.from({ length: 400 }, (_, at) =>
  Math.round(9000 * [180, 360, 720, 1440, 2880].reduce((sum, hertz, n) => sum + Math.sin((2 * Math.PI * hertz * at) / rate) / (n + 2), 0)));
for (let at = 0; at < length; at += 1) {
  const within = (at / rate) % each;
  if (within < each * 0.9 && !${silent}) bytes.writeInt16LE(waves[at % 400], 44 + at * 2);
}
writeFileSync(wish.out, bytes);
if (${tells}) console.log(JSON.stringify({ words: words.map((text, at) => ({ text, start: at * each, end: (at + 0.9) * each })) }));
`,
  );
  return `"${process.execPath}" "${path}"`;
};
