/** A renderer whose renders wait until they are told to end. */
import { writeFile } from 'node:fs/promises';
import { type Renderer, RenderFailure, type RenderJob, type RenderTarget } from '../../src/ports/renderer';

const VIDEO = { bytes: 3, durationSec: 3, width: 9, height: 16, scenesFailed: 0, notes: [] };

export interface HeldRender {
  readonly job: RenderJob;
  readonly target: RenderTarget;
  /** Ends with a video of these bytes. */
  readonly finish: (bytes?: string) => void;
  readonly fail: (error: Error) => void;
}

export const heldRenderer = (): { readonly renders: HeldRender[]; readonly renderer: Renderer } => {
  const renders: HeldRender[] = [];
  const renderer: Renderer = {
    render: (job, target) =>
      new Promise((resolve, reject) => {
        const finish = (bytes = 'mp4') => void writeFile(target.outputPath, bytes).then(() => resolve(VIDEO), reject);
        const stop = () => reject(new RenderFailure('canceled', 'stopped'));
        if (target.signal.aborted) stop();
        else target.signal.addEventListener('abort', stop);
        renders.push({ job, target, finish, fail: reject });
      }),
  };
  return { renders, renderer };
};
