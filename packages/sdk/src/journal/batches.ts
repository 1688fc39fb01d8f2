/**
 * Runs steps in the order in which they came: what comes while a batch is running is the next batch. `run` never rejects; the
 * steps that it gives back come first in the batch after it.
 */
export class Batches<Step> {
  readonly #run: (steps: readonly Step[]) => Promise<readonly Step[]>;
  #waiting: Step[] = [];
  #isRunning = false;

  constructor(run: (steps: readonly Step[]) => Promise<readonly Step[]>) {
    this.#run = run;
  }

  add(step: Step): void {
    this.#waiting.push(step);
    if (!this.#isRunning) void this.#runAll();
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    // What is asked for in the same turn belongs together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const steps = this.#waiting;
      this.#waiting = [];
      const left = await this.#run(steps);
      this.#waiting = [...left, ...this.#waiting];
    }
    this.#isRunning = false;
  }
}
