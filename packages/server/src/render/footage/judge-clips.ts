/** The clips of a job's footage, each looked into once for the longest scene that shows it. */

import { inParallel } from '../../in-parallel';
import type { RenderJob } from '../../ports/renderer';
import { type ClipTools, judgeClip } from './judge-clip';

export type JudgedClips = ReadonlyMap<string, Awaited<ReturnType<typeof judgeClip>>>;

/** By URL; those that could not be downloaded are left out. */
export async function judgeClips(
  tools: ClipTools,
  { scenes, media }: RenderJob,
  parallel: number,
): Promise<JudgedClips> {
  const wanted = new Map<string, number>();
  for (const { type, videoUrl, duration } of scenes)
    if (type === 'footage' && videoUrl !== undefined && media[videoUrl] !== undefined)
      wanted.set(videoUrl, Math.max(duration, wanted.get(videoUrl) ?? 0));
  const judged = await inParallel([...wanted], parallel, async ([url, seconds]) => {
    return [url, await judgeClip(tools, media[url] ?? '', seconds)] as const;
  });
  return new Map(judged);
}
