/**
 * Finished videos under addresses that can't be guessed, for players and downloads: HEAD, one byte range, ETag. Such
 * addresses need no key. What is spoken in a video is under its address with another ending: `.srt`, `.vtt`, `.words.json`.
 * Specification: Job, `video_url`; Events, `download_url`.
 */
import type { Artifacts, ByteRange } from '../ports/artifacts';
import { type TimedWords, toSrt, toVtt } from '../services/caption-files';
import type { FindVideo } from '../services/find-video';
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

export const createServeVideo =
  ({ findVideo, artifacts }: { readonly findVideo: FindVideo; readonly artifacts: Artifacts }) =>
  async (request: AppRequest, address: string, door: 'video' | 'download'): Promise<Reply> => {
    const [, token = '', ending = 'mp4'] = ADDRESS.exec(address) ?? [];
    const found = await findVideo({ token, door });
    if (found.kind === 'unknown') return json(404, { error: 'There is no video at this address.' });
    if (found.kind === 'expired')
      return json(410, { error: 'This download link worked for 7 days and has expired; read video_url from the job.' });

    const { job, name, bytes } = found;
    if (ending !== 'mp4') return captions(artifacts, name, ending as keyof typeof CAPTIONS);
    const etag = `"${job.jobId}-${bytes.toString(16)}"`;
    const headers: Record<string, string> = {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      etag,
      'last-modified': new Date(job.finishedAt ?? job.createdAt).toUTCString(),
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      ...(door === 'download' ? { 'content-disposition': `attachment; filename="${job.jobId}.mp4"` } : {}),
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
    return { status, headers, body: artifacts.open(name, range) };
  };
