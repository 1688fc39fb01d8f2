import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configSchema } from '../packages/server/src/config-schema';
import { faultFields } from '../packages/server/src/services/fault-schema';
import { PAGES } from './src/pages';
import { writeServerConfig } from './src/server-config';
import { serverMembers } from './src/server-members';

it.each(Object.keys(PAGES))('%s says what the code says (run `npm run docs` after a change)', (name) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(PAGES[name]?.());
});

it('server-config.md shows a config file that the server takes', () => {
  const [, example = ''] = /```json\n([^]*?)```/.exec(writeServerConfig()) ?? [];
  expect(configSchema.safeParse(JSON.parse(example))).toMatchObject({ success: true });
});

it('a member of the config file that nobody described is no page', () => {
  const schema = { properties: { render: { description: 'Made', properties: { workers: { type: 'integer' } } } } };
  expect(() => serverMembers(schema)).toThrow('render.workers lacks its description');
});

it('admin-api.md has a row for every effect of a fault', () => {
  const [, section = ''] =
    /^## Faults\n([^]*?)^## /m.exec(readFileSync(new URL('admin-api.md', import.meta.url), 'utf8')) ?? [];
  const told = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  );
  expect(told.sort()).toEqual(Object.keys(faultFields.effect.shape).sort());
});
