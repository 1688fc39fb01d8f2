/**
 * Finds the recorded exchange that answers a request: the first that nobody was answered with yet, of those that are the same.
 * What only reads may be asked more often than it was recorded, and gets the last answer again; what changes something may not,
 * since a second render is a second charge. Remembers what was answered.
 */
import type { Cassette, CassetteExchange } from './cassette';
import { fingerprint, textMatches, whereDiffers } from './matches';

/** A request as it is looked for. */
export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly key: string | undefined;
  /** JSON where it is JSON, else the text; undefined without one. */
  readonly body: unknown;
  /** The bytes of the body: one that was not kept is known by them. */
  readonly bytes: Buffer;
}

export type Found =
  | { readonly kind: 'exchange'; readonly exchange: CassetteExchange }
  | { readonly kind: 'used'; readonly exchange: CassetteExchange }
  | { readonly kind: 'none'; readonly nearest?: { readonly exchange: CassetteExchange; readonly differs: string } };

const READS: readonly string[] = ['GET', 'HEAD'];

const bodyOf = ({ request: { body, body_text: text, body_base64: bytes } }: CassetteExchange): unknown =>
  body ?? text ?? bytes;

/** Of a body that was not kept, its beginning counts: a service may have answered before all of it came. */
const bodyDiffers = (exchange: CassetteExchange, { body, bytes }: Asked): string | undefined => {
  const { body_cut: cut } = exchange.request;
  if (cut === undefined) return whereDiffers(bodyOf(exchange), body);
  const isSame = fingerprint(bytes.subarray(0, cut.bytes)) === cut.sha256;
  return isSame ? undefined : 'its body was not kept, and has another hash';
};

/** HEAD is GET where it was not recorded itself. */
const isMethod = (recorded: string, asked: string): boolean =>
  recorded === asked || (asked === 'HEAD' && recorded === 'GET');

/** Letters that two paths begin with in common. */
const common = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** How many members two bodies differ in. */
const membersApart = (recorded: unknown, asked: unknown): number => {
  const [one, other] = [recorded, asked].map((body) => Object(body) as Readonly<Record<string, unknown>>);
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].filter((name) => whereDiffers(one?.[name], other?.[name]) !== undefined).length;
};

export const createFindAnswer = ({ exchanges }: Cassette): ((asked: Asked) => Found) => {
  const used = new Set<CassetteExchange>();
  const keys = new Map<string, string>();

  /** Each recorded key is that of one caller: of the first who fits. */
  const isKeyOf = (recorded: string | undefined, key: string | undefined): boolean => {
    if (recorded === undefined || key === undefined) return recorded === key;
    const owner = keys.get(recorded);
    const isBound = [...keys.values()].includes(key);
    return owner === undefined ? !isBound : owner === key;
  };

  const howDiffers = (exchange: CassetteExchange, asked: Asked): string | undefined => {
    const { request } = exchange;
    const { method, path, key } = asked;
    if (!textMatches(request.path, path)) return `its path is ${request.path}`;
    if (!isMethod(request.method, method)) return `its method is ${request.method}`;
    const different = bodyDiffers(exchange, asked);
    if (different !== undefined) return different;
    if (isKeyOf(request.key, key)) return undefined;
    if (request.key === undefined) return 'it was recorded without a key';
    return key === undefined ? 'it was recorded with a key' : 'it was recorded with the key of another caller';
  };

  const answerWith = (exchange: CassetteExchange, key: string | undefined): Found => {
    used.add(exchange);
    if (exchange.request.key !== undefined && key !== undefined) keys.set(exchange.request.key, key);
    return { kind: 'exchange', exchange };
  };

  /** The same address before another, then the same method, then the body with the fewest members that differ. */
  const nearestTo = (asked: Asked): Extract<Found, { kind: 'none' }> => {
    const nearness = ({ request }: CassetteExchange): number =>
      (textMatches(request.path, asked.path) ? 1e6 : common(request.path, asked.path)) +
      (isMethod(request.method, asked.method) ? 1e4 : 0) -
      membersApart(request.body, asked.body);
    const [exchange] = [...exchanges].sort((one, other) => nearness(other) - nearness(one));
    const differs = exchange === undefined ? undefined : howDiffers(exchange, asked);
    return exchange === undefined || differs === undefined
      ? { kind: 'none' }
      : { kind: 'none', nearest: { exchange, differs } };
  };

  return (asked) => {
    const same = exchanges.filter((exchange) => howDiffers(exchange, asked) === undefined);
    const next = same.find((exchange) => !used.has(exchange));
    if (next !== undefined) return answerWith(next, asked.key);
    const last = same.at(-1);
    if (last === undefined) return nearestTo(asked);
    return READS.includes(asked.method) ? { kind: 'exchange', exchange: last } : { kind: 'used', exchange: last };
  };
};
