/** What stands beside numbers in Russian. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'руб|евро|рублей',
  until: 'до',
  streets: 'улица|ул.',
  abbreviations: 'ул|д|г',
  before: 'раньше|до',
  after: 'теперь|после',
  instead: 'вместо|раньше|было|теперь|сейчас|всего',
};
