/** What is told of a brief, and who signs it: stories without the wish for them, houses in scripts without capitals, reasons of whoever writes. */
import type { Route } from '@vid/sdk/contract';
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { readBrief } from '../../src/adapters/local-planner/reading/read-brief';
import { requestOf } from './request-of';

const planOf = async (language: string, brief: string, route?: Route) => {
  const asked = requestOf({ brief, language, ...(route === undefined ? {} : { route }) });
  const { title, scenes } = await createLocalPlanner().plan(asked, new AbortController().signal);
  const cards = scenes.map(({ prompt }) => prompt);
  return { title, cards: cards.join('\n'), last: cards.at(-1) ?? '' };
};
const brandOf = (language: string, brief: string) => readBrief({ brief, kind: 'ad', language }).brand;

it.each([
  ['en', "Tell how Nell, a ferryman's daughter, crossed the bay alone. Today she teaches rowing.", /^Nell/u],
  ['de', 'Erzähle die Geschichte der Weberin Ilse, die von vorn anfing. Heute webt sie Decken.', /^Weberin Ilse/u],
  ['fr', "Raconte l'histoire de Lucien, horloger à Morez, qui répare une horloge par semaine.", /^Lucien/u],
  ['es', 'Cuenta la historia de Rosa, que volvió al pueblo y abrió un horno.', /^Rosa/u],
  ['it', 'Racconta come Piero ha salvato il vecchio mulino. Oggi macina per tutta la valle.', /^Come Piero/u],
  ['pt', 'Conte a história do Zé, que trocou o escritório por uma traineira.', /^O Zé/u],
  ['nl', 'Vertel het verhaal van Bram, die een kapotte molen kocht. Nu maalt hij weer.', /^Bram/u],
  ['pl', 'Opowiedz historię Anny, która zamieniła biuro na pasiekę. Pasieka Anna.', /^Historia Anny/u],
  ['tr', "Emine'nin hikâyesini anlat: köyden şehre bir çuval unla geldi. Emine Fırın.", /^Emine'nin hikâyesi\n/u],
  ['ja', '廃校をパン屋にした夫婦の物語を伝えて。今では毎朝百人が並びます。', /夫婦の物語/u],
  ['ar', 'احكِ قصة سلمى التي بدأت بماكينة خياطة واحدة. مشغل سلمى', /^قصة سلمى/u],
])('in %s a story is told without the wish for it', async (language, brief, opening) => {
  expect((await planOf(language, brief, 'story')).cards).toMatch(opening);
});

it('leaves a story that its viewers are to tell', async () => {
  const { cards } = await planOf('en', 'Tell your story on stage. Open mic every Friday at the Anchor, Poole.');
  expect(cards).toMatch(/^Tell your story on stage/u);
});

it('keeps the turns of a story behind whose it is', async () => {
  const brief =
    "Nell, a ferryman's daughter from Malin, lost her boat in a storm one winter, built another from driftwood alone, and now teaches forty children to row every summer.";
  expect((await planOf('en', brief, 'story')).cards).toContain('teaches forty children');
});

it.each([
  ['خصم على كل الأثواب. مقاسات كبيرة. بوتيك الياسمين، إربد، شارع الحصن. العرض ليومين', 'بوتيك الياسمين'],
  [
    '«عاد ظهري كما كان» – أبو فهد، ٥٠ سنة. مركز نبض للعلاج الطبيعي، أبها. الجلسة الأولى ٩٠ ريال',
    'مركز نبض للعلاج الطبيعي',
  ],
  ['نطحن البن كل صباح. قهوة تركية وعربية. محمصة الوادي', 'محمصة الوادي'],
  ['حلويات طازجة كل يوم. عيادة أسنان قريبة من المحل', undefined],
])('a house signs where a script has no capitals: %s', (brief, name) => {
  expect(brandOf('ar', brief)).toBe(name);
});

it.each([
  ['en', 'Hedgerow: the app that names any plant from a photo. Free, no account.', 'Hedgerow'],
  ['de', 'Pilzfreund: die App, die Pilze am Foto erkennt. Kostenlos.', 'Pilzfreund'],
  ['tr', 'Cüzdan: harcamalarını tek ekranda toplayan uygulama. Ücretsiz.', 'Cüzdan'],
  ['en', 'Wanted: a barista for our café in Whitby. £12 an hour.', undefined],
  ['en', 'Tomorrow: a bakery opens in Leeds. Free buns.', undefined],
])('in %s a word is a name where its definition follows: %s', (language, brief, name) => {
  expect(brandOf(language, brief)).toBe(name);
});

it.each([
  ['tr', "Kahve falı uygulaması. Fincanını çek, yorumu oku. App Store ve Google Play'de.", /App Store/u],
  ['en', 'An app that counts birdsong. Free on the App Store and Google Play.', /App Store/u],
])('in %s shops of programs sign nothing', async (language, brief, shops) => {
  expect((await planOf(language, brief, 'app-demo')).title).not.toMatch(shops);
});

it.each([
  ['en', "HOT PIES FROM £3. NO QUEUE. TONY'S SNACK BAR, WHARF 3, GRANGEMOUTH", "Tony's Snack Bar"],
  ['fr', 'HUÎTRES OUVERTES DEVANT VOUS. 12 POUR 14 EUROS. CABANE MARTEL, PORT 7, GUJAN-MESTRAS', 'Cabane Martel'],
  ['tr', 'LAHMACUN 70 TL. AYRAN BİZDEN. ÇINAR SOFRASI, SANAYİ 6, NİZİP', 'Çınar Sofrası'],
  ['tr', 'Kalaycıyız, tencere parlatırız. Bir tencere 120 lira. Kalaycı Remzi, Eski Han no 7', 'Kalaycı Remzi'],
  ['tr', 'lavanta topluyoruz, balımız var, yer ayırtmak için 0532 555 01 48 lavanta bahçesi', 'Lavanta Bahçesi'],
])('in %s whoever is somewhere signs: %s', (language, brief, name) => {
  expect(brandOf(language, brief)).toBe(name);
});

it('signs with no verb cut off, nor with who has something', async () => {
  const { last } = await planOf('tr', 'Dağda arı besliyoruz, üç kuşaktır. Süzme bal 400 lira. Kargo bizden.');
  expect(last).not.toMatch(/Dağda arı$/mu);
  expect(
    (await planOf('ar', 'عندي شغل صغير من البيت، أسوي شموع. الشمعة ٣ دنانير. انستغرام @shama.lina')).last,
  ).not.toContain('عندي');
});

it('keeps reasons of whoever writes, and how a letter leads to its points, from viewers', async () => {
  const { cards } = await planOf(
    'en',
    'We bake rye bread in Hull and we need more customers. Loaf £4. Rye & Co, 2 Mill Lane.',
  );
  expect(cards).toContain('We bake rye bread in Hull');
  expect(cards).not.toMatch(/more customers/iu);
  const letter =
    'Dear Ann,\nFollowing our call, please find the points for the clip.\n- Half plots £28\n- Water on site\nCould you end on our address, plots@mossley.example?';
  const told = await planOf('en', letter);
  expect(told.cards).not.toMatch(/Following|Could you|\?/u);
});

it('says how old somebody is beside what they said', async () => {
  const { last } = await planOf(
    'en',
    '"I slept. Week three and I woke at seven, annoyed." Marsha, 52, bus driver. Sandown Sleep Clinic, Ryde.',
    'testimonial',
  );
  expect(last).not.toContain('Marsha');
});
