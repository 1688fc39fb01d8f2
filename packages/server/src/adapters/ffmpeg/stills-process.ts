/**
 * A drawing process for stills that is kept between them, since starting one takes longer than drawing does. It starts with the
 * first still, and ends when nobody wanted any for a minute, when it has drawn many or grown large, and with whoever holds it.
 */
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { RenderFailure } from '../../ports/renderer';
import type { DrawnStill } from '../../ports/still-drawer';
import type { FromChild, StillsOrder, ToChild } from '../../render/messages';
import { frameSize } from '../../render/output/frame-size';
import { canceled, type DrawingEntry, diedOf, endGroup, GRACE_MS, startDrawing } from './drawing-process';

export interface StillsProcess {
  /** One order at a time. Resolves or rejects when it is over, whatever becomes of the process. */
  draw(order: StillsOrder, signal: AbortSignal, onStill: (still: DrawnStill) => void): Promise<void>;
  /** Resolves when the process has ended. */
  end(): Promise<void>;
}

export interface StillsProcessOptions {
  readonly entry: () => DrawingEntry;
  /** Milliseconds without an order after which it ends. */
  readonly idleMs?: number;
}

const IDLE_MS = 60_000;
const MOST_ORDERS = 100;
const MOST_BYTES = 600 * 1024 ** 2;

interface Kept {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  orders: number;
  log: string;
}

/** Whether the process that holds it may end while it waits. */
const hold = ({ child }: Kept, isHeld: boolean): void => {
  const pipe = child.stderr as Socket | null;
  for (const part of [child, child.channel, pipe])
    if (isHeld) part?.ref();
    else part?.unref();
};

export const createStillsProcess = ({ entry, idleMs = IDLE_MS }: StillsProcessOptions): StillsProcess => {
  let kept: Kept | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (order: StillsOrder): Kept => {
    const child = startDrawing(entry(), frameSize(order.job.aspect, 'draft', false));
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => {
        if (kept === begun) kept = undefined;
        if (child.pid !== undefined) endGroup(child);
        resolve();
      });
      child.once('error', () => {
        if (kept === begun) kept = undefined;
        if (child.pid === undefined) resolve();
      });
    });
    const begun: Kept = { child, ended, orders: 0, log: '' };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      begun.log = (begun.log + text).slice(-2000);
    });
    return begun;
  };

  const letGo = async (process: Kept): Promise<void> => {
    if (kept === process) kept = undefined;
    endGroup(process.child);
    await process.ended;
  };

  const draw: StillsProcess['draw'] = (order, signal, onStill) => {
    if (signal.aborted) return Promise.reject(canceled());
    clearTimeout(idle);
    const mine = kept ?? start(order);
    kept = mine;
    hold(mine, true);
    mine.orders += 1;
    mine.log = '';
    const { child } = mine;
    return new Promise((resolve, reject) => {
      let grace: NodeJS.Timeout | undefined;
      const say = (message: ToChild): void => {
        if (child.connected) child.send(message, () => undefined);
      };
      const cancel = (): void => {
        say({ type: 'cancel' });
        grace = setTimeout(() => endGroup(child), GRACE_MS);
      };
      const over = (failure?: RenderFailure): void => {
        clearTimeout(grace);
        signal.removeEventListener('abort', cancel);
        child.off('message', hear).off('close', died).off('error', unborn);
        if (kept === mine) {
          hold(mine, false);
          idle = setTimeout(() => void letGo(mine), idleMs);
          idle.unref();
        }
        if (signal.aborted) reject(canceled());
        else if (failure === undefined) resolve();
        else reject(failure);
      };
      const hear = (raw: unknown): void => {
        const message = raw as FromChild;
        if (message.type === 'failed') over(new RenderFailure(message.reason, message.message));
        if (message.type === 'still' && !signal.aborted) {
          const { picture, ...still } = message.still;
          onStill(picture ? { ...still, picture: { ...picture, jpeg: Buffer.from(picture.jpeg, 'base64') } } : still);
        }
        if (message.type !== 'drawn') return;
        if (mine.orders < MOST_ORDERS && message.memory < MOST_BYTES) return over();
        child.off('close', died);
        void letGo(mine).then(() => over());
      };
      const died = (code: number | null, by: NodeJS.Signals | null): void => over(diedOf(code, by, mine.log));
      const unborn = (error: Error): void =>
        over(new RenderFailure('crashed', `The drawing process could not be started: ${error.message}`));
      child.on('message', hear).once('close', died).once('error', unborn);
      signal.addEventListener('abort', cancel, { once: true });
      say({ type: 'stills', order });
    });
  };

  return {
    draw,
    end: async () => {
      clearTimeout(idle);
      if (kept !== undefined) await letGo(kept);
    },
  };
};
