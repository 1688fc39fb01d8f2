/**
 * Pictures with many more pixels than any frame are halved once, before anything is drawn: decoded whole, one of sixty
 * megapixels takes more memory than all the rest of a render.
 */
import { join } from 'node:path';
import type { RenderJob } from '../../ports/renderer';
import { judgePicture, MOST_LOGO_PIXELS } from '../load-picture';
import { freeAll } from '../output/free-frames';
import { halvePicture, type PictureTools } from './halve-picture';

/** Pixels from which on a picture is halved: half of it is still more than the nearest look at the largest frame shows. */
const HALVED_FROM = 16_000_000;

/** The job with its large pictures replaced by their halves, which lie in the folder. One after the other. */
export async function halveLarge(job: RenderJob, tools: PictureTools, folder: string): Promise<RenderJob> {
  const logo = job.brand?.logoUrl;
  const urls = new Set(
    [job.productImageUrl, logo, ...job.scenes.map(({ refImageUrl }) => refImageUrl)].filter((url) => url !== undefined),
  );
  const media = { ...job.media };
  for (const [order, url] of [...urls].entries()) {
    const path = media[url];
    if (path === undefined) continue;
    // What is refused stays as it is, and is refused by whoever wants to draw it.
    const size = await judgePicture(path, url === logo ? MOST_LOGO_PIXELS : undefined);
    if ('problem' in size || size.width * size.height < HALVED_FROM) continue;
    const half = join(folder, `half-${order}`);
    if (await halvePicture(tools, path, half)) media[url] = half;
    await freeAll();
  }
  return { ...job, media };
}
