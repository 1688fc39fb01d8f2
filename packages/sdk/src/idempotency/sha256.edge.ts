/** SHA-256 at once, where the runtime's own takes a promise; a library's weighs several times as much. FIPS 180-4. */

const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

const padded = (text: string): DataView => {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(bytes.length) * 8n);
  return view;
};

/** The SHA-256 of a text, in hexadecimal digits. */
export const sha256 = (text: string): string => {
  const view = padded(text);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  const at = (words: Int32Array, index: number): number => words[index] as number;
  for (let block = 0; block < view.byteLength; block += 64) {
    const s = Int32Array.from(state);
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) w[i] = view.getInt32(block + i * 4);
      else {
        const [x, y] = [at(w, i - 15), at(w, i - 2)];
        const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        w[i] = at(w, i - 16) + small + at(w, i - 7) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      }
      const [a, b, c, e, f, g] = [at(s, 0), at(s, 1), at(s, 2), at(s, 4), at(s, 5), at(s, 6)];
      const one =
        at(s, 7) + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] as number) + at(w, i);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      s.copyWithin(1, 0, 7);
      s[4] = at(s, 4) + one;
      s[0] = one + two;
    }
    for (let i = 0; i < 8; i += 1) state[i] = at(state, i) + at(s, i);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
