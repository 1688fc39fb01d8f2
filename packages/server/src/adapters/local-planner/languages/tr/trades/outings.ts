/** What adverts in Turkish say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      'spor*|fitness|antrenman*|antrenör*|crossfit|boks*|koşu*|yüzme*|gym|dans okul*|dans kurs*|bale okul*|bale kurs*|maraton*',
    hooks: 'Harekete hazır mısınız?|Beden hatırlar.|Neyi bekliyorsunuz?',
    mood: 'Kaldır.|Terle.|Yeniden.',
    promises: 'Her gün biraz daha güçlü|Her başlangıç değerlidir',
    calls: 'Bugün başlayın|Bize katılın',
  },
  outdoors: {
    words:
      'tekne tur*|tekne kirala*|sörf*|tırmanış*|kano*|kayak*|dalış*|yelken*|at binme*|binicilik*|biniciliğ*|binicilik okul*|at çiftliği*|snowboard*|doğa yürüyüş*|rafting*|yamaç paraşüt*|balık turu|tekne kiralama|kamp*|okçuluk|yamaç paraşütü',
    hooks: 'Maceraya hazır mısınız?|Dışarıda her şey daha büyük.|Rüzgârı hissedin.',
    mood: 'Hazırlan.|Nefes al.|Başla.',
    promises: 'Unutulmayacak bir gün|Temiz hava, yeni cesaret',
    calls: 'Bizimle gelin|Cesaret edin',
  },
  wellness: {
    words:
      'yoga*|pilates|spa|masaj*|sauna|hamam*|meditasyon*|termal*|refleksoloji|nefes terapi*|reiki|ses banyosu|akupunktur',
    hooks: 'En son ne zaman nefeslendiniz?|Yavaşlayın.|Yalnızca size bir saat.',
    mood: 'Gel.|Nefes al.|Bırak.',
    promises: 'Bedene ve zihne huzur|Geldiğinizden hafif çıkın',
    calls: 'Kendinize zaman ayırın|Saatinizi ayırtın',
  },
  travel: {
    words:
      'otel*|günlük kiralık|tatil*|seyahat*|tur|turlar*|gezi*|pansiyon*|hostel*|kamp*|feribot*|uçuş*|ada|adalar*|plaj*|gemi*|bungalov*|tekne turu|balon turu|gulet*|mavi tur|kamp alanı|dağ evi',
    hooks: 'Aklınız nereye gidiyor?|Sadece gidin.|Denizi hatırlıyor musunuz?',
    mood: 'Topla.|Çık.|Var.',
    promises: 'Anlatacağınız günler|Uzak sandığınızdan yakın',
    calls: 'Günlerinizi ayırtın|Bavulunuzu hazırlayın',
  },
  events: {
    words:
      'konser*|festival*|tiyatro*|koro*|gösteri*|parti*|grup|dans*|etkinlik*|etkinliğ*|sinema*|opera*|düğün*|balon süsle*|organizasyon şirketi|kermes*|panayır*|fuar*|kitap fuarı|bit pazarı|yılbaşı pazarı|el işi pazarı|şenlik*|şenliğ*|antika pazarı|açık kapı günü|koşu etkinliği|takas pazarı|açık mikrofon*|halk oyunları|stand-up gece*|şiir gecesi|çocuk şenliği|plak pazarı|havai fişek|kına gecesi|sokak festivali|imza günü',
    hooks: 'Tarihi not edin.|Orada olacak mısınız?|Unutulmaz bir akşam.',
    mood: 'Işıklar.|Sessizlik.|Şimdi.',
    promises: 'Olurken orada olun|Akılda kalan bir akşam',
    calls: 'Biletinizi alın|Siz de gelin',
  },
  visit: {
    words:
      'kermes*|panayır*|fuar*|şenlik*|açık kapı gün*|tanıtım gün*|açık gün|müze*|hayvanat bahçe*|kale|kalesi*|galeri*|akvaryum*|lunapark*|tema park*|botanik bahçe*|kaçış oyun*|planetaryum*|sergi*|ören yeri*',
    hooks: 'Neler keşfedeceksiniz?|Bambaşka bir gezi.|Kendi gözünüzle görün.',
    mood: 'Bak.|Şaşır.|Keşfet.',
    promises: 'Herkes için bir gün|Görülecek çok şey var',
    calls: 'Ziyaretinizi planlayın|Gelip görün',
  },
  music: {
    words:
      'dj|piyano*|gitar*|keman*|bateri*|müzik okul*|müzik kurs*|müzik ders*|piyano ders*|gitar ders*|şan ders*|akort*|enstrüman*|bağlama*|kayıt stüdyo*|bando*|piyano akord*|müzik alet*|ud|ney',
    hooks: 'Farkı duyuyor musunuz?|Sesinizi bulun.|Her şey bir notayla başlar.',
    mood: 'Dinle.|Çal.|Yeniden.',
    promises: 'Müzik, olması gerektiği gibi|Her nota önemli',
    calls: 'Müziğe kulak verin|Bize ulaşın',
  },
} satisfies SomeTrades;
