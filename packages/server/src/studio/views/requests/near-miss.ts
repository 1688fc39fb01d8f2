/** What a request that found nothing may have meant. */
import { contract } from '../../contract';
import type { LoggedRequest } from '../../data/shapes';

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next[to] = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, changed);
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Ids stand for one another. */
const withoutIds = (path: string): string =>
  path.replace(/\?.*$/, '').replace(/\/(job_|hook_|whk_|[0-9a-f-]{12,})[^/]*/g, '/{id}');

/** A sentence for whoever made the mistake; undefined where there is nothing to say. */
export const nearMiss = ({ status, method, path }: LoggedRequest): string | undefined => {
  if (status !== 404 && status !== 405) return undefined;
  const asked = withoutIds(path).slice(0, 200);
  const [nearest] = contract.endpoints
    .map(([other, template]) => {
      const isCut = template.startsWith(`${asked}/`);
      return { other, template, far: (isCut ? 1 : distance(asked, template)) + (other === method ? 0 : 1) };
    })
    .sort((one, other) => one.far - other.far);
  if (nearest === undefined) return undefined;
  const { other, template, far } = nearest;
  if (far === 0)
    return `There is ${method} ${template}, but not what the id names: it may belong to another account, or be gone.`;
  return far <= Math.max(4, asked.length / 3) ? `Did you mean ${other} ${template}?` : undefined;
};
