import { pathToFileURL } from 'node:url';

/** A single letter before the colon is a drive. */
const HAS_SCHEME = /^[a-z][a-z0-9+.-]+:/i;

/** A clip's path becomes a file URL for a render on this machine; no other service could read it. */
export const withLocalClips = (request: Record<string, unknown>): Record<string, unknown> => {
  const plan = request['scene_plan'];
  if (!Array.isArray(plan)) return request;
  const toUrl = (url: unknown): unknown =>
    typeof url === 'string' && !HAS_SCHEME.test(url) ? pathToFileURL(url).href : url;
  return {
    ...request,
    scene_plan: plan.map((scene: unknown) =>
      typeof scene === 'object' && scene !== null && 'video_url' in scene
        ? { ...scene, video_url: toUrl(scene.video_url) }
        : scene,
    ),
  };
};
