import { toCardinal, toOrdinal } from 'n2words/fr-FR';
import { END, sticky } from '../patterns';
import { fromRoman } from '../roman';
import { monthName, sayMoney } from '../saying';
import type { SpokenLanguage } from '../spoken-language';
import { oneOfOrMore } from '../words-like';

const feminine = (value: number): string => toCardinal(value).replace(/\bun$/, 'une');
const time = (hour: number, minute: number): string => {
  if (hour === 0 && minute === 0) return 'minuit';
  return `${feminine(hour)} heure${hour > 1 ? 's' : ''}${minute === 0 ? '' : ` ${feminine(minute)}`}`;
};
const FEMININE = /(?:[^aeiouy]ée|tion|sion|ette|elle|ine|aine|ie|ance|ence|ade|ude|esse|euse|erie|ure|té|ise)s?$/iu;
const isFeminine = oneOfOrMore(
  'personne pizza table place page chambre nuit fois semaine heure minute seconde année femme fille voiture tasse carte part pièce classe vidéo photo recette robe marque équipe plante fleur école ville maison porte clé main adresse offre date langue ligne étape tonne salle crêpe glace tarte brioche séance visite formule course boîte livre étoile fenêtre tranche dose goutte chance tomate pomme bière chaise lampe agence boule note règle mère tête couche série astuce galerie',
);
const MASCULINES = /^(?:été|côté|musée|lycée|trophée|incendie|génie|silence|magazine|domaine|murmure|stade|grade)s?$/iu;
/** "une pizza", "vingt et une personnes" */
const counting = (value: number, noun: string): string =>
  (isFeminine(noun) || FEMININE.test(noun)) && !MASCULINES.test(noun) ? feminine(value) : toCardinal(value);
const centimes = { one: 'centime', other: 'centimes' };

