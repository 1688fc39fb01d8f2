/** The last card says whose it is, or what it is about where nobody is named, and how to act. */
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const lastCard = async (language: string, brief: string): Promise<string> => {
  const { scenes } = await planner.plan(requestOf({ language, brief, narrator: true }), new AbortController().signal);
  return scenes.at(-1)?.prompt ?? '';
};

describe('a film that names nobody', () => {
  it.each([
    [
      'it',
      'Software per dentisti che scrive la cartella da solo. Compatibile con Gesden e OrisDent. 79 € al mese. dettomio.example',
      'Visita\ndettomio.example\nSoftware per dentisti',
    ],
    [
      'it',
      'App gratuita del Parco delle Murge. Segnala un sentiero chiuso con una foto.',
      'App gratuita del Parco delle Murge\nGuarda come funziona',
    ],
    [
      'it',
      'Compro vecchie moto Gilera e Ducati anche ferme, pago in contanti. Chiamare Piero 338 555 0110',
      'Chiamare Piero\n338 555 0110\nCompro vecchie moto Gilera',
    ],
    [
      'fr',
      'Cherche partenaire de tennis du lundi au jeudi, niveau moyen, Vichy. Léa 06 55 01 10 12',
      'Appelez Léa\n06 55 01 10 12\nPartenaire de tennis',
    ],
    [
      'es',
      'alquiler de bicicletas eléctricas en Nerja, 30 € el día, llamar a Iván 600 555 010',
      'Llamar a Iván\n600 555 010\nAlquiler de bicicletas eléctricas en Nerja',
    ],
    [
      'fr',
      'LA MÉDIATHÈQUE DE LODÈVE COLLECTE VOS CARTES POSTALES. 04 67 55 01 10',
      'Appelez\n04 67 55 01 10\nMédiathèque de Lodève',
    ],
    [
      'en',
      "Hi, I'm a chimney sweep in Harrogate and the villages round about. Sweep £65. Phone 01423 496 011.",
      'Call\n01423 496 011\nChimney sweep in Harrogate',
    ],
    [
      'fr',
      "- Cours de guitare à domicile\n- Tous niveaux\n- 30 € de l'heure\n- Mathieu, 06 55 50 01 34",
      'Appelez Mathieu\n06 55 50 01 34\nCours de guitare à domicile',
    ],
    [
      'es',
      'Aprende a hacer paella de verdad con una cocinera valenciana. Grupos de máximo 10. Reservas en paella.example',
      'Reservas\npaella.example\nAprende a hacer paella de verdad',
    ],
    [
      'nl',
      'Hovenier gezocht? Van den Berg Tuinen legt uw tuin aan. Al 40 jaar ervaring. Bel voor een gesprek: 076 555 0133',
      'Bel voor een gesprek\n076 555 0133\nVan den Berg Tuinen',
    ],
    // A sentence signs with what it tells of, a question with whom it asks for, and nothing is cut before what it needs.
    [
      'en',
      'We just opened a self service laundry on Mill Lane in Whitby. 9 big machines, wash from £5. Bring a book!',
      'Self service laundry on Mill Lane\nBring a book!',
    ],
    [
      'fr',
      'Je donne des cours de yoga à Bayonne le mercredi soir. 18 € la séance. Inscription par sms au 06 12 55 01 90',
      'Inscription par sms\n06 12 55 01 90\nCours de yoga à Bayonne',
    ],
    [
      'es',
      'App para aprender euskera en 10 minutos al día. Gratis, sin anuncios. 120.000 descargas.',
      'App para aprender euskera\nMira cómo funciona',
    ],
    [
      'nl',
      'Loodgieter nodig in Amersfoort? Gratis offerte binnen 24 uur. 15% korting in november. Bel 06 5550 1234',
      'Bel\n06 5550 1234\nLoodgieter in Amersfoort',
    ],
    [
      'ja',
      '畳の張り替え専門店「たたみのオカダ」です。家具の移動も無料。お見積りは048-555-0136まで。',
      'たたみのオカダ\nお見積りは048-555-0136まで',
    ],
    [
      'ja',
      '家事代行のサービスです。1時間2,980円から。スタッフは全員身元確認済み。初回は半額。',
      '家事代行のサービス\n日程をご相談ください',
    ],
    [
      'tr',
      'Köy kahvaltısı her pazar 9-14 arası. Kişi başı 450 TL. 20 yıldır aynı aile. Yerinizi ayırtın: cinaralti.example',
      'Yerinizi ayırtın\ncinaralti.example\nHer pazar 9-14\nKöy kahvaltısı',
    ],
    // Who tells it signs nothing: what a pair has does, whatever its trade.
    [
      'en',
      'My husband and I run a small campsite near Brecon. Pitches £14 a night, dogs welcome. Call 01874 555 012',
      'Call\n01874 555 012\nSmall campsite near Brecon',
    ],
    [
      'de',
      'Meine Frau und ich führen eine kleine Pension in Füssen. Doppelzimmer 89 Euro. Buchen: alpensee.example',
      'Buchen\nalpensee.example\nKleine Pension in Füssen',
    ],
    [
      'fr',
      'Ma femme et moi tenons une crêperie à Dinan. Galette complète 9 €. Réservez au 02 96 55 01 12',
      'Réservez\n02 96 55 01 12\nCrêperie à Dinan',
    ],
    // A name ends before what is said of it.
    [
      'de',
      'Unsere Biokiste kommt jeden Donnerstag zu euch nach Hause. Ab 19,90 Euro. gruenekiste.example',
      'Besuch\ngruenekiste.example\nJeden Donnerstag\nUnsere Biokiste',
    ],
    [
      'es',
      'El bar La Espuela estrena terraza en Jerez. Tapa y caña por 3 €. Reserva tu mesa en el 956 555 013.',
      'Reserva tu mesa\n956 555 013\nBar La Espuela',
    ],
    // What a stop ends is no call, and how many hours no part of a name.
    [
      'es',
      'Vendemos queso de cabra hecho en casa. Envíos a toda España en 48 horas, gratis desde 50 €. queso.example',
      'Visita\nqueso.example\nQueso de cabra hecho en casa',
    ],
    [
      'pt',
      'Chaveiro 24 horas em Curitiba. Abertura de portas a partir de R$ 80. Ligue (41) 95555-0122',
      'Ligue\n(41) 95555-0122\nChaveiro em Curitiba',
    ],
    [
      'fr',
      'TAXI CONVENTIONNÉ À VANNES. TRANSPORT MÉDICAL. 7 JOURS SUR 7. APPELEZ YANN AU 06 55 50 18 20',
      'Appelez Yann\n06 55 50 18 20\nTaxi conventionné à Vannes',
    ],
    [
      'es',
      'Mi padre y yo arreglamos relojes antiguos en Oviedo desde 1984. Presupuesto gratis. Calle Gascona 9.',
      'Relojes antiguos en Oviedo\nEscríbenos',
    ],
    [
      'en',
      'learn to drive in leeds, first 2 lessons £50, manual or automatic, txt 07700 900 415',
      'Txt\n07700 900 415\nLearn to drive in Leeds',
    ],
    // Whose offices they are stands before the comma.
    [
      'en',
      'Moving house? Fixed fee conveyancing from £795. Talk to a real person the same day. Brannock Law, offices in Truro and Falmouth.',
      'Brannock Law\nTalk to a real person the same day',
    ],
  ])('is signed with what it is about, in %s', async (language, brief, card) => {
    expect(await lastCard(language, brief)).toBe(card);
  });
});

