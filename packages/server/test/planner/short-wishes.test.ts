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
