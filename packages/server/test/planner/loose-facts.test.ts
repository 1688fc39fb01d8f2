/** What says nothing by itself shares a card with what it is of, and who somebody is stays beside what they wish. */
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const planOf = async (language: string, brief: string) =>
  planner.plan(requestOf({ language, brief, narrator: true }), new AbortController().signal);
const cardsOf = async (language: string, brief: string): Promise<string[]> =>
  (await planOf(language, brief)).scenes.map(({ prompt }) => prompt);

describe('a price, a deadline and what comes later', () => {
  it.each([
    [
      'en',
      'A soy candle from Sheffield. Burns 45 hours. £18. Hand-poured. Order at hearth.example',
      'Burns 45 hours\n£18',
    ],
    [
      'en',
      "Fenland Folk Weekend. Three days, two stages. £95 until 1 April. Then it's £130. Get yours at fenland.example",
      "£95 until 1 April\nThen it's £130",
    ],
    [
      'en',
      'Half price on all tyres. Until Sunday only. Fitted while you wait. Call 01757 555 0144',
      'Half price on all tyres\nUntil Sunday only',
    ],
    [
      'fr',
      "Fromagerie à Cahors. Plateau de 6 fromages. 24 €. Jusqu'au 15 mai. Commandez au 05 65 55 01 20",
      "Plateau de 6 fromages\n24 €\nJusqu'au 15 mai",
    ],
  ])('have no card of their own, in %s: %s', async (language, brief, card) => {
    expect(await cardsOf(language, brief)).toContain(card);
  });

  it('leaves a price with a thing of its own alone', async () => {
    const cards = await cardsOf('en', 'Barber in Leeds. Hot towels and a proper chair. Beard £9. Walk in any day.');
    expect(cards.some((card) => card.includes('chair') && card.includes('£9'))).toBe(false);
  });
});

describe('who wishes for a film in the sentence that says who they are', () => {
  it.each([
    [
      'de',
      'Guten Tag, wir sind die Gärtnerei Lindhof in Selm und bräuchten ein kurzes Video zur Eröffnung am 12. April. An dem Tag gibt es 20 % auf alle Stauden.',
      'Gärtnerei Lindhof',
      'Eröffnung am 12. April',
    ],
    [
      'en',
      'Hi, we are Lindhof Nurseries in Selby and we need a short video for our spring opening on 12 April. 20% off all perennials that day.',
      'Lindhof Nurseries',
      'Spring opening on 12 April',
    ],
    [
      'it',
      'Salve, siamo la Cantina Sperone di Asti e vorremmo un video per la vendemmia aperta del 21 settembre. Degustazione 10 euro.',
      'Cantina Sperone',
      'vendemmia aperta del 21 settembre',
    ],
  ])('is named, and so is what it is for, in %s', async (language, brief, name, what) => {
    const { scenes, notes } = await planOf(language, brief);
    const shown = scenes.map(({ prompt }) => prompt).join('\n');
    expect(scenes.at(-1)?.prompt).toContain(name);
    expect(shown).toContain(what);
    expect(shown).not.toMatch(/video/iu);
    expect(notes.join('\n')).not.toContain('left out');
  });
});

describe('a page of a shop', () => {
  it('opens with what it sells and its price, and not with what it cries above', async () => {
    const page = [
      'Free delivery over £40',
      'Home > Kitchen > Kettles',
      'Norling gooseneck kettle 0.9 l',
      '£64.95',
      '1 of 7 images',
      'Add to basket',
      'Keeps warm for 60 minutes',
    ];
    const cards = await cardsOf('en', page.join('\n'));
    expect(cards[0]).toBe('Norling gooseneck kettle 0.9 l\n£64.95');
    expect(cards.at(-1)).toBe('Norling gooseneck kettle\nOrder now');
    expect(cards.join('\n')).not.toContain('1 of 7');
  });
});

