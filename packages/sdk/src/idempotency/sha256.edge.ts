/** SHA-256 at once, where the runtime's own takes a promise; a library's weighs several times as much. FIPS 180-4. */

type State = readonly [number, number, number, number, number, number, number, number];

const turn = (word: number, bits: number): number => (word >>> bits) | (word << -bits);
const mixed = (word: number, one: number, two: number, three: number): number =>
  turn(word, one) ^ turn(word, two) ^ turn(word, three);

/**
 * The first 32 bits of the fractions of roots of the first primes, whose whole parts fall out of 32 bits: cube roots for the
 * rounds, square roots to begin with.
 */
const ROUNDS: number[] = [];
const BEGINNING: number[] = [];
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.some((prime) => candidate % prime === 0)) continue;
  primes.push(candidate);
  ROUNDS.push((Math.cbrt(candidate) * 2 ** 32) | 0);
  BEGINNING.push((Math.sqrt(candidate) * 2 ** 32) | 0);
}

/** The text's bytes, a one bit, and its length in bits (less than 2^32) at the end of the last block of 64 bytes. */
const padded = (text: string): DataView => {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
};

/** The SHA-256 of a text, in hexadecimal digits. */
export const sha256 = (text: string): string => {
  const view = padded(text);
  const state = Int32Array.from(BEGINNING.slice(0, 8));
  const w = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    let round = [...state] as unknown as State;
    for (const [i, constant] of ROUNDS.entries()) {
      const [a, b, c, d, e, f, g, h] = round;
      const [x, y] = [w[i - 15] as number, w[i - 2] as number];
      const small = (mixed(x, 7, 18, 3) ^ (x << 29)) + (mixed(y, 17, 19, 10) ^ (y << 22));
      w[i] = i < 16 ? view.getInt32(block + i * 4) : (w[i - 16] as number) + (w[i - 7] as number) + small;
      const one = h + mixed(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + constant + w[i];
      round = [(one + mixed(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    for (const [i, word] of round.entries()) state[i] = (state[i] as number) + word;
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
