/** Reads the server-sent events of the admin API, from a place or from now on. */
import { authorization } from './api';
import type { Change } from './change';

/** The server asks for its token. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

export interface StreamEvents {
  /** The stream is open at that place; undefined: where it was asked to go on. */
  readonly onPlace: (place: string | undefined) => void;
  readonly onChange: (place: string, change: Change) => void;
}

const field = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

const take = (block: string, { onPlace, onChange }: StreamEvents): void => {
  const place = field(block, 'id');
  if (place === undefined) return;
  if (field(block, 'event') === 'change') onChange(place, JSON.parse(field(block, 'data') ?? '{}') as Change);
  else onPlace(place);
};

/** Resolves when the stream ends. */
export const readStream = async (
  from: string | undefined,
  signal: AbortSignal,
  events: StreamEvents,
): Promise<void> => {
  const headers = { ...authorization(), ...(from === undefined ? {} : { 'last-event-id': from }) };
  const response = await fetch('/_admin/events/stream', { headers, signal, cache: 'no-store' });
  if (response.status === 403) throw new LockedError(((await response.json()) as { error: string }).error);
  if (!response.ok || response.body === null) throw new Error(`The server answered ${response.status}.`);
  events.onPlace(undefined);
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of response.body) {
    const blocks = (held + decoder.decode(chunk, { stream: true })).split('\n\n');
    held = blocks.pop() ?? '';
    for (const block of blocks) take(block, events);
  }
};
