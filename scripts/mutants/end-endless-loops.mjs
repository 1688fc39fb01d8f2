// Ends a test that a mutant keeps turning in circles: it passes more mutated places than any test does. Stryker counts the
// active one alone, and a loop that never leaves the microtasks lets no timer say that time is up.
import { aroundEach, inject } from 'vitest';

const LIMIT = 3_000_000;
const namespace = inject('globalNamespace');
globalThis[namespace] ??= {};
const state = globalThis[namespace];
let passed = 0;
let active = state.activeMutant;

/** Read at every mutated place. */
Object.defineProperty(state, 'activeMutant', {
  configurable: true,
  get: () => {
    passed += 1;
    if (passed > LIMIT) throw new Error('The test waits for what never comes.');
    return active;
  },
  set: (mutant) => {
    active = mutant;
  },
});

aroundEach(async (runTest) => {
  passed = 0;
  await runTest();
});
