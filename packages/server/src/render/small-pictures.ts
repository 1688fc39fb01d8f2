/** Tells of given pictures that have far fewer pixels than the frame, and so look soft where they fill it. */
import type { ScenePicture } from './scene-pictures';

/** Of the frame's shorter side, the least that the longer side of a picture has to be. */
const LEAST = 0.25;

/** `pictures`: of the scenes, in their order; `short`: the frame's shorter side. */
export function smallPictureNotes(
  pictures: readonly (ScenePicture | { readonly problem: string } | undefined)[],
  short: number,
): string[] {
  const scenes = new Map<string, { readonly size: string; readonly numbers: number[] }>();
  for (const [index, picture] of pictures.entries()) {
    if (picture === undefined || 'problem' in picture || picture.size === undefined) continue;
    const { path, size } = picture;
    if (Math.max(size.width, size.height) >= LEAST * short) continue;
    const { numbers } = scenes.get(path) ?? { numbers: [] };
    scenes.set(path, { size: `${size.width}×${size.height}`, numbers: [...numbers, index + 1] });
  }
  return [...scenes.values()].map(
    ({ size, numbers }) =>
      `The picture of scene${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')} has ${size} pixels only: enlarged it looks soft; one of ${short} pixels or more would be sharp.`,
  );
}
