/** Words about a request, for the journal and for errors. Where nothing was checked, its values may be of any kind. */
import { DEFAULTS } from '../contract';
import type { RenderRequest } from '../types/render-request';

/** A few words to recognise a render by: its title, or how its brief or first scene begins. */
export const labelOf = (request: RenderRequest): string => {
  const { title, brief, scene_plan: plan } = request;
  const words = [title, brief, plan?.[0]?.prompt].find((text) => typeof text === 'string') ?? '';
  return [...words.replace(/\s+/g, ' ').trim()].slice(0, 80).join('');
};

/** The title that the request asks for; null for none, and for one that the service writes. */
export const titleOf = ({ title }: RenderRequest): string | null => (typeof title === 'string' ? title : null);

/** Scenes of the request's plan; null for a brief. */
export const sceneCountOf = (request: RenderRequest): number | null =>
  Array.isArray(request.scene_plan) ? request.scene_plan.length : null;

/** What the render may have cost, as far as the request tells. */
export const mayHaveCost = (request: RenderRequest): string => {
  const quality = request.quality ?? DEFAULTS.quality;
  const scenes = sceneCountOf(request);
  if (scenes !== null) return `the credits of one ${quality} render of ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}`;
  const seconds = request.duration_sec ?? DEFAULTS.durationSec[request.kind ?? DEFAULTS.kind];
  return `the credits of planning and of one ${quality} render of about ${seconds} seconds`;
};
