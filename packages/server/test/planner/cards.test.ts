/** What stands on the cards of whole films: whose it is, in the case of its language, torn nowhere, no longer than it is read. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { withoutShouting } from '../../src/adapters/local-planner/reading/capitals';
import type { PlannedScene } from '../../src/ports/planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const planOf = (language: string, brief: string) =>
  planner.plan(requestOf({ language, brief, narrator: true }), new AbortController().signal);
const scenesOf = async (language: string, brief: string): Promise<readonly PlannedScene[]> =>
  (await planOf(language, brief)).scenes;
const cardsOf = async (language: string, brief: string): Promise<string[]> =>
  (await scenesOf(language, brief)).map(({ prompt }) => prompt.split('\n').join(' | '));

describe('a brief in capitals', () => {
  it.each([
    [
      'es',
      'ARREGLAMOS TU MÓVIL EN EL ACTO. PANTALLAS DESDE 39 €. TECNOFIX, CALLE REAL 8, FERROL. SIN CITA.',
      'Arreglamos tu móvil en el acto. Pantallas desde 39 €. Tecnofix, Calle Real 8, Ferrol. Sin cita.',
    ],
    [
      'it',
      'NOLEGGIO BICI ELETTRICHE AL LAGO. CONSEGNA IN HOTEL GRATIS. CICLI FRANZONI, RIVA DEL GARDA. 0464 555 012',
      'Noleggio bici elettriche al lago. Consegna in hotel gratis. Cicli Franzoni, Riva del Garda. 0464 555 012',
    ],
    ['fr', "FUITE D'EAU ? PLOMBIER RAPIDE, DEVIS GRATUIT.", "Fuite d'eau ? Plombier rapide, devis gratuit."],
    [
      'fr',
      'FERMETURE DÉFINITIVE APRÈS 38 ANS. MAISON LEGOFF, LINGE DE LIT, RUE DE SIAM, BREST.',
      'Fermeture définitive après 38 ans. Maison Legoff, linge de lit, Rue de Siam, Brest.',
    ],
    [
      'es',
      'AUTOESCUELA VÍA LIBRE, MURCIA. CARNET B DESDE 399 €.',
      'Autoescuela Vía Libre, Murcia. Carnet B desde 399 €.',
    ],
    ['pl', 'SCHRONISKO CICHY KĄT SZUKA DOMÓW DLA 12 PSÓW.', 'Schronisko Cichy Kąt szuka domów dla 12 psów.'],
    [
      'pt',
      'VENDO BOLOS CASEIROS E SALGADOS PARA FESTAS. DONA CÉLIA, (13) 95555-0144',
      'Vendo bolos caseiros e salgados para festas. Dona Célia, (13) 95555-0144',
    ],
  ])('is written as its language writes names and sentences, in %s', (language, text, calm) => {
    expect(withoutShouting(text, lexiconOf(language))).toBe(calm);
  });
});

describe('a film that opens with a line of its trade', () => {
  it.each([
    [
      'en',
      'My wife makes wedding cakes in Ludlow. Tasting box £15. Order at ludlowcakes.example',
      'Wedding cakes in Ludlow',
    ],
    [
      'de',
      'Meine Frau und ich führen eine kleine Pension in Füssen. Doppelzimmer 89 Euro. Tel. 08362 555 012',
      'Kleine Pension in Füssen',
    ],
    [
      'es',
      'Panadería El Horno de Ana, Teruel. Pan de masa madre a 3,20 €. Encargos al 978 555 014',
      'Panadería El Horno de Ana',
    ],
  ])('says under it whose it is, in %s', async (language, brief, name) => {
    const [hook = ''] = await cardsOf(language, brief);
    expect(hook).toMatch(new RegExp(`^.+ \\| ${name}$`, 'u'));
  });

  it.each([
    ['it', 'Gelateria artigianale Fior di Neve. 24 gusti, coni senza glutine. Via Mazzini 6, Belluno.', 'flowers'],
    ['fr', "La compagnie du Chat Perché joue L'Avare au théâtre de Millau. Plein tarif 14 €.", 'pets'],
  ])('takes no trade from a name, in %s', async (language, brief, wrong) => {
    expect((await planOf(language, brief)).trade).not.toBe(wrong);
  });
});

it.each([
  [
    'en',
    'My wife makes wedding cakes in Ludlow. Three tiers from £280, tasting box £15. Order at ludlowcakes.example',
    'Three tiers | from £280',
  ],
  ['es', 'Arreglamos móviles. Pantallas desde 39 €. Baterías desde 25 €. Sin cita en Ferrol.', 'Baterías | desde 25 €'],
])('keeps what leads to a figure beside it, in %s', async (language, brief, card) => {
  expect(await cardsOf(language, brief)).toContain(card);
});

it.each([
  [
    'en',
    'Zips replaced from £12. open tues to sat. friendly please, nothing too flashy. Tidy Stitch, Totnes',
    /friendly|flashy/u,
  ],
  ['pl', 'Kwiaciarnia Malwa. Bukiety od 180 zł, czynne też w niedzielę. ul. Lipowa 7.', /niedzielę\. ul/u],
  ['pl', 'Teatr Iskra zaprasza na premierę „Smok i śnieg”. 14 grudnia, godz. 11. Bilety 25 zł.', /”\. 14/u],
  [
    'de',
    'Tischlerei Ahrens, Oldenburg: Treppen, Türen und Küchen nach Maß. Aufmaß kostenlos.',
    /Oldenburg \| Treppen/u,
  ],
  ['ja', '犬のトリミングサロンわんぽっぽ。世田谷区。初回20%オフ。予約は03-5550-0123', /わん \| ぽっぽ/u],
  ['it', 'Riparo macchine da cucire di tutte le marche a Pescara. Preventivo gratuito.', /macchine \|/u],
  ['pl', 'Warsztat Tłok, Rybnik. Opony od ręki. Czynne pn-pt 8-18. tel. 32 555 01 41', /tel \|/u],
  ['ja', '京都・嵐山の着物レンタル「はなごろも」。一日3,900円。ご予約はhanagoromo.exampleから。', /「 \|/u],
  [
    'de',
    'Suchen Sie Ruhe? Unser Gästehaus am Schluchsee hat fünf Zimmer mit Seeblick. Tel. 07656 555 01',
    /^Gästehaus am Schluchsee hat/u,
  ],
  [
    'en',
    'open mic night every tuesday at the railway tavern, frome. sign up from 7, starts at 8.',
    /tuesday|frome|Tuesday \| Every/u,
  ],
  ['pt', 'Lavandaria Bairro Limpo, no Porto. Lavar e secar 9 kg por 7 €. Rua do Almada 180', /Almada \|/u],
  ['fr', 'Retouches à Nîmes. Ourlet à partir de 9 €. Fermé le lundi. Tél. 04 66 55 01 12', /à partir \|/u],
  ['it', 'Mostra "Carta e luce" al Museo Civico di Trento, fino al 31 gennaio. Biglietto 8 euro.', /\| 31 gennaio/u],
  ['en', 'THE GREEN GROCER IS NOW DELIVERING. VEG BOXES FROM £12. ORDER BY WEDNESDAY.', /Delivering/u],
  [
    'de',
    'wir reparieren kaffeemaschinen in kassel, leihgerät möglich. mo-fr 10-17 uhr, kölnische str. 40',
    /[Mm]o-fr|kölnische/u,
  ],
  [
    'en',
    "We're after a short video for our B&B in Keswick, called Fellside House. Maybe some nice lake shots? fellsidehouse.example",
    /shots/u,
  ],
  [
    'de',
    'hallo könnt ihr was für unseren schülerladen machen? wir verkaufen brezeln in der großen pause, raum 104',
    /[Kk]önnt/u,
  ],
  [
    'pl',
    'Kurs pierwszej pomocy, sobota 22 marca, Poznań, ul. Garbary 5. 120 zł za parę. Zapisy: pomocmalucha.example',
    /5\. 120/u,
  ],
  [
    'en',
    '"They found the leak in ten minutes." Maggie, Hexham. Northwater Leak Detection. No dig, no fee. Call 01434 555 019',
    /^Maggie/u,
  ],
  [
    'en',
    'Ever fancied the ukulele? Uke Tuesdays at The Bell, Haddenham, 7.30pm, £6 including a loan instrument. No talent needed.',
    /^7\.30pm$/u,
  ],
  ['en', 'GOT DAMP? SURVEY £120, REFUNDED IF YOU GO AHEAD. DRYSTONE DAMP, HALIFAX. 01422 555 019', /Refunded/u],
  [
    'nl',
    'hondenoppas in tilburg, 22 euro per nacht, tuin en bos om de hoek, kennismaking gratis, app lisa 06 55501277',
    /lisa/u,
  ],
  [
    'es',
    'Mi hermana y yo cosemos disfraces en Cádiz. Desde 40 €. Para Carnaval, encargos hasta el 20 de enero. Insta @dosagujas',
    /\| El 20/u,
  ],
  [
    'it',
    'Passeggiata con gli alpaca sulle colline di Asti, 25 euro a persona, bambini 15. Due ore, merenda compresa. Prenota: alpacaamici.example',
    /^Bambini 15$/u,
  ],
  [
    'es',
    'Quesería La Majada, Trujillo. Torta del Casar desde 14 €, catas los sábados a las 12 por 10 €. Envíos en 24 horas.',
    /→/u,
  ],
  [
    'es',
    'Curso de primeros auxilios en Pamplona, sábado 14 de febrero de 9 a 14 h. 45 € con certificado. Inscripciones: 948 555 016',
    /h\. 45/u,
  ],
  [
    'fr',
    'vide-grenier à Cluses dimanche 12 mai, parking du collège, 7h-17h, 3€ le mètre, buvette et crêpes. infos 04 50 55 01 40',
    /Appelez Infos/u,
  ],
  [
    'it',
    'Stampiamo le tue foto su tela in 24 ore. Formato 40x60 a 29 euro, spedizione gratis. telaviva.example',
    /\| Tue/u,
  ],
  [
    'pt',
    'Precisamos de voluntários para limpar a praia de Carcavelos no sábado. Luvas damos nós.',
    /para limpar \| D/u,
  ],
])('shows no card that is torn or joined, in %s', async (language, brief, wrong) => {
  for (const card of await cardsOf(language, brief)) expect(card).not.toMatch(wrong);
});

it.each([
  ['it', 'Falegnameria Conti, Bassano del Grappa. Mobili su misura. Chiamaci: 0424 555 019', 'Bassano del Grappa'],
  ['ja', '犬のトリミングサロンわんぽっぽ。世田谷区。初回20%オフ。予約は03-5550-0123', 'トリミングサロンわんぽっぽ'],
  [
    'en',
    'Tired of a slow laptop? We clean it up while you wait. £45 flat fee. Bytewise, 9 Church Walk, Kettering',
    'Bytewise',
  ],
  ['tr', "Ankara Çankaya'da 7/24 çilingir. 20 dakikada kapınızdayız. 0312 555 01 77", "Ankara Çankaya'da çilingir"],
  ['fr', 'Retouches et ourlets en 48 h chez Fil à Fil, 8 rue des Arts, Nîmes. Ourlet à partir de 9 €.', 'Fil à Fil'],
  [
    'fr',
    'On déménage les étudiants à Montpellier. Cartons offerts. Devis au 06 55 01 88 12.',
    'On déménage les étudiants',
  ],
  [
    'en',
    'stone & string - handmade jewellery from whitby jet. earrings from 28 quid, engraving free this month',
    'Stone & String',
  ],
  [
    'de',
    'Wärmepumpe statt Gas? Energieberatung Lindner rechnet es für Sie durch. Raum Bamberg. Tel. 0951 555 0166',
    'Energieberatung Lindner',
  ],
  [
    'pl',
    'Masz stare złoto? Skup i wycena od ręki. Jubiler Karat, Radom, Żeromskiego 40. Płacimy gotówką.',
    'Jubiler Karat',
  ],
  [
    'ar',
    'مطلوب معلمة لغة إنجليزية لروضة في العين. راتب ٦٠٠٠ درهم. أرسلي السيرة الذاتية إلى jobs@rawda.example',
    'مطلوب معلمة',
  ],
  [
    'it',
    "Hai un vecchio divano? Lo rifoderiamo in dieci giorni. Tappezzeria Filo d'Oro, Ancona. Preventivo gratis. 071 555 0166",
    "Tappezzeria Filo d'Oro",
  ],
  [
    'en',
    'Get your tools sharp again. Drop them at Edgewise, 7 Mill Lane, Frome, Tuesday to Saturday. Shears £6, ready next day.',
    'Edgewise',
  ],
  [
    'fr',
    'On cherche des bénévoles pour la banque alimentaire de Quimper, samedi 29 novembre. Inscription : 02 98 55 01 70',
    'banque alimentaire de Quimper',
  ],
])('signs with the whole name, in %s', async (language, brief, name) => {
  expect((await cardsOf(language, brief)).at(-1)).toContain(name);
});

it.each([
  ['it', 'Lezioni di yoga per principianti nel parco, ogni mercoledì alle 18.30, Torino. Scrivi a Marta: 347 555 0162'],
  ['pt', 'Vendo bolos caseiros para festas. Entrega em Santos. Dona Célia, (13) 95555-0144'],
])('lets the last card of a short brief stand no longer than it is read, in %s', async (language, brief) => {
  expect((await scenesOf(language, brief)).at(-1)?.duration).toBeLessThanOrEqual(7);
});

it('opens with who it is rather than with a price', async () => {
  const brief =
    "İzmir Alsancak'ta pilates stüdyosu Nefes. Grup dersi 400 TL, özel ders 900 TL. Randevu: 0232 555 01 55";
  expect((await cardsOf('tr', brief))[0]).toContain('Nefes');
});

it.each([
  [
    'fr',
    'Accueillir un client au téléphone. Décrocher avant la troisième sonnerie. Se présenter avec le sourire. Reformuler la demande.',
    'Accueillir',
    'Reformuler la demande',
  ],
  [
    'it',
    'Lavarsi le mani in cucina. Togli anelli e orologio. Usa acqua calda e sapone. Non asciugarti mai sul grembiule.',
    'Lavarsi',
    'Togli anelli e orologio',
  ],
])('repeats no title of a lesson among its rules, in %s', async (language, brief, title, rule) => {
  const { scenes } = await planner.plan(
    requestOf({ language, brief, kind: 'training', durationSec: 40, narrator: true }),
    new AbortController().signal,
  );
  expect(scenes.at(-1)?.prompt).toContain(rule);
  expect(scenes.at(-1)?.prompt).not.toContain(title);
});

it('breaks no line within a name in quotation marks', async () => {
  const [hook = ''] = await cardsOf(
    'ja',
    '京都・西陣の着物レンタル「はなごろも」。着付け込み4,900円。京都駅からバスで15分。ご予約はhanagoromo.exampleから',
  );
  expect(hook).toContain('「はなごろも」');
});

it('lets no scene stand for ten seconds where a brief says little', async () => {
  const scenes = await scenesOf(
    'pt',
    'Faço bolos de aniversário por encomenda no Porto, sem glúten se quiser. Peça pelo Instagram @bolosdaines. Desde 22 euros.',
  );
  expect(scenes.length).toBeGreaterThan(2);
});

it('shows no wish for a mood, however short "please" is written', async () => {
  const cards = await cardsOf(
    'fr',
    'La boulangerie Maison Perrin lance son pain aux noix. 3,80 € la pièce. Ambiance chaleureuse svp. 14 rue Sommeiller.',
  );
  expect(cards.join('\n')).not.toMatch(/chaleureuse|plaît/u);
});

it('quotes in notes what was typed', async () => {
  const { notes } = await planOf(
    'en',
    'pls make it fun!! puppy training in hove, 6 wks 90 quid, small grps, txt me 07700 900 233 thx',
  );
  expect(notes.join(' ')).toContain('“pls make it fun');
});

it.each([
  [
    'de',
    'Ich gebe Kurse in Freiburg. Noch 4 Plätze. Anmeldung: 0761 555 0193. Freundliche Grüße, Anna Riedel',
    /Riedel/u,
  ],
  ['en', 'Mobile hairdresser in Stockport. Cut £32, kids £10. Ring Kel on 07700 900 345 x', /\bx\b/u],
  [
    'pl',
    'Gabinet psychoterapii w Poznaniu, sesje stacjonarnie i online. 180 zł za 50 minut. Tel. 61 555 01 26',
    /\| ?,/u,
  ],
])('shows neither how a letter ends nor a mark that begins a line, in %s', async (language, brief, never) => {
  expect((await cardsOf(language, brief)).join('\n')).not.toMatch(never);
});

it('signs with a name before its town, behind a question', async () => {
  const cards = await cardsOf(
    'nl',
    'Schilder nodig? Van Vliet Schilderwerken uit Zwolle. Vaste prijs vooraf, 6 jaar garantie. Bel Erik: 038 555 0147',
  );
  expect(cards.at(-1)).toContain('Van Vliet Schilderwerken');
});

it('keeps how something is ended among the rules of a lesson', async () => {
  const { scenes } = await planner.plan(
    requestOf({
      ...{ language: 'fr', kind: 'training', durationSec: 40, narrator: true },
      brief:
        'Saluer chaque client. Ne jamais répondre au téléphone pendant un échange. Terminer par « bonne journée ».',
    }),
    new AbortController().signal,
  );
  expect(scenes.at(-1)?.prompt).toContain('Terminer par');
});

it.each([
  ['fr', 'Colocation à Brest : deux chambres libres dans une maison au calme. 06 55 01 10 10', 'deux chambres libres'],
  ['it', 'Pulizie a Biella: prodotti, attrezzi e permessi li portiamo noi. 015 555 010', 'li portiamo noi'],
  ['es', 'Quedamos el martes de 17 h a 19 h 30 en la biblioteca para leer a Galdós. ¡¡VEN!! Club de lectura.', '¡VEN!'],
])('tells what stands behind a colon, a clause and a cry as it is: %s %s', async (language, brief, told) => {
  const scenes = await scenesOf(language, brief);
  const all = scenes.map(({ prompt, script }) => `${prompt.replaceAll('\n', ' ')} ${script ?? ''}`.toLowerCase());
  expect(all.some((text) => text.includes(told.toLowerCase()))).toBe(true);
});

it('opens with what somebody does rather than with what is theirs', async () => {
  const brief =
    'Il mio atelier si chiama Filo Rosso, faccio abiti da sposa su misura a Lecce. Da 1.200 euro. 0832 555 019';
  expect((await cardsOf('it', brief))[0]).toMatch(/^Faccio abiti da sposa/u);
});
