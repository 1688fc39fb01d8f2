/** The fast Fourier transform of one size, in place. */
export type Fourier = (real: Float64Array, imaginary: Float64Array) => void;

/** `size` is a power of two. Its inverse: the same with the parts exchanged, divided by the size. */
export function fourierOf(size: number): Fourier {
  const bits = Math.log2(size);
  const reversed = Uint32Array.from({ length: size }, (_, index) => {
    let [value, left] = [0, index];
    for (let bit = 0; bit < bits; bit += 1) {
      value = (value << 1) | (left & 1);
      left >>= 1;
    }
    return value;
  });
  const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((-2 * Math.PI * index) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((-2 * Math.PI * index) / size));
  return (real, imaginary) => {
    for (let index = 0; index < size; index += 1) {
      const other = reversed[index] as number;
      if (other <= index) continue;
      const r = real[index] as number;
      const i = imaginary[index] as number;
      real[index] = real[other] as number;
      imaginary[index] = imaginary[other] as number;
      real[other] = r;
      imaginary[other] = i;
    }
    for (let length = 2; length <= size; length *= 2) {
      const half = length / 2;
      const stride = size / length;
      for (let start = 0; start < size; start += length) {
        for (let at = 0; at < half; at += 1) {
          const one = start + at;
          const other = one + half;
          const c = cosines[at * stride] as number;
          const s = sines[at * stride] as number;
          const or = real[other] as number;
          const oi = imaginary[other] as number;
          const r = or * c - oi * s;
          const i = or * s + oi * c;
          real[other] = (real[one] as number) - r;
          imaginary[other] = (imaginary[one] as number) - i;
          real[one] = (real[one] as number) + r;
          imaginary[one] = (imaginary[one] as number) + i;
        }
      }
    }
  };
}
