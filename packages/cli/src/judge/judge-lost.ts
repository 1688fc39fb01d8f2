/** Whether a render whose answer was lost is sent in a way that charges it twice. Remembers renders without an answer. */
import type { Facts } from './facts';
import type { Memory } from './memory';
import { outcomeOf, printOf } from './render-outcome';
import { broken, type Finding } from './rules';

const repeats = (
  lost: { readonly number: number; readonly key: string | undefined },
  key: string | undefined,
): readonly Finding[] => {
  if (lost.key === undefined)
    return [
      broken('double-charge', {
        expected: `no repeat of #${lost.number}, which had no key`,
        got: 'the same render again',
      }),
    ];
  if (lost.key === key) return [];
  const got = key === undefined ? 'none' : 'another one';
  return [broken('double-charge', { expected: `the Idempotency-Key of #${lost.number}`, got })];
};

export const judgeLost = (facts: Facts, memory: Memory): readonly Finding[] => {
  const { bearer = '', number, idempotency, brokenBy } = facts;
  const print = printOf(facts);
  // What never reached the service can't be charged.
  if (print === undefined || brokenBy === 'unreachable') return [];
  const render = `${bearer} ${print}`;
  const lost = memory.lost.get(render);
  const key = idempotency?.key;
  if (outcomeOf(facts) === 'unknown') memory.lost.set(render, { number, key });
  else if (lost?.key === key) memory.lost.delete(render);
  return lost === undefined ? [] : repeats(lost, key);
};
