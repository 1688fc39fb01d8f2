/** Briefs typed as one searches: a row of words without marks is told in parts, and a sentence without marks is not. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { withKeywordsApart } from '../../src/adapters/local-planner/reading/keyword-briefs';

const told = (language: string, text: string): readonly string[] =>
  withKeywordsApart([{ text }], lexiconOf(language), 'ad').flatMap((statement) =>
    statement.bullets === undefined ? [statement.text] : [`• ${statement.bullets.join(' • ')}`],
  );

describe('a row of words', () => {
  it.each([
    [
      'es',
      'peluquería canina Murcia baño corte uñas recogida domicilio primera visita gratis 968 555 014',
      ['Peluquería canina en Murcia', 'Primera visita gratis', '968 555 014'],
    ],
    ['en', 'guitar lessons leeds adults grades 1-5 first lesson half price', ['Grades 1-5', 'First lesson half price']],
    [
      'fr',
      'cours de natation bébé toulouse piscine chauffée samedi matin 15€ la séance',
      ['Samedi matin 15€ la séance'],
    ],
    ['pt', 'oficina bicicletas Aveiro troca pneus revisão 25€ hora', ['Oficina bicicletas, Aveiro', '25€ hora']],
    ['pl', 'szkoła językowa Lublin angielski dla dzieci niemiecki 60 zł lekcja', ['60 zł lekcja']],
    [
      'pl',
      'fotograf Toruń śluby chrzciny sesje rodzinne od 900 zł',
      ['Fotograf, Toruń', '• śluby • chrzciny • sesje rodzinne'],
    ],
    ['tr', 'bursa halı yıkama koltuk temizliği ücretsiz servis', ['Bursa halı yıkama', 'Ücretsiz servis']],
    ['ar', 'عيادة أسنان جدة حي الروضة تقويم تبييض كشف مجاني', ['عيادة أسنان في جدة', 'كشف مجاني']],
    ['ja', '行政書士 名古屋市 相続 遺言 初回相談無料', ['名古屋市の行政書士', '初回相談無料']],
  ])('is told in parts: %s', (language, text, parts) => {
    const lines = told(language, text);
    expect(lines.length).toBeGreaterThan(2);
    for (const part of parts) expect(lines).toContain(part);
  });
});

it.each([
  ['es', 'Reparamos bicicletas en Sevilla y alquilamos patinetes para toda la familia'],
  ['it', 'Il nostro panificio a Lecce sforna pane caldo tutte le mattine'],
  ['tr', 'Ankara merkezde taze kahve kavuruyoruz her gün erkenden'],
  ['ar', 'مقهى هادئ في جدة يقدم قهوة طازجة كل صباح'],
])('a sentence stays whole: %s', (language, text) => {
  expect(told(language, text)).toEqual([text]);
});
