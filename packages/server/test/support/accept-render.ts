import { createStartRender } from '../../src/services/start-render';
import type { Parts } from './parts';

/** Has a render of one scene accepted; its job's id. */
export const acceptRender = async (parts: Parts): Promise<string> => {
  const planner = { plan: () => Promise.reject(new Error('nothing is planned here')) };
  const value = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] };
  const start = createStartRender({ ...parts, planner });
  const answer = await start({ userId: parts.userId, body: { kind: 'json', value }, localFiles: false });
  if (!answer.ok) throw new Error(answer.refusal.kind);
  return answer.value.job_id;
};
