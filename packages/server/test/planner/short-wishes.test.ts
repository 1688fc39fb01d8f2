/** A short wish at the end of a brief, "please" in it or not, is for whoever makes the film: it is noted, and never shown. */
import { expect, test } from 'vitest';
import { readBrief } from '../../src/adapters/local-planner/reading/read-brief';

test.each([
  ['de', 'Schlüsseldienst Adler in Fulda. Festpreis 79 Euro. Ohne hektische Schnitte bitte', 'Schnitte'],
  [
    'de',
    'Imkerei in Bad Orb. Blütenhonig 6,50 Euro. Bitte was Gemütliches, keine Bienen in Zeichentrick.',
    'Gemütliches',
  ],
  ['pl', 'Pierogi ruskie, 28 zł za kilogram. Odbiór w piątki. Tylko bez disco polo w tle!', 'disco'],
  ['fr', 'Camion pizza à Vesoul. Margherita 8 euros. un truc qui donne faim quoi', 'truc'],
  ['es', 'Psicóloga en Lugo. Primera cita 40 €. Sin música triste por favor', 'triste'],
])('%s: %s', (language, brief, wish) => {
  const { thoughts, call, forMaker } = readBrief({ brief, kind: 'ad', language });
  expect([...thoughts, ...(call === undefined ? [] : [call])].filter(({ text }) => text.includes(wish))).toEqual([]);
  expect(forMaker.some((text) => text.includes(wish))).toBe(true);
});

test.each([
  ['ja', 'おはようございます。山形でさくらんぼ農家をしています。佐藤錦1kg 4,800円。', 'おはよう'],
  ['de', 'Hallöchen, ich bin Imkerin im Odenwald. Blütenhonig 6,50 Euro.', 'Hallöchen'],
])('%s: a greeting is for nobody else', (language, brief, hello) => {
  expect(readBrief({ brief, kind: 'ad', language }).thoughts.some(({ text }) => text.includes(hello))).toBe(false);
});

test.each([
  [
    'es',
    'Queremos un spot corto, de 20 segundos, para el torneo de bolos que hacemos en julio. Entrada libre.',
    'El torneo de bolos',
  ],
  ['es', 'Hola, os escribo de parte de la Peña Ciclista de Ágreda. Salidas los domingos.', 'Peña Ciclista de Ágreda'],
  [
    'es',
    'Necesito un vídeo de unos 30 segundos para presentar mi taller de cerámica en Úbeda. Curso 40 €.',
    'Taller de cerámica',
  ],
  [
    'it',
    'Vorrei un video di 20 secondi per far conoscere il mio agriturismo a Norcia. Camera 70 €.',
    'Agriturismo a Norcia',
  ],
  [
    'pt',
    'Preciso de um vídeo para o Instagram da minha oficina de bicicletas. Revisão a R$ 80.',
    'Oficina de bicicletas',
  ],
  ['fr', "Il me faut une vidéo pour l'Instagram de mon salon de thé. Thé à 4 €.", 'Salon de thé'],
  [
    'es',
    'Cuéntanos la historia de Nuria, que dejó el banco y hace quesos en Picos de Europa. Vende en ferias.',
    'Nuria',
  ],
  ['it', 'Raccontaci la storia di Piero, che ripara fisarmoniche. Lavora a Stradella.', 'Piero'],
])('%s: what a wish is for is told, and not where it runs: %s', (language, brief, first) => {
  expect(readBrief({ brief, kind: 'ad', language }).thoughts[0]?.text.startsWith(first)).toBe(true);
});

test('a brief that says that it is one is told without that', () => {
  const { thoughts } = readBrief({
    brief: 'Brief: 20s ad for Lumo, online eye tests. £15, results in a day. lumo.example',
    kind: 'ad',
    language: 'en',
  });
  expect(thoughts[0]?.text).toMatch(/^Lumo/u);
});

test('whom to call is called by name, whatever stands before it', () => {
  const { call } = readBrief({
    brief: 'Mobile bike mechanic in Lewes. Service £55. Tel Gus 07700 900 771',
    kind: 'ad',
    language: 'en',
  });
  expect(call?.text).toBe('Call Gus on 07700 900 771');
});

