/** What stands beside numbers in Japanese. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: '円',
  hours: '時',
  months: '月',
  days: '日曜|月曜|火曜|水曜|木曜|金曜|土曜',
  seconds: '秒|分',
  blocks: '丁目',
  before: '前|以前|悪い例|間違い',
  after: '後|今|良い例|正しい例',
  instead: '通常|通常価格|定価|のところ|から|が|今なら|今だけ|特別価格|特価',
  insteadOf: '通常|通常価格|定価',
  calls: '電話',
};
