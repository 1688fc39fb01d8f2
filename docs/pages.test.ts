import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from './src/pages';

it.each(Object.keys(PAGES))('%s says what the code says (run `npm run docs` after a change)', (name) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(PAGES[name]?.());
});
