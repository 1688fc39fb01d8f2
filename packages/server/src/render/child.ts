/**
 * The drawing process: takes one order, a render, scenes of one or a trial, tells its progress, and ends; or stills, one order
 * after another. When its parent dies or lets go of it, it ends at once and takes every ffmpeg with it.
 */
import { constants, setPriority } from 'node:os';
import { type MadeScene, RenderFailure, type RenderProgress } from '../ports/renderer';
import { askedScenes } from './asked-scenes';
import { compileLess } from './compile-less';
import type { FromChild, ToChild } from './messages';
import { killAllFfmpegs } from './output/ffmpeg-process';
import { renderFailureOf } from './render-failure-of';
import { runOrder } from './run-order';
import type { StageMark } from './stage-marks';
import { tellAlive } from './tell-alive';
import { drawingShare } from './threads/drawing-share';

// Whatever this process and its ffmpegs write is their user's alone.
process.umask(0o077);
compileLess();

let abort = new AbortController();

const say = (message: FromChild): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });

const endNow = (): void => {
  killAllFfmpegs();
  process.exit(1);
};

/** Without a parent nobody ends what its threads have started: all of its group goes, and it too. */
const endOrphaned = (): void => {
  killAllFfmpegs();
  try {
    if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL');
  } catch {
    // It has no group of its own.
  }
  process.exit(1);
};

process.once('disconnect', endOrphaned);
process.once('SIGTERM', endNow);
// Ctrl-C reaches the whole terminal group; the parent decides what it means and then tells.
process.on('SIGINT', () => undefined);

/** Lets everything else on the machine go first. */
const giveWay = (): void => {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets it.
  }
};

/** Ends by itself, now that nothing is left to do. */
const end = (): void => {
  process.removeListener('disconnect', endOrphaned);
  process.disconnect?.();
};

const share = drawingShare();
const shared = askedScenes((id, question) => void say({ type: 'ask', id, question }), abort.signal);

const work = async (message: ToChild): Promise<void> => {
  if (message.type === 'cancel') {
    abort.abort(new RenderFailure('canceled', 'The render was cancelled.'));
    return;
  }
  if (message.type === 'share') return share.set(message.most);
  if (message.type === 'answer') return shared.answered(message.id, message.answer);
  if (message.type === 'try') {
    const { runTrial } = await import('./trial/run-trial');
    await say({ type: 'tried', outcome: await runTrial(message.order, abort.signal) });
    return end();
  }
  try {
    if (message.type === 'describe') {
      const { describeOrder } = await import('./describe-order');
      await describeOrder(message.order, abort.signal);
      await say({ type: 'described' });
      return end();
    }
    if (message.type === 'stills') {
      giveWay();
      abort = new AbortController();
      const { drawStills } = await import('./stills/draw-stills');
      await drawStills(message.order, abort.signal, ({ picture, ...still }) =>
        say({
          type: 'still',
          still: {
            ...still,
            ...(picture && { picture: { ...picture, jpeg: Buffer.from(picture.jpeg).toString('base64') } }),
          },
        }),
      );
      // More may be wanted: the parent lets go when it is enough.
      return void (await say({ type: 'drawn', memory: process.memoryUsage.rss() }));
    }
    const onStage = (mark: StageMark): void => void say({ type: 'stage', mark });
    if (message.type === 'help') {
      const { helpOrder } = await import('./help-order');
      await helpOrder(message.help, abort.signal, onStage, shared.source, share);
      await say({ type: 'described' });
      return end();
    }
    const listeners = {
      onProgress: (progress: RenderProgress) => void say({ type: 'progress', progress }),
      onStage,
      onScene: (scene: MadeScene) => void say({ type: 'scene', scene }),
    };
    const help = { share, source: message.shared ? shared.source : undefined };
    const video = await runOrder(message.order, abort.signal, listeners, help);
    await say({ type: 'done', video });
  } catch (error) {
    const { reason, message: text } = renderFailureOf(error, abort.signal);
    await say({ type: 'failed', reason, message: text });
    if (message.type === 'stills') return;
  }
  end();
};

tellAlive((message) => void say(message));
process.on('message', (message) => void work(message as ToChild));
