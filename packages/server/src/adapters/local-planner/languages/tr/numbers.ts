/** What stands beside numbers in Turkish. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: "tl|lira|liradan|liraya|tl'*|lira'*",
  seconds: 'saniye|dakika',
  until: 'kadar',
  streetEnds: 'cad.|cad|cd.|caddesi|sok.|sokak|sokağı|sk.|blv.|bulvarı|caddesi no:|cad. no:|sokak no:|sok. no:',
  abbreviations: 'cad|cd|sok|sk|mah|blv|bulv|dr|dt|uzm|prof|doç|öğr|tel|örn',
  counted: 'sokak|sok|sk|cadde|cadd|cad|kat|blok|ada|etap|sanayi|mahalle|mah|bulvar|blv|yıl|yılı|gün|hafta|ay|ders',
  mayEnd: 'ltd|şti|vb|apt',
  before: 'yanlış',
  after: 'doğru',
  instead:
    'fiyat|fiyatı|yerine|yerine sadece|yerine yalnızca|şimdi|şimdi sadece|önceden|eskiden|eski fiyat|yeni fiyat|normalde',
  insteadOf: 'yerine|normalde|önceden',
};
