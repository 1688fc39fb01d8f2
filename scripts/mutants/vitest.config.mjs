// The project's test configuration, narrowed to the test files of one area.
import base from '../../vitest.config.ts';

const { include, exclude, setupFiles } = JSON.parse(process.env.VID_MUTANTS_TESTS);

export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include,
    setupFiles,
    exclude: ['**/node_modules/**', ...exclude],
    reporters: ['dot'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
};
