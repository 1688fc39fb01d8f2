/** Long texts are counted and judged as short ones are. */
import {
  countCharacters,
  hookCreateSchema,
  LIMITS,
  renderRequestSchema,
  sceneSchema,
  validate,
} from '@vid/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('characters are code points, lone surrogates too', () => {
  const unit = fc.constantFrom('a', 'é', '🙂', '\ud83d', '\ude42', '\u0000');
  fc.assert(
    fc.property(
      fc.array(unit).map((units) => units.join('')),
      (text) => {
        expect(countCharacters(text)).toBe([...text].length);
      },
    ),
  );
});

const hosts = [
  'example.com',
  '[::1]',
  'user:pass@example.com',
  'exa mple.com',
  '[::1',
  'ex%41mple.com',
  'a:99999',
  '/example.com',
];
const rests = ['/', '?', '#', '/?#%zz\\', '\\'];

test.each(hosts.flatMap((host) => rests.map((rest) => [host, rest] as const)))(
  'a URL of the host %j and then %j is judged alike, short and long',
  (host, rest) => {
    for (const scheme of ['http://', 'HTTPS://'])
      for (const length of [10, 10_000]) {
        const url = `${scheme}${host}${rest}${'x'.repeat(length)}`;
        const found = validate(sceneSchema, { prompt: 'x', ref_image_url: url });
        expect([url.slice(0, 60), found.ok]).toEqual([url.slice(0, 60), URL.canParse(url)]);
      }
  },
);

test('a host longer than any name is none', () => {
  const url = `http://${'ü'.repeat(100_000)}.com/`;
  expect(validate(sceneSchema, { prompt: 'x', video_url: url }).ok).toBe(false);
});

test('a logo may have as many characters as the specification says, counted beyond the first plane too', () => {
  const uri = (characters: number) => `data:image/png,${'🙂'.repeat(characters - 'data:image/png,'.length)}`;
  const problemsOf = (characters: number) => {
    const found = validate(renderRequestSchema, { brief: 'x', brand_logo_url: uri(characters) });
    return found.ok ? [] : found.problems.map(({ message }) => message);
  };
  expect(problemsOf(LIMITS.mediaUrl.max)).toEqual([]);
  expect(problemsOf(LIMITS.mediaUrl.max + 1)).toEqual(['must have at most 5000000 characters']);
});

test('a text that is too long has that problem alone: nothing else is asked about it', () => {
  const found = validate(hookCreateSchema, {
    event: 'video.completed',
    webhook_url: 'x'.repeat(LIMITS.webhookUrl.max + 1),
  });
  expect(found).toMatchObject({
    problems: [{ path: 'webhook_url', message: `must have 1 to ${LIMITS.webhookUrl.max} characters` }],
  });
});
