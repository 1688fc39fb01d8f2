// A voice of Piper, spoken by the least model there can be: what it is told as numbers comes out as samples.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of a protocol buffer: a field that holds bytes, shorter than 128, or a number below 128. */
const field = (number, value) =>
  typeof value === 'number'
    ? Buffer.from([number << 3, value])
    : Buffer.concat([Buffer.from([(number << 3) | 2, Buffer.byteLength(value)]), Buffer.from(value)]);
const message = (...fields) => Buffer.concat(fields);
const [FLOAT, INT64] = [1, 7];
const named = (name, type, ...sizes) => {
  const shape = message(...sizes.map((size) => field(1, typeof size === 'number' ? field(1, size) : field(2, size))));
  return message(field(1, name), field(2, field(1, message(field(1, type), field(2, shape)))));
};
/** Longer than 127 bytes. */
const large = (number, value) =>
  Buffer.concat([Buffer.from([(number << 3) | 2, (value.length & 127) | 128, value.length >> 7]), value]);

const to = message(field(1, 'to'), field(3, FLOAT), Buffer.from([((20 << 3) & 127) | 128, 1, 2]));
const graph = message(
  field(1, message(field(1, 'input'), field(2, 'output'), field(4, 'Cast'), field(5, to))),
  field(2, 'voice'),
  field(11, named('input', INT64, 1, 'n')),
  field(11, named('input_lengths', INT64, 1)),
  field(11, named('scales', FLOAT, 3)),
  field(12, named('output', FLOAT, 1, 'n')),
);
const model = message(field(1, 8), large(7, graph), field(8, field(2, 13)));

const folder = mkdtempSync(join(tmpdir(), 'vid-piper-'));
const ids = Object.fromEntries(['_', '^', '$', ' ', ...'ɡʊdmɔːnɪŋ'].map((sign, index) => [sign, [index % 2]]));
writeFileSync(join(folder, 'en_GB-least.onnx'), model);
writeFileSync(
  join(folder, 'en_GB-least.onnx.json'),
  JSON.stringify({ espeak: { voice: 'en-gb' }, language: { code: 'en_GB' }, phoneme_id_map: ids }),
);
const told = execFileSync(process.execPath, ['node_modules/@vid/cli/bin/vid.cjs', 'doctor', '--json'], {
  env: { ...process.env, VID_PIPER_VOICES: folder },
  encoding: 'utf8',
});
rmSync(folder, { recursive: true });
assert.match(told, /Piper \(en_GB-least\) spoke/);
console.log('used');
