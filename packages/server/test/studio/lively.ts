import { writeFile } from 'node:fs/promises';
import { createInstantRenderer } from '../../src/adapters/instant';
import { STAGES } from '../../src/domain/stage-timing';
import type { Renderer } from '../../src/ports/renderer';
import { besideVideo } from '../../src/ports/side-files';
import type { World } from '../support/world';
import type { Studio } from './browser';

/** A server that had something to do: a render of two scenes with the time that its stages took, its deliveries, and a request that was refused. */
export interface Lively {
  readonly world: World;
  readonly jobId: string;
  /** A delivery that failed three times. */
  readonly deliveryId: string;
}

export const createLively = async (studio: Studio): Promise<Lively> => {
  const instant = createInstantRenderer();
  const renderer: Renderer = {
    render: async (job, target) => {
      const timings = STAGES.map((stage, at) => ({ stage, ...(stage === 'drawing' ? { scene: 0 } : {}), at, ms: 5 }));
      const video = await instant.render(job, target);
      // A cut on a beat of four.
      const scenes = job.scenes.map(() => ({ shots: [{ subject: 'calm-sea' }] }));
      const script = JSON.stringify({ cuts: [3], beats: [1.5, 3, 4.5, 6], scenes });
      await writeFile(besideVideo(target.outputPath, 'script'), script);
      return { ...video, timings };
    },
  };
  const world = await studio.world({}, { renderer });
  world.answer = ({ url }) => (url.includes('flaky') ? 503 : 200);
  await world.hook('video.completed', 'https://receiver.example.com/hook');
  await world.hook('video.completed', 'https://flaky.example.com/hook');
  const { job_id: jobId } = await world.accepted({
    scene_plan: [
      { type: 'motion', prompt: 'Hello', script: 'Good morning.', duration: 3 },
      { type: 't2v_fast', prompt: 'A calm sea', duration: 4 },
    ],
  });
  await world.advance(60);
  await world.server.settled();
  await world.render({ quality: 'best' });
  const { deliveries } = await world.server.admin.listDeliveries({ status: 'failed' });
  return { world, jobId, deliveryId: deliveries[0]?.delivery_id ?? '' };
};