test('a wish with a smile behind it is one', () => {
  const { forMaker, thoughts } = readBrief({
    brief: 'Chocolats à Dax. Ballotin 18 €. Évitez les enfants qui crient :)',
    kind: 'ad',
    language: 'fr',
  });
  expect(forMaker).toContain('Évitez les enfants qui crient');
  expect(thoughts.some(({ text }) => text.includes('crient'))).toBe(false);
});

test('what somebody does behind a price is told by itself', () => {
  const { thoughts } = readBrief({
    brief: 'Faço compotas de figo em Mirandela, 5 € o frasco, e recebo visitas aos sábados de tarde. 278 555 010',
    kind: 'ad',
    language: 'pt',
  });
  expect(thoughts.some(({ text }) => text.startsWith('Recebo visitas'))).toBe(true);
});

test.each([
  ['fr', "Bonjour à toute l'équipe ! Cordonnerie à Redon. Talons 12 €.", "Bonjour à toute l'équipe"],
  ['es', 'Granja escuela en Arévalo. Visita 7 €. ¿Podría salir mucho campo y nada de pantallas?', 'pantallas'],
  ['it', 'Sagra a Teglio. Pizzoccheri 9 €. Ci serve un video per i social, fatelo allegro!', 'social'],
])('%s: what is said to whoever makes the film is not told: %s', (language, brief, words) => {
  const { thoughts } = readBrief({ brief, kind: 'ad', language });
  expect(thoughts.filter(({ text }) => text.includes(words))).toEqual([]);
});

test('what is told behind a colon at length is told by itself', () => {
  const { thoughts, brand } = readBrief({
    brief:
      'Bom dia, falo da Junta de Freguesia de Alvito. Temos um serviço novo: a biblioteca da carrinha passa nas aldeias às segundas e sextas, empresta livros, lê contos e leva jornais aos lares. 284 555 010',
    kind: 'ad',
    language: 'pt',
  });
  expect(brand).toBe('Junta de Freguesia de Alvito');
  expect(thoughts.some(({ text }) => text.startsWith('A biblioteca da carrinha'))).toBe(true);
});

test('a quotation in front of an address is none of its call, and its couple no firm', () => {
  const { call, brand } = readBrief({
    brief: 'Vélos cargo à Pau. 59 €/mois, essai gratuit. « On a vendu la voiture » (Ève et Karim). grandconvoi.example',
    kind: 'ad',
    language: 'fr',
  });
  expect(brand).toBeUndefined();
  expect(call?.text).not.toContain('voiture');
});

test('what a wish does without goes with it, and how somebody is called does not', () => {
  const { call, forMaker } = readBrief({
    brief:
      'Hola, soy Nerea, matrona en Getxo. Taller 40 €. Quiero un vídeo natural, sin filtros ni música de spa. @nereamatrona',
    kind: 'ad',
    language: 'es',
  });
  expect(call?.text).toContain('@nereamatrona');
  expect(call?.text).not.toContain('filtros');
  expect(forMaker.join(' ')).toContain('sin filtros');
});

test.each([
  ['pt', 'Olá, tudo bem? Fazemos velas de soja em Amarante. Vela 9 €.', 'Fazemos velas de soja em Amarante'],
  ['pt', 'Sou parteira e vou a casa das grávidas na zona de Ovar. 30 € por visita.', 'Parteira'],
  ['es', 'Jabón "Ola" · 90 g · dura 3 meses · sin plástico · 6,90 €', 'Jabón "Ola"'],
])('%s: what is told first is told alone: %s', (language, brief, first) => {
  const { thoughts } = readBrief({ brief, kind: 'ad', language });
  expect(thoughts[0]?.text).toBe(first);
  expect(thoughts.some(({ text }) => /meses sin/u.test(text))).toBe(false);
});

test('an address may have letters with marks, and whoever is quoted a letter before the name', () => {
  const { call, thoughts } = readBrief({
    brief:
      'Ginásio para maiores de 60 em Ovar. "Subo as escadas sem parar", D. Lurdes, 81 anos. Inscrição: ginásioâncora.example',
    kind: 'ad',
    language: 'pt',
  });
  expect(call?.contact?.text).toBe('ginásioâncora.example');
  expect(thoughts.some(({ quotation }) => quotation?.by === 'D. Lurdes, 81 anos')).toBe(true);
});
