/** The end card of a job, when it has one: with a logo, and a last scene that is drawn. Specification: branding rules. */
import type { Canvas, Image } from '@napi-rs/canvas';
import type { RenderJob } from '../../ports/renderer';
import type { Palette } from '../color/palettes';
import { readCopy } from '../text/copy';
import { cardWords } from './card-copy';
import { cardPalette } from './card-palette';
import { cardTiming } from './card-timing';
import type { EndCard } from './end-card';

/** A logo without its plain ground, as it was sent, and the palette of the film. */
export interface CardMark {
  readonly logo: Image | Canvas;
  readonly palette: Palette;
}

/** `seconds`: of the last scene. */
export function endCardOf(job: RenderJob, { logo, palette }: CardMark, seconds: number): EndCard | undefined {
  const last = job.scenes.at(-1);
  if (last === undefined || last.type === 'footage') return undefined;
  const copy = last.type === 'motion' ? readCopy(last.prompt, last.motion, '') : undefined;
  const { card, rest } = cardWords({
    last: copy,
    scenes: job.scenes,
    name: job.brandName?.trim() ?? '',
    language: job.language,
  });
  const film = job.scenes.reduce((sum, { duration }) => sum + duration, 0);
  return {
    ...cardTiming(seconds, film, copy !== undefined && rest.length === 0),
    copy: card,
    logo,
    palette: cardPalette(logo, job.brand?.colors ?? [], palette),
  };
}
