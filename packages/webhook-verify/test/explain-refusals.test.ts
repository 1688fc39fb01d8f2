/** What is said of calls that were refused before anything was looked at, and of evidence that nobody can look at. */
import { expect, it } from 'vitest';
import { explain } from './support/explain';

it.each([
  [
    { options: { toleranceSeconds: '5' } },
    /^tolerance_invalid: .+\n.*refused before it looked at the delivery.*\nFix: Give seconds/,
  ],
  [{ options: { maxBodyBytes: 0 } }, /^max_body_bytes_invalid: .+\n.*refused before it looked.*\nFix: Give bytes/],
])('an option: case %#', async (change, text) => {
  expect(await explain(change)).toMatch(text);
});

it('evidence that throws when it is looked at', async () => {
  const { explainFailure } = await import('../src/explain/explain-failure');
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
      has: () => {
        throw new Error('no');
      },
    },
  );
  expect(await explainFailure({ code: 'signature_missing', message: '' }, { headers: hostile })).toMatch(
    /Likely cause: The evidence is too unusual.*\nFix: Pass the headers/,
  );
});
