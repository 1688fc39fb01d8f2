/**
 * Ids from the system's randomness, or from a seed: draw n of a seed is a hash of both, so that a server with the same
 * seed and the same requests gives the same ids, and a stored position is enough to go on after a restart.
 *
 * What is stored by its name begins with the second in which it was drawn: what is made at one time lies together in every index,
 * however many rows there are, so that an accept and an end touch a few pages of each and not one page a row.
 */
import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import type { Ids } from '../../ports/ids';

const POOL_BYTES = 4096;
const SECOND_BYTES = 4;

/** Hands out randomness in pieces of a larger draw: a call of the system costs more than the rest of an id. */
const createPool = (): ((bytes: number) => Buffer) => {
  let pool = Buffer.alloc(0);
  let taken = 0;
  return (bytes) => {
    if (taken + bytes > pool.length) {
      pool = randomBytes(POOL_BYTES);
      taken = 0;
    }
    taken += bytes;
    return pool.subarray(taken - bytes, taken);
  };
};

export const createIds = (seed?: number): Ids => {
  const random = createPool();
  let position = 0;
  const draw = (bytes: number): Buffer => {
    if (seed === undefined) return random(bytes);
    position += 1;
    return createHash('sha256').update(`${seed}:${position}`).digest().subarray(0, bytes);
  };
  /** So many bytes, of which the first are the second of the real clock; of a seed all are drawn. */
  const timed = (bytes: number): Buffer => {
    const drawn = draw(bytes);
    if (seed === undefined) drawn.writeUInt32BE(Math.floor(Date.now() / 1000));
    return drawn;
  };
  return {
    uuid: () => {
      const bytes = draw(16);
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
    id: (prefix) => `${prefix}_${timed(SECOND_BYTES + 8).toString('hex')}`,
    apiKey: () => `${API_KEY_PREFIX}${draw(20).toString('hex')}`,
    secret: () => draw(32).toString('hex'),
    token: () => timed(SECOND_BYTES + 20).toString('hex'),
    position: () => position,
    restore: (to) => {
      position = to;
    },
  };
};
