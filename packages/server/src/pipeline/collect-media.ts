/**
 * Brings a job's media into its work folder. What can't be had is left out, with a line in the log: it fails its scene,
 * not the job. Kept files are passed on as they are, and so are local ones; only a server within the caller's process
 * accepts jobs with those.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_MEDIA_BYTES, shownUrl } from '../domain/request-problems';
import type { Dialer } from '../ports/dialer';
import type { JobSpec } from '../ports/job-spec';
import { type KeptMedia, keptName } from '../ports/kept-media';
import type { Log } from '../ports/log';

export interface CollectMediaDeps {
  readonly dialer: Dialer;
  readonly media: Pick<KeptMedia, 'find'>;
  readonly log: Log;
}

export interface MediaOrder {
  readonly jobId: string;
  readonly media: JobSpec['media'];
}

const localFile = async (url: string): Promise<string | undefined> => {
  try {
    const path = fileURLToPath(url);
    await access(path);
    return path;
  } catch {
    return undefined;
  }
};

export interface CollectedMedia {
  /** Local files by their URL. */
  readonly media: Readonly<Record<string, string>>;
  /** Why the others could not be had. */
  readonly missing: Readonly<Record<string, string>>;
}

const GONE = 'It is not there; check that the file exists.';

export const collectMedia = async (
  { dialer, media: kept, log }: CollectMediaDeps,
  { jobId, media }: MediaOrder,
  workDir: string,
  signal: AbortSignal,
): Promise<CollectedMedia> => {
  const missing: Record<string, string> = {};
  const fetched = await Promise.all(
    media.map(async ({ url, accept }, index) => {
      if (/^file:/i.test(url)) {
        const path = await localFile(url);
        if (path !== undefined) return [[url, path] as const];
        log.write('warn', 'media-missing', { url, next: 'check that the file exists' });
        missing[url] = GONE;
        return [];
      }
      const name = keptName(url);
      if (name !== undefined) {
        const path = await kept.find(jobId, name);
        if (path !== undefined) return [[url, path] as const];
        log.write('warn', 'media-missing', { job_id: jobId, error: 'a kept file is gone' });
        missing[url] = 'What was sent is no longer there; send the request again.';
        return [];
      }
      const path = join(workDir, `media-${index}`);
      const outcome = await dialer.download(url, { path, maxBytes: MAX_MEDIA_BYTES[accept], accept, signal });
      if (outcome.kind === 'downloaded') return [[url, path] as const];
      log.write('warn', 'media-missing', { url: shownUrl(url).split('?')[0], error: outcome.error });
      missing[url] = outcome.error;
      return [];
    }),
  );
  return { media: Object.fromEntries(fetched.flat()), missing };
};
