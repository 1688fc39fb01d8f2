/** Quotations in the marks of each language stay whole, and who says them is named without the verb. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { closersAt, openerAt } from '../../src/adapters/local-planner/reading/open-quotation';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const promptsOf = async (brief: string, language: string): Promise<string[]> => {
  const plan = await planner.plan(requestOf({ brief, language, durationSec: 20 }), new AbortController().signal);
  return plan.scenes.map(({ prompt }) => prompt);
};

const SAID = 'Der Zaun steht, und der Hund bleibt endlich im Garten';

it.each([
  ['„', '“'],
  ['»', '«'],
  ['«', '»'],
  ['“', '”'],
  ['"', '"'],
])('in %s…%s, with its stop inside, as with what comes behind it', async (opens, closes) => {
  const brief = `Zaunbau Kreutz setzt Zäune. Unser Nachbar, ein Rentner, erzählt: ${opens}${SAID}.${closes} Zaun ab 45 € der Meter. Anruf unter 06221 555 014.`;
  const prompts = await promptsOf(brief, 'de');
  expect(prompts.filter((prompt) => prompt.includes(SAID))).toEqual([expect.stringMatching(/^“.+”\n.*ein Rentner$/u)]);
  expect(prompts.find((prompt) => prompt.includes('45'))).toMatch(/^Zaun ab 45/u);
});

it.each([
  ['er sagt: „So ist es.', '“”"'],
  ['er sagt: „So ist es.“', ''],
  ['« Bien. »', ''],
  ['« Bien. » et « Mieux', '»'],
  ['»Gut', '«'],
  ['She said “yes', '”'],
  ['It\'s 5" long', '"'],
])('of %s the rest is closed by %s', (text, closers) => expect(closersAt(text)).toBe(closers));

it.each([
  ['Er kam. „', '„'],
  ['sagt: „Gut.“ ', ''],
  ['sagt: »Gut.« ', ''],
  ['泊まった。「', '「'],
  ['Bien. « ', '« '],
  ['It rained. (', '('],
])('at the end of %s there opens %s', (text, opener) => expect(openerAt(text)).toBe(opener));
