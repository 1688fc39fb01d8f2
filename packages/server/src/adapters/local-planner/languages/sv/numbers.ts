/** What stands beside numbers in Swedish. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'kr|sek|kronor',
  seconds: 'sek|sekunder|minut|minuter',
  until: 'till',
  compares: 'under|över',
  streetEnds: '*gatan|*vägen',
  before: 'före|fel',
  after: 'nu|efter|rätt',
  instead: 'istället för|i stället för|förut|tidigare|nu|nu bara|ordinarie|ord. pris',
  insteadOf: 'istället för|i stället för|ordinarie|tidigare',
  downTo: 'till',
  calls: 'ring',
};
