/** Names as people type them: in shouts, before a picture sign, behind a deadline, before a wish in the same breath. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planOf = async (language: string, brief: string): Promise<{ title: string; scripts: string; cards: string }> => {
  const asked = requestOf({ brief, language });
  const { title, scenes } = await createLocalPlanner().plan(asked, new AbortController().signal);
  return {
    title,
    scripts: scenes.map(({ script = '' }) => script).join('\n'),
    cards: scenes.map(({ prompt }) => prompt).join('\n'),
  };
};

it('signs with the name that closes a brief behind a wish', async () => {
  const { title } = await planOf(
    'fr',
    'Je fais des confitures à Apt. Pot à 6 €. On aimerait une vidéo douce. Les Pots de Margot',
  );
  expect(title).toMatch(/^Les Pots de Margot/u);
});

it('signs with a name, and not with what announces it', async () => {
  const { title, cards } = await planOf(
    'fr',
    'Nouveau à Dole : Le Salon des Mailles. On retricote vos pulls. Accroc 9 €. Passez nous voir.',
  );
  expect(title).toMatch(/Salon des Mailles:/u);
  expect(cards.split('\n').at(-1)).not.toContain('Nouveau');
});

it('takes a harvest for no name of a page', async () => {
  const { title } = await planOf(
    'es',
    'Aceite verde – Sierra Mágina\nBotella 1 l 12,50 € / 500 ml 7,20 €\nCampaña 2025, prensado en frío\nEnvío 48 h, gratis desde 60 €\nAñadir a la cesta',
  );
  expect(title).toMatch(/^Aceite verde/u);
});

it.each([
  [
    'it',
    'Buonasera, sono la presidente della Pro Loco di Rassa. Il 5 agosto torna la Festa del Fieno.',
    'Pro Loco di Rassa',
  ],
  ['fr', "Je m'appelle Maëlle, je suis vielliste à Vierzon. Bal 300 €. maelle-vielle.example", 'Maëlle'],
])('signs with the firm, or with who plays, and not with how they say it: %s %s', async (language, brief, name) => {
  const { title } = await planOf(language, brief);
  expect(title.startsWith(name)).toBe(true);
});

it.each([
  ['es', 'Turrón blando. Sin aceite de palma. Tarrina 6 €. Tienda en Jijona.', 'Sin aceite de palma'],
  ['es', 'Se regalan gatitos, dos hembras. Alrededores de Astorga. Inés 600 555 010', 'Alrededores de Astorga'],
])('takes neither an oil for a town nor surroundings for a name: %s %s', async (language, brief, told) => {
  const { cards } = await planOf(language, brief);
  expect(cards).toContain(told);
});

it('takes no verb of a sentence for a part of a name', async () => {
  const { title, cards } = await planOf(
    'es',
    'El mercado de segunda mano vuelve a la plaza el sábado 3 de mayo. Trae tus libros.',
  );
  expect(`${title}\n${cards}`).not.toContain('Vuelve');
});

it('ends a shouted name where its address does', async () => {
  const { title } = await planOf(
    'en',
    'WEDDINGS & BIRTHDAYS!! DJ CARLO PLAYS WEDDINGS ACROSS ESSEX, 500+ PARTIES, FROM £450. DJCARLO.EXAMPLE',
  );
  expect(title).toMatch(/^DJ Carlo:/u);
});

it('takes a picture sign behind a name for its end, and introduces it with its article', async () => {
  const { scripts, cards } = await planOf(
    'fr',
    'La Jardinerie des Buttes 🌸 rosiers dès 12,90 €, conseils gratuits. Ouvert de 9h à 19h. Route de Chartres, Rambouillet.',
  );
  expect(scripts).toContain('Voici la Jardinerie des Buttes');
  expect(cards).toMatch(/^Rosiers dès/mu);
});

it('leaves no joint behind where the wish is gone', async () => {
  const brief = 'Bonjour, on est un Repair Café à Villeurbanne et on voudrait une petite vidéo. Samedi de 14h à 17h.';
  expect((await planOf('fr', brief)).cards).not.toMatch(/ et$/mu);
});

it('lists things behind a date by themselves', async () => {
  const { cards } = await planOf(
    'en',
    "school fair at St Anne's Primary, Sat 20 June 12-3, raffle, BBQ, plant stall, 50p entry, all money goes to the library",
  );
  expect(cards).toContain('plant stall');
  expect(cards).toMatch(/Sat 20 June 12-3$/mu);
});

it.each([
  ['nl', 'Zonnepanelen nodig? Lumen uit Zwolle legt ze in één dag. Gratis dakscan: 038 555 01 24', 'Lumen uit Zwolle'],
  [
    'fr',
    "Le festival Les Nuits d'Argelès, du 4 au 9 juillet : 12 concerts en plein air. Billets sur nuitsargeles.example",
    "Festival Les Nuits d'Argelès",
  ],
  [
    'de',
    'wir geben nachhilfe in mathe, 19 euro die stunde. lernhaus kassel tel 0561 555 014',
    'Lernhaus Kassel\ntel 0561 555 014',
  ],
  [
    'en',
    'Tell the story of Ana, who sold her car and delivers soup by bike. She began with one pot. Soup on Wheels.',
    'Soup on Wheels',
  ],
])('signs in %s with all of the name: %s', async (language, brief, signed) => {
  const { cards } = await planOf(language, brief);
  expect(cards).toContain(signed);
  expect(cards).not.toContain('Tell the story');
});
