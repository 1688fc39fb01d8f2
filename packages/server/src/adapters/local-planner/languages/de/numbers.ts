/** What stands beside numbers in German. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro|franken',
  hours: 'uhr|h',
  seconds: 'sek*|minute|minuten',
  until: 'bis',
  compares: 'über|unter',
  streetEnds: '*straße|*strasse|*gasse|*platz',
  abbreviations:
    'dr|nr|prof|dipl|*str|str|tel|ca|bzw|inkl|exkl|zzgl|abzgl|evtl|ggf|gegr|z.b|z. b|d.h|d. h|u.a|u. a|i.d.r|abt|chron|einschl',
  mayEnd: 'mo|di|mi|do|fr|sa|so|jan|feb|mär|apr|aug|sept|okt|nov|dez|hr|fr|ing|mob|max|min|mind|geb|st|jg',
  counted:
    'liga|bundesliga|stock|og|etage|klasse|obergeschoss|bezirk|stunde|mal|generation|jahrgang|halbjahr|lehrjahr|auflage|kind|woche|advent|geburtstag',
  steps: 'schritt',
  before: 'vorher|früher|falsch',
  after: 'nachher|heute|richtig',
  instead: 'statt|anstatt|früher|vorher|bisher|war|jetzt|nur|jetzt nur|nur noch|jetzt nur noch|uvp|normalerweise',
  insteadOf: 'statt|anstatt|sonst|regulär|uvp|normalerweise',
  downTo: 'auf|nur noch|jetzt nur noch',
  costs: 'zahlt|zahlen|zahlst|kostet|kosten',
  calls: 'hotline|notruf|wähle|wählen',
};
