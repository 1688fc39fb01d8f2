/** What stands beside numbers in Korean. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: '원',
  hours: '시',
  months: '월',
  instead: '정가|정상가|할인가|특가|대신|지금',
};
