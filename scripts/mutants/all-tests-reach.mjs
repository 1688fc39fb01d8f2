// Has every test of a run judge every mutant that any of them reaches. Stryker's runner for Vitest always counts by test,
// whatever `coverageAnalysis` says; a mutant that is reached while no test has the word counts as reached by all.
import { beforeEach, inject } from 'vitest';

const namespace = inject('globalNamespace');

beforeEach(() => {
  globalThis[namespace].currentTestId = undefined;
});
