/** Which addresses others cannot fetch, as it is told in Node and at the edge. */
import { describe, expect, it } from 'vitest';
import { whyNotPublic as inNode } from '../src/renders/private-host';
import { whyNotPublic as atTheEdge } from '../src/renders/private-host.edge';

const PRIVATE = [
  ...[
    'localhost',
    'a.localhost',
    'box',
    'render.internal',
    'box.local',
    'box.localdomain',
    'home.arpa',
    'tv.home.arpa',
  ],
  ...['10.1.2.3', '127.0.0.1', '172.16.0.1', '172.20.0.1', '172.31.0.9', '192.168.1.1', '169.254.169.254'],
  ...['[::1]', '[fc00::1]', '[fd00::1]', '[fe80::1]'],
];
const PUBLIC = [
  ...['films.example.com', 'localhost.example.com', 'internal.example.com', 'mylocalhost.com'],
  ...['11.1.2.3', '8.127.10.8', '172.15.0.1', '172.32.0.1', '172.33.0.1', '192.167.1.1', '169.253.1.1'],
  ...['[2606:4700::1]', '[2606:4700::1:0]'],
];

const WHY = 'which is private, local or not an ordinary address';

describe('in Node', () => {
  it.each(PRIVATE)('%s is nothing that others reach', (host) => {
    const told = inNode(`http://${host}/a.mp4`) ?? '';
    expect(told.replace(/[[\]]/g, '')).toBe(`has the host ${host.replace(/[[\]]/g, '')}, ${WHY}`);
  });

  it.each(PUBLIC)('%s is public', (host) => {
    for (const scheme of ['http', 'https']) expect(inNode(`${scheme}://${host}/a.mp4`)).toBeUndefined();
  });

  it.each(['https://ada@a.test/p.png', 'https://:secret@a.test/p.png', 'https://ada:secret@a.test/p.png'])(
    'a credential is named, and not told: %s',
    (url) => {
      expect(inNode(url)).toBe('carries a user name or password');
    },
  );

  it.each(['', 'no address', 'ftp://localhost/a', 'file:///a.mp4', 'data:text/plain,x'])(
    'nothing is said of %j, which is no address of the web',
    (text) => {
      expect(inNode(text)).toBeUndefined();
    },
  );

  it('a long host is told in part', () => {
    const host = `${'a'.repeat(50)}.${'b'.repeat(50)}.local`;
    expect(inNode(`https://${host}/`)).toBe(`has the host ${host.slice(0, 80)}, ${WHY}`);
  });
});

/** Only the base URL is asked about there, which is an http(s) address without credentials. */
describe('at the edge', () => {
  it.each(PRIVATE)('%s is nothing that others reach', (host) => {
    expect(atTheEdge(`http://${host}/a.mp4`)).toBe('is private');
  });

  it.each(PUBLIC)('%s is public', (host) => {
    expect(atTheEdge(`http://${host}/a.mp4`)).toBeUndefined();
  });
});
