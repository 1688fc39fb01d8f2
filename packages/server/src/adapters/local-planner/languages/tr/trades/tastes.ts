/** What adverts in Turkish say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: 'kahve*|espresso|barista|cappuccino|kafe*|kavurma atölyesi',
    hooks: 'Önce kahve.|Sabahın o kokusu.|İyi bir kahveye ne dersiniz?',
    mood: 'Öğüt.|Demle.|Nefes al.',
    promises: 'Her gün küçük bir mola|Acele etmeden hazırlanır',
    calls: 'Bir fincan için uğrayın|Oturup dinlenin',
  },
  tea: {
    words: 'çay|çayı|çaylar*|çayevi|çay evi|matcha',
    hooks: 'Suyu koy.|Yaprak yaprak.|İyi bir çaya ne dersiniz?',
    mood: 'Demle.|Doldur.|Nefes al.',
    promises: 'Her gün küçük bir mola|Acele etmeden demlenir',
    calls: 'Bir bardak için uğrayın|Oturup dinlenin',
  },
  bakery: {
    words:
      'fırın*|ekmek*|ekmeğ*|pastane*|simit*|poğaça*|börek*|böreğ*|ekşi maya*|kruvasan*|kurabiye*|yaş pasta|düğün pasta*|glutensiz kek|kek*|çörek*',
    hooks: 'Kokuyu duydunuz mu?|Hâlâ sıcak.|Sabahın tadı nasıldır?',
    mood: 'Yoğur.|Pişir.|Paylaş.',
    promises: 'İyi ekmek zaman ister|Paylaşmak için pişti',
    calls: 'Sıcakken uğrayın|Bugün tadına bakın',
  },
  sweets: {
    words:
      'dondurma*|çikolata*|pastacı*|butik pasta*|düğün pasta*|pasta|pastalar*|tatlı|tatlıcı*|tatlılar*|şekerleme*|lokum*|baklava*|makaron*',
    hooks: 'Tatlı bir şey ister misiniz?|Kim hayır diyebilir?|Hayat tatlı ister.',
    mood: 'Çırp.|Erit.|Tadına var.',
    promises: 'Her lokmada küçük bir mutluluk|Özenle yapılan tatlar',
    calls: 'Favorinizi seçin|Kendinizi şımartın',
  },
  restaurant: {
    words:
      'restoran*|lokanta*|pide*|pizza*|suşi|kebap*|kebab*|döner*|burger*|mutfak*|mutfağ*|şef|meyhane*|köfte*|catering|çorba*|mantı*|ev yemek*|ciğer*|kokoreç*|çiğ köfte*|dürüm*|lahmacun*|tantuni*|midye*|gözleme*|esnaf lokantası|tost*|kumru*',
    hooks: 'Acıktınız mı?|Bu akşam evde yemek yok.|Canınız ne çekiyor?',
    mood: 'Pişir.|Servis et.|Tadını çıkar.',
    promises: 'İyi yemek, iyi sohbet|Ev gibi bir sofra',
    calls: 'Masanızı ayırtın|Aç gelin',
  },
  bar: {
    words: 'bar|pub|bira*|şarap*|şarab*|bağ evi|bağ|kokteyl*|şaraphane*|butik bira*|meyhane*',
    hooks: 'Akşam burada başlar.|Neye kadeh kaldıralım?|Şerefe!',
    mood: 'Doldur.|Kaldır.|Kal.',
    promises: 'Güzel kadehler, güzel sohbet|Sabırla yapıldı',
    calls: 'Bizimle kadeh kaldırın|Gelip tadın',
  },
  grocer: {
    words:
      'sebze*|meyve*|çiftlik*|çiftliğ*|pazar*|manav*|organik*|kasap*|kasab*|peynir*|şarküteri*|bahçe ürün*|bal|zeytinyağı*|arıcı*|balıkçı*|keçi sütü|süt ürün*|kefir*|pekmez*|turşu*|salça*|tarhana*|kuruyemiş*|ceviz*|incir*|nar ekşisi|yumurta*',
    hooks: 'Mevsiminde ne var?|Farkı tadın.|Yetiştiği yerin tadı.',
    mood: 'Büyüt.|Topla.|Tat.',
    promises: 'Tadı olan yiyecekler|Nereden geldiğini bilirsiniz',
    calls: 'Sepetinizi doldurun|Gelip tadın',
  },
} satisfies SomeTrades;
