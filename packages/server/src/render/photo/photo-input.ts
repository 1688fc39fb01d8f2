/** What the scenes of a given picture share. */
import type { Setting } from '../film/setting';
import { hasLine, keyLine } from '../scenes/caption';
import type { SceneInput } from '../scenes/scene-input';

/** What is written: what is said, or the line that the plan wrote beside what the camera sees; never the prompt itself. */
export const lineOf = ({ scene, setting }: SceneInput): string =>
  hasLine(scene) ? keyLine(scene, setting.language) : '';

/** The same, but for what is drawn word by word. */
export const wordsOf = (input: SceneInput): string => (input.captions === undefined ? lineOf(input) : '');

/** Seconds of the near look at the beginning; none in a short scene. */
export const nearSeconds = ({ seconds }: Setting): number => (seconds < 3.4 ? 0 : Math.min(1.5, seconds * 0.3));

export const isWide = ({ size }: Setting): boolean => size.width > size.height * 1.15;
