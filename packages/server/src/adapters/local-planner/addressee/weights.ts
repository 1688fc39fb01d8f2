/** What the build has learned of who clauses speak to, as it lies on the disk: a scale, a bias, and a byte a place. */
import { PLACES } from './features';

export interface Weights {
  readonly bias: number;
  /** By place; times `scale`. */
  readonly at: Int8Array;
  readonly scale: number;
}

const HEAD = 8;
const MOST = 127;

/** The bytes of weights as they were learned. */
export const packWeights = (learned: Float64Array, bias: number): Uint8Array => {
  const largest = learned.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / MOST || 1;
  const bytes = new Uint8Array(HEAD + PLACES);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale, true);
  view.setFloat32(4, bias, true);
  for (let place = 0; place < PLACES; place += 1) view.setInt8(HEAD + place, Math.round((learned[place] ?? 0) / scale));
  return bytes;
};

/** The weights of such bytes; undefined where they are no such thing. */
export const unpackWeights = (bytes: Uint8Array): Weights | undefined => {
  if (bytes.length !== HEAD + PLACES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = new Int8Array(bytes.buffer, bytes.byteOffset + HEAD, PLACES);
  return { scale: view.getFloat32(0, true), bias: view.getFloat32(4, true), at };
};
