import { InvalidRequestError } from '../errors/invalid-request-error';

/** Puts an id into an endpoint's path. An id that would name another path is refused. */
export const fillPath = (path: string, id: string | number): string => {
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (text === '' || text === '.' || text === '..') {
    throw new InvalidRequestError(`${JSON.stringify(id) ?? String(id)} is not an id for ${path}`, {
      nextStep: 'Pass the id as the service returned it.',
    });
  }
  return path.replace('{id}', encodeURIComponent(text));
};
