import type { Observer } from '../observe/observer';
import type { RenderRequest } from '../types/render-request';
import { unknownMemberWarnings } from './check-usage';

/** Where a scene holds the members that the types do not know; they are meant. */
const EXTRA = 'scene_plan.*.extra';

/**
 * Warns of request members that nobody knows, which are probably misspelt: each name once for each client, since a batch
 * would say it for every request.
 */
export const memberWarnings = (observer: Pick<Observer, 'warn'>): ((request: RenderRequest) => void) => {
  const told = new Set([EXTRA]);
  return (request) => {
    for (const { path, message } of unknownMemberWarnings(request as unknown as Readonly<Record<string, unknown>>)) {
      const name = path.replace(/\.\d+\./, '.*.');
      if (told.has(name)) continue;
      told.add(name);
      observer.warn(
        `A render request has ${path}, which ${message}. vid.renders.check() lists all such members`,
        'VID_UNKNOWN_MEMBER',
      );
    }
  };
};
