import type { RenderJob } from '../ports/renderer';
import { shownOf } from '../voice/words/shown-and-spoken';

/** The job with its scripts as they are shown: how something is spoken is for ears alone. */
export const shownScripts = (job: RenderJob): RenderJob => ({
  ...job,
  scenes: job.scenes.map((scene) => (scene.script === undefined ? scene : { ...scene, script: shownOf(scene.script) })),
});
