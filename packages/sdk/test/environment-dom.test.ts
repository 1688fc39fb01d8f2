import { VidClient } from '@vid/sdk';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { refuseBrowsers } from '../src/environment';

const PAGES: ReadonlyArray<readonly [name: string, page: () => object]> = [
  ['jsdom', () => new JSDOM('<p>').window],
  ['happy-dom', () => new Window()],
];

describe.each(PAGES)('a test in %s', (_name, page) => {
  const scope = () => ({ window: page(), navigator: {}, process });

  it('is taken for a browser until it says that it is none', () => {
    expect(() => refuseBrowsers(scope())).toThrow('in a browser');
    expect(() => refuseBrowsers(scope(), true)).not.toThrow();
  });

  it('is refused in a browser, whatever it says', () => {
    expect(() => refuseBrowsers({ ...scope(), process: undefined }, true)).toThrow('public');
  });
});

it("the option is the client's", () => {
  expect(() => new VidClient({ apiKey: 'emp_test', baseUrl: 'http://a.test', allowDom: true })).not.toThrow();
});
