/**
 * Local files in the place of media URLs, for a server that renders within the caller's own process. The contract knows
 * http(s) and data URIs only, so a `file:` URL is set aside while a body is validated, and put back afterwards.
 */
import { changeMedia } from './change-media';

const PLACEHOLDER = 'https://local-file.vid.example/';

/** Sets `file:` URLs aside; `isLocal` tells their placeholders, `reveal` puts them back. */
export const setLocalFilesAside = (body: unknown) => {
  const files: string[] = [];
  const hidden = changeMedia(body, (url) => {
    if (!/^file:/i.test(url)) return url;
    files.push(url);
    return `${PLACEHOLDER}${files.length - 1}`;
  });
  const fileOf = (url: string): string | undefined =>
    url.startsWith(PLACEHOLDER) ? files[Number(url.slice(PLACEHOLDER.length))] : undefined;
  return {
    body: hidden,
    isLocal: (url: string): boolean => fileOf(url) !== undefined,
    reveal: <T>(request: T): T => changeMedia(request, (url) => fileOf(url) ?? url),
  };
};