describe('a name', () => {
  it.each([
    // Whom a letter greets, where things are found and the rest of a longer name sign nothing.
    [
      'de',
      'Liebe Agentur, unser Weingut Kastner feiert 100 Jahre. Vom 6. bis 8. Juni Hoffest. Eintritt frei.',
      /Agentur/u,
    ],
    [
      'de',
      'Mit Tellerrand planst du die Woche in fünf Minuten. Kostenlos im App Store. 40.000 Haushalte.',
      /App Store/u,
    ],
    [
      'de',
      'Flohmarkt am Sonntag 18. Mai auf dem Schulhof der Grundschule Nord. Standgebühr 8 Euro. Anmeldung: markt@schule.example',
      /^Nord$/mu,
    ],
    ['en', 'wedding photographer Lake District', /^Lake District$/mu],
    [
      'en',
      'My wife makes granola in our kitchen in Ludlow. Three flavours. 400g bags £6.50. Instagram @ludlowgranola',
      /^Wife$/mu,
    ],
    [
      'de',
      'friseursalon haargenau gütersloh, damen herren kinder, waschen schneiden föhnen ab 39 euro, termin online',
      /^Damen/mu,
    ],
  ])('is none, in %s: %s', async (language, brief, wrong) => {
    expect(await lastCard(language, brief)).not.toMatch(wrong);
  });

  it.each([
    ['en', 'best chips in whitley bay 😎 CODFATHER on park view, open til 10, pensioners lunch 6.95', /^CODFATHER$/mu],
    [
      'nl',
      'Op boerderij De Vliet maken we boerenkaas van rauwe melk. Winkel open van donderdag t/m zaterdag.',
      /^De Vliet$/mu,
    ],
    [
      'it',
      'Ristrutturiamo il tuo bagno in 7 giorni a Torino. Sopralluogo gratuito. Tel 011 555 0133',
      /^Ristrutturiamo il tuo bagno$/mu,
    ],
    [
      'it',
      'PASTICCERIA DOLCE VITA – BOLOGNA – COLOMBE 28 € – SPEDIZIONE IN TUTTA ITALIA',
      /^Pasticceria Dolce Vita, Bologna$/mu,
    ],
    [
      'en',
      'Phone screen smashed? Fixed while you wait at FixBox, unit 6 Arndale Centre. No appointment needed.',
      /^FixBox$/mu,
    ],
    [
      'es',
      'hola! doy clases de pilates en Vigo, martes y jueves, 45 euros al mes. escribidme al 655 55 01 36',
      /^Clases de pilates en Vigo$/mu,
    ],
    [
      'fr',
      "Cueillette de fraises à la ferme des Aulnes, à 10 min d'Angers. 4,50 € le kilo. Ouvert en mai.",
      /^Cueillette de fraises(?: à la ferme des Aulnes)?$/mu,
    ],
    [
      'ja',
      'さくら歯科クリニックが6月1日に移転オープンします。土曜も18時まで診療。ご予約は043-555-0199。',
      /^さくら歯科クリニック$/mu,
    ],
  ])('is found, in %s: %s', async (language, brief, name) => {
    expect(await lastCard(language, brief)).toMatch(name);
  });
});

