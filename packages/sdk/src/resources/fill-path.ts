import { InvalidRequestError } from '../errors/invalid-request-error';
import { quoted } from '../options/quoted';

const ID = '{id}';

/** What stands in a path as it is; encoding takes as long as all else here. */
const PLAIN = /^[\w-]+$/;

/** Puts an id into an endpoint's path. An id that would name another path is refused. */
export const fillPath = (path: string, id: string | number): string => {
  if (typeof id === 'number' && !Number.isSafeInteger(id)) {
    throw new InvalidRequestError(`${id} is not an id for ${path}: a number has too few digits for it`, {
      nextStep: 'Pass the id as a text, as the client gave it.',
    });
  }
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (text === '' || text === '.' || text === '..') {
    throw new InvalidRequestError(`${quoted(id)} is not an id for ${path}`, {
      nextStep: 'Pass the id as the service returned it.',
    });
  }
  const at = path.indexOf(ID);
  return path.slice(0, at) + (PLAIN.test(text) ? text : encodeURIComponent(text)) + path.slice(at + ID.length);
};
