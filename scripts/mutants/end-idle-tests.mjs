// Ends a test that waits for what never comes: its thread has nothing to do for seconds on end, or has worked for longer
// than any test does, however busy the machine is. Time alone says little where many share the processors.
import { performance } from 'node:perf_hooks';
import { aroundEach } from 'vitest';

const LOOK_MS = 1000;
const IDLE_LOOKS = 5;
/** Of the processor's time, in µs: the longest test needs a tenth of it. */
const PATIENCE = 20_000_000;
const { setInterval, clearInterval, Promise } = globalThis;

aroundEach(async (runTest) => {
  let looks = 0;
  let before = performance.eventLoopUtilization();
  const begun = process.cpuUsage();
  let timer;
  const idle = new Promise((_resolve, reject) => {
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      looks = utilization < 0.05 ? looks + 1 : 0;
      const { user, system } = process.cpuUsage(begun);
      if (looks >= IDLE_LOOKS || user + system > PATIENCE) reject(new Error('The test waits for what never comes.'));
    }, LOOK_MS);
  });
  try {
    await Promise.race([runTest(), idle]);
  } finally {
    clearInterval(timer);
  }
});
