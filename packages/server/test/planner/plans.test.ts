/** Every brief of the table becomes a plan that an editor could publish. */
import { LIMITS, SCENE_TYPES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { withoutMarkup } from '../../src/adapters/local-planner/reading/markup';
import { leastSecondsToSay, visibleWords } from '../../src/adapters/local-planner/reading/measure';
import { contactsIn, pricesIn } from '../../src/adapters/local-planner/reading/patterns';
import type { Plan } from '../../src/ports/planner';
import { partOf } from '../support/part-of';
import { BANK_LANGUAGES, bankLinesOf, introductionsOf, leadWordsOf } from './bank-lines';
import { BRIEFS, type BriefCase } from './briefs';
import { CUSTOMER_BRIEFS } from './customer-briefs';
import { MESSY_BRIEFS } from './messy-briefs';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const makePlan = (entry: BriefCase): Promise<Plan> => planner.plan(requestOf(entry), new AbortController().signal);
const made = new Map<BriefCase, Promise<Plan>>();
/** Each is made once, and looked at by every test. */
const planOf = (entry: BriefCase): Promise<Plan> => {
  const plan = made.get(entry) ?? makePlan(entry);
  made.set(entry, plan);
  return plan;
};

const FILLER =
  /\b(?:lorem|ipsum|placeholder|your (?:text|brand|headline) here|game[- ]changer|unleash|elevate your|next level|look no further|cutting[- ]edge|revolutioni[sz]e|learn more|discover the difference|and much more|tbd|untitled|undefined|null|nan)\b/i;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sourceOf = ({ brief, brandName = '', title = '', category = '' }: BriefCase): string => {
  const words = brief
    .replaceAll('&amp;', '&')
    .replace(/<[^>]+>/g, ' ')
    .replace(/https?:\/\/(?:www\.)?/g, '');
  return ` ${plain([words, brandName, title, category].join(' '))} `;
};

/** What viewers read: the copy of motion scenes, the caption of pictures. */
const shownLines = (plan: Plan): string[] =>
  plan.scenes.flatMap(({ type, prompt }) => (type === 'motion' ? prompt.split('\n') : prompt.split('\n').slice(0, 1)));
/** A list may stand under the video's subject, which is a headline elsewhere too. */
const headlines = (plan: Plan): string[] =>
  plan.scenes
    .filter(({ motion }) => !['list', 'steps'].includes(motion?.beat ?? ''))
    .map(({ prompt }) => prompt.split('\n')[0] ?? '');

/** Whether the brief itself stops after these words: "tick it off." */
const endsInBrief = (line: string, brief: string): boolean => {
  const at = brief.toLowerCase().indexOf(line.toLowerCase());
  return at >= 0 && /^\s*(?:[.,;:!?…"”]|$|\n)/u.test(brief.slice(at + line.length).replace(/^ +/u, ''));
};

const INTRODUCTIONS = BANK_LANGUAGES.flatMap(introductionsOf);
/** The longer ones first. */
const leadsIn = (language: string): string[] =>
  leadWordsOf(language)
    .map(plain)
    .filter((words) => words !== '')
    .sort((one, other) => other.length - one.length);
const FROM_BANKS = new Set(BANK_LANGUAGES.flatMap(bankLinesOf).map(plain));
const CASES = [...BRIEFS, ...MESSY_BRIEFS, ...CUSTOMER_BRIEFS].map((entry) => [entry.name, entry] as const);

it.each(partOf(CASES, 8))('%s is told in another way as a lesson', async (_name, entry) => {
  const asked = { ...requestOf(entry), durationSec: 40 };
  const { signal } = new AbortController();
  const [ad, lesson] = await Promise.all([
    planner.plan({ ...asked, kind: 'ad', route: 'commercial' }, signal),
    planner.plan({ ...asked, kind: 'training', route: 'training' }, signal),
  ]);
  expect(lesson.scenes.map(({ role }) => role)).not.toEqual(ad.scenes.map(({ role }) => role));
});

describe.each(CASES)('%s', (_name, entry) => {
  it('keeps the limits, and its scenes fill the target exactly', async () => {
    const plan = await planOf(entry);
    const target = requestOf(entry).durationSec;
    expect(plan.title.trim()).not.toBe('');
    expect(plan.scenes.length).toBeGreaterThanOrEqual(LIMITS.scenePlan.min);
    expect(plan.scenes.length).toBeLessThanOrEqual(LIMITS.scenePlan.max);
    expect(plan.scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(target);
    for (const { type, prompt, duration, script = '' } of plan.scenes) {
      expect(SCENE_TYPES).toContain(type);
      expect(duration).toBeGreaterThanOrEqual(LIMITS.sceneDuration.min);
      expect(duration).toBeLessThanOrEqual(LIMITS.sceneDuration.max);
      expect((duration * 30) % 1).toBe(0);
      expect(prompt.length).toBeLessThanOrEqual(LIMITS.scenePrompt.max);
      expect(leastSecondsToSay(script)).toBeLessThanOrEqual(duration + 0.1);
    }
  });

  it('says nothing that neither the brief nor the bank of its language says', async () => {
    const plan = await planOf(entry);
    const source = sourceOf(entry);
    const { phrases } = lexiconOf(entry.language ?? 'en');
    const leads = leadsIn((plan.language ?? entry.language ?? 'en').slice(0, 2));
    const ours = new Set([...Object.values(phrases ?? {}).map(plain), ...FROM_BANKS, ...leads]);
    const invitations = [phrases?.visit, phrases?.call, phrases?.write, ...INTRODUCTIONS].map((phrase) =>
      plain(phrase ?? ''),
    );
    const withoutOurs = (text: string): string => {
      const own = invitations.find((words) => words !== '' && text.startsWith(words));
      const behind = invitations.find((words) => words !== '' && text.endsWith(words));
      if (own === undefined && behind !== undefined && !source.includes(text)) return text.slice(0, -behind.length);
      return own === undefined || source.includes(text) ? text : text.slice(own.length).trim();
    };
    for (const line of shownLines(plan)) {
      if (ours.has(plain(line))) continue;
      // "£25 → £10" puts two prices of the brief beside each other.
      for (const part of line.split(/ [→←] /u)) expect(source).toContain(plain(part));
      expect(line).not.toMatch(FILLER);
    }
    for (const { script = '' } of plan.scenes) {
      for (const said of script.split(/[.!?:：。！？।]\s*/u)) {
        const sentence = plain(said);
        const withoutLeads = (text: string): string =>
          leads.reduce((rest, words) => rest.replace(` ${words} `, ' | '), ` ${text} `).trim();
        const isLed = !source.includes(sentence) && withoutLeads(sentence) !== sentence;
        const clauses = isLed ? said.split(/,\s/u).flatMap((clause) => withoutLeads(plain(clause)).split('|')) : [];
        for (const part of ours.has(sentence) ? [] : isLed ? clauses : [withoutOurs(sentence)])
          expect(source.replace(/\s/gu, '')).toContain(part.replace(/\s/gu, ''));
      }
    }
  });

  it('shows what a viewer must see', async () => {
    const plan = await planOf(entry);
    const shown = plain(shownLines(plan).join(' '));
    for (const words of entry.shows ?? []) expect(shown).toContain(plain(words));
  });

  it('keeps every address and number that one can visit or call', async () => {
    const plan = await planOf(entry);
    const shown = shownLines(plan).join(' ').toLowerCase();
    const addresses = contactsIn(withoutMarkup(entry.brief));
    for (const address of addresses) expect(shown).toContain(address.toLowerCase());
  });

  it('keeps every price, unless it says that thoughts were left out', async () => {
    const plan = await planOf(entry);
    if (plan.notes.some((note) => note.includes('left out'))) return;
    const shown = shownLines(plan).join(' ');
    const prices = pricesIn(withoutMarkup(entry.brief));
    for (const price of prices) expect(shown).toContain(price);
  });

  it('has headlines that read at a glance, each once, and no line with a hanging end', async () => {
    const plan = await planOf(entry);
    const { hangs } = lexiconOf(entry.language ?? 'en');
    const repeats = plan.notes.some((note) => note.includes('to its words'));
    // A film of a mood is signed with what its second card says that it is about.
    const isMood = plan.notes.some((note) => note.includes('shows the mood') || note.includes('shows a mood'));
    const told = headlines(plan)
      .slice(0, isMood ? -1 : undefined)
      .map(plain);
    // Where nobody is named the film is signed with what it opens with.
    const [signed = ''] = told.slice(-1);
    const before = told.slice(0, told[0] === signed ? -1 : undefined);
    if (!repeats) expect(new Set(before).size).toBe(before.length);
    for (const { motion, prompt } of plan.scenes) {
      const lines = motion === undefined ? prompt.split('\n').slice(0, 1) : prompt.split('\n');
      if (motion !== undefined && motion.beat !== 'quote' && motion.beat !== 'review') {
        expect(visibleWords(lines[0] ?? ''), lines[0]).toBeLessThanOrEqual(11);
      }
      lines.forEach((line, at) => {
        // In these layouts the first line leads on to the next.
        // Items end where the sentence goes on with the next.
        if (at > 0 && ['list', 'steps', 'checklist', 'interface'].includes(motion?.beat ?? '')) return;
        if (at === 0 && (['stat', 'chart', 'cta'].includes(motion?.beat ?? '') || line.endsWith(':'))) return;
        if (!endsInBrief(line, entry.brief) && !FROM_BANKS.has(plain(line)))
          expect(hangs.has(/(\S+)$/u.exec(line)?.[1] ?? ''), line).toBe(false);
      });
    }
  });

  it('narrates every scene that says something new, or none', async () => {
    const plan = await planOf(entry);
    const spoken = plan.scenes.map(({ script }) => script).filter((script) => script !== undefined);
    const repeats = plan.notes.some((note) => note.includes('to its words'));
    if (entry.narrator === false) expect(spoken).toEqual([]);
    else if (repeats) expect(spoken[0]).toBeDefined();
    else expect(spoken).toHaveLength(plan.scenes.length);
    if (plan.scenes.length < 4) expect(new Set(spoken).size).toBe(spoken.length);
  });
});
