import { VidClient } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { refuseBrowsers } from '../src/environment';

/** As test runners make it; the pages of jsdom and happy-dom themselves are tried with the packed packages. */
describe('a test with a page', () => {
  const scope = () => ({ window: { document: {} }, navigator: {}, process });

  it('is taken for a browser until it says that it is none', () => {
    expect(() => refuseBrowsers(scope())).toThrow('in a browser');
    expect(() => refuseBrowsers(scope(), true)).not.toThrow();
  });

  it('is refused in a browser, whatever it says', () => {
    expect(() => refuseBrowsers({ ...scope(), process: undefined }, true)).toThrow('public');
  });
});

const USER_AGENTS: ReadonlyArray<readonly [where: string, userAgent: string | undefined]> = [
  ['workerd', 'Cloudflare-Workers'],
  ['Deno', 'Deno/2.9.6'],
  ['Bun', 'Bun/1.4.5'],
  ['Node', 'Node.js/24'],
  ['an edge function that does not say', undefined],
];

describe('a worker, which has no page', () => {
  it.each([
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPhone) Safari/605.1.15',
  ])('is refused in a browser: %s', (userAgent) => {
    expect(() => refuseBrowsers({ navigator: { userAgent } })).toThrow('public');
    expect(() => refuseBrowsers({ navigator: { userAgent } }, true)).toThrow('public');
  });

  it.each(USER_AGENTS)('runs in %s', (_where, userAgent) => {
    expect(() => refuseBrowsers({ navigator: { userAgent } })).not.toThrow();
  });
});

it("the option is the client's", () => {
  expect(() => new VidClient({ apiKey: 'emp_test', baseUrl: 'http://a.test', allowDom: true })).not.toThrow();
});
