/**
 * Whatever a brief says is shown, said or named in a note: looked at sentence by sentence, by nothing that the planner itself
 * accounts with.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import type { Plan, PlanRequest } from '../../src/ports/planner';
import { partOf } from '../support/part-of';
import { BRIEFS } from './briefs';
import { CUSTOMER_BRIEFS } from './customer-briefs';
import { MESSY_BRIEFS } from './messy-briefs';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const planOf = (request: PlanRequest): Promise<Plan> => planner.plan(request, new AbortController().signal);

type Table = readonly { id: string; brief: string; language: string; form: string }[];
const tableOf = (name: string): Table => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Table;

const FROZEN = [...tableOf('frozen-briefs.json'), ...tableOf('typed-briefs.json')].map(({ id, form, ...rest }) => ({
  ...rest,
  name: id,
  kind: form === 'training' ? ('training' as const) : ('ad' as const),
}));
const ALL = [...FROZEN, ...BRIEFS, ...MESSY_BRIEFS, ...CUSTOMER_BRIEFS];

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];

/** Markup is no word of a brief, and the way through a page none of its sentences. */
const bare = (brief: string): string =>
  brief
    .replaceAll(/^.*\|.*\|.*$/gm, ' ')
    .replaceAll(/<[^<>]*>|\[[^\]]*\]|&\w+;|https?:\/\/\S+|[#`*_~]/g, ' ')
    .replaceAll(/^[^\S\n]*(?:subject|fw|re|from|to|cc|date)\s?:/gim, '');

const isProse = (brief: string): boolean => !/^\s*[{[]/u.test(brief) && !/^\s*</u.test(brief);
/** Shorter ones are greetings, labels, and what every page has. */
const LEAST_WORDS = 4;
/** What opens a brief, "Make a 20 second film about", is part of its first sentence. */
const MOST_MISSING = 0.5;

const lostOf = (brief: string, { title, scenes, notes }: Plan): string[] => {
  const told = [title, ...notes, ...scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`)].join('\n');
  const there = new Set(wordsOf(told));
  return bare(brief)
    .split(/[.!?。！？؟\n]+/u)
    .slice(1)
    .filter((sentence) => {
      const words = wordsOf(sentence);
      const missing = words.filter((word) => !there.has(word)).length;
      return words.length >= LEAST_WORDS && missing > words.length * MOST_MISSING;
    });
};

it.each(partOf([15, 20, 30, 60], 4, 3))('a film of %i s loses no sentence without a note', async (durationSec) => {
  const lost: string[] = [];
  for (const entry of partOf(ALL, 9, durationSec)) {
    if (!isProse(entry.brief)) continue;
    for (const kind of ['ad', 'training'] as const) {
      const plan = await planOf({ ...requestOf({ ...entry, kind }), durationSec });
      lost.push(...lostOf(entry.brief, plan).map((sentence) => `${entry.name}: ${sentence}`));
    }
  }
  expect(lost).toEqual([]);
});

const LESSON = 'Bend your knees. Keep your back straight. Keep the load close to your body. Feet apart. Never twist.';

it.each([15, 30, 60])('a lesson of %i s teaches each rule and repeats all of them', async (durationSec) => {
  const request = requestOf({ brief: LESSON, kind: 'training', route: 'training' });
  const { scenes, notes } = await planOf({ ...request, durationSec });
  const rules = LESSON.slice(0, -1).split('. ');
  const lines = scenes.slice(0, -1).flatMap(({ prompt }) => prompt.split('\n'));
  expect(lines).toEqual(rules);
  expect(notes).toEqual([]);
  expect(scenes.at(-1)?.prompt.split('\n')).toEqual(['Remember', ...rules]);
});
