/**
 * Every defect is caught: by the check that is known to catch it, a third of them each day, or all by any of the checks with
 * `npm run soak -- conformance`, which writes down which it was.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole, partOf } from '../../../server/test/support/part-of';
import { CHECKS } from '../../src/conformance/checks';
import { judgeService } from '../../src/conformance/judge-service';
import { withDefects } from './defects/build';
import { firstCatch, openDefective } from './defects/catch';
import type { Defect } from './defects/defect';
import { DEFECTS } from './defects/index';
import type { Judged } from './in-process';

const FILE = new URL('defects/caught.json', import.meta.url);
const caught = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, string>>;

let judged: Judged;
const found: Record<string, string> = {};
beforeAll(async () => {
  judged = await openDefective(DEFECTS);
});
afterAll(async () => {
  await judged.server.close();
  if (isWhole && Object.keys(found).length === DEFECTS.length)
    writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
});

describe('a defect of the server', () => {
  it('acts only while it is switched on', async () => {
    await using server = await judged.server.fork();
    const names = new Set(isWhole ? CHECKS.map(({ name }) => name) : Object.values(caught));
    const checks = CHECKS.filter(({ name }) => names.has(name) && (isWhole || !/-a-(?:day|hour)$/.test(name)));
    const results = await judgeService(checks, judged.service(server), { signal: new AbortController().signal });
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  it.each(
    partOf(
      DEFECTS.map(({ name, does }) => [name, does]),
      3,
    ),
  )('%s: it %s', async (name) => {
    const checks = isWhole ? CHECKS : CHECKS.filter((check) => check.name === caught[name]);
    const by = await firstCatch(judged, name, checks);
    expect(by).toBeDefined();
    found[name] = by ?? '';
  });
});

describe('the table of defects', () => {
  const defect: Defect = { name: 'one', does: 'is wrong', file: 'a.ts', find: 'if («a > b»)', replace: 'a >= b' };

  it('has names of their own, and what catches each', () => {
    const names = DEFECTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(60);
    if (!isWhole) expect(Object.keys(caught).sort()).toEqual([...names].sort());
  });

  it('puts a choice where the expression stands, for several of one place too', () => {
    expect(withDefects('if (a > b) c();', [defect, { ...defect, name: 'two', replace: 'true' }])).toBe(
      'if (((globalThis as any).__vidDefect === "one" ? (a >= b) : ((globalThis as any).__vidDefect === "two" ? (true) : (a > b)))) c();',
    );
  });

  it('tells what has moved: what is found no more, or more than once', () => {
    expect(() => withDefects('if (a < b) c();', [defect])).toThrow('The defect one stands nowhere in a.ts');
    expect(() => withDefects('if (a > b) if (a > b) c();', [defect])).toThrow('more than once');
    const wider = { ...defect, name: 'two', find: 'if («a > b)»' };
    expect(() => withDefects('if (a > b) c();', [defect, wider])).toThrow('overlap');
  });
});
