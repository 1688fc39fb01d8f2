/** What stands beside numbers in Portuguese. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'reais|euro|euros',
  hours: 'h',
  seconds: 's|seg|segundo|segundos|minuto|minutos',
  until: 'às|a|até|do',
  compares: 'menores de|até',
  streets: 'rua|praça|avenida|av.|travessa|alameda|rodovia',
  abbreviations:
    'enf|engª|exmos|exmo|exma|exmas|ex.mos|dr|dra|sr|sra|prof|profa|arq|av|tel|telef|telm|tlm|tlf|contac|nº|aprox|p. ex|p.ex|incl',
  mayEnd: 'eng|r|cel|n|máx|mín|ex',
  before: 'antes|errado',
  after: 'depois|agora|certo|correto',
  instead: 'preço|por|em vez de|ao invés de|antes|antes por|agora|agora por|por apenas|por só|só|normalmente',
  insteadOf: 'em vez de|ao invés de|antes|normalmente',
  downTo: 'a|para|por',
  costs: 'custa|custam|paga|pague|pagam',
  calls: 'ligue|disque',
};
