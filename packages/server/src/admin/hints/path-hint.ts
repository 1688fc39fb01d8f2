/** Which endpoint a request was probably meant for that found none. */
import { distance } from 'fastest-levenshtein';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Characters of a path that are looked at, and how many of them may differ. */
const SHOWN = 200;
const FAR = 4;

/** Ids stand for one another. */
const withoutIds = (path: string): string =>
  path
    .replace(/\?.*$/s, '')
    .slice(0, SHOWN)
    .replace(/\/(job_|hook_|whk_|[0-9a-f-]{12,})[^/]*/g, '/{id}');

export const pathHint = (
  { method, path, status }: Asked,
  endpoints: readonly { readonly method: string; readonly path: string }[],
): string | undefined => {
  if (status !== 404 && status !== 405) return undefined;
  const asked = withoutIds(path);
  const [nearest] = endpoints
    .map((other) => {
      const isCut = other.path.startsWith(`${asked}/`);
      return { ...other, far: (isCut ? 1 : distance(asked, other.path)) + (other.method === method ? 0 : 1) };
    })
    .sort((one, other) => one.far - other.far);
  if (nearest === undefined) return undefined;
  if (nearest.far === 0)
    return `There is ${method} ${nearest.path}, but not what the id names: it may belong to another account, or be gone.`;
  return nearest.far <= Math.max(FAR, asked.length / 3) ? `Did you mean ${nearest.method} ${nearest.path}?` : undefined;
};
