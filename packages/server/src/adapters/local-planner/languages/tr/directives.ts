/** How briefs in Turkish speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  chatter: ['merhaba (,|!) > _'],
  openings: [
    '(reklam|tanıtım) _? :',
    '..4 için (bir|kısa|yeni|tanıtım)?2 (reklam|tanıtım|video|spot) (filmi|videosu|metni)? :',
  ],
  storyEnds:
    'hikâyesini anlat=hikâyesi|hikâyesini anlatın=hikâyesi|hikâyesini anlatalım=hikâyesi|hikâyesini anlatır mısınız=hikâyesi|hikâyesini anlatınız=hikâyesi|hikâyesini anlatsın=hikâyesi|hikâyesini anlatmak istiyoruz=hikâyesi|hikayesini anlat=hikayesi|hikayesini anlatın=hikayesi|hikayesini anlatalım=hikayesi|hikayesini anlatır mısınız=hikayesi|hikayesini anlatınız=hikayesi|hikayesini anlatsın=hikayesi|hikayesini anlatmak istiyoruz=hikayesi|öyküsünü anlat=öyküsü|öyküsünü anlatın=öyküsü|öyküsünü anlatalım=öyküsü|öyküsünü anlatır mısınız=öyküsü|öyküsünü anlatınız=öyküsü|öyküsünü anlatsın=öyküsü|öyküsünü anlatmak istiyoruz=öyküsü',
  closings: [
    '(reklamı|reklam filmi|tanıtımı|tanıtım videosu|videosu) (yapar mısınız|hazırlar mısınız|çeker misiniz) $',
    'için ..3 (reklam|video|tanıtım|spot) (filmi|videosu|spotu)? $',
    'için ..5 (reklam|video|tanıtım|spot|film|klip)* (filmi|videosu|spotu|filmine|videosuna)? (istiyoruz|istiyorum|lazım|hazırlayın|hazırlar mısınız|yapar mısınız|yapın|rica ediyoruz|ihtiyacımız var|gerekiyor) $',
  ],
  remarks: [
    '(kapanışta|sonunda|sonda|bitişte|en sonda) ~60 (yer alsın|görünsün|gösterilsin|gösterin|gözüksün|yazsın) $',
    '(kelimesi|kelimesini|sözcüğü|sözcüğünü|ifadesini) (kullanmayın|yazmayın|söylemeyin|geçmesin|kullanılmasın)',
    '(fırın|pastane|kafe|restoran|lokanta|berber|kuaför|eczane|otel|mağaza|dükkan|salon|klinik|çiçekçi) (reklamı|reklam filmi|tanıtım filmi|tanıtım videosu) $',
    '_?2 (kutu açılışı|unboxing) $',
  ],
  labels: {
    drop: 'firma|şirket|işletme|dükkan|mağaza|marka|hedef kitle|ton|tarz|stil|müzik',
    offer: 'teklif|kampanya',
    when: 'ne zaman|tarih|saat',
    where: 'nerede|adres|yer',
    contact: 'telefon',
    fact: 'ürün|hizmet|ürün adı|özellik|özellikler|detay|detaylar|açıklama|avantaj|avantajlar',
    headline: 'başlık|slogan',
  },
  signsOff:
    'kolay gelsin|sağolun|şimdiden teşekkürler|saygılarımla|sevgiler|teşekkürler|iyi çalışmalar|selamlar|saygılar|saygılarımızla|sevgilerimle|teşekkür ederim|teşekkür ederiz|çok teşekkürler|şimdiden teşekkür ederim|iyi günler',
  courtesies: [
    '(sayın|sevgili|değerli) ..2 (bey|hanım|hocam|yetkili|arkadaşlar|arkadaşım|ekip|dostlar) $',
    '(merhaba|selam|iyi günler|günaydın) ,? @?2 (bey|hanım)? $',
  ],
  taxes: 'kdv dahil|kdv dâhil|+ kdv|kargo hariç',
  furniture:
    'anasayfa|ana sayfa|beden|renk|beden seç|beden seçiniz|renk seç|renk seçiniz|favorilere ekle|istek listesi|karşılaştır|tüm yorumlar|ürün detayı|ürün bilgisi|tükendi|adet|stokta|stokta var|paylaş|bunları da beğenebilirsiniz|benzer ürünler|ürün açıklaması|yorumlar|tümünü kabul et|favorilere ekle|kargo ve iade',
  carts: 'sepete at|sepete ekle|adet sepete ekle|hemen al|satın al',
  subjects: 'ilt|ynt',
  headers: 'kimden|kime|gönderildi|tarih|bilgi|gönderen|konu',
  houses: 'dükkan|mağaza|firma|işletme|şirket|marka',
};
