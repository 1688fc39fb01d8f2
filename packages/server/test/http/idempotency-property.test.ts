/** Whatever is sent with whatever key, in whatever company: a key is accepted once, and money is taken once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPostgres, onPostgres } from '../support/postgres';
import { createFreeWorld, TINY_PLAN } from '../support/world';

const REQUESTS = {
  plan: TINY_PLAN,
  brief: { brief: 'A short ad for a coffee roastery.' },
  invalid: { aspect: '2:1' },
  blocked: { brief: 'An ad [mock:content_blocked]' },
  unplanned: { brief: 'An ad [mock:plan_failed]' },
  costly: {
    scene_plan: Array.from({ length: 12 }, () => ({ type: 'motion', prompt: 'x', duration: 10 })),
    quality: 'premium',
  },
} as const;
const GOOD: readonly string[] = ['plan', 'brief'];

const sent = fc.record({
  name: fc.constantFrom(...(Object.keys(REQUESTS) as (keyof typeof REQUESTS)[])),
  key: fc.constantFrom('a', 'b', undefined),
});
/** Groups are sent one after the other, the requests of a group together. */
const groups = fc.array(fc.array(sent, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

const ENGINES = [
  ['the embedded database', 'sqlite', 25],
  [onPostgres, 'postgres', 5],
] as const;

test.each(ENGINES.filter(([, engine]) => engine === 'sqlite' || hasPostgres))(
  'a key is accepted once, refusals leave it free, and the balance knows of no other charge: %s',
  async (_, engine, numRuns) => {
    await fc.assert(
      fc.asyncProperty(groups, async (sequence) => {
        const world = await createFreeWorld({ render_credits: 200 }, { engine });
        const before = await world.balance();
        const used = new Set<string>();
        let charged = 0;
        let accepted = 0;
        for (const group of sequence) {
          const free = new Set(group.flatMap(({ key }) => (key === undefined || used.has(key) ? [] : [key])));
          const answers = await Promise.all(
            group.map(({ name, key }) =>
              world.render(REQUESTS[name], key === undefined ? {} : { headers: { 'idempotency-key': key } }),
            ),
          );
          answers.forEach(({ status, body }, at) => {
            const { name, key } = group[at] ?? {};
            if (status !== 202) return;
            expect(GOOD).toContain(name);
            expect(key === undefined || free.delete(key)).toBe(true);
            if (key !== undefined) used.add(key);
            charged += body.credits_used;
            accepted += 1;
          });
          // Alone with its key, a good request is not refused: whoever was refused before it has left the key free.
          const [only] = group;
          if (group.length === 1 && GOOD.includes(only?.name ?? '') && only?.key !== undefined)
            expect(used.has(only.key)).toBe(true);
          expect(answers.every(({ status }) => status < 500 || status === 502)).toBe(true);
        }
        expect(await world.balance()).toBe(before - charged);
        expect((await world.server.admin.listJobs()).jobs).toHaveLength(accepted);
        expect((await world.server.admin.audit()).problems).toEqual([]);
        await world.server.close();
      }),
      { numRuns },
    );
  },
);
