/** What stands beside a German number, and what it asks of "ein" and of an ordinal. */
import { endingIn } from '../words-like';

const isLikeFeminine = endingIn(
  'ung heit keit schaft ion tät ik ei enz anz ur nacht stadt frau hand bank uhr tür fahrt wahl pizza app mail person kugel schüssel maus bar wurst nuss box party card nummer feier regel insel gabel mutter tochter schwester steuer butter e',
);
/** End in e, or as if they were of the others. */
const OTHERS =
  /(?:name|junge|kunde|käse|kollege|auge|ende|gemüse|gebäude|interesse|gewinde|abitur|geschenk|ei|tee|kaffee|gelee|klischee|ragout|getränke)$/iu;
const isMasculine = endingIn(
  'tag monat kaffee tee klick abend preis punkt kuchen tisch platz gast mann kurs termin schritt besuch wein gutschein burger drink film raum stuhl euro cent löffel teller becher stock anruf ort weg schlüssel workshop rabatt artikel apfel meter kilometer liter partner kunde käse name junge saft keks salat döner haarschnitt ölwechsel service',
);
const isFeminine = (noun: string): boolean => isLikeFeminine(noun) && !OTHERS.test(noun);

const DATIVE = /(?<!\p{L})(?:mit|in|ab|nach|von|seit|zu|aus|bei|vor|unter|innerhalb|auf)\s$/iu;
const ACCUSATIVE = /(?<!\p{L})(?:für|ohne|um|pro|durch|gegen)\s$/iu;

/** "ein Kaffee", "eine Pizza", "mit einem Klick": nouns begin with a large letter, adjectives tell by their end. */
export function germanOne(noun: string, before: string): string | undefined {
  const isNoun = /^\p{Lu}/u.test(noun);
  if (!isNoun && !/^\p{Ll}{4,}(?:e|er|es|en|em)$/u.test(noun)) return undefined;
  if (!isNoun) return noun.endsWith('e') ? 'eine' : noun.endsWith('en') ? 'einen' : 'ein';
  const feminine = isFeminine(noun);
  if (DATIVE.test(before)) return feminine ? 'einer' : 'einem';
  if (ACCUSATIVE.test(before) && !feminine && isMasculine(noun)) return 'einen';
  return feminine ? 'eine' : 'ein';
}

/** "ein halber Liter", "eine halbe Stunde", "halber Preis" */
export function germanHalf(noun: string): string {
  if (noun === '') return 'ein halb';
  if (noun === 'Preis') return 'halber';
  if (isFeminine(noun)) return 'eine halbe';
  return isMasculine(noun) ? 'ein halber' : 'ein halbes';
}

/** How an ordinal ends before a noun that has no article. */
const NOUN_ENDS: Readonly<Record<string, string>> = {
  ...{
    Advent: 'r',
    Akt: 'r',
    Stock: 'r',
    Platz: 'r',
    Preis: 'r',
    Geburtstag: 'r',
    Tag: 'r',
    Monat: 'r',
    Gang: 'r',
    Teil: 'r',
  },
  ...{ Etage: '', Klasse: '', Auflage: '', Stunde: '', Woche: '', Reihe: '' },
  ...{ Jahr: 's', Mal: 's', Obergeschoss: 's', OG: 's', Semester: 's', Jubiläum: 's', Jahrhundert: 's' },
};

/** How an ordinal ends behind the words before it: "im zweiten", "der dritte", "unser zehntes". */
export function germanOrdinalEnd(before: string, noun: string): string | undefined {
  const word = /(\p{L}+)\s$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  if (/^(?:im|am|vom|zum|zur|beim|dem|den|des|\p{L}+em)$/u.test(word)) return 'n';
  if (word === 'der' && /(?<!\p{L})(?:in|auf|an|mit|von|aus|bei|nach|seit|zu|vor) der\s$/iu.test(before)) return 'n';
  if (/^(?:der|die|das|jede[rs]?|diese[rs]?|eine|seine|ihre|unsere)$/u.test(word)) return '';
  return NOUN_ENDS[noun];
}
