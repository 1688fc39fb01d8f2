/** Tells of presenters who have nothing to say: they are seen, and nobody is heard. */
import { isPresenterScene } from '@vid/sdk/contract';
import type { Plan } from '../ports/planner';

/** Undefined where each of them speaks. */
export const silentPresenters = ({ scenes }: Pick<Plan, 'scenes'>): string | undefined => {
  const silent = scenes.flatMap((scene, at) =>
    isPresenterScene(scene) && (scene.script ?? '').trim() === '' ? [at + 1] : [],
  );
  if (silent.length === 0) return undefined;
  const [where, has] = silent.length === 1 ? ['scene', 'it has'] : ['scenes', 'they have'];
  return `Nobody speaks in ${where} ${silent.join(', ')}, since ${has} no script: whoever is seen there keeps silent.`;
};
