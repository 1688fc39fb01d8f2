/**
 * The page that shows what happens in the server: at `/` for a browser, with its scripts and styles below `/_studio/`. Its
 * files are read when they are asked for. What is not for it is left to the service.
 */
import type { Arrival } from '../http/call';
import { json } from '../http/json';
import { pathOf } from '../http/path-of';
import type { Reply } from '../http/reply';
import type { AppRequest } from '../http/request';
import type { StudioFiles } from '../ports/studio-files';
import { refusePage } from './guard';

export interface StudioDoorDeps {
  readonly token: string | undefined;
  readonly location: () => { readonly host: string; readonly base: string };
  readonly files: () => Promise<StudioFiles>;
  /** Sends a video: addresses of videos can't be guessed, and need no key. */
  readonly video: (request: AppRequest, token: string) => Promise<Reply>;
  readonly poster: (address: string) => Promise<Reply>;
}

/** The answer, or undefined where the request is not for the page. */
export type StudioDoor = (request: AppRequest, arrival: Arrival) => Promise<Reply> | undefined;

const PREFIX = '/_studio/';
/** Videos that the page shows: the log of requests is for others. */
const VIDEOS = `${PREFIX}videos/`;
const POSTERS = `${PREFIX}posters/`;

/** Nothing but the page's own files: no script or style of anybody else, and none within a page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const wantsPage = ({ headers }: AppRequest): boolean => /\btext\/html\b/i.test(headers.get('accept') ?? '');

export const createStudioDoor =
  ({ token, location, files, video, poster }: StudioDoorDeps): StudioDoor =>
  (request, arrival) => {
    const path = pathOf(request.url);
    const isPage = path === '/' && wantsPage(request);
    if (!isPage && !path.startsWith(PREFIX)) return undefined;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && !isRead) return undefined;

    const answer = async (): Promise<Reply> => {
      const { host, base } = location();
      const refusal = refusePage(request, arrival, { token, listeningHost: host, baseUrl: base });
      if (refusal !== undefined) return json(403, { error: refusal });
      if (!isRead) return json(405, { error: 'This address answers HEAD, GET only.' }, { allow: 'HEAD, GET' });
      if (path.startsWith(VIDEOS)) return video(request, path.slice(VIDEOS.length));
      if (path.startsWith(POSTERS)) return poster(path.slice(POSTERS.length));
      const file = await (await files()).read(isPage ? 'index.html' : path.slice(PREFIX.length));
      if (file === undefined) return json(404, { error: `There is nothing at ${request.method} ${path}.` });
      // Files are named by what is in them; the page names them, and may name others tomorrow.
      const cacheControl = isPage ? 'no-cache' : 'public, max-age=31536000, immutable';
      return {
        status: 200,
        headers: { ...HEADERS, 'content-type': file.type, 'cache-control': cacheControl, vary: 'accept' },
        body: file.text,
      };
    };
    return answer();
  };
