/** Limits of time are kept to, also when the collector has looked at the signals that are made of them. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { timeLimit } from '../src/time-limit';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Made and left in a call of its own, so that nothing on the stack holds the limit. */
const limited = (ms: number): AbortSignal => AbortSignal.any([new AbortController().signal, timeLimit(ms)]);

it('aborts what is made of it, whatever was collected since', async () => {
  const signal = limited(50);
  const aborted = new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason));
  });
  // What is weakly held is let go of between turns.
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    collect();
  }
  expect(await aborted).toMatchObject({ name: 'TimeoutError' });
});
