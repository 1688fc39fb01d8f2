/** Briefs that are made to keep the planner busy are planned with work that grows with their length, not with its square. */
import { LIMITS } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { writePlan } from '../../src/adapters/local-planner/write-plan';
import { isWhole } from '../support/part-of';
import { hostileBriefs } from './hostile-briefs';
import { requestOf } from './request-of';

/** Times that the planner may look at each character of a brief, on an average of its expressions. */
const MOST_LOOKS = 3_500;

/** How much more of them a brief of four times the length may take; twice as many would grow with the square. */
const MOST_GROWTH = 1.5;

/** How many characters the planner's expressions were given while a brief was planned, for each of the brief's. */
const looksAt = (brief: string): number => {
  let read = 0;
  // Plain functions: a spy that remembers its calls would remember every text.
  const counting = <Of extends object>(
    owner: Of,
    name: keyof Of,
    lengthOf: (self: unknown, text: unknown) => number,
  ) => {
    const original = owner[name] as (...args: unknown[]) => unknown;
    owner[name] = function (this: unknown, ...args: unknown[]) {
      read += lengthOf(this, args[0]);
      return original.apply(this, args);
    } as Of[keyof Of];
    return () => {
      owner[name] = original as Of[keyof Of];
    };
  };
  const own = (self: unknown) => String(self).length;
  const restore = [
    counting(String.prototype, 'replace', own),
    counting(String.prototype, 'split', own),
    counting(String.prototype, 'match', own),
    counting(RegExp.prototype, 'test', (_, text) => String(text).length),
  ];
  try {
    expect(writePlan(requestOf({ brief, durationSec: LIMITS.durationSec.max })).scenes).not.toHaveLength(0);
  } finally {
    for (const each of restore) each();
  }
  return read / [...brief].length;
};

/** Every so many of the generated briefs; `npm run soak -- tables` tries sixteen times as many. */
const EVERY = isWhole ? 37 : 599;

describe('a hostile brief of full length', () => {
  it('is read a bounded number of times', () => {
    const looked = hostileBriefs(LIMITS.brief.max)
      .filter((_, at) => at % EVERY === 0)
      .map((brief) => ({ brief: brief.slice(0, 12), looks: looksAt(brief) }));
    expect(looked.filter(({ looks }) => looks > MOST_LOOKS)).toEqual([]);
  });

  it.each([
    ['', 'は'],
    ['', 'から'],
    ['', 'a, '],
    ['', '1،'],
    ['', 'Ab abcd.co '],
    ['', 'in, '],
    // A single expression would take these for minutes.
    ['use a ', 'a'],
    ['## x', ' '],
  ])('that begins with %j and goes on with %j is, too', (opening, piece) => {
    const { max } = LIMITS.brief;
    expect(looksAt([...`${opening}${piece.repeat(max)}`].slice(0, max).join(''))).toBeLessThan(MOST_LOOKS);
  });

  it.each([...['1', '、', '!!!Das#', '\n1. ', 'привет', '日本', 'word”', 'was £5 now £4 ', '“so good” – Ann, ']])(
    'of %j is no more work for each character the longer it is',
    (piece) => {
      const [some = 0, many = 0] = [1000, LIMITS.brief.max].map((length) =>
        looksAt(piece.repeat(length).slice(0, length)),
      );
      expect(many / some).toBeLessThan(MOST_GROWTH);
    },
  );
});
