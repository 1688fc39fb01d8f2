/** What stands beside numbers in Italian. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro',
  hours: 'h|di sera|di mattina',
  seconds: 'sec|secondo|secondi|minuto|minuti',
  until: 'a|alle',
  compares: 'sotto|sopra',
  streets: 'via|piazza|viale|vicolo|piazzale|lungomare|p.zza|p.za|c.so|v.le',
  abbreviations: 'tel|v.le|p.zza|l.go|dott|dr|sig|sigg|avv|arch|geom|prof|p.za|c.so|escl|incl',
  mayEnd: 'lun|mar|mer|gio|ven|sab|dom|cell|ing|rag|n|ca|max|min|es|int',
  before: 'prima|sbagliato|errore',
  after: 'dopo|adesso|giusto|corretto',
  instead:
    'prezzo|prezzo di listino|listino|invece di|anziché|anzichè|al posto di|prima|ora|ora a|adesso|adesso a|solo|a soli|era|normalmente',
  insteadOf: 'invece di|anziché|al posto di|prima',
  downTo: 'a',
  costs: 'costa|costano|paghi|paga|pagate',
  calls: 'chiama|chiamate|numero verde',
};
