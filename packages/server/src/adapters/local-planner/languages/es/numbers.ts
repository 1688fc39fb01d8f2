/** What stands beside numbers in Spanish. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro|euros|dólares',
  hours: 'h',
  seconds: 's|seg|segundo|segundos|minuto|minutos',
  until: 'a|al',
  compares: 'bajo|sobre|más de|menos de',
  streets: 'calle|plaza|avenida|c/',
  abbreviations: 'dr|sr|sra|avda|núm|tel',
  shortDates: 'lun|mar|mié|jue|vie|sáb|dom',
  steps: 'paso',
  before: 'antes|mal|incorrecto',
  after: 'después|ahora|bien|correcto',
};
