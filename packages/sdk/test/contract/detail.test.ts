/** A `detail` reads back as what was written, whatever stands in it. */
import { fromDetail, type Problem, toDetail } from '@vid/sdk/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const hostile = fc
  .array(fc.oneof(fc.constantFrom('; ', ';', ': ', 'brief: ', 'a', '.', '0', ' ', '\n', '…'), fc.string()), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

describe('a detail', () => {
  test('has as many problems as were written, with their paths and messages', () => {
    const path = fc.stringMatching(/^[A-Za-z_][\w.]{0,30}$/);
    fc.assert(
      fc.property(fc.array(fc.record({ path, message: hostile }), { minLength: 1 }), (problems: Problem[]) => {
        const written = problems.map(({ path: at, message }) => ({
          path: at,
          message: message.replaceAll('; ', ', '),
        }));
        expect(fromDetail(toDetail(problems))).toEqual(written);
      }),
    );
  });

  test('has one problem for each, whatever names somebody sent', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ path: hostile, message: hostile }), { minLength: 1 }), (problems: Problem[]) => {
        const read = fromDetail(toDetail(problems));
        expect(read).toHaveLength(problems.length);
        for (const { path } of read) expect(path).toMatch(/^[A-Za-z_][\w.]*$/);
      }),
    );
  });

  test('leaves the paths and messages of the contract as they are', () => {
    const problems = [
      { path: 'scene_plan.0.prompt', message: 'must have 1 to 2000 characters' },
      { path: 'brief', message: 'send a brief or a scene_plan' },
    ];
    expect(toDetail(problems)).toBe(
      'scene_plan.0.prompt: must have 1 to 2000 characters; brief: send a brief or a scene_plan',
    );
  });

  test('is read in the notations of other services, too', () => {
    expect(fromDetail('title: too long; scene_plan[0].prompt: missing; /scene_plan/1: no')).toEqual([
      { path: 'title', message: 'too long' },
      { path: 'scene_plan[0].prompt', message: 'missing' },
      { path: '/scene_plan/1', message: 'no' },
    ]);
  });

  test('quotes no name that is endless', () => {
    const name = 'x'.repeat(1_000_000);
    expect(toDetail([{ path: name, message: `Unrecognized key: "${name}"` }]).length).toBeLessThan(1500);
  });
});
