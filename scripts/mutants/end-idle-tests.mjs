// Ends a test that waits for what never comes: its thread has nothing to do for seconds on end, however busy the machine
// is. Time alone says little where many share the processors.
import { performance } from 'node:perf_hooks';
import { aroundEach } from 'vitest';

const LOOK_MS = 1000;
const IDLE_LOOKS = 5;
const { setInterval, clearInterval, Promise } = globalThis;

aroundEach(async (runTest) => {
  let looks = 0;
  let before = performance.eventLoopUtilization();
  let timer;
  const idle = new Promise((_resolve, reject) => {
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      looks = utilization < 0.05 ? looks + 1 : 0;
      if (looks >= IDLE_LOOKS) reject(new Error('The test waits for what never comes.'));
    }, LOOK_MS);
  });
  try {
    await Promise.race([runTest(), idle]);
  } finally {
    clearInterval(timer);
  }
});
