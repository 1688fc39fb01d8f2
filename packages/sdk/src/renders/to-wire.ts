import { isMembers } from '../options/is-members';
import type { RenderRequest } from '../types/render-request';
import type { Scene } from '../types/scene';

const merge = <T extends { readonly extra?: Readonly<Record<string, unknown>> }>(value: T): Record<string, unknown> => {
  const { extra, ...named } = value;
  return { ...extra, ...named };
};

const sceneToWire = (scene: unknown): unknown => {
  if (!isMembers(scene)) return scene;
  const wire = merge(scene as unknown as Scene);
  return isMembers(wire['motion']) ? { ...wire, motion: merge(wire['motion']) } : wire;
};

/** The request as it goes over the wire: `extra` of scenes and motions merged in. Values of a wrong type stay as they are. */
export const toWire = (request: RenderRequest): unknown => {
  if (!isMembers(request) || !Array.isArray(request.scene_plan)) return request;
  return { ...(request as object), scene_plan: (request.scene_plan as readonly unknown[]).map(sceneToWire) };
};
