import type { TransportChoice } from '@vid/sdk';

/** The three ways in which requests leave, for tests that run through each. */
export const TRANSPORTS: ReadonlyArray<readonly [name: string, transport: TransportChoice]> = [
  ['undici', 'undici'],
  ['http', 'http'],
  ['fetch', { fetch: (request) => fetch(request) }],
];
