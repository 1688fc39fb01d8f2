/** Gives the scenes of a film what is said in them. */
import type { SaidLine } from '../narration/said-line';
import type { PreparedScene } from '../prepare-scenes';
import { speechIn } from './scene-speech';

export const withSpeech = (scenes: readonly PreparedScene[], lines: readonly SaidLine[]): readonly PreparedScene[] =>
  scenes.map((scene, index) => {
    const line = lines.find((one) => one.scene === index);
    const { setting, frames } = scene.input;
    if (line === undefined) return scene;
    return { ...scene, input: { ...scene.input, speech: speechIn(line, setting.startsAt, frames) } };
  });