export const fr: SpokenLanguage = {
  tag: 'fr',
  decimal: ',',
  cardinal: (value) => toCardinal(value),
  counting,
  half: (noun) => (noun === '' ? 'un demi' : `${counting(1, noun)} demi`),
  ruler: (value) => (value === 1 ? 'premier' : toCardinal(value)),
  outOf: 'sur',
  moments: 'minuit|midi',
  always: 'vingt quatre heures sur vingt quatre, sept jours sur sept',
  point: 'virgule',
  figureByFigure: false,
  minus: 'moins',
  to: 'à',
  year: (value) => toCardinal(value),
  date: (day, month, of) =>
    `${day === 1 ? 'premier' : toCardinal(day)} ${monthName('fr', month)}${of === undefined ? '' : ` ${toCardinal(of)}`}`,
  time,
  price: (whole, _part, hundredths) => `${whole} ${hundredths}`,
  money: {
    '€': { whole: { one: 'euro', other: 'euros', many: 'd’euros' }, part: centimes },
    EUR: { whole: { one: 'euro', other: 'euros', many: 'd’euros' }, part: centimes },
    $: { whole: { one: 'dollar', other: 'dollars' }, part: { one: 'cent', other: 'cents' } },
    '£': { whole: { one: 'livre', other: 'livres' }, part: 'pence' },
    cts: { whole: centimes },
    ct: { whole: centimes },
    '¢': { whole: centimes },
    CHF: { whole: { one: 'franc', other: 'francs' }, part: centimes },
    '¥': { whole: 'yens' },
  },
  units: {
    '★': { one: '=une étoile', other: 'étoiles' },
    '%': 'pour cent',
    kg: { one: 'kilo', other: 'kilos' },
    g: { one: 'gramme', other: 'grammes' },
    km: { one: 'kilomètre', other: 'kilomètres' },
    m: { one: 'mètre', other: 'mètres' },
    cm: { one: 'centimètre', other: 'centimètres' },
    mm: { one: 'millimètre', other: 'millimètres' },
    'm²': { one: 'mètre carré', other: 'mètres carrés' },
    l: { one: 'litre', other: 'litres' },
    L: { one: 'litre', other: 'litres' },
    ml: { one: 'millilitre', other: 'millilitres' },
    cl: { one: 'centilitre', other: 'centilitres' },
    'km/h': 'kilomètres heure',
    W: { one: 'watt', other: 'watts' },
    Go: { one: 'gigaoctet', other: 'gigaoctets' },
    '°C': { one: 'degré', other: 'degrés' },
    '°': { one: 'degré', other: 'degrés' },
    min: { one: '=une minute', other: 'minutes' },
    s: { one: '=une seconde', other: 'secondes' },
  },
  abbreviations: {
    '/mois': 'par mois',
    '/semaine': 'par semaine',
    '/jour': 'par jour',
    '/an': 'par an',
    '/heure': 'de l’heure',
    '/h': 'de l’heure',
    '/personne': 'par personne',
    '/pers.': 'par personne',
    '/j': 'par jour',
    '/sem.': 'par semaine',
    '/nuit': 'la nuit',
    'av. J.-C.': 'avant Jésus Christ',
    'ap. J.-C.': 'après Jésus Christ',
    HT: 'hors taxes',
    TVA: 'T V A',
    CB: 'carte bancaire',
    Cie: 'compagnie',
    'cf.': 'voir',
    'M.': 'Monsieur',
    Mme: 'Madame',
    Mmes: 'Mesdames',
    Mlle: 'Mademoiselle',
    Dr: 'Docteur',
    'p. ex.': 'par exemple',
    'etc.': 'et cetera',
    'c.-à-d.': 'c’est-à-dire',
    'env.': 'environ',
    'bd.': 'boulevard',
    bd: 'boulevard',
    'av.': 'avenue',
    'n°': 'numéro',
    'N°': 'numéro',
    'tél.': 'téléphone',
    'Tél.': 'téléphone',
    TTC: 'toutes taxes comprises',
    St: 'Saint',
    Ste: 'Sainte',
    'min.': 'minimum',
    'max.': 'maximum',
    RDV: 'rendez-vous',
  },
  signs: {
    '&': 'et',
    '+': 'plus',
    '@': 'arobase',
    '=': 'égale',
    '×': 'fois',
    '%': 'pour cent',
    '½': 'un demi',
    '¼': 'un quart',
    '¾': 'trois quarts',
    '⅓': 'un tiers',
    '⅔': 'deux tiers',
    '1½': 'et',
    '°': 'degrés',
  },
  web: { at: 'arobase', dot: 'point', slash: 'slash', dash: 'tiret', hash: 'hashtag' },
  dayFirst: true,
  rules: (language) => [
    {
      pattern: /(\d{1,2})\s?h\s?½/uy,
      say: ([, hour]) => `${time(Number(hour), 0)} et demie`,
    },
    { pattern: /n[°º]\s?(?=\d)/iuy, say: () => 'numéro' },
    {
      pattern: sticky(`(\\d{1,2})\\s?([hj])\\s?/\\s?(24|7)${END}`),
      say: ([, some, unit, all]) =>
        `${unit?.toLowerCase() === 'h' ? `${feminine(Number(some))} heures` : `${toCardinal(Number(some))} jours`} sur ${toCardinal(Number(all))}`,
    },
    {
      pattern: sticky(`(\\d{1,2})\\s?h(?:\\s?([0-5]\\d))?${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute ?? 0)),
    },
    {
      pattern: sticky(`(\\d{1,3})\\s?heures?${END}`),
      say: ([, hour]) => `${feminine(Number(hour))} heure${Number(hour) > 1 ? 's' : ''}`,
    },
    {
      pattern: /(X{0,2}(?:IX|IV|V?I{0,3}))(?:ème|e)(?=\s(?:siècle|arrondissement|étage))/uy,
      say: ([, roman = '']) => (roman === '' ? undefined : toOrdinal(fromRoman(roman))),
    },
    // "9€99"
    {
      pattern: /(\d{1,4})\s?€\s?(\d{2})(?!\d)/uy,
      say: ([, whole = '', part = '']) => `${sayMoney(language, whole, '€')} ${toCardinal(Number(part))}`,
    },
    { pattern: /p\.\s?(?=\d)/uy, say: () => 'page' },
    { pattern: sticky(`2(nde?)${END}`), say: ([, end]) => (end === 'nd' ? 'second' : 'seconde') },
    { pattern: sticky(`1(er|re|ère)${END}`), say: ([, end]) => (end === 'er' ? 'premier' : 'première') },
    { pattern: sticky(`(\\d{1,4})(?:e|è|ème|eme)${END}`), say: ([, value]) => toOrdinal(Number(value)) },
  ],
};
