/**
 * Finished videos under addresses that can't be guessed, for players and downloads: HEAD, one byte range, ETag. Such
 * addresses need no key. What is spoken in a video is under its address with another ending: `.srt`, `.vtt`, `.words.json`.
 *
 * The addresses stay the same and are judged here at each visit, by the virtual clock. Where videos are in S3 some lead on to a
 * signed link, which lives on the real clock alone, for an hour at most: `download_url` does, unless told otherwise, and
 * `video_url`, a direct link, does not. Specification: Job, `video_url`; Events, `download_url`.
 */
import { TIME_LIMITS } from '@vid/sdk/contract';
import type { Job } from '../domain/job';
import type { Artifacts, ByteRange } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { type TimedWords, toSrt, toVtt } from '../services/caption-files';
import type { FindVideo, VideoDoor } from '../services/find-video';
import { answerNotRead } from './answer-not-read';
import { begun } from './begun';
import { json } from './json';
import type { Reply } from './reply';
import type { AppRequest } from './request';

/** A range that was asked for: a part, nothing of the file, or (when it makes no sense) the whole. */
type Asked = ByteRange | 'unsatisfiable' | undefined;

const readRange = (header: string | null, size: number): Asked => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Number(last);
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
};

const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));

const CAPTIONS = {
  srt: { type: 'application/x-subrip; charset=utf-8', write: toSrt },
  vtt: { type: 'text/vtt; charset=utf-8', write: toVtt },
  'words.json': { type: 'application/json', write: (words: TimedWords) => JSON.stringify(words) },
} as const;

const ADDRESS = /^([^.]*)(?:\.(mp4|srt|vtt|words\.json))?$/;

const captions = async (artifacts: Artifacts, name: string, kind: keyof typeof CAPTIONS): Promise<Reply> => {
  const words = await artifacts.readBeside(name, 'words');
  if (words === undefined) return json(404, { error: 'Nobody speaks in this video, so it has no captions.' });
  const { type, write } = CAPTIONS[kind];
  const headers = {
    'content-type': type,
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, body: write(JSON.parse(Buffer.from(words).toString()) as TimedWords) };
};

export interface ServeVideoDeps {
  readonly findVideo: FindVideo;
  readonly artifacts: Artifacts;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  /** The doors that lead to signed links where there are such. */
  readonly linked?: readonly VideoDoor[];
}

/** Long enough for a player that comes back for more after a pause. */
const LINK_SECONDS = 3600;

const savedAs = (job: Job, door: VideoDoor): string | undefined =>
  door === 'download' ? `${job.jobId}.mp4` : undefined;

export const createServeVideo = ({ findVideo, artifacts, clock, log, linked = [] }: ServeVideoDeps) => {
  /** Leads on to where the video is: what follows (HEAD, ranges, conditions) is answered there. */
  const lead = async (
    link: NonNullable<Artifacts['link']>,
    job: Job,
    name: string,
    method: string,
    door: VideoDoor,
  ) => {
    const opened = (job.finishedAt ?? job.createdAt) + TIME_LIMITS.downloadUrlSeconds * 1000 - clock.now();
    const seconds = door === 'download' ? Math.min(LINK_SECONDS, Math.ceil(opened / 1000)) : LINK_SECONDS;
    const saveAs = savedAs(job, door);
    const location = await link(name, { method: method === 'HEAD' ? 'HEAD' : 'GET', seconds, saveAs });
    return {
      status: 307,
      headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-length': '0' },
      body: null,
    };
  };

  const serve = async (request: AppRequest, address: string, door: VideoDoor): Promise<Reply> => {
    const [, token = '', ending = 'mp4'] = ADDRESS.exec(address) ?? [];
    const found = await findVideo({ token, door });
    if (found.kind === 'unknown') return json(404, { error: 'There is no video at this address.' });
    if (found.kind === 'expired')
      return json(410, { error: 'This download link worked for 7 days and has expired; read video_url from the job.' });

    const { job, name, bytes } = found;
    if (ending !== 'mp4') return captions(artifacts, name, ending as keyof typeof CAPTIONS);
    if (artifacts.link !== undefined && linked.includes(door))
      return lead(artifacts.link, job, name, request.method, door);
    const etag = `"${job.jobId}-${bytes.toString(16)}"`;
    const saveAs = savedAs(job, door);
    const headers: Record<string, string> = {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      etag,
      'last-modified': new Date(job.finishedAt ?? job.createdAt).toUTCString(),
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      ...(saveAs === undefined ? {} : { 'content-disposition': `attachment; filename="${saveAs}"` }),
    };
    if (matches(request.headers.get('if-none-match'), etag)) return { status: 304, headers, body: null };

    const ifRange = request.headers.get('if-range');
    const range = ifRange !== null && ifRange !== etag ? undefined : readRange(request.headers.get('range'), bytes);
    if (range === 'unsatisfiable')
      return json(
        416,
        { error: `The video has ${bytes} bytes; the range lies outside.` },
        { 'content-range': `bytes */${bytes}` },
      );
    const length = range === undefined ? bytes : range.end - range.start + 1;
    headers['content-length'] = String(length);
    if (range !== undefined) headers['content-range'] = `bytes ${range.start}-${range.end}/${bytes}`;
    const status = range === undefined ? 200 : 206;
    if (request.method === 'HEAD') return { status, headers, body: null };
    return { status, headers, body: await begun(artifacts.open(name, range)) };
  };

  return (request: AppRequest, address: string, door: VideoDoor): Promise<Reply> =>
    serve(request, address, door).catch(answerNotRead(log));
};
