/** What stands beside numbers in Spanish. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro|euros|dólares|dolares|pesos',
  hours: 'h',
  seconds: 's|seg|segundo|segundos|minuto|minutos',
  until: 'a|al',
  compares: 'bajo|sobre|más de|menos de',
  streets: 'calle|plaza|avenida|c/|avda.|avda|av.|pza.|pza|travesía|carrer',
  abbreviations: 'enf|dr|dra|sr|sra|srta|lic|prof|profa|arq|avda|núm|tel|tfno|telf|tlf|móv|aprox|pza|p. ej|p.ej|incl',
  mayEnd: 'lun|mar|mié|jue|vie|sáb|dom|ing|av|col|c.p|no|cel|ext|máx|mín',
  steps: 'paso',
  before: 'antes|mal|incorrecto',
  after: 'después|ahora|bien|correcto',
  instead:
    'precio|pvp|por|en vez de|en lugar de|antes|antes a|ahora|ahora a|ahora por|a solo|por solo|costaba|normalmente|solo|sólo',
  insteadOf: 'en vez de|en lugar de|antes|normalmente',
  downTo: 'a',
  costs: 'cuesta|cuestan|pagas|paga|pagáis',
  calls: 'llame|llama|marca|marque',
};
