/** Lets everything that waits have its turn; what a test waits for happens in some later one. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Of the processor's time, in µs: a machine that is busy with other things uses none of it up. */
const PATIENCE = 2_000_000;

/** Gives turns for as long as something is so. Fails in a moment when it stays so, instead of turning until the test's end. */
export const turnsWhile = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const start = process.cpuUsage();
  while (await isSo()) {
    await turn();
    const { user, system } = process.cpuUsage(start);
    if (user + system > PATIENCE) throw new Error(`Still so after many turns: ${String(isSo)}`);
  }
};
