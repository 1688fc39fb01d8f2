/** WAV files: those that engines write, and those of strangers, which are checked. */

export interface Wav {
  /** One channel, -1 to 1; several are averaged. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const RATES = [8000, 192_000] as const;
const MOST_CHANNELS = 8;

const readers: Record<string, (view: DataView, at: number) => number> = {
  [`${PCM}/8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${PCM}/16`]: (view, at) => view.getInt16(at, true) / 32_768,
  [`${PCM}/24`]: (view, at) => (view.getUint8(at) + view.getInt16(at + 1, true) * 256) / 8_388_608,
  [`${PCM}/32`]: (view, at) => view.getInt32(at, true) / 2_147_483_648,
  [`${FLOAT}/32`]: (view, at) => view.getFloat32(at, true),
  [`${FLOAT}/64`]: (view, at) => view.getFloat64(at, true),
};

/** @throws it is no WAV that can be read; the message is the end of a sentence. */
export function readWav(bytes: Uint8Array): Wav {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number): string => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
  if (bytes.length < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE') throw new Error('its sound is no WAV file');
  let format:
    | { readonly kind: number; readonly channels: number; readonly rate: number; readonly bits: number }
    | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [chunk, size] = [name(at), view.getUint32(at + 4, true)];
    const start = at + 8;
    if (chunk === 'fmt ' && start + 16 <= bytes.length) {
      const kind = view.getUint16(start, true);
      const real = kind === EXTENSIBLE && start + 26 <= bytes.length ? view.getUint16(start + 24, true) : kind;
      format = {
        kind: real,
        channels: view.getUint16(start + 2, true),
        rate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      };
    }
    if (chunk === 'data') {
      if (format === undefined) break;
      const { kind, channels, rate, bits } = format;
      const read = readers[`${kind}/${bits}`];
      if (read === undefined || channels < 1 || channels > MOST_CHANNELS)
        throw new Error('its WAV has samples of a kind that is not read (take 16, 24 or 32 bits)');
      if (rate < RATES[0] || rate > RATES[1]) throw new Error(`its WAV has a rate of ${rate} Hz`);
      const step = bits / 8;
      // Written to a pipe, a file doesn't know its length: it tells too much, or nothing.
      const told = size === 0 ? bytes.length : size;
      const length = Math.floor(Math.min(told, bytes.length - start) / (step * channels));
      const samples = new Float32Array(length);
      for (let index = 0; index < length; index += 1) {
        let sum = 0;
        for (let channel = 0; channel < channels; channel += 1)
          sum += read(view, start + (index * channels + channel) * step);
        const sample = sum / channels;
        samples[index] = Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0;
      }
      return { samples, sampleRate: rate };
    }
    at = start + size + (size % 2);
  }
  throw new Error('its WAV file has no sound in it');
}
