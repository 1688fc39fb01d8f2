/** What stands beside numbers in Portuguese. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'reais|euro|euros',
  hours: 'h',
  seconds: 's|seg|segundo|segundos|minuto|minutos',
  until: 'às|a|até|do',
  compares: 'menores de|até',
  streets: 'rua|praça|avenida',
  abbreviations: 'dr|sr|sra|av|tel',
  before: 'antes|errado',
  after: 'depois|agora|certo|correto',
};
