/** Briefs that strokes or picture signs part, and what of a shouted one is where. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { withoutShouting } from '../../src/adapters/local-planner/reading/capitals';
import { withoutMarkup } from '../../src/adapters/local-planner/reading/markup';
import { withStrokesApart } from '../../src/adapters/local-planner/reading/strokes';

describe('strokes', () => {
  it('stand for stops where there are several', () => {
    expect(withStrokesApart('VIDANGE 59 € - PNEUS - FREINS - 8 RUE HAUTE', 'fr').split('\n')).toEqual([
      'VIDANGE 59 €',
      'PNEUS',
      'FREINS',
      '8 RUE HAUTE',
    ]);
  });

  it.each(['Open 9 - 12, 14 - 18 and 20 - 22', 'Mon - Fri, Sat - Sun, Tue - Thu', 'Wax - polish - done', '- milk'])(
    'part no spans and no few words: %s',
    (line) => {
      expect(withStrokesApart(line, 'en')).toBe(line);
    },
  );
});

describe('a brief in capitals', () => {
  it.each([
    [
      'it',
      'PULIZIA GRONDAIE, CONDOMINI, TRIESTE E MUGGIA. CERTIFICATI HACCP. NORDEST SERVICE 040 555 010',
      'Trieste e Muggia. Certificati HACCP. Nordest Service 040',
    ],
    ['pt', 'ALUGO LOJA NO CENTRO DE GASPAR, 60 M2. (47) 95555-0110', 'no centro de Gaspar, 60 m2.'],
    [
      'es',
      'BUS A LA ROMERÍA DE SANTA ORIA. SALIDA DE LA PLAZA DE TOROS DE NÁJERA, DE 9 A 14 H',
      'romería de Santa Oria. Salida de la plaza de toros de Nájera, de 9 a 14 h',
    ],
    [
      'it',
      'CORSO DI CANTO. DENTISTA PRESENTE. INFO 0547 555 010 - ASSOCIAZIONE NOTE BLU',
      'Dentista presente. Info 0547 555 010 - Associazione Note Blu',
    ],
    ['pt', 'QUADRA COBERTA. ARENA SOL, AV. DAS PALMEIRAS 30', 'Arena Sol, av. das Palmeiras 30'],
    ['fr', "DÉPANNEUSE 24H/24. SUR L'A75, ON ARRIVE.", "24h/24. Sur l'A75"],
    ['es', 'QUITAMOS MOHO EN PAREDES DE CAL. LLAME AHORA', 'Quitamos moho en paredes de cal.'],
    ['it', 'CERCO LAVORO. CONSEGNE A LA SPEZIA E LERICI.', 'Spezia e Lerici.'],
    [
      'pt',
      'COZINHEIRA COM PRÁTICA PARA CASA DE FAMÍLIA. 900 € POR MÊS',
      'Cozinheira com prática para casa de família.',
    ],
    ['es', 'CERRAJERO 24 H. C/ URUMEA 6, HERNANI. 600 555 010', 'C/ Urumea 6, Hernani.'],
    ['pt', 'PNEUS NOVOS E USADOS. AV. BENTO GONÇALVES 90, PELOTAS', 'Av. Bento Gonçalves 90, Pelotas'],
    ['it', 'SCARPE E BORSE, VICOLO STRETTO 4, CLUSONE. TEL 0346 555 010', 'Vicolo Stretto 4, Clusone.'],
    ['it', 'GHIAIA E SABBIA. INERTI MARZOLA, BORGO LARES, 0465 555 010', 'Inerti Marzola, Borgo Lares'],
    ['it', 'MONTAGGIO GRATIS IN VALSUGANA. PAGAMENTO IN CONTANTI.', 'gratis in Valsugana. Pagamento in contanti.'],
    ['pt', 'CHAVEIRO EM ITU E SALTO. ABERTO 24H', 'em Itu e Salto'],
    ['fr', "SAMEDI, KERMESSE DE L'ÉCOLE JEAN-MOULIN. SALLE MUNICIPALE.", "de l'École Jean-Moulin. Salle municipale."],
    ['fr', 'VENEZ LIRE ! LA BIBLIOTHÈQUE DE LODÈVE OUVRE LE DIMANCHE', 'La bibliothèque de Lodève ouvre'],
    ['it', 'IL COMUNE DI BORMIO AVVISA: STRADA CHIUSA', 'Il comune di Bormio avvisa'],
    [
      'es',
      'CORTE Y COLOR. ABRIMOS EN ALCAÑIZ. VAMOS TAMBIÉN EN PAREJA.',
      'Abrimos en Alcañiz. Vamos también en pareja.',
    ],
    ['pt', 'QUEIJO FRESCO POR R$ 18,90. IOGURTE 500 ML EM DOBRO.', 'por R$ 18,90. Iogurte 500 ml em dobro.'],
    ['es', 'PAN Y BOLLOS. C/ MAYOR 3, PASTELES, TARTAS', 'pasteles, tartas'],
  ])('keeps the names of a street and its town: %s %s', (language, brief, written) => {
    expect(withoutShouting(brief, lexiconOf(language))).toContain(written);
  });
});

describe('a picture sign', () => {
  it.each([
    ['🐱 Garde de chats à Brive 🐾 visites deux fois par jour', 'Garde de chats à Brive\nvisites deux fois par jour'],
    ['🎸 We ❤️ loud guitars', '🎸 We ❤️ loud guitars'],
  ])('within a line ends a sentence where another begins it: %s', (brief, read) => {
    expect(withoutMarkup(brief).trim()).toBe(read.replace('🎸 ', ''));
  });
});
