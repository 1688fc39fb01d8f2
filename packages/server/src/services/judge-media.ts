/**
 * Judges the media of a request, and takes out what it brought within itself: images as data URIs become files, which the
 * job names from then on.
 */
import { isDataUri } from '@vid/sdk/contract';
import { type JudgeMedia, MAX_MEDIA_BYTES, requestProblems } from '../domain/request-problems';
import { type Dialer, LONGEST_CALLED_URL, type MediaVerdict } from '../ports/dialer';
import { keptUrl } from '../ports/kept-media';
import { changeMedia } from './change-media';

export interface JudgedMedia {
  /** What is wrong with a URL by its path. */
  readonly problemAt: JudgeMedia;
  /** Bytes that the request brought, by the name that they will be kept under. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The request with short URLs: kept files in the place of data URIs. */
  readonly shorten: <T>(request: T) => T;
}

/** A sentence that others read alone; `; ` stands between the problems of a `detail`. */
const alone = (message: string): string => message.replaceAll('; ', ', ');

/**
 * Judges one URL after the other, since judging may take several turns. `skip` tells of URLs that are local files, or are
 * refused already.
 */
export const judgeMedia = async (
  body: unknown,
  dialer: Pick<Dialer, 'judge' | 'judgeMedia'>,
  skip: (path: string, url: string) => boolean,
): Promise<JudgedMedia> => {
  const asked: Parameters<JudgeMedia>[] = [];
  requestProblems(body, (path, url, accept) => {
    if (!skip(path, url)) asked.push([path, url, accept]);
    return undefined;
  });
  const problems = new Map<string, string>();
  const names = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  for (const [path, url, accept] of asked) {
    const verdict: MediaVerdict =
      accept === 'image'
        ? await dialer.judgeMedia(url, { accept, maxBytes: MAX_MEDIA_BYTES.image })
        : await dialer.judge(url);
    if (!verdict.ok) problems.set(path, alone(verdict.message));
    else if (verdict.file !== undefined) {
      names.set(path, verdict.file.name);
      files.set(verdict.file.name, verdict.file.bytes);
    }
  }
  const shortened = (url: string, path: string): string => {
    const name = names.get(path);
    if (name !== undefined) return keptUrl(name);
    // Longer than any that is called, and so it stays; what follows that is of no use to anybody.
    return isDataUri(url) ? url : url.slice(0, LONGEST_CALLED_URL + 1);
  };
  return {
    problemAt: (path) => problems.get(path),
    files,
    shorten: (request) => changeMedia(request, shortened),
  };
};
