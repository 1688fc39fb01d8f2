// Plain JavaScript that has both copies of the client, as happens where ESM meets CommonJS: each knows the other's errors.
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import * as esm from '@vid/sdk';

const cjs = createRequire(import.meta.url)('@vid/sdk');
assert.notEqual(esm.VidError, cjs.VidError);
for (const [one, other] of [
  [esm, cjs],
  [cjs, esm],
]) {
  const error = new one.InvalidRequestError('x');
  assert.ok(other.InvalidRequestError.is(error) && error instanceof other.VidError);
  assert.ok(!other.ApiError.is(error));
}
assert.deepEqual(Object.keys(esm).sort(), Object.keys(cjs).sort());
console.log('used');
