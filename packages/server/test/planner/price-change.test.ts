/** A price and the one that it takes the place of, in the languages that briefs are written in. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { priceChangeOf } from '../../src/adapters/local-planner/reading/price-change';
import { requestOf } from './request-of';

type Told = readonly [thing: string, before: string, now: string, rest?: string];

describe('a price change', () => {
  it.each<readonly [language: string, text: string, told: Told]>([
    ['en', 'Was £49.99 Now £34.99', ['', '£49.99', '£34.99']],
    ['en', 'Eye test £10 instead of £25 until 30 November', ['Eye test', '£25', '£10', 'until 30 November']],
    ['en', 'Pace 3 was 129 now 89', ['Pace 3', '129', '89']],
    ['en', 'The bag was $249.00, $199.00 this week only', ['The bag', '$249.00', '$199.00', 'this week only']],
    ['en', '£32.00 £39.00', ['', '£39.00', '£32.00']],
    ['de', '1.189,00 € 949,00 €', ['', '1.189,00 €', '949,00 €']],
    ['it', 'Bidone 3 L: 41 €  36 €', ['Bidone 3 L', '41 €', '36 €']],
    ['en', 'Tin of 5 L: £68 £62', ['Tin of 5 L', '£68', '£62']],
    ['de', 'Winterreifen statt 89 € nur 69 € bis Samstag', ['Winterreifen', '89 €', '69 €', 'bis Samstag']],
    ['fr', 'La coupe à 25 € au lieu de 38 €', ['La coupe', '38 €', '25 €']],
    ['pt', 'Caixa de 6 por 32 €, antes 39 €', ['Caixa de 6', '39 €', '32 €']],
    ['es', 'Implante completo por 690€ antes 990€', ['Implante completo', '990€', '690€']],
    ['it', 'Corso base 120 € invece di 180 €', ['Corso base', '180 €', '120 €']],
    ['pt', 'Banho e tosa de R$ 90 por R$ 65', ['Banho e tosa', 'R$ 90', 'R$ 65']],
    ['nl', 'Fietsbeurt van €59 voor €45', ['Fietsbeurt', '€59', '€45']],
    ['pl', 'Strzyżenie 60 zł zamiast 80 zł', ['Strzyżenie', '80 zł', '60 zł']],
    ['tr', 'Saç kesimi 250 TL yerine 180 TL', ['Saç kesimi', '250 TL', '180 TL']],
    ['sv', 'Nu 899 kr istället för 1 299 kr', ['', '1 299 kr', '899 kr']],
    ['ja', 'カット通常5,000円が今なら3,900円', ['カット', '5,000円', '3,900円']],
    ['pl', 'Cena 229 zł 179 zł', ['', '229 zł', '179 zł']],
    ['ja', '月額5,500円→初月2,750円', ['月額', '5,500円', '初月2,750円']],
    ['ar', 'جلسة بـ 150 ريال بدلاً من 220 ريال', ['جلسة', '220 ريال', '150 ريال']],
  ])('is read in %s: %s', (language, text, [thing, before, now, rest = '']) => {
    expect(priceChangeOf(text, lexiconOf(language))).toMatchObject({ thing, before, now, rest });
  });

  it.each([
    'Rooms from £60 to £90',
    '2 large for £20, 3 for £28',
    'Cut £20, colour £45',
    'was £68',
    'Open 9 to 5, tickets £12',
    'Day fare £38, and now £45 at night',
  ])('is none: %s', (text) => {
    expect(priceChangeOf(text, lexiconOf('en'))).toBeUndefined();
  });

  it('stands on a card as before and after, and what else the sentence prices beside it', async () => {
    const brief =
      'Sofas ab 399 € und Boxspringbett 1.299 € statt 2.199 € bis Samstag. Möbel Steinhagen, Ring 0231 555 019.';
    const { scenes } = await createLocalPlanner().plan(
      requestOf({ brief, language: 'de' }),
      new AbortController().signal,
    );
    const cards = scenes.map(({ prompt }) => prompt.split('\n'));
    expect(cards).toContainEqual(['Sofas ab 399 €', 'Boxspringbett', '2.199 € → 1.299 €', 'bis Samstag']);
  });

  it('has its arrow the way that the language is read', async () => {
    const brief = 'عيادة النور في جدة. جلسة تنظيف 150 ريال بدلاً من 220 ريال. احجز على 0550 123 456.';
    const { scenes } = await createLocalPlanner().plan(
      requestOf({ brief, language: 'ar' }),
      new AbortController().signal,
    );
    expect(scenes.flatMap(({ prompt }) => prompt.split('\n'))).toContain('220 ريال ← 150 ريال');
  });
});
