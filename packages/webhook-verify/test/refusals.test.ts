import { describe, expect, it } from 'vitest';
import { call, formsOf, headersFor, runAsync, runSync } from './support/calls';
import { REFUSALS } from './support/refusals';

describe('what is refused, by both verifiers and in every form of a body', () => {
  it('has at least 120 cases with names of their own', () => {
    expect(REFUSALS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(REFUSALS.map(({ name }) => name)).size).toBe(REFUSALS.length);
  });

  it.each(REFUSALS)('$name → $code', async ({ code, body, change }) => {
    const base = call(body === undefined ? {} : { headers: headersFor(body) });
    const forms = body === undefined ? new Map([['as it stands', base.rawBody]]) : formsOf(body);
    for (const [form, rawBody] of forms) {
      const attempt = { ...base, rawBody, ...change };
      expect(runSync(attempt), `sync, ${form}`).toEqual({ code });
      expect(await runAsync(attempt), `async, ${form}`).toEqual({ code });
    }
  });
});
