import { expect, test } from 'vitest';
import { withWhatIsLeft } from '../src/server/with-what-is-left';

test('what a server could not clear is told in one piece, and nothing where there is none', () => {
  expect(withWhatIsLeft('Done.', { reset: true })).toBe('Done.');
  expect(withWhatIsLeft('Done.', { not_cleared: 'Files\nare there.' })).toMatch(/^Done\. Files\S+are there\.$/);
});
