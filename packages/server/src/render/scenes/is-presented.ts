import type { SceneInput } from './scene-input';

/** Whether somebody is seen in a scene who says its words. */
export const isPresented = ({ scene, speaker, act }: Pick<SceneInput, 'scene' | 'speaker' | 'act'>): boolean =>
  scene.type === 's2v' ||
  scene.type === 'walk_talk' ||
  (scene.type === 'motion' && speaker !== undefined && act?.speaker !== undefined);
