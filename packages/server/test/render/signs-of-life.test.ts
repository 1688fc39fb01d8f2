/** A drawing process says that it lives, whatever it does. */
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { endGroup, startDrawing } from '../../src/adapters/ffmpeg/drawing-process';
import { BEAT_MS, type FromChild } from '../../src/render/messages';
import { tellAlive } from '../../src/render/tell-alive';
import { drawingEntry } from './drawing-entry';

afterEach(() => void vi.useRealTimers());

it('at once, and at each beat', () => {
  vi.useFakeTimers();
  const said: FromChild[] = [];
  tellAlive((message) => void said.push(message));
  expect(said).toEqual([{ type: 'alive' }]);
  vi.advanceTimersByTime(3 * BEAT_MS);
  expect(said).toEqual(Array.from({ length: 4 }, () => ({ type: 'alive' })));
});

it('before it is told what to do', async () => {
  const child = startDrawing(await drawingEntry(), { width: 100, height: 100 });
  const [message] = (await once(child, 'message')) as [FromChild];
  expect(message).toEqual({ type: 'alive' });
  const ended = once(child, 'close');
  endGroup(child);
  await ended;
});
