/** The pictures of scenes, and what is said of one that can't be had or shown. */
import { keptName } from '../ports/kept-media';
import type { RenderJob } from '../ports/renderer';
import type { Size } from './geometry';
import { judgePicture } from './load-picture';

/** The picture of a scene, judged by what it announces. It is decoded when the scene is drawn, and no longer kept than that. */
export interface ScenePicture {
  readonly path: string;
  /** As it is called in messages. */
  readonly name: string;
  /** Too large for several to be in memory at a time. */
  readonly isLarge: boolean;
  /** Of one that was given. */
  readonly size?: Size;
}

/** Characters of a URL that are shown: it may have millions. */
const SHOWN = 120;

export const nameOf = (url: string): string => {
  if (/^data:/i.test(url) || keptName(url) !== undefined) return 'the sent image';
  return url.length > SHOWN ? `${url.slice(0, SHOWN)}…` : url;
};

/** The end of a sentence about a file that could not be had; why is a sentence of its own, and ends the whole. */
export const notHad = ({ missing }: RenderJob, url: string): string => {
  const why = missing?.[url];
  return why === undefined ? 'could not be downloaded' : `could not be downloaded: ${why.replace(/\.$/u, '')}`;
};

/** Inspects the file of a URL; a problem becomes a sentence about the URL. */
export async function inspect<T extends object>(
  job: RenderJob,
  url: string,
  at: (path: string) => Promise<T | { readonly problem: string }>,
): Promise<T | { readonly problem: string }> {
  const path = job.media[url];
  const found = path === undefined ? { problem: notHad(job, url) } : await at(path);
  return 'problem' in found ? { problem: `${nameOf(url)} ${found.problem}` } : found;
}

/** Whether a picture is large enough to be worth waiting for the memory of another. */
export const isLargePicture = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width * height > 8_000_000;

export const judgeScenePicture = (job: RenderJob, url: string) =>
  inspect(job, url, async (path): Promise<ScenePicture | { readonly problem: string }> => {
    const size = await judgePicture(path);
    return 'problem' in size ? size : { path, name: nameOf(url), isLarge: isLargePicture(size), size };
  });
