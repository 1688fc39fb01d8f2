/** What stands beside numbers in Arabic. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'دولار|دولاراً|درهم|درهماً|دراهم|ريال|ريالاً|ريالات|دينار|ديناراً|دنانير|جنيه|جنيهاً|جنيها|ليرة|شيكل|يورو',
  hours: 'صباحاً|صباحا|مساءً|مساء|ليلاً|ليلا|ظهراً|ظهرا|عصراً|عصرا|ص|م',
  streets: 'شارع',
  before: 'غلط|خطأ',
  after: 'صح|صواب',
  instead: 'السعر|بدلا من|بدلاً من|بدل|عوضا عن|عوضاً عن|كان|كانت|الآن|فقط|صار|أصبح',
  insteadOf: 'بدلا من|بدلاً من|بدل|عوضا عن',
  downTo: 'إلى',
};
