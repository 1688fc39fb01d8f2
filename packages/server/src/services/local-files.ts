/**
 * Local files in the place of media URLs, for a server that renders within the caller's own process. The contract knows
 * http(s) and data URIs only, so a `file:` URL is set aside while a body is validated, and put back afterwards.
 */
const PLACEHOLDER = 'https://local-file.vid.example/';
const MEMBERS = ['brand_logo_url', 'product_image_url', 'ref_image_url', 'video_url'];

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const replaceMembers = (value: unknown, replace: (url: string) => string): unknown => {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (MEMBERS.includes(name) && typeof member === 'string') return [name, replace(member)];
      if (name === 'scene_plan' && Array.isArray(member))
        return [name, member.map((scene: unknown) => replaceMembers(scene, replace))];
      return [name, member];
    }),
  );
};

/** Sets `file:` URLs aside; `isLocal` tells their placeholders, `reveal` puts them back. */
export const setLocalFilesAside = (body: unknown) => {
  const files: string[] = [];
  const hidden = replaceMembers(body, (url) => {
    if (!/^file:/i.test(url)) return url;
    files.push(url);
    return `${PLACEHOLDER}${files.length - 1}`;
  });
  const fileOf = (url: string): string | undefined =>
    url.startsWith(PLACEHOLDER) ? files[Number(url.slice(PLACEHOLDER.length))] : undefined;
  return {
    body: hidden,
    isLocal: (url: string): boolean => fileOf(url) !== undefined,
    reveal: <T>(request: T): T => replaceMembers(request, (url) => fileOf(url) ?? url) as T,
  };
};
