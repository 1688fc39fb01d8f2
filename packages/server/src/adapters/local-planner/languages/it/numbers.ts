/** What stands beside numbers in Italian. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro',
  seconds: 'sec|secondo|secondi|minuto|minuti',
  until: 'a|alle',
  compares: 'sotto|sopra',
  streets: 'via|piazza',
  abbreviations: 'tel|dott',
  shortDates: 'lun|mar|mer|gio|ven|sab|dom',
  before: 'prima|sbagliato|errore',
  after: 'dopo|adesso|giusto|corretto',
};
