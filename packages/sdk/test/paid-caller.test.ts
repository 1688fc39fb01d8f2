import { expect, it } from 'vitest';
import { countSending, type UnderWay } from '../src/idempotency/paid-caller';

it('counts the renders that are being sent, not those that wait for a limit', () => {
  const shared = [true, false, true].map((underWay, index) => [`key-${index}`, { underWay }] as const);
  expect(countSending(new Map(shared) as unknown as UnderWay)).toBe(2);
});
