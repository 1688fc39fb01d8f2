/** A planning thread: takes one request after the other, and answers each with its plan. */
import { parentPort } from 'node:worker_threads';
import { writePlan } from '../write-plan';
import type { FromThread, ToThread } from './messages';

const say = (message: FromThread): void => parentPort?.postMessage(message);

const answerTo = (request: ToThread): FromThread => {
  try {
    return { type: 'planned', plan: writePlan(request) };
  } catch (error) {
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (request: ToThread) => say(answerTo(request)));
say({ type: 'ready' });
