/** What the words beside a Polish number ask of it: the gender by the noun, the case by what stands before and how the noun ends. */
import type { PolishCase, PolishGender } from './polish-numbers';

const startsWith = (stems: string): RegExp => new RegExp(`^(?:${stems.replaceAll(' ', '|')})`, 'iu');

const FEMININE = startsWith(
  'aplikacj bluz butel bułk chust część częśc córk dawk drog dróg dziewczyn edycj filiżan firm form gałk godzin grup gwiazd herbat kanap kaw klas kobiet kolacj kołdr kąpiel koszul kropl książ kuchni lekcj lini lokalizacj łazienk łyż metod minut noc nagrod ofert opcj osob osób paczk pani part piekarni pizz placówk podusz porcj pozycj promocj próbk puszk rat restauracj roślin rur ryb rzecz róż sal sekund seri sesj siostr skrzyn spódnic stron sukien sypialni szklan szkol szkoł sztu tablet tablicz torb toreb ulic usług warstw wersj wizyt zasad zup świec ścian',
);
const NEUTER = startsWith(
  'ciast dani drzew jabł jaj krzes łóż miejsc miast mięs okn okien piętr piw słow spotkani szkoleni śniadani urodzin wydani zdjęci zamówieni wydarzeni pytani zdani zajęci ćwiczeni lata(?!\\p{L}) lat(?!\\p{L})',
);
const PERSON = startsWith(
  'mężczyzn klien gości uczni pracowni eksper lekarz studen specjalis pacjen użytkowni uczestni artyst trener nauczyciel kucharz mistrz przyjaci koleg chłop panów fryzjer inżynier mechani kierowc sąsiad rodzic fan[óo]w partner dostawc sprzedawc turyst zawodni muzyk aktor ludzi mieszkań czytelni doradc pasażer biegacz rolni piekarz barist dentyst odbiorc fachowc członk graczy widz[óo]w dorosłych seniorów',
);

export function polishGender(noun: string): PolishGender {
  if (/^dzieci(?!\p{L})/iu.test(noun)) return 'children';
  if (PERSON.test(noun)) return 'person';
  if (NEUTER.test(noun)) return 'neuter';
  if (FEMININE.test(noun) || /(?:[cszd]j[ei]|a)$/iu.test(noun)) return 'feminine';
  return /[oeę]$/iu.test(noun) ? 'neuter' : 'masculine';
}

/** A number is in the genitive after these, and at the end of a range. */
const GENITIVE =
  /(?:(?<!\p{L})(?:od|do|bez|dla|około|ok\.|powyżej|poniżej|w ciągu|w cenie|ze|z|koło|blisko|spośród|wśród|zamiast|oprócz)\s|~\s?|\d\s?[–-]\s?)[-−]?$/iu;

export function polishCase(before: string, noun: string): PolishCase {
  if (/mi$/iu.test(noun)) return 'instrumental';
  if (/ach$/iu.test(noun)) return 'locative';
  return GENITIVE.test(before) ? 'genitive' : 'nominative';
}