describe('a brief as somebody types it', () => {
  it('is signed by whose number it is', async () => {
    const brief =
      "Besoin d'un coup de main pour déménager ? Deux gars, un camion, 60 € de l'heure à Toulouse. Devis par téléphone : 06 12 55 01 08. Karim";
    const cards = await cardsOf('fr', brief);
    expect(cards.at(-1)).toBe('Devis par téléphone\n06 12 55 01 08\nKarim');
    expect(cards).not.toContain('Karim');
  });

  it('has its name without capitals, and its things apart', async () => {
    const brief =
      'yarn shop in hebden bridge called the tangled ewe, just had a delivery of hand dyed dk from shetland, 100g skeins £22, knit night thursdays 6-8';
    const cards = await cardsOf('en', brief);
    expect(cards.at(-1)).toMatch(/^The Tangled Ewe\n/u);
    expect(cards).toContain('100g skeins\n£22');
  });

  it('keeps both of two things that begin alike, and counts what an article leads to', async () => {
    const told = await cardsOf('en', 'Bookkeeper in Derby. VAT from £60 a month. No jargon, no surprise invoices.');
    expect(told.join('\n')).toContain('No jargon, no surprise invoices');
    const counted = await cardsOf(
      'de',
      'Nachhilfe in Freiburg, 25 Euro die Stunde, bin Student im 8. semester, 0176 555 0033',
    );
    expect(counted.join('\n')).toMatch(/im 8\. semester/iu);
  });

  it('loses nothing that a wish for a film says of what it is for', async () => {
    const brief =
      'Hello, hope you\'re well. We\'d like something around 20 seconds for Facebook to promote our Christmas Craft Fair at Kirkby Village Hall on Saturday 6 December, 10am to 3pm. 35 stalls, mulled wine. Could the end say "See you there"? Many thanks, Pauline (chair)';
    const cards = (await cardsOf('en', brief)).join('\n');
    expect(cards).toContain('Christmas Craft Fair at Kirkby Village Hall');
    expect(cards).not.toMatch(/chair|See you there|Facebook/u);
  });

  it('is not cut behind "and" where no clause begins', async () => {
    const brief =
      'casa rural con chimenea y jacuzzi en la sierra de gredos para 8 personas, 240 la noche, mínimo 2 noches. Escribe a casa@correo.example';
    expect((await cardsOf('es', brief)).join('\n')).toContain('Casa rural con chimenea y jacuzzi');
  });
});

describe('what a brief asks, and what it is of', () => {
  it.each([
    // A label in one language is a call in another, and an address is never dropped with it.
    [
      'pt',
      'Aulas de surf na Ericeira. Prancha incluída. 35 € por aula. Marque: ondacerta.example',
      'Marque\nondacerta.example',
    ],
    [
      'en',
      'Bindle splits the bills in shared houses. Free for up to four people. Get it at bindle.example',
      'Get it\nbindle.example',
    ],
    [
      'de',
      'Zahnarztpraxis Weiß in Celle. Wir nehmen uns Zeit. Zahnreinigung 89 Euro. Neupatienten willkommen, Termin unter 05141 555 0170.',
      'Termin\n05141 555 0170',
    ],
    [
      'en',
      'Alterations and repairs, The Stitch Room, 4 Castle Arcade, Cardiff. Hems from £10 while you shop. Closed Mondays.',
      'The Stitch Room',
    ],
    [
      'it',
      'Palestra Forza 4 a Bergamo: sala pesi, corsi, sauna. Abbonamento 29 euro al mese. Via Palazzo 90',
      'Palestra Forza 4',
    ],
  ])('is whole on the last card, in %s: %s', async (language, brief, part) => {
    expect((await cardsOf(language, brief)).at(-1)).toContain(part);
  });

  it('shows no courtesy of the wish, and facts behind a sentence by themselves', async () => {
    const wish =
      'bonjour, petite vidéo pour mon entreprise de ramonage à Limoges svp. ramonage 60 € certificat compris, rdv sous 8 jours, 06 12 55 01 41 Didier';
    expect((await cardsOf('fr', wish)).join('\n')).not.toMatch(/pla[iî]t|svp/u);
    const vacancy =
      'Wir suchen zum 1. September eine Erzieherin oder einen Erzieher für unsere Waldkita in Lüneburg, 30 Stunden, TVöD, nettes Team. Bewerbung an team@waldkita.example';
    expect((await cardsOf('de', vacancy)).length).toBeGreaterThan(2);
  });
});
