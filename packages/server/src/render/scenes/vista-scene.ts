/**
 * Stands in for generated footage: an illustrated view in the palette's colours. The words of the prompt choose it: hills,
 * a city, the sea, a lit room, or forms in space.
 */
import type { Layer } from '../film/film';
import { pick, type Random, randomFor } from '../random';
import { captionLayers, keyLine, paletteTone } from './caption';
import type { SceneInput } from './scene-input';
import { VIEWS, type View } from './views';

const WORDS: readonly (readonly [RegExp, View])[] = [
  [/\b(sea|ocean|beach|lake|river|water|wave|boat|coast|island|swim|pool|surf)s?\b/i, 'sea'],
  [
    /\b(city|cities|street|office|building|skyline|town|downtown|traffic|apartment|warehouse|factory|clinic|hospital|store|mall)s?\b/i,
    'city',
  ],
  [
    /\b(mountain|hill|forest|tree|field|farm|garden|park|nature|valley|trail|sunrise|sunset|landscape|meadow|vineyard)s?\b/i,
    'hills',
  ],
  [
    /\b(caf[eé]|coffee|kitchen|room|home|table|desk|restaurant|bar|interior|candle|window|shop|studio|people|friends|family|woman|man|barista|chef|gym|class)s?\b/i,
    'room',
  ],
];

/** The view that a prompt asks for. */
const viewOf = (prompt: string, random: Random): View =>
  WORDS.find(([pattern]) => pattern.test(prompt))?.[1] ?? pick<View>(random, ['space', 'space', 'room']);

export function vistaLayers({ scene, setting }: SceneInput): Layer[] {
  const random = randomFor(setting.seed, `view ${setting.index}`);
  return [
    ...VIEWS[viewOf(scene.prompt, random)](setting, random),
    ...captionLayers(keyLine(scene), setting, paletteTone(setting)),
  ];
}
