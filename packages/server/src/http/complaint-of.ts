import type { Reply } from './reply';

/** Longer answers are not complaints. */
const MAX_CHARACTERS = 64 * 1024;

/** What an answer says is wrong with its request, in words; undefined when it says nothing of the kind. */
export const complaintOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): string | undefined => {
  if (status < 400 || typeof body !== 'string' || body.length > MAX_CHARACTERS) return undefined;
  try {
    const { error, detail } = JSON.parse(body) as { readonly error?: unknown; readonly detail?: unknown };
    const said = detail ?? error;
    return typeof said === 'string' ? said : undefined;
  } catch {
    // A fault may answer with anything.
    return undefined;
  }
};
