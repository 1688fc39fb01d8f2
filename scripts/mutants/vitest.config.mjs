// The project's test configuration, narrowed to the test files of one area.
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import base from '../../vitest.config.ts';
import { TellLoadFailures } from './tell-load-failures.mjs';

const { include, exclude, setupFiles } = JSON.parse(process.env.VID_MUTANTS_TESTS);
const setup = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
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

/** A test that is ended while it waits keeps its place for ever: with the single one that Stryker gives, all others wait. */
const roomBesideThose = {
  name: 'room-beside-ended-tests',
  configureVitest: ({ project }) => {
    project.config.maxConcurrency = 1000;
  },
};

export default {
  ...base,
  plugins: [roomBesideThose],
  test: {
    ...base.test,
    projects: undefined,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    setupFiles: [setup('end-endless-loops'), setup('end-idle-tests'), ...setupFiles],
    reporters: [new TellLoadFailures()],
    sequence: { sequencer: AsNamed },
    isolate: false,
    // A test that waits for nothing is ended long before; a busy machine must not look like a mutant that was caught.
    testTimeout: 100_000,
    hookTimeout: 10_000,
  },
};
