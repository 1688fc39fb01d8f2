/** The sound of a film in a thread of its own, so that drawing does not wait for it; the same samples. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Stereo } from '../music/loudness';
import type { FromSoundThread, ToSoundThread } from './sound-messages';
import type { SoundWork } from './sound-work';

/** The thread's file; undefined where this runs as a source, which no thread can begin with. */
export const soundThreadFile = (): string | undefined =>
  ['./sound-thread.js', './render/sound-thread.js']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));

export function threadedSound(file: string): SoundWork {
  // Whatever this process was started with, such as an inspector or a loader, is not the thread's business.
  const worker = new Worker(file, { execArgv: [] });
  let waiting: { resolve: (mix: Stereo | undefined) => void; reject: (error: Error) => void } | undefined;
  let onShare: (share: number) => void = () => undefined;
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    waiting?.reject(failure);
  };
  const ask = (message: ToSoundThread): Promise<Stereo | undefined> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      if (failure !== undefined) reject(failure);
      else worker.postMessage(message);
    });
  worker.on('message', (message: FromSoundThread) => {
    if (message.type === 'share') onShare(message.share);
    else if (message.type === 'begun') waiting?.resolve(undefined);
    else if (message.type === 'mixed') waiting?.resolve(message.mix);
    else fail(new Error(message.message));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that makes the sound has ended.')));
  return {
    async begin(plan, told) {
      onShare = told;
      await ask({ type: 'begin', plan });
    },
    async finish(rest) {
      const mix = await ask({ type: 'finish', rest });
      if (mix === undefined) throw new Error('The thread that makes the sound gave none.');
      return mix;
    },
    end: () => void worker.terminate(),
  };
}
