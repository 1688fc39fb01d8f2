/**
 * Each flawed receiver of docs/webhook-exam.md is examined: what fails it is what the page says, with a probe and without. An
 * eighth of them here, all by `npm run soak -- tables`.
 */
import { describe, expect, it } from 'vitest';
import { EXAM_ENTRIES } from '../../../../docs/src/flawed-receiver';
import { FLAWED_RECEIVERS, type FlawName } from '../../../../docs/src/flawed-receivers';
import { partOf } from '../../../server/test/support/part-of';
import { openExaminer } from '../../src/webhook/exam/examiner';
import { EXAM_NOW, examine, failedIn } from './examine';
import { FLAWS, type Told } from './flaws';
import { OLD_SECRET, ownReceiver, SECRET, type Steps } from './own-receiver';

/**
 * Nothing is waited for: time is up for a delivery as soon as the receiver leaves it without an answer, and a pause of a body ends
 * when the receiver has read what came before.
 */
const examineOwn = async (wrong: (told: Told) => Partial<Steps>) => {
  const ends = new Map<() => void, string | undefined>();
  let endPause = (): void => undefined;
  const paused = new Promise<void>((resolve) => {
    endPause = resolve;
  });
  const isToTell = wrong === FLAWS['reads-the-first-piece'];
  const told: Told = {
    hangs: ({ headers }) => {
      for (const [end, id] of ends) if (id === headers['x-service-delivery']) end();
    },
    read: ({ headers }) => {
      if (String(headers['x-service-delivery']).endsWith('slow-body')) endPause();
    },
  };
  return examine({
    ...ownReceiver(wrong(told), () => EXAM_NOW),
    secrets: [SECRET, OLD_SECRET],
    deadline({ headers }, end) {
      ends.set(end, headers.find(([name]) => name.toLowerCase() === 'x-service-delivery')?.[1]);
      return () => ends.delete(end);
    },
    ...(isToTell ? { pause: () => paused } : {}),
  });
};

const inOrder = (names: readonly string[]): readonly string[] =>
  EXAM_ENTRIES.map(({ name }) => name).filter((name) => names.includes(name));

describe('a receiver that was written by hand', () => {
  it('passes, and without a probe only what is seen by one is left open', async () => {
    const { probed, unprobed } = await examineOwn(() => ({}));
    expect(probed.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(
      unprobed.filter(({ verdict }) => verdict !== 'passed').map(({ verdict, entry }) => [verdict, entry.name]),
    ).toEqual(EXAM_ENTRIES.filter(({ unseen }) => unseen !== undefined).map(({ name }) => ['note', name]));
  });

  it.each(partOf(Object.entries(FLAWED_RECEIVERS), 8))(
    'that %s fails',
    async (name, { by, also = [], needsProbe, unprobed: left }) => {
      const { probed, unprobed } = await examineOwn(FLAWS[name as FlawName]);
      const expected = inOrder([by, ...also]);
      expect(expected).toContain(by);
      expect(failedIn(probed)).toEqual(expected);
      expect(failedIn(unprobed)).toEqual(needsProbe === true ? [] : inOrder(left ?? expected));
    },
  );

  it('costs the time of one answer when it hangs: nothing waits for the first one to be given up', async () => {
    const ends: (() => void)[] = [];
    let came = 0;
    const openExam = (name: string) =>
      openExaminer({ run: 'x', secrets: [SECRET, OLD_SECRET], now: () => EXAM_NOW }, name);
    const firsts = EXAM_ENTRIES.map(async ({ name, plan }) => plan(openExam(name)).rounds[0]?.());
    const sentAtOnce = (await Promise.all(firsts)).flat().length;
    const { probed } = await examine({
      // All have come before time is up for the first of them.
      listener: () => {
        came += 1;
        if (came === sentAtOnce) for (const end of ends) end();
      },
      processed: [],
      secrets: [SECRET, OLD_SECRET],
      limitMs: 100,
      deadline(_shot, end) {
        ends.push(end);
        return () => undefined;
      },
    });
    expect([came, ends.length]).toEqual([sentAtOnce, sentAtOnce]);
    expect(new Set(probed.flatMap(({ rounds }) => rounds.flat()).map(({ outcome }) => outcome))).toEqual(
      new Set(['late']),
    );
  });
});
