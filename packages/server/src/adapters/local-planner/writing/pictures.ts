/**
 * Writes what the camera sees in scenes that are pictures. The first line is the brief's own and may serve as a caption;
 * the second directs the camera.
 */
import type { SceneType } from '@vid/sdk/contract';
import type { PlanRequest } from '../../../ports/planner';
import type { Look } from '../structure/slot';

/** The scene type of a look under this request. */
export const sceneTypeOf = (look: Look, request: PlanRequest): SceneType => {
  if (look === 'presenter') return 's2v';
  if (look === 'walk') return 'walk_talk';
  if (look === 'shot') return request.product === 'photo' ? 'i2v_fast' : 't2v_fast';
  if (look === 'product') return request.product === 'switched-off' ? 't2v_fast' : 'i2v_fast';
  if (look.startsWith('product/') && request.product === 'photo') return 'i2v_fast';
  if (look.startsWith('presenter/') && request.presenter === 'face' && request.narrator) return 's2v';
  return 'motion';
};

const CAMERA: Readonly<Record<Exclude<SceneType, 'motion' | 'footage'>, readonly string[]>> = {
  t2v_fast: [
    'Wide establishing view, slow push in, natural light.',
    'Close view of the detail that matters, shallow focus, slow pan.',
    'View from above, calm movement, soft light.',
    'Medium view at eye level, the camera glides past.',
  ],
  i2v_fast: [
    'The product fills the frame, slow push in, clean light.',
    'The product in close view, the camera circles slowly.',
    'The product on a plain surface, light sweeps across it.',
  ],
  s2v: [
    'A presenter speaks to the camera, head and shoulders, plain background.',
    'The presenter again, a little closer, speaking to the camera.',
  ],
  walk_talk: [
    'A presenter walks towards the camera and talks, the camera moves along.',
    'The presenter walks on and talks, seen from the side.',
  ],
};

/** The prompt of a picture; `nth` counts the pictures of its type so that no two are framed alike in a row. */
export const writePicture = (
  type: keyof typeof CAMERA,
  words: string,
  category: string | undefined,
  nth: number,
): string => {
  const views = CAMERA[type];
  const direction = views[nth % views.length] ?? '';
  const subject = category === undefined || category.trim() === '' ? '' : ` Subject: ${category.trim()}.`;
  return `${words}\n${direction}${subject}`;
};
