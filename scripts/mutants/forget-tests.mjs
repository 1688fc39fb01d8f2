// Has a kept thread load what stands beside the tests anew for every run: such modules clean up after each test, and
// would do so for the first run alone. A mutant of an earlier run must not be on while they load.
import { inject } from 'vitest';

if (inject('mutantActivation') !== 'static') {
  const stryker = globalThis[inject('globalNamespace')];
  if (stryker !== undefined) stryker.activeMutant = undefined;
}
for (const [path, module] of globalThis.__vitest_worker__.evaluatedModules.idToModuleMap) {
  if (!/\/packages\/[^/]+\/test\//.test(path)) continue;
  module.promise = undefined;
  module.exports = undefined;
  module.evaluated = false;
  module.importers.clear();
}
