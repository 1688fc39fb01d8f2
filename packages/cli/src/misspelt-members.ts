/**
 * Members of a request that are probably misspelt. A service passes over what it does not know, so such a film would be paid for
 * without what was asked of it: as a misspelt flag is, it is refused with the name that is near. A name that is near to none is
 * left to the service, which may know more than the specification shows. Pure.
 */
import { listRequestFields, sceneSchema } from '@vid/sdk/contract';
import { nearestName } from './nearest-name';
import type { TextProblem } from './unmeant-text';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const misspelt = (members: Readonly<Record<string, unknown>>, known: readonly string[], at: string): TextProblem[] =>
  Object.keys(members)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const nearest = nearestName(name, known);
      return nearest === undefined ? [] : [{ path: `${at}${name}`, message: `is no member; did you mean ${nearest}?` }];
    });

/** The misspelt members of a request and of its scenes. */
export const findMisspelt = (request: Readonly<Record<string, unknown>>): readonly TextProblem[] => {
  const plan = request['scene_plan'];
  const scenes: readonly unknown[] = Array.isArray(plan) ? plan : [];
  return [
    ...misspelt(
      request,
      listRequestFields().map(({ name }) => name),
      '',
    ),
    ...scenes.flatMap((scene, index) =>
      isObject(scene) ? misspelt(scene, Object.keys(sceneSchema.shape), `scene_plan.${index}.`) : [],
    ),
  ];
};
