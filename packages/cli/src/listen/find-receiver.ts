/** Which app a delivery is handed to. */
import { checkReceiver } from '../webhook/receiver-address';
import { matchesEvent } from './event-pattern';
import type { ListenOptions } from './listen-options';

/** Gives the URL of an event, if there is one: its own, that of the longest pattern, that of all others. */
export type FindReceiver = (event: string) => string | undefined;

/** Patterns and URLs. */
export const routesOf = (forward: ListenOptions['forward']): readonly (readonly [pattern: string, url: string])[] =>
  Object.entries(typeof forward === 'string' ? { '*': forward } : (forward ?? {}));

export const findReceiver = (forward: ListenOptions['forward']): FindReceiver => {
  const routes = routesOf(forward);
  for (const [, url] of routes) checkReceiver(url, '`forward`');
  const byLength = [...routes].sort(([one], [other]) => other.length - one.length);
  return (event) => byLength.find(([pattern]) => matchesEvent([pattern], event))?.[1];
};
