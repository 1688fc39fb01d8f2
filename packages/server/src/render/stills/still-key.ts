/** What a still is of, as a name: scenes that are drawn alike have the same, whatever else their films hold. */
import { createHash } from 'node:crypto';
import type { RenderJob } from '../../ports/renderer';
import type { PreparedScene } from '../prepare-scenes';

/** What of a picture can be told in words; what is painted is known by its name, and what is done by who does it. */
const inWords = (_: string, value: unknown): unknown => {
  if (value instanceof Map) return [...(value as Map<unknown, unknown>)];
  return typeof value === 'function' ? undefined : value;
};

export function stillKey(job: RenderJob, { input, failure, picture }: PreparedScene, lacks?: string): string {
  const { media, missing, brand, brandName, productImageUrl, route, brief } = job;
  const { setting, cast, world, speaker } = input;
  // The beats that things land on are told from the scene's beginning, not from the film's.
  const { fonts: _, startsAt: __, ...shown } = setting;
  const { duration: ___, script, ...scene } = input.scene;
  const words = [scene, script, shown, input.trade, input.artStyle, input.spare, input.frames, input.watermark];
  const played = [
    cast,
    world,
    speaker,
    input.endCard !== undefined,
    route,
    brief,
    failure,
    input.captions,
    input.speech === undefined,
    picture?.path,
    lacks,
  ];
  const given = [brand, brandName, productImageUrl, media, missing];
  return createHash('sha256')
    .update(JSON.stringify([words, played, given], inWords))
    .digest('hex')
    .slice(0, 24);
}
