/** Draws plain stills at once, and remembers what it was asked for. */
import { createCanvas } from '@napi-rs/canvas';
import type { RenderJob } from '../../src/ports/renderer';
import type { StillDrawer, StillPicture } from '../../src/ports/still-drawer';

const plainPicture = async (): Promise<StillPicture> => ({
  jpeg: await createCanvas(18, 32).encode('jpeg', 50),
  width: 18,
  height: 32,
});

export interface DrawnStills extends StillDrawer {
  readonly asked: { readonly job: RenderJob; readonly known: readonly string[]; readonly signal: AbortSignal }[];
  /** What is waited for before each still. */
  hold: (scene: number, signal: AbortSignal) => Promise<void>;
}

/** Waits until nobody wants any more stills. */
export const untilOver = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Scenes whose words hold `clip` lack something. */
export const createDrawnStills = (): DrawnStills => {
  const drawn: DrawnStills = {
    asked: [],
    hold: async () => undefined,
    limitSeconds: () => 30,
    end: async () => undefined,
    async draw(job, { known, signal, onStill }) {
      drawn.asked.push({ job, known, signal });
      for (const [scene, { prompt }] of job.scenes.entries()) {
        await drawn.hold(scene, signal);
        signal.throwIfAborted();
        const told = { scene, key: `${job.title} ${prompt}`, subject: 'coffee-cup' };
        if (known.includes(told.key)) onStill({ ...told, subject: '' });
        else
          onStill({
            ...told,
            picture: await plainPicture(),
            ...(prompt.includes('clip') ? { lacks: 'its clip could not be downloaded' } : {}),
          });
      }
    },
  };
  return drawn;
};
