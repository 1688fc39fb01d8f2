/** A thread that computes the sound of one film. */
import { parentPort } from 'node:worker_threads';
import type { FromSoundThread, ToSoundThread } from './sound-messages';
import { soundBeside } from './sound-work';

const work = soundBeside();

const say = (message: FromSoundThread, handed: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, handed);

const answer = async (message: ToSoundThread): Promise<void> => {
  if (message.type === 'begin') {
    await work.begin(message.plan, (share) => say({ type: 'share', share }));
    say({ type: 'begun' });
    return;
  }
  const mix = await work.finish(message.rest);
  say(
    { type: 'mixed', mix },
    mix.map(({ buffer }) => buffer as ArrayBuffer),
  );
};

parentPort?.on('message', (message: ToSoundThread) => {
  answer(message).catch((error: unknown) =>
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
