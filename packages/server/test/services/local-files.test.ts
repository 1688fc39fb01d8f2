/** Local files in the place of media URLs: which members may name them, and what is never taken for one. */
import { expect, test } from 'vitest';
import { setLocalFilesAside } from '../../src/services/local-files';

test.each(['brand_logo_url', 'product_image_url', 'ref_image_url', 'video_url'])('%s may name one', (member) => {
  const sent = { [member]: 'FILE:///a', scene_plan: [{ [member]: 'file:///b' }] };
  const { body, isLocal, reveal } = setLocalFilesAside(sent);
  const set = body as { readonly [name: string]: string } & { readonly scene_plan: readonly Record<string, string>[] };
  const urls = [set[member] ?? '', set.scene_plan[0]?.[member] ?? ''];
  expect(JSON.stringify(body)).not.toMatch(/file:/i);
  expect(urls.map(isLocal)).toEqual([true, true]);
  expect(urls.every((url) => URL.canParse(url) && url.startsWith('https:'))).toBe(true);
  expect(reveal(body)).toEqual(sent);
});

test.each([
  [{ brief: 'file:///a', title: 'file:///a' }],
  [{ brand_logo_url: 'https://example.com/file:///a' }],
  [{ brand_logo_url: ['file:///a'] }],
  [{ brand_colors: [{ ref_image_url: 'file:///a' }] }],
  [{ scene_plan: { video_url: 'file:///a' } }],
  [{ scene_plan: ['file:///a', null, ['file:///a'], [{ video_url: 'file:///a' }]] }],
  ['file:///a'],
  [null],
  [[{ video_url: 'file:///a' }]],
])('what else looks like one stays as it is: %j', (sent) => {
  expect(setLocalFilesAside(sent).body).toEqual(sent);
});

test('nobody can name a file that was not set aside', () => {
  const { body, isLocal } = setLocalFilesAside({ video_url: 'file:///a' });
  const { video_url: url } = body as { readonly video_url: string };
  for (const other of [url.replace(/\d+$/, '1'), 'https://example.com/0']) expect(isLocal(other)).toBe(false);
  const nothing = setLocalFilesAside({ video_url: url });
  expect([nothing.isLocal(url), nothing.reveal({ video_url: url })]).toEqual([false, { video_url: url }]);
});
