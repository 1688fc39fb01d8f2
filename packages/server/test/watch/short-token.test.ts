/** A short admin token: whoever starts the server hears of it, and words that it is part of stay readable. */
import { expect, it } from 'vitest';
import { createHideSecrets } from '../../src/domain/hide-secrets';
import { createWorld } from '../support/world';

it('is hidden where it stands alone, and not within words', () => {
  const { text } = createHideSecrets(['adm', 'a+b']);
  expect(text('/_admin/accounts adm (adm) x=adm&y admé adm1 token=a+b')).toBe(
    '/_admin/accounts [redacted] ([redacted]) x=[redacted]&y admé adm1 token=[redacted]',
  );
  expect(createHideSecrets(['sixteen-letters-']).text('Xsixteen-letters-X')).toBe('X[redacted]X');
});

it.each([
  ['adm', 1],
  ['0123456789abcdef', 0],
])('is told of once at the start: %s', async (adminToken, times) => {
  const lines: string[] = [];
  await createWorld({ adminToken, logLevel: 'warn', logTo: (line) => lines.push(line) });
  const told = lines.filter((line) => line.includes('short enough to be guessed'));
  expect(told).toHaveLength(times);
  expect(told.join()).not.toMatch(/\badm\b/);
});
