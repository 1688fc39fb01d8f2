/** Headers on their way through: what belongs to one connection stays there, everything else goes on as it came. Pure. */
import type { HeaderList } from '../judge/exchange';

const OF_CONNECTION: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
];

/** Pairs of a message as Node has them. */
export const headerList = (raw: readonly string[]): HeaderList =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));

/** What `Connection` names belongs to the connection, too. */
const forHere = (headers: HeaderList): readonly string[] => [
  ...OF_CONNECTION,
  ...headers
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(/\s*,\s*/)),
];

/** The headers that go on. */
export const onward = (headers: HeaderList): HeaderList => {
  const here = forHere(headers);
  return headers.filter(([name]) => !here.includes(name.toLowerCase()));
};

/** As Node takes them for a request: several values of one name stay several. */
export const asRecord = (headers: HeaderList): Record<string, string | string[]> => {
  const record: Record<string, string | string[]> = {};
  for (const [name, value] of headers) {
    const known = Object.keys(record).find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
    const before = record[known];
    record[known] = before === undefined ? value : [before, value].flat();
  }
  return record;
};

/** Headers of the request to the service: its own host, and a body that is framed as it was. */
export const toService = (headers: HeaderList, host: string): Record<string, string | string[]> => {
  const isChunked = headers.some(([name]) => name.toLowerCase() === 'transfer-encoding');
  const others = onward(headers).filter(([name]) => name.toLowerCase() !== 'host');
  return { Host: host, ...asRecord(others), ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : {}) };
};
