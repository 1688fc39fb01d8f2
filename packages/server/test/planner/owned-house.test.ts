/** What somebody says they have is shown as what it is, and steps of one line are steps. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { withStepsApart } from '../../src/adapters/local-planner/reading/inline-steps';
import { withoutOwner } from '../../src/adapters/local-planner/reading/owned-house';
import { withDeedsApart } from '../../src/adapters/local-planner/reading/with-deeds-apart';

describe('whose house it is', () => {
  it.each([
    ['pl', 'Mam małą kwiaciarnię w Opolu.', 'Mała kwiaciarnia w Opolu.'],
    ['pl', 'Dzień dobry, prowadzę warsztat rowerowy w Łodzi', 'Dzień dobry, Warsztat rowerowy w Łodzi'],
    ['es', 'Tenemos una heladería en Cádiz', 'Heladería en Cádiz'],
    ['it', 'Ho appena aperto una libreria a Lucca.', 'Libreria a Lucca.'],
    ['pt', 'Abrimos um ginásio em Viseu', 'Ginásio em Viseu'],
    ['tr', "Merhaba, İzmir'de çiçek dükkanım var, adı Papatya.", "Merhaba, İzmir'de çiçek dükkanı, adı Papatya."],
    ['ja', '松本で本屋を営んでいます。', '松本の本屋。'],
    ['ar', 'لدينا مطعم في جدة', 'مطعم في جدة'],
    ['pt', 'Eu e a minha irmã abrimos uma padaria em Tavira', 'Padaria em Tavira'],
    ['tr', "İzmir'de küçük bir pastanem var.", "İzmir'de küçük bir pastane."],
    ['pl', 'Prowadzę z mężem palarnię kawy w Pile', 'Palarnia kawy w Pile'],
    ['tr', "Biz Ordu'da arıcılık yapıyoruz.", "Ordu'da arıcılık."],
    ['pl', 'Cześć, jestem fotografem ślubnym z Pucka.', 'Cześć, Fotograf ślubny z Pucka.'],
    ['es', 'Soy fontanera en Lugo', 'Fontanera en Lugo'],
    ['it', "Sono Giulia, faccio l'ostetrica a Nuoro", 'Sono Giulia, ostetrica a Nuoro'],
  ])('is left out: %s %s', (language, text, shown) => {
    expect(withoutOwner(text, lexiconOf(language))).toBe(shown);
  });

  it.each([
    ['pl', 'Mamy trzy zasady.'],
    ['es', 'Tenemos prisa'],
    ['tr', 'Üç kuralımız var.'],
  ])('stays where no trade is named: %s %s', (language, text) => {
    expect(withoutOwner(text, lexiconOf(language))).toBe(text);
  });
});

describe('what whoever has a house does there', () => {
  it.each([
    [
      'es',
      'Tengo una heladería en Nerja y hacemos talleres los lunes.',
      ['Heladería en Nerja.', 'Hacemos talleres los lunes.'],
    ],
    [
      'fr',
      'On tient une librairie à Die et on fait des lectures le soir.',
      ['On tient une librairie à Die et on fait des lectures le soir.'],
    ],
  ])('is told apart: %s %s', (language, text, told) => {
    const lexicon = lexiconOf(language);
    const bare = withoutOwner(text, lexicon);
    const parts = withDeedsApart({ text: bare, ...(bare === text ? {} : { isOwn: true }) }, lexicon);
    expect(parts.map((part) => part.text)).toEqual(told);
  });
});

describe('steps of one line', () => {
  it('are parted where they are counted from one', () => {
    expect(withStepsApart('Cómo cargar. 1. Dobla. 2. Pega. 3. Gira.')).toEqual([
      'Cómo cargar.',
      '1. Dobla.',
      '2. Pega.',
      '3. Gira.',
    ]);
    expect(withStepsApart('基本。1. 目を見る。2. 確認する。')).toEqual(['基本。', '1. 目を見る。', '2. 確認する。']);
  });

  it('are none in dates, prices and counts from elsewhere', () => {
    for (const line of ['Vom 1. bis 2. Mai.', 'Abierto: 2. planta. 3. derecha.', 'Open 9.30 to 1.30. 2.50 each.'])
      expect(withStepsApart(line)).toEqual([line]);
  });
});
