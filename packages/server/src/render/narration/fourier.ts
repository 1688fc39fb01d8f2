/** The fast Fourier transform of one size, in place. */
export type Fourier = (real: Float64Array, imaginary: Float64Array) => void;

/** The steps to stretches of `length` and of twice that, in one walk. */
function twoSteps(
  real: Float64Array,
  imaginary: Float64Array,
  cosines: Float64Array,
  sines: Float64Array,
  length: number,
): void {
  const size = real.length;
  const half = length / 2;
  const stride = size / length / 2;
  for (let at = 0; at < half; at += 1) {
    const c1 = cosines[2 * at * stride] as number;
    const s1 = sines[2 * at * stride] as number;
    const c2 = cosines[at * stride] as number;
    const s2 = sines[at * stride] as number;
    for (let a = at; a < size; a += 2 * length) {
      const b = a + half;
      const c = b + half;
      const d = c + half;
      const br = (real[b] as number) * c1 - (imaginary[b] as number) * s1;
      const bi = (real[b] as number) * s1 + (imaginary[b] as number) * c1;
      const dr = (real[d] as number) * c1 - (imaginary[d] as number) * s1;
      const di = (real[d] as number) * s1 + (imaginary[d] as number) * c1;
      const pr = (real[a] as number) + br;
      const pi = (imaginary[a] as number) + bi;
      const qr = (real[a] as number) - br;
      const qi = (imaginary[a] as number) - bi;
      const tr = (real[c] as number) + dr;
      const ti = (imaginary[c] as number) + di;
      const ur = (real[c] as number) - dr;
      const ui = (imaginary[c] as number) - di;
      const vr = tr * c2 - ti * s2;
      const vi = tr * s2 + ti * c2;
      // A quarter of a turn further.
      const wr = ur * s2 + ui * c2;
      const wi = ui * s2 - ur * c2;
      real[a] = pr + vr;
      imaginary[a] = pi + vi;
      real[c] = pr - vr;
      imaginary[c] = pi - vi;
      real[b] = qr + wr;
      imaginary[b] = qi + wi;
      real[d] = qr - wr;
      imaginary[d] = qi - wi;
    }
  }
}

function lastStep(real: Float64Array, imaginary: Float64Array, cosines: Float64Array, sines: Float64Array): void {
  const half = real.length / 2;
  for (let at = 0; at < half; at += 1) {
    const c = cosines[at] as number;
    const s = sines[at] as number;
    const or = real[at + half] as number;
    const oi = imaginary[at + half] as number;
    const r = or * c - oi * s;
    const i = or * s + oi * c;
    real[at + half] = (real[at] as number) - r;
    imaginary[at + half] = (imaginary[at] as number) - i;
    real[at] = (real[at] as number) + r;
    imaginary[at] = (imaginary[at] as number) + i;
  }
}

/** `size` is a power of two, four at least. Its inverse: the same with the parts exchanged, divided by the size. */
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
    // The first two steps in one: what they turn by is a quarter at most.
    for (let at = 0; at < size; at += 4) {
      const ar = real[at] as number;
      const ai = imaginary[at] as number;
      const br = real[at + 1] as number;
      const bi = imaginary[at + 1] as number;
      const cr = real[at + 2] as number;
      const ci = imaginary[at + 2] as number;
      const dr = real[at + 3] as number;
      const di = imaginary[at + 3] as number;
      const pr = ar + br;
      const pi = ai + bi;
      const qr = ar - br;
      const qi = ai - bi;
      const sr = cr + dr;
      const si = ci + di;
      const tr = cr - dr;
      const ti = ci - di;
      real[at] = pr + sr;
      imaginary[at] = pi + si;
      real[at + 1] = qr + ti;
      imaginary[at + 1] = qi - tr;
      real[at + 2] = pr - sr;
      imaginary[at + 2] = pi - si;
      real[at + 3] = qr - ti;
      imaginary[at + 3] = qi + tr;
    }
    let length = 8;
    for (; 2 * length <= size; length *= 4) twoSteps(real, imaginary, cosines, sines, length);
    if (length <= size) lastStep(real, imaginary, cosines, sines);
  };
}
