// The project's test configuration, narrowed to the test files of one area.
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import base from '../../vitest.config.ts';

const { include, exclude, setupFiles } = JSON.parse(process.env.VID_MUTANTS_TESTS);
const placeOf = ({ moduleId }) => include.findIndex((pattern) => matchesGlob(moduleId, `**/${pattern}`));

/** Runs test files in the order in which their area names them: what is quick and notices much comes first. */
class AsNamed {
  shard(files) {
    return files;
  }

  sort(files) {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    setupFiles: [fileURLToPath(new URL('end-idle-tests.mjs', import.meta.url)), ...setupFiles],
    sequence: { sequencer: AsNamed },
    isolate: false,
    // A test that waits for nothing is ended long before; a busy machine must not look like a mutant that was caught.
    testTimeout: 100_000,
    hookTimeout: 60_000,
  },
};
