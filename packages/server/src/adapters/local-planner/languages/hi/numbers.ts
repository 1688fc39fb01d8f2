/** What stands beside numbers in Hindi. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'रुपये',
  instead: 'की जगह|के बजाय|पहले|अब|सिर्फ',
};
