/** What stands beside numbers in Chinese. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: '元',
  hours: '点',
  months: '月',
  days: '周一|周二|周三|周四|周五|周六|周日|周末|星期一|星期二|星期三|星期四|星期五|星期六|星期日',
  seconds: '秒|分',
  blocks: '号',
  before: '之前|前',
  after: '之后|后',
  instead: '原价|现价|现在|特价|仅需|只要',
};
