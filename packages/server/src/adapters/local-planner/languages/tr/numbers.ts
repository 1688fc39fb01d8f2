/** What stands beside numbers in Turkish. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'tl|lira',
  seconds: 'saniye|dakika',
  before: 'yanlış',
  after: 'doğru',
  instead: 'yerine|yerine sadece|yerine yalnızca|şimdi|şimdi sadece|önceden|eskiden|eski fiyat|yeni fiyat|normalde',
  insteadOf: 'yerine|normalde|önceden',
};
