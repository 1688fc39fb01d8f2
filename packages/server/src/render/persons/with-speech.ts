/** Gives the scenes of a film what is said in them. */
import type { SaidLine } from '../narration/said-line';
import type { PreparedScene } from '../prepare-scenes';
import { speechIn } from './scene-speech';

export const withSpeech = (scenes: readonly PreparedScene[], lines: readonly SaidLine[]): readonly PreparedScene[] =>
  scenes.map((scene) => {
    const speech = speechIn(lines, scene.input.setting.startsAt, scene.input.frames);
    return speech === undefined ? scene : { ...scene, input: { ...scene.input, speech } };
  });
