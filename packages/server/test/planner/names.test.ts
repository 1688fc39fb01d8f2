/** Whom a brief is from: the last card is signed with it, however the brief says it. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planOf = (brief: string, language = 'en') =>
  createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);

it.each([
  // Behind what it is in general, closing the brief, between capitals, or before its day.
  ['it', 'Riparo telefoni in 30 minuti a Padova. Schermo da 69 €. Passa in via Roma 22. Negozio: FixPoint', 'FixPoint'],
  [
    'pl',
    'Fotowoltaika dla domu, firma Słoneczny Dach. Montaż w 14 dni. Bezpłatna wycena: 22 555 01 40',
    'Słoneczny Dach',
  ],
  [
    'es',
    'Arreglo bicis en Gràcia. Pinchazo 8 euros. Abro de lunes a sábado de 10 a 20. Ciclos Nomada',
    'Ciclos Nomada',
  ],
  ['en', 'WE FIX BOILERS. SAME DAY. NO CALL OUT FEE. HARTLEY HEATING, LEICESTER. 0116 496 0333', 'Hartley Heating'],
  [
    'en',
    'Open day at Larkfield Riding School on Saturday 18 April, 10 till 3. We have 22 horses, and rides for small children cost nothing. Book at larkfield.example/open.',
    'Larkfield Riding School',
  ],
  [
    'en',
    "We turn ten on 3 March! Everyone who comes by gets a free bun with any coffee. We're Crumb & Co on Bridge Street, Lancaster.",
    'Crumb & Co',
  ],
  ['en', 'Storm damage? Pennine Roofing fixes slipped tiles within 48 hours. Call 01484 555 014.', 'Pennine Roofing'],
  ['en', 'The Harbour Museum reopens on 3 May. Under 16s go free. Adults pay £9.', 'Harbour Museum'],
  ['en', 'Cellar Nine is a bar in Porto with 60 whiskies. Open from 9 pm. Knock twice.', 'Cellar Nine'],
  ['fr', 'Une vidéo pour mon magasin « La Courgette » à Nantes. Paniers à 15 €. Ouvert de 8h30 à 19h.', 'La Courgette'],
  [
    'it',
    'Agriturismo Casale dei Venti, a Siena. Due notti a 190 euro. Prenotate su casaledeiventi.example.',
    'Casale dei Venti',
  ],
  [
    'pt',
    'Preciso de um vídeo para minha oficina, Auto Center Marechal, em Curitiba. Alinhamento por R$ 99. Ligue (41) 95555-0134.',
    'Auto Center Marechal',
  ],
  [
    'nl',
    'Fietsenmaker Van Dam in Utrecht: lekke band gemaakt voor 12,50 euro. Leenfiets gratis. Bel 030 555 0190.',
    'Fietsenmaker Van Dam',
  ],
  [
    'ja',
    '猫カフェ「ねこびより」の動画をお願いします。60分1,200円。保護猫15匹。予約はneko-biyori.exampleから。',
    'ねこびより',
  ],
  ['ar', 'نادي رياضي اسمه "لياقة" في الرياض. مدربات معتمدات. مفتوح من 6 إلى 11. للتسجيل: 0555 012 345.', 'لياقة'],
  ['en', "Nail bar in Cardiff, it's called Lacquered. Gel sets from £28. Walk in till six.", 'Lacquered'],
  ['es', 'Somos una quesería pequeña en Trujillo. Se llama La Majada. Torta de oveja a 14 €.', 'La Majada'],
  ['tr', "YENİ AÇILDI! Baklava artık Ordu'da. Kilosu 780 TL. Antepli Usta, Fidangör Cad. 12", 'Antepli Usta'],
  [
    'it',
    'OFFERTA DI PRIMAVERA! TAGLIANDO AUTO 99 EURO. OFFICINA BIANCHI, RAVENNA. TEL 0544 555 018',
    'Officina Bianchi',
  ],
  [
    'pl',
    'Jestem dietetyczką z Pucka. Jadłospis na 4 tygodnie 190 zł. Nazywam się Olga Wrona. Tel. 58 555 01 26',
    'Olga Wrona',
  ],
  [
    'pt',
    'Associação que serve refeições no Porto. 120 refeições por noite. Donativos 915 555 062. Associação Mesa Comum.',
    'Mesa Comum',
  ],
  ['es', 'Taller de cerámica en Valencia, se llama Barro Vivo. 4 sesiones 90 €. Todo incluido.', 'Barro Vivo'],
  ['tr', 'İzmir’de fırınımız var, adı Taş Ocak. Ekmek 20 TL. Sabah altıda açığız.', 'Taş Ocak'],
  ['pl', 'Mamy pensjonat w Wiśle o nazwie „Biały Ganek”. Noclegi od 120 zł. Śniadania od siódmej.', 'Biały Ganek'],
  ['de', 'Wir haben eine kleine Tischlerei in Kiel, die Holzkiste. Regale ab 90 €. Montage inklusive.', 'Holzkiste'],
  ['fr', 'Je suis menuisière à Brest (Atelier Bois Clair). Étagères dès 90 €. Devis gratuit.', 'Atelier Bois Clair'],
  [
    'nl',
    'Kinderopvang De Zonnebloem in Ede heeft plek. Open tot 18 uur. Meld aan op dezonnebloem.example.',
    'De Zonnebloem',
  ],
])('is signed in %s: %s', async (language, brief, name) => {
  const { scenes } = await planOf(brief, language);
  expect(scenes.at(-1)?.prompt).toContain(name);
});

it('that is given by a word is told without it, and once', async () => {
  const { scenes } = await planOf(
    'Taller de cerámica en Lugo, se llama Barro Vivo. 4 sesiones 90 €. Todo incluido.',
    'es',
  );
  const cards = scenes.map(({ prompt }) => prompt).join('\n');
  expect(cards).toContain('Taller de cerámica en Lugo');
  expect(cards).not.toContain('se llama');
  expect(cards.match(/Barro Vivo/gu)).toHaveLength(1);
});

it.each([
  ['en', 'We called Steve on Monday and the boiler ran on Tuesday. Boilers from £900. Call 0113 555 0190.', 'Steve'],
  ['en', 'We have a café in Hexham, Northumberland. Scones £3. Open till five.', 'Northumberland'],
])('is none of somebody else or of a place: %s %s', async (language, brief, name) => {
  const { scenes } = await planOf(brief, language);
  expect(scenes.at(-1)?.prompt.split('\n')).not.toContain(name);
});

it('is no label of the next line, and a label is no word to the maker', async () => {
  const { scenes, notes } = await planOf(
    'Product: ShiftMate\nAudience: managers\nProblem: rota chaos on WhatsApp\nProof: 4.8 on the App Store\nCTA: shiftmate.example\nTone: brisk',
  );
  const shown = scenes.map(({ prompt }) => prompt).join('\n');
  expect(shown).toContain('Rota chaos on WhatsApp');
  expect(shown).not.toMatch(/Audience|Problem|managers/u);
  expect(notes.join('\n')).not.toContain('rota chaos');
});

it('writes a German brief that is all in capitals with those of its nouns', async () => {
  const { scenes } = await planOf('AZUBIS GESUCHT! FÜHRERSCHEIN WIRD BEZAHLT. RUF AN 0951 555 012', 'de');
  expect(scenes.map(({ prompt }) => prompt).join('\n')).toMatch(
    /Azubis gesucht!?\n(?:.+\n)*Führerschein wird bezahlt/u,
  );
});

it('sets an article with what it belongs to, and a preposition with its list', async () => {
  const { scenes } = await planOf(
    'Come by. There is a new gallery about the herring girls, a café over the water and a lift to every floor. One app for rotas, swaps and holidays. Call 0131 496 0001.',
  );
  const lines = scenes.flatMap(({ prompt }) => prompt.split('\n'));
  expect(lines.filter((line) => /(?:\ba new|\bOne app)$/u.test(line))).toEqual([]);
});

it('makes a mood film of a name whose trade is not known, and not two long stills', async () => {
  const { scenes, notes } = await planOf('Quindle & Marsh');
  expect(scenes.length).toBeGreaterThan(4);
  expect(scenes.at(-1)?.prompt).toContain('Quindle & Marsh');
  expect(notes.join('\n')).toContain('the film shows a mood');
});
