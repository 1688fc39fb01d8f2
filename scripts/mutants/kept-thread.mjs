// Stryker's runner for Vitest, with a thread that is kept from mutant to mutant: loading sources and tests anew takes many
// times as long as the tests that judge a mutant. No verdict rests on what an earlier mutant left behind: whoever passes is
// judged again in a new thread, and a failing test must pass in the same thread as soon as the mutant is switched off.
import { fileURLToPath } from 'node:url';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { ThreadsPoolWorker } from 'vitest/node';

const FORGET_TESTS = fileURLToPath(new URL('forget-tests.mjs', import.meta.url));
/** Against what gathers in a thread: listeners of every run, and whatever tests leave open. */
const MUTANTS_IN_A_THREAD = 60;
const NO_MUTANT = 'none';
const RAN_OUT = /timed out in|waits for what never comes/;

/** A thread of Vitest that outlives the run that started it. */
class KeptThread extends ThreadsPoolWorker {
  name = 'kept';
  #listeners = [];

  on(event, callback) {
    this.#listeners.push([event, callback]);
    super.on(event, callback);
  }

  send(message) {
    if (message.type !== 'stop') return super.send(message);
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, callback] of this.#listeners) if (event === 'message') callback(stopped);
  }

  /** The end of a run, which leaves the thread to the next. */
  async stop() {
    for (const [event, callback] of this.#listeners.splice(0)) super.off(event, callback);
  }

  async start() {
    if (this._thread === undefined) await super.start();
  }

  end() {
    return this._thread === undefined ? undefined : super.stop();
  }
}

class KeptRunner {
  #runner;
  #thread;
  #judged = 0;

  constructor(runner) {
    this.#runner = runner;
  }

  capabilities() {
    return this.#runner.capabilities();
  }

  async init() {
    await this.#runner.init();
    const createPoolWorker = (options) => {
      this.#thread ??= new KeptThread(options);
      return this.#thread;
    };
    for (const { config } of this.#runner.ctx.projects) {
      config.pool = 'kept';
      config.poolRunner = { name: 'kept', createPoolWorker };
      config.setupFiles.push(FORGET_TESTS);
    }
  }

  async dryRun(options) {
    const result = await this.#runner.dryRun(options);
    await this.#endThread();
    return result;
  }

  async mutantRun(options) {
    const isStatic = options.mutantActivation === 'static';
    if (isStatic || options.reloadEnvironment || this.#judged >= MUTANTS_IN_A_THREAD) await this.#endThread();
    if (this.#thread === undefined) return this.#runFresh(options, isStatic);
    const result = await this.#runner.mutantRun(options);
    this.#judged += 1;
    if (
      result.status === 'killed' &&
      !RAN_OUT.test(result.failureMessage) &&
      (await this.#passesWithout(options, result))
    )
      return result;
    await this.#endThread();
    return this.#runFresh(options, isStatic);
  }

  async #runFresh(options, isStatic) {
    const result = await this.#runner.mutantRun(options);
    const isKept = !isStatic && (result.status === 'survived' || result.status === 'killed');
    if (!isKept || RAN_OUT.test(result.failureMessage)) await this.#endThread();
    return result;
  }

  async #passesWithout(options, { killedBy }) {
    const activeMutant = { ...options.activeMutant, id: NO_MUTANT };
    const { status } = await this.#runner.mutantRun({ ...options, activeMutant, testFilter: killedBy });
    return status === 'survived';
  }

  async #endThread() {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#judged = 0;
    await thread?.end();
  }

  async dispose() {
    await this.#endThread();
    await this.#runner.dispose();
  }
}

const [{ factory: createVitestRunner }] = vitestPlugins;
const createKeptRunner = (injector) => new KeptRunner(injector.injectFunction(createVitestRunner));
createKeptRunner.inject = ['$injector'];

/** Stryker's name for the list of what a module brings. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'kept-vitest', factory: createKeptRunner }];
