/** Gives the scenes of a film what is said in them; whoever is seen where nobody is heard keeps silent. */
import type { SaidLine } from '../narration/said-line';
import type { PreparedScene } from '../prepare-scenes';
import { isPresented } from '../scenes/is-presented';
import { quietSpeech, speechIn } from './scene-speech';

/** `isSpoken` tells of what nobody has heard yet whether it will be said. */
export const withSpeech = (
  scenes: readonly PreparedScene[],
  lines: readonly SaidLine[],
  isSpoken: (scene: PreparedScene) => boolean = () => false,
): readonly PreparedScene[] =>
  scenes.map((scene) => {
    const { input } = scene;
    const { startsAt, seconds } = input.setting;
    const heard = speechIn(lines, startsAt, input.frames);
    if (heard === undefined && (!isPresented(input) || isSpoken(scene))) return scene;
    return { ...scene, input: { ...input, speech: heard ?? quietSpeech(input.scene.script ?? '', seconds) } };
  });
