// Has a test file that does not load count as a test that failed: without any test, Stryker would take a mutant for one
// that nobody noticed, though every run of the tests would stop at it.
const failedLoad = (file, [{ message }]) => ({
  type: 'test',
  mode: 'run',
  id: `${file.id}_load`,
  name: 'loads',
  file,
  meta: {},
  result: { state: 'fail', duration: 0, errors: [{ message: `The file does not load: ${message}` }] },
});

/** A reporter of Vitest. */
export class TellLoadFailures {
  onTestModuleEnd(module) {
    const errors = module.errors();
    const { task: file } = module;
    if (errors.length > 0 && file.tasks.length === 0) file.tasks.push(failedLoad(file, errors));
  }
}
