// Asks for GET /v1/me again and again from a thread of its own, so that whatever the sender does beside it is not measured.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const WARM_UP = 50;
const EVERY_MS = 5;

/** Milliseconds until one answer; a failed one counts as endless. */
const probe = (agent, { url, key }) =>
  new Promise((resolve) => {
    const began = performance.now();
    const outgoing = request(`${url}/v1/me`, { agent, headers: { authorization: `Bearer ${key}` } }, (answer) => {
      answer.resume().on('end', () => {
        resolve(answer.statusCode === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
      });
    });
    outgoing.on('error', () => resolve(Number.POSITIVE_INFINITY)).end();
  });

const run = async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; count < WARM_UP; count += 1) await probe(agent, workerData);
  let stopped = false;
  parentPort.once('message', () => {
    stopped = true;
  });
  parentPort.postMessage('ready');
  let worst = 0;
  let count = 0;
  while (!stopped) {
    worst = Math.max(worst, await probe(agent, workerData));
    count += 1;
    await new Promise((wake) => setTimeout(wake, EVERY_MS));
  }
  agent.destroy();
  parentPort.postMessage({ worst, count });
};

/** Starts asking; `stop()` resolves with the slowest answer in milliseconds and the number of answers. */
export const startProber = async (url, key) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, key } });
  await once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [result] = await once(worker, 'message');
      return result;
    },
  };
};

if (!isMainThread && workerData?.url !== undefined) await run();
