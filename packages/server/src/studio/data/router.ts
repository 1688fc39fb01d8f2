/** Where the page is: every view has an address after the `#`, with what it is filtered by. */
import { useEffect, useState } from 'preact/hooks';

export const VIEWS = ['renders', 'compose', 'webhooks', 'requests', 'credits', 'controls'] as const;
export type View = (typeof VIEWS)[number];
type Addressed = View | 'deliveries';

export interface Place {
  /** `nowhere`: no view has that address. */
  readonly view: Addressed | 'nowhere';
  /** What of it is looked at. */
  readonly id: string | undefined;
  readonly query: URLSearchParams;
}

const NAMES: readonly string[] = [...VIEWS, 'deliveries'];
/** Views of one thing only. */
const WHOLE: readonly string[] = ['credits', 'controls'];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readPlace = (hash: string): Place => {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const query = new URLSearchParams(search);
  const [name = '', id = '', ...more] = path.split('/');
  if (name === '') return { view: 'renders', id: undefined, query };
  const isPlace = NAMES.includes(name) && more.length === 0 && (id === '' || !WHOLE.includes(name));
  return { view: isPlace ? (name as Addressed) : 'nowhere', id: id === '' ? undefined : decoded(id), query };
};

/** The addresses at which lists were looked at last, so that one comes back to what one saw. */
const seen = new Map<string, string>();

const changed = new Set<() => void>();
const look = (): void => {
  const { view, id } = readPlace(location.hash);
  if (id === undefined || view === 'webhooks') seen.set(view, location.hash);
  for (const tell of changed) tell();
};
addEventListener('hashchange', look);
look();

export const addressOf = (view: Addressed, id?: string, query?: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return `#/${view}${id === undefined ? '' : `/${encodeURIComponent(id)}`}${search === '' ? '' : `?${search}`}`;
};

/** The list as it was looked at last. */
export const listAddress = (view: View): string => seen.get(view) || addressOf(view);

export const goTo = (view: Addressed, id?: string, query?: Readonly<Record<string, string>>): void => {
  location.hash = addressOf(view, id, query);
};

export const usePlace = (): Place => {
  const [place, setPlace] = useState(() => readPlace(location.hash));
  useEffect(() => {
    const tell = (): void => setPlace(readPlace(location.hash));
    changed.add(tell);
    return () => void changed.delete(tell);
  }, []);
  return place;
};

/** One thing that a list is filtered by, in its address; '' is all. It takes the place of the address before. */
export const useFilter = (name: string): readonly [string, (value: string) => void] => {
  const value = usePlace().query.get(name) ?? '';
  const set = (next: string): void => {
    const [path = '', search = ''] = location.hash.split('?', 2);
    const query = new URLSearchParams(search);
    if (next === '') query.delete(name);
    else query.set(name, next);
    const text = query.toString();
    history.replaceState(null, '', `${path === '' ? '#/renders' : path}${text === '' ? '' : `?${text}`}`);
    look();
  };
  return [value, set];
};
