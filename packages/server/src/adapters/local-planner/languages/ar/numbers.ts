/** What stands beside numbers in Arabic. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'دولار|درهم|ريال|يورو',
  streets: 'شارع',
  before: 'غلط|خطأ',
  after: 'صح|صواب',
  instead: 'بدلا من|بدلاً من|بدل|عوضا عن|عوضاً عن|كان|كانت|الآن|فقط|صار|أصبح',
};
