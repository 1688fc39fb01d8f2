/** The words of Turkish that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 've veya ama ile &',
  starts: 'için gibi kadar önce sonra',
  hangs:
    'kişi hafta ilk ya bir bu şu o her hiç çok daha en de da ki mi değil ve veya ama ile metrekaresi kilosu tanesi adedi',
  endings: ' edin| arayın| gelin| deneyin| alın| ulaşın| kaydolun| katılın| indirin| kaçırmayın',
  acts: 'hemen|şimdi|rezervasyon|bugün|bizi arayın|üye olun|kaydolun|ücretsiz deneyin|sipariş verin|arayın|randevu|bekleriz|takip edin|bize yazın|gelin',
  offers: 'giriş ücretsiz|indirim|ücretsiz|bedava|hediye|yarı fiyat|kampanya|%|yerine',
  concessions: 'çocuk*|öğrenci*|giriş|otopark|kargo|teslimat|wifi',
  pending: 'açıklanacak|duyurulacak|belli olacak|henüz belli değil|netleşecek',
  parts: 'taşınma nedeniyle|taşındığım için|taşındığımız için|yer darlığından|ihtiyaç fazlası',
  refers: 'bu şu o bunlar ayrıca orada',
  ours: 'bir bizim benim',
  tones:
    'neşeli sakin sıcak samimi eğlenceli profesyonel ciddi modern şık genç dinamik enerjik duygusal minimalist lüks hızlı yavaş ton üslup stil hava müzik lütfen çok biraz olsun kısa sade esprili bir abartısız duygusal ama',
  wishes:
    'video |film |lütfen |hedef kitle|ton:|stil:|format:|süre:|çok da |reels için|story için|müzik |yazılar |fotoğraf |lütfen |[ekle',
  bids: 'lütfen ',
  films: 'video*|reklam*|tanıtım film*|reels',
  film: 'videoda|filmde|dış ses|seslendirme|altyazı|dikey olsun|dikey format|ağır çekim|hızlı kesme|canlı olsun|renkli olsun|fon müziği|müzik olmasın|sessiz olsun|kısa olsun|ağlatmasın|kısa olsun|uzun olmasın|enerjik olsun|samimi olsun|sade olsun|eğlenceli olsun|duygusal|hitap etsin|seslendirme|altyazı|yakın plan|ekranda|ağlatmasın',
  greets: 'merhaba|selam|selamlar|iyi günler|merhabalar|sayın|sevgili|iyi akşamlar|günaydın|kolay gelsin',
  bends:
    "'de 'da 'te 'ta 'den 'dan 'ten 'tan 'e 'a 'ye 'ya 'in 'ın 'un 'ün 'nin 'nın 'nun 'nün 'i 'ı 'u 'ü 'yi 'yı 'yu 'yü 'le 'la 'yle 'yla 'deki 'daki 'teki 'taki 'nde 'nda 'nden 'ndan 'ne 'na 'ni 'nı 'nu 'nü 'ndeki 'ndaki",
  introduces: 'biz|ben',
  called: 'benim adım|adım|adı|ismi|adımız',
  always: 'her daima asla',
  reasons: 'çünkü yoksa neden sebep',
  calm: 'sakin*|yavaş*|huzurlu*|dingin*',
  lively: 'enerjik*|hızlı*|hareketli*|dinamik*',
  negates: 'değil olmasın',
  lasts: 'süre',
  lengths: 'yaklaşık',
  shows: 'sonunda|en sonda',
  towns:
    'istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|mersin|kayseri|eskişehir|diyarbakır|samsun|denizli|trabzon|malatya|erzurum|sakarya|muğla|bodrum|fethiye|marmaris|kadıköy|beşiktaş|şişli|üsküdar|bakırköy|ataşehir|nişantaşı|çankaya|karşıyaka|bornova|nilüfer|tekirdağ|edirne|çanakkale|balıkesir|kocaeli|izmit|alanya|kuşadası|türkiye|avrupa|sarıyer|maltepe|kartal|pendik|beyoğlu|kağıthane|esenyurt|avcılar|bağcılar|zeytinburnu|küçükçekmece|çeşme|urla|alaçatı|ordu|rize|giresun|kapadokya',
  owns: {
    some: 'bir|butik|küçük|büyük|yeni|eski|güzel|modern|şirin|sevimli|sıcak|sakin|özel|organik|doğal|mobil|online|*lı|*li|*lu|*lü|*sız|*siz|*suz|*süz',
    someTurns:
      'evimiz>evi|evim>evi|ğımız>k|ğimiz>k|ğumuz>k|ğümüz>k|amız>a|emiz>e|omuz>o|ımız>|imiz>|umuz>|ümüz>|ğım>k|ğim>k|ğum>k|ğüm>k|am>a|em>e|om>o|ım>|im>|um>|üm>',
    ends: 'var|yapıyorum|yapıyoruz|veriyorum|veriyoruz|bulunuyor|açtım|açtık|işletiyorum|işletiyoruz',
    turns: 'amız>ası|emiz>esi|omuz>osu|ımız>ı|imiz>i|umuz>u|ümüz>ü|am>ası|em>esi|om>osu|ım>ı|im>i|um>u|üm>ü',
  },
  typed: 'slm=selam|mrb=merhaba|tşk=teşekkürler|tsk=teşekkürler|wp=WhatsApp|lütf=lütfen',
  keywords: {
    whole:
      '7/24 servis|7/24 acil servis|24 saat|haftanın 7 günü|ücretsiz keşif|ücretsiz servis|ücretsiz kargo|ilk ders ücretsiz|adrese servis|adrese teslim|aynı gün|aynı gün teslim|hafta sonu|hafta sonu açık|her gün|avize montajı|kapıda ödeme|randevusuz|ev yemekleri|klima bakımı|uygun fiyat|taksit imkanı|paket servis',
    per: 'saat|ders|gece|kişi|ay|gün|hafta|seans|adet|kilo',
    sides: 'merkez|kuzey|güney|doğu|batı',
    around: 've çevresi|ve civarı|merkez',
    leads:
      'adrese|ücretsiz|bedava|ilk|yeni|uygun|taze|hızlı|güvenilir|profesyonel|özel|ev|evden|evde|diş|düğün|oto|araç|halı|koltuk|cilt|saç|göz|dil|yüzme|çocuk|bebek|kadın|erkek|kedi|köpek|kahve|masa|online|gün|hafta|aynı|açık|tek|tam|her|oda|su|iç|dış|ön|grup|butik|doğal|organik|el|gelin|yaş',
    ahead: 'ev|evden|evde|diş|düğün|oto|her|aynı',
    trails:
      '*übü|*ubu|*ibi|*ıbı|*ısı|*isi|*usu|*üsü|*ığı|*iği|*uğu|*üğü|*ımı|*imi|*umu|*ümü|*ası|*esi|*arı|*eri|*lığı|*liği|eve|yapımı|bakımı|temizliği|kursu|dersi|servisi|hizmeti|salonu|atölyesi|indirimi|kesimi|var',
    tells:
      'aranıyor|açıldı|arıyoruz|var|*yoruz|*yorum|*iyor|*ıyor|*uyor|*üyor|*ıldı|*ildi|*ız|*sınız|*siniz|*dır|*dir|*tır|*tir|istiyorum|olsun|lazım|gerek',
    located: '{town} {who}',
  },
  announces:
    'taşındı|açıldı|yenilendi|açılıyor|açılıyoruz|açıldık|taşınıyoruz|taşındık|yeni açıldık|yeni açıldı|büyük açılış|açılış|yeniden açılıyoruz|açık kapı günü|büyük indirim|indirim|kampanya|tasfiye|yakında|yeni sezon',
  phrases: {
    visit: '{} adresini ziyaret edin',
    call: 'Bizi arayın: {}',
    person: 'Bizi arayın: {who}, {}',
    write: 'Bize yazın: {}',
    follow: '{} hesabını takip edin',
    order: 'Hemen sipariş verin',
    remember: 'Unutmayın',
    check: 'Kendinizi sınayın',
  },
};
