/** What became of a hand-over, for people and for scripts. */
import { inOneLine } from '../terminal-text';
import { isAccepted, type Sent } from './sent';

/** In words that follow the receiver's name. */
export const describeSent = (sent: Sent): string => {
  if (sent.outcome === 'late') return `answered too late: nothing came within ${sent.afterMs / 1000} s`;
  if (sent.outcome === 'unreachable') return sent.misunderstood?.said ?? `could not be reached: ${sent.why}`;
  const took = `${sent.status} in ${sent.ms} ms`;
  if (sent.location !== null) return `${took}, a redirect to ${sent.location}, which is not followed`;
  return sent.bodyEnded ? took : `${took}; its body did not end, which the service does not wait for`;
};

const LINES = 3;
const CHARACTERS = 200;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** Frameworks show their errors as pages. */
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<(head|style|script)\b.*?<\/\1>/gis, '')
    .replaceAll(/<(br|\/p|\/div|\/h\d|\/li|\/pre)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_all, name: string) => ENTITIES[name] ?? '');

/** The first lines of what an app said that did not take a delivery, each fit for a terminal; none where it said nothing. */
export const saidBy = (sent: Sent): readonly string[] => {
  if (sent.outcome !== 'answered' || isAccepted(sent)) return [];
  const text = sent.body.toString('utf8');
  return (sent.contentType?.includes('html') === true ? withoutTags(text) : text)
    .split(/[\r\n]+/)
    .map(inOneLine)
    .filter((line) => line !== '')
    .slice(0, LINES)
    .map((line) => (line.length > CHARACTERS ? `${line.slice(0, CHARACTERS - 1)}…` : line));
};

/** For scripts: `status` where the app answered, `error` where it did not; `body` are the first lines of what it said. */
export const sentMembers = (sent: Sent): Record<string, unknown> => {
  const said = saidBy(sent);
  if (sent.outcome !== 'answered') return { ms: sent.ms, error: sent.outcome };
  return {
    status: sent.status,
    ms: sent.ms,
    ...(sent.location === null ? {} : { location: sent.location }),
    ...(said.length === 0 ? {} : { body: said.join('\n') }),
    ...(sent.bodyEnded ? {} : { body_ended: false }),
  };
};
