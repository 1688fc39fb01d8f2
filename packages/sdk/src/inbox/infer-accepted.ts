import { ENDPOINT_PATHS, type RenderAccepted } from '../contract';
import { jobIdOf, payloadOf, type VerifiedDelivery } from '../types/verified-delivery';

/** What a `video.completed` delivery tells of the render that it is taken for, in the form of the lost answer. */
export const inferAccepted = (delivery: VerifiedDelivery): RenderAccepted => {
  const { scene_count: scenes, credits_charged: credits, title } = payloadOf(delivery);
  const jobId = String(jobIdOf(delivery));
  return {
    job_id: jobId,
    status: 'succeeded',
    title: typeof title === 'string' ? title : '',
    scenes: Number(scenes ?? 0),
    credits_used: Number(credits ?? 0),
    watermarked: false,
    poll_url: ENDPOINT_PATHS.retrieveJob.path.replace('{id}', encodeURIComponent(jobId)),
    note: 'Inferred from a video.completed delivery.',
  };
};
