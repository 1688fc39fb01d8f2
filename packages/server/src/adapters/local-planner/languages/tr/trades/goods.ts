/** What adverts in Turkish say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words: 'çiçek*|çiçeğ*|buket*|bitki*|fidan*|gül|güller|bahçıvan*|peyzaj*',
    hooks: 'Çiçekle söyleyin.|Kim bir buketi hak ediyor?|Bir şey büyüsün.',
    mood: 'Tohum.|Tomurcuk.|Çiçek.',
    promises: 'Her güne renk|Özenle yetiştirildi',
    calls: 'Çiçeğinizi seçin|Görmeye gelin',
  },
  fashion: {
    words:
      'moda*|giyim*|elbise*|ayakkabı*|bot|botlar*|takı*|mücevher*|çanta*|butik*|butiğ*|kot|güneş gözlüğü*|terzi*|kol saat*|kuyumcu*|şapka*|örgü*|gelinlik*|ikinci el giysi*|vintage*|şal|eşarp*|triko*|kumaş*',
    hooks: 'Ne giyeceksiniz?|Giyilmek için yapıldı.|Yeni gözdeniz.',
    mood: 'Dokun.|Dene.|Giy.',
    promises: 'Kalıcı olsun diye yapıldı|Tam size göre',
    calls: 'Deneyin|Size uyanı bulun',
  },
  scent: {
    words: 'parfüm*|koku|kokular*|kozmetik*|sabun*|mum|mumlar*|uçucu yağ*',
    hooks: 'Gözlerinizi kapatın.|Mutluluk nasıl kokar?|Bir koku her şeyi söyler.',
    mood: 'Aç.|Kokla.|Hatırla.',
    promises: 'Akılda kalan bir koku|Duyularınız için bir an',
    calls: 'Kokunuzu bulun|Duyularınızı şımartın',
  },
  books: {
    words:
      'kitap|kitab*|kitaplar*|kitapçı*|kitabev*|sahaf*|kütüphane*|yayınev*|roman|romanlar*|çizgi roman*|gezici kütüphane',
    hooks: 'Şu an ne okuyorsunuz?|Bir bölüm daha.|İyi bir kitapta kaybolun.',
    mood: 'Bak.|Aç.|Oku.',
    promises: 'Her akşama bir hikâye|Hep bir sayfa daha var',
    calls: 'Gelip karıştırın|Sıradaki kitabınızı bulun',
  },
  auto: {
    words:
      'araba*|otomobil*|oto|servis*|lastik*|lastiğ*|bisiklet*|bisikled*|scooter*|taksi*|motosiklet*|motosikled*|sürücü kursu*|araç*|arac*|oto yıkama|araç yıkama|araba yıkama|oto kuaför*|lastikçi*|bisiklet tamir*',
    hooks: 'Şimdi nereye?|Yol çağırıyor.|Yola hazır mısınız?',
    mood: 'Çalıştır.|Vites.|Git.',
    promises: 'İç rahatlığıyla yolda|Her gün daha uzağa',
    calls: 'Deneme sürüşüne gelin|Uğrayın',
  },
  shop: {
    words:
      'mağaza*|dükkan*|dükkân*|hediye*|oyuncak*|oyuncağ*|şişe*|kupa*|el yapımı|ürün*|indirim günleri*|telefon*|kulaklık*|kulaklığ*',
    hooks: 'Bakın ne var.|Size mi, birine mi?|Küçük şeyler.',
    mood: 'Bak.|Seç.|Keyfini çıkar.',
    promises: 'Küçük şeyler, büyük mutluluk|Özenle seçildi',
    calls: 'Sizinkini bulun|Gelip bakın',
  },
  any: {
    words: 'avukat*|noter*|hukuk*|perde*|yatak*|kırtasiye*|çerçeve*|antika*|ikinci el|satranç|aktar*|cenaze*',
    hooks: 'Yakından bakın.|İyi bir şeye var mısınız?|Bu sizin için.',
    mood: 'Sor.|Seç.|Tamam.',
    promises: 'Sizin gibi insanlar için|İyi şeyler, iyi yapılmış',
    calls: 'Daha fazlasını öğrenin|Bize ulaşın',
  },
} satisfies SomeTrades;
