import { describe } from 'vitest';
import { sdkSuite } from './support/sdk-suite';

describe.each(['undici', 'http', 'fetch', 'dispatcher'] as const)('the client through %s', (door) => {
  sdkSuite(door);
});
