/** What stands beside numbers in Turkish. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: "tl|lira|liradan|liraya|tl'*|lira'*",
  seconds: 'saniye|dakika',
  until: 'kadar',
  streetEnds:
    'cad.|cad|cd.|caddesi|sok.|sokak|sokağı|sk.|blv.|bulvarı|caddesi no:|cad. no:|sokak no:|sok. no:|çarşısı no|çarşısı no:|çarşısı no.|çarşı no|çarşı no:|çarşı no.|pasajı no|pasajı no:|pasajı no.|hanı no|hanı no:|hanı no.|iş hanı no|iş hanı no:|iş hanı no.|bedesten no|bedesten no:|bedesten no.|bedesteni no|bedesteni no:|bedesteni no.|sitesi no|sitesi no:|sitesi no.|sanayi sitesi no|sanayi sitesi no:|sanayi sitesi no.|mahallesi no|mahallesi no:|mahallesi no.|mah. no|mah. no:|mah. no.|mah no|mah no:|mah no.|meydanı no|meydanı no:|meydanı no.|pazarı no|pazarı no:|pazarı no.|iskelesi no|iskelesi no:|iskelesi no.|apt no|apt no:|apt no.|apt. no|apt. no:|apt. no.|apartmanı no|apartmanı no:|apartmanı no.|plaza no|plaza no:|plaza no.|avm no|avm no:|avm no.|köyü no|köyü no:|köyü no.|yolu no|yolu no:|yolu no.|sahili no|sahili no.|han no|han no:|pasaj no|çarşı içi no|sahili no.|kordonu no|kordonu no:|kordonu no.',
  abbreviations: 'yrd|müh|ecz|hzl|cad|cd|sok|sk|mah|blv|bulv|dr|dt|uzm|prof|doç|öğr|tel|örn',
  counted: 'sokak|sok|sk|cadde|cadd|cad|kat|blok|ada|etap|sanayi|mahalle|mah|bulvar|blv|yıl|yılı|gün|hafta|ay|ders',
  mayEnd: 'ltd|şti|vb|apt',
  before: 'yanlış',
  after: 'doğru',
  instead:
    'fiyat|fiyatı|yerine|yerine sadece|yerine yalnızca|şimdi|şimdi sadece|önceden|eskiden|eski fiyat|yeni fiyat|normalde',
  insteadOf: 'yerine|normalde|önceden',
  calls: 'alo|ara|arayın|çağrı',
};
