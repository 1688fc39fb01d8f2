/** Which language a brief is read in, when it was asked for in its own and when nobody said. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detectLanguage } from '../../src/adapters/local-planner/lexicon/detect';

/** Briefs of one to five words. */
const SHORT: Readonly<Record<string, string>> = {
  en: 'coffee shop|yoga|our new bakery in Leeds|car wash open today|plumber near me|dog grooming|summer sale|we fix bikes|fresh bread every day|gym opening Monday|haircuts for kids|wedding photos',
  de: 'Bäckerei|Friseursalon in Bremen|frische Brötchen jeden Tag|Autowerkstatt|Wir reparieren Fahrräder|Yogakurs für Anfänger|Blumenladen|Neueröffnung am Samstag|Hundesalon|unser Café am Markt|günstige Reifen|Zahnarzt',
  fr: 'boulangerie|salon de coiffure|pain frais tous les jours|cours de yoga|réparation de vélos|fleuriste à Lyon|notre nouveau restaurant|garage automobile|soldes d’été|toilettage pour chiens|ouverture samedi|dentiste',
  es: 'panadería|peluquería canina|pan fresco todos los días|clases de yoga|taller de bicicletas|floristería en Sevilla|nuestro nuevo restaurante|rebajas de verano|gimnasio|abrimos el sábado|dentista|zapatos hechos a mano',
  it: 'panetteria|parrucchiere a Torino|pane fresco ogni giorno|lezioni di yoga|officina biciclette|fiori per matrimoni|il nostro nuovo ristorante|saldi estivi|palestra|apriamo sabato|dentista per bambini|gelateria artigianale',
  pt: 'padaria|cabeleireiro em Lisboa|pão fresco todos os dias|aulas de ioga|oficina de bicicletas|floricultura|nosso novo restaurante|promoção de verão|academia|abrimos no sábado|sapatos feitos à mão|barbearia',
  nl: 'bakkerij|kapsalon in Utrecht|elke dag vers brood|yogales voor beginners|fietsenmaker|bloemenwinkel|ons nieuwe restaurant|zomeruitverkoop|sportschool|zaterdag open|tandarts|hondentrimsalon',
  pl: 'piekarnia|salon fryzjerski|świeży chleb codziennie|zajęcia jogi|serwis rowerowy|kwiaciarnia w Gdańsku|nasza nowa restauracja|letnia wyprzedaż|siłownia|otwarcie w sobotę|dentysta|buty szyte ręcznie',
  tr: 'fırın|kuaför salonu|her gün taze ekmek|yoga dersleri|bisiklet tamiri|çiçekçi|yeni restoranımız|yaz indirimi|spor salonu|cumartesi açılıyoruz|diş hekimi|el yapımı ayakkabı',
  sv: 'bageri|frisörsalong i Malmö|färskt bröd varje dag|yogakurs för nybörjare|cykelverkstad|blomsterhandel|vår nya restaurang|sommarrea|gym|öppnar på lördag|tandläkare|handgjorda skor',
  ru: 'пекарня|свежий хлеб каждый день|ремонт велосипедов',
  ar: 'مخبز|خبز طازج كل يوم|دروس اليوغا',
  ja: 'パン屋|毎日焼きたてのパン|美容室',
  zh: '面包店|每天新鲜面包',
  ko: '빵집|매일 신선한 빵',
  he: 'מאפייה|לחם טרי כל יום',
  hi: 'बेकरी|हर दिन ताज़ी रोटी',
};

interface Brief {
  readonly brief: string;
  readonly language: string;
}

const FROZEN = JSON.parse(readFileSync(new URL('frozen-briefs.json', import.meta.url), 'utf8')) as readonly Brief[];
const FEW = Object.entries(SHORT).flatMap(([language, briefs]) =>
  briefs.split('|').map((brief) => ({ brief, language })),
);

const read = (briefs: readonly Brief[], asked: (brief: Brief) => string): number =>
  briefs.filter((one) => (detectLanguage(one.brief, asked(one)) ?? asked(one)) === one.language).length;

it('reads briefs in their language, asked for in it or in another', () => {
  const own = ({ language }: Brief): string => language;
  const english = (): string => 'en';
  const found = [FROZEN, FEW].flatMap((briefs) => [read(briefs, own), read(briefs, english)]);
  console.log(
    `of ${FROZEN.length} briefs ${found[0]}, asked for in English ${found[1]}; of ${FEW.length} short ones ${found[2]} and ${found[3]}`,
  );
  // What is reached; a change may only raise them.
  expect(found[0]).toBe(FROZEN.length);
  expect(found[1]).toBeGreaterThanOrEqual(115);
  expect(found[2]).toBeGreaterThanOrEqual(135);
  expect(found[3]).toBeGreaterThanOrEqual(114);
});

it('leaves open what has no language, and names one that has no folder', () => {
  expect(detectLanguage('1234 !!!', 'de')).toBeUndefined();
  const finnish = 'Leipomomme leipoo joka aamu tuoretta ruisleipää ja pullaa. '.repeat(4);
  expect(detectLanguage(finnish, 'en')).toBe('fi');
  expect(detectLanguage('花屋', 'ja')).toBe('ja');
  expect(detectLanguage('花屋', 'de')).toBe('ja');
  expect(detectLanguage('鲜花', 'de')).toBe('zh');
});
