/** A film opens with what it is about or offers everybody, never with what holds for some, or beside what is sold. */
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const firstCard = async (language: string, brief: string): Promise<string> => {
  const { scenes } = await planner.plan(requestOf({ language, brief, narrator: true }), new AbortController().signal);
  return scenes[0]?.prompt ?? '';
};

describe('the opening', () => {
  it.each([
    [
      'it',
      'Agriturismo Le Stelle in Maremma con piscina e cavalli, camera doppia da 85 euro con colazione. Bambini fino a 6 anni gratis. Cani benvenuti. Chiama il 0564 555 019',
      /Bambini/u,
    ],
    [
      'ja',
      '箱根の小さな温泉旅館「花霞」。全8室、露天風呂付き。一泊二食18,000円から。平日は10%引き。ご予約は0460-555-0123まで。',
      /平日/u,
    ],
    [
      'en',
      'Free entry. Potters and printers from all over Kent. Faversham Craft Fair, 3 May, 10 to 4. Bring a bag.',
      /Free/u,
    ],
    [
      'de',
      'Eintritt frei. Der Kammerchor Linde singt Bach und Brahms. Sonntag, 7. Dezember, 17 Uhr, Markuskirche.',
      /Eintritt/u,
    ],
  ])('is no condition, in %s: %s', async (language, brief, condition) => {
    expect(await firstCard(language, brief)).not.toMatch(condition);
  });
});
