import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from '../src/idempotency/sha256.edge';

it('the SHA-256 of the edge is that of Node, for every length of the last block', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'aé€😀b'.repeat(40).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
