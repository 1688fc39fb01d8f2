// A planning thread that does what the brief says: never come to an end, die, run out of memory, or plan.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.on('message', ({ brief }) => {
  if (brief === 'hang') for (;;);
  if (brief === 'die') throw new Error('it was told to');
  if (brief === 'leave') process.exit(7);
  if (brief === 'grow') for (const all = []; ; all.push(new Array(100_000).fill(brief.length + all.length)));
  const scenes = [{ type: 'motion', prompt: brief, duration: 5 }];
  const plan = { title: `planned by ${threadId}`, scenes, notes: [], showsProduct: false };
  parentPort.postMessage({ type: 'planned', plan });
});
parentPort.postMessage({ type: 'ready' });