describe('a call', () => {
  it.each([
    // What is told before the way to ask has a card of its own, and so has when.
    [
      'es',
      'Mudanzas en Valencia. Furgoneta desde 35€/hora, montamos muebles, presupuesto sin compromiso wasap 655 55 01 81',
      'Wasap\n655 55 01 81\nMudanzas en Valencia',
    ],
    [
      'pl',
      'Pizzeria Wulkan Rzeszów! We wtorki druga pizza za złotówkę, dowóz od 30 zł gratis, tel 17 555 01 01 otwarte do 23',
      'Zadzwoń\n17 555 01 01\nPizzeria Wulkan Rzeszów',
    ],
    // A street before the number is where somebody is, and a fact is told by itself.
    [
      'de',
      'Physiotherapie Lindner in Erfurt. Massage, Gymnastik. Termine innerhalb von 5 Tagen. Anger 12, Telefon 0361 555 0155.',
      'Rufen Sie an\n0361 555 0155\nPhysiotherapie Lindner in Erfurt',
    ],
    // Whose a number is may stand behind it.
    ['en', 'Roof leaking? We come out the same day. No job too small. 07700 900 231 Dave', 'Call Dave\n07700 900 231'],
  ])('holds nothing else, in %s', async (language, brief, card) => {
    expect(await lastCard(language, brief)).toBe(card);
  });
});

describe('a number or an address', () => {
  it.each([
    ['en', 'Speech therapist for kids. First chat is free. I come to your home. Website talking.example', 'Visit'],
    ['de', 'Klavierstimmer in Leipzig. 30 Jahre Erfahrung. Auch alte Flügel. Tel. 0341 555 0199', 'Rufen Sie an'],
    [
      'pl',
      'Stoły z drewna. Czas realizacji 6 tygodni. 10 lat gwarancji. Pozdrawiam, Marek Lis, tel. 18 555 01 12',
      'Zadzwoń',
    ],
    // What it is for is no person.
    ['fr', 'Crèche à Lyon. Encore 2 places. Jardin et repas bio. Inscriptions : 04 55 55 01 77', 'Inscriptions'],
  ])('is asked for by a verb, without what it is called, in %s', async (language, brief, first) => {
    expect((await lastCard(language, brief)).split('\n')[0]).toBe(first);
  });
});

describe('what opens with its day', () => {
  it('asks viewers to come, and says when', async () => {
    const card = await lastCard('en', 'pub quiz every thursday 8pm @ The Drovers Arms. £2 each. Teams of up to 6.');
    expect(card).toContain('Every thursday 8pm');
    expect(card).toContain('Come along');
  });
});

describe('a brief typed without capitals', () => {
  it('has them where German writes nouns', async () => {
    const brief =
      'klavierstimmer in leipzig, stimmung 110 euro mit anfahrt, auch alte flügel, seit 30 jahren, tel 0341 555 0199';
    const { scenes } = await planner.plan(requestOf({ language: 'de', brief }), new AbortController().signal);
    const shown = scenes.map(({ prompt }) => prompt).join('\n');
    expect(shown).toContain('Stimmung 110 Euro mit Anfahrt');
    expect(shown).toContain('Auch alte Flügel');
  });
});
