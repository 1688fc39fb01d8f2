/** A mix as a WAV file of 16 bits. */
import type { Stereo } from '../../src/render/music/loudness';

export function waveOf([left, right]: Stereo): Buffer {
  const bytes = Buffer.alloc(44 + left.length * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, 48_000],
    [28, 192_000],
    [40, left.length * 4],
  ] as const)
    bytes.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 2],
    [32, 4],
    [34, 16],
  ] as const)
    bytes.writeUInt16LE(value, at);
  bytes.write('data', 36);
  for (let at = 0; at < left.length; at += 1)
    for (const [side, channel] of [left, right].entries())
      bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, channel[at] ?? 0)) * 32_767), 44 + at * 4 + side * 2);
  return bytes;
}
