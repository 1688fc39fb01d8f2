/** Where the page is: every view has an address after the `#`. */
import { useEffect, useState } from 'preact/hooks';

export const VIEWS = ['renders', 'compose', 'webhooks', 'requests', 'credits', 'controls'] as const;
export type View = (typeof VIEWS)[number];

export interface Place {
  readonly view: View | 'deliveries';
  /** What of it is looked at. */
  readonly id: string | undefined;
}

const NAMES: readonly string[] = [...VIEWS, 'deliveries'];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readPlace = (hash: string): Place => {
  const [name = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  const view = NAMES.includes(name) ? (name as Place['view']) : 'renders';
  return { view, id: id === '' ? undefined : decoded(id) };
};

export const addressOf = (view: Place['view'], id?: string): string =>
  `#/${view}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

export const goTo = (view: Place['view'], id?: string): void => {
  location.hash = addressOf(view, id);
};

export const usePlace = (): Place => {
  const [place, setPlace] = useState(() => readPlace(location.hash));
  useEffect(() => {
    const look = (): void => setPlace(readPlace(location.hash));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return place;
};
