/** What adverts in Turkish say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words:
      'kuaför*|berber*|saç*|güzellik*|güzelliğ*|tırnak*|tırnağ*|manikür*|makyaj*|cilt bakım*|kirpik*|kirpiğ*|kaş alma|kaş tasarım*|lazer epilasyon|epilasyon|protez tırnak|kalıcı makyaj',
    hooks: 'Yenilik zamanı mı?|Merhaba, yeni siz.|Yeniden kendiniz olun.',
    mood: 'Kes.|Şekil ver.|Gülümse.',
    promises: 'Size ait bir tarz|Başınız dik çıkın',
    calls: 'Randevunuzu alın|Kendinizi şımartın',
  },
  health: {
    words:
      'diş*|doktor*|klinik*|kliniğ*|hekim*|fizyoterapi*|eczane*|gözlük*|gözlüğ*|optik*|işitme*|sağlık*|sağlığ*|terapi*|muayenehane*|ebe|diyetisyen*|psikolog*|podolog*|osteopat*|fizik tedavi*|ortopedi*|fizyoterap*|aile hekim*|aşı|kan bağışı',
    hooks: 'Bugün nasılsınız?|İyi hissetmek burada başlar.|Sizi dinleyen biri.',
    mood: 'Dinle.|İlgilen.|Gülümse.',
    promises: 'İyi ellerde|Size zaman ayıran bakım',
    calls: 'Randevu alın|Bizimle konuşun',
  },
  pets: {
    words:
      'köpek*|köpeğ*|kedi*|veteriner*|evcil*|hayvan*|yavru*|pet|barınak*|barınağ*|köpek kuaför*|pet kuaför*|kedi oteli|köpek oteli|pet otel*|akvaryumcu*|köpek gezdirme',
    hooks: 'Kapıda kim bekliyor?|Dört patili dostlar için.|Dostunuz daha fazlasını hak eder.',
    mood: 'Kokla.|Oyna.|Sarıl.',
    promises: 'Dört patili sevgi|Size teşekkür ederdi',
    calls: 'Dostunuzla gelin|Tanışmaya gelin',
  },
  craft: {
    words:
      'tesisat*|elektrikçi*|marangoz*|çatı*|boyacı*|tadilat*|~usta*|kombi*|çilingir*|mobilya*|seramik*|~atölye*|~zanaat*|demirci*|camcı*|ilaçlama*|klima*|cam balkon|fayans*|parke*|döşemeci*|sıvacı*|baca temizl*|mermerci*|bakırcı*|bakır|kalaycı*|halı dokuma|kilim*|dokuma|kırkyama|taş ustası|duvar ustası|tabelacı*|sepet örme|sepetçi*|çömlek*|çini*|ebru|ahşap oyma|ciltçi*|demir ferforje|ferforje*|deri işçiliği|saraç*|telkari',
    hooks: 'Bir şey mi bozuldu?|Bir kerede, doğru.|El emeği.',
    mood: 'Ölç.|Yap.|Tamam.',
    promises: 'Kalıcı iş|İşini bilen eller',
    calls: 'Ne gerektiğini söyleyin|Bize ulaşın',
  },
  repair: {
    words:
      'repair café|onarım kafe*|ayakkabı tamir*|tamir*|onarım*|saatçi*|saat tamir*|tadilat terzi*|döşemeci*|telefon tamir*|lostra*|anahtarcı*|çamaşır makinesi*|bulaşık makinesi*|beyaz eşya*|telefon ekranı*|ekran değişimi',
    hooks: 'Atmayın.|İkinci bir hayatı hak ediyor.|Bozuldu mu? Uzun sürmez.',
    mood: 'Aç.|Onar.|Tamam.',
    promises: 'İyi şeyler onarılmayı hak eder|Yine sizinle, yine çalışıyor',
    calls: 'Bize getirin|Bize sorun',
  },
  cleaning: {
    words:
      'çamaşırhane*|kuru temizleme*|temizl*|halı yıkama*|cam silme*|koltuk yıkama|halı yıkama|baca temizli*|cam silme|dış cephe temizli*',
    hooks: 'Düşünün: her yer temiz.|En son ne zaman parladı?|Temiz bir eve dönmek.',
    mood: 'Süpür.|Parlat.|Işılda.',
    promises: 'Zamanınız size kalsın|Köşesine kadar temiz',
    calls: 'Bize bırakın|Tarih sorun',
  },
  hire: {
    words:
      'vinç*|vinc*|iş makine*|makine kiralama*|vinç kiralama*|kamyonet kiralama*|nakliyat*|nakliye*|taşımacılık*|taşımacılığ*|evden eve|kepçe*|forklift*|iskele kiralama|depolama*|kurye*|lojistik*|şişme oyun*|iş makinesi*|iskele kirala*|karavan kirala*',
    hooks: 'Büyük bir iş mi var?|Taşımak için çok mu ağır?|Ağır işi biz yaparız.',
    mood: 'Yükle.|Kaldır.|Tamam.',
    promises: 'Ağır iş bizde|Gerektiğinde yanınızdayız',
    calls: 'Ne gerektiğini söyleyin|Teklif isteyin',
  },
  driving: {
    words: 'sürücü kurs*|ehliyet*|direksiyon ders*|direksiyon eğitim*|forklift*|src',
    hooks: 'Yola hazır mısınız?|Özgürlük burada başlar.|Yakında siz süreceksiniz.',
    mood: 'Kemer.|Ayna.|Yol.',
    promises: 'Direksiyonda sakin|Her kilometrede daha güvenli',
    calls: 'İlk dersinizi ayırtın|Direksiyona geçin',
  },
  realestate: {
    words:
      'emlak*|emlağ*|daire*|konut*|satılık ev*|satılık daire*|satılık arsa*|satılık tarla*|mimar*|arsa*|gayrimenkul*|kiralık ev*|kiralık daire*|kiralık dükkan*|kiralık oda*|ev kiralık|daire kiralık',
    hooks: 'Kapınızı hayal edin.|Nerede yaşamak istersiniz?|Eve dönmek.',
    mood: 'Bak.|Gir.|Kal.',
    promises: 'Size ait bir yer|Hayatınıza yer var',
    calls: 'Görmek için randevu alın|Gelip görün',
  },
  tech: {
    words:
      'uygulama*|yazılım*|girişim*|dijital*|internet sitesi|bulut*|veri*|yapay zeka|oyun*|podcast*|platform*|bilgisayar kurs*|veri kurtarma',
    hooks: 'Daha kolayı var.|Daha az tık. Daha çok iş.|Ya sadece çalışsaydı?',
    mood: 'Aç.|Dokun.|Tamam.',
    promises: 'İlk dakikadan kolay|Önemli olana zaman',
    calls: 'Şimdi deneyin|Nasıl çalıştığını görün',
  },
  finance: {
    words: 'banka*|sigorta*|vergi*|muhasebe*|yatırım*|emeklilik*|emekliliğ*|kredi*|tasarruf*|mali müşavir*',
    hooks: 'Bu gece rahat uyuyun.|Parayla ilgili sorular mı?|Sizin tarafınızda biri.',
    mood: 'Sor.|Anla.|Karar ver.',
    promises: 'Açık sözler, sakin geceler|Sizin tarafınızda',
    calls: 'Bizimle konuşun|Sorunuzu sorun',
  },
  education: {
    words: 'okul*|kurs*|ders*|öğretmen*|dil*|üniversite*|akademi*|öğren*|eğitim*|koç*|özel ders*',
    hooks: 'Ne öğrenmek istersiniz?|Meraklı mısınız?|Herkes sıfırdan başlar.',
    mood: 'Sor.|Dene.|Öğren.',
    promises: 'Her gün bir adım daha|Kalıcı öğrenme',
    calls: 'Yerinizi ayırtın|Öğrenmeye başlayın',
  },
  childcare: {
    words: 'anaokul*|kreş*|çocuk bakım*|gündüz bakımevi*|bakıcı*|yaz kamp*|oyun grub*|oyun ev*|etüt merkezi|oyun grubu',
    hooks: 'Kim oynamak ister?|Küçük ayaklar, büyük günler.|Minikler burada evinde.',
    mood: 'Oyna.|Gül.|Büyü.',
    promises: 'Oynayıp büyüyecek yer|Bütün gün emin ellerde',
    calls: 'Gelip tanışın|Yer ayırtın',
  },
  care: {
    words: 'huzurev*|yaşlı bakım*|evde bakım*|hasta bakım*|bakımevi*|evde hemşire*|refakatçi*',
    hooks: 'Evde, ama asla yalnız değil.|Yanınızda biri var.|Size kim bakıyor?',
    mood: 'Dinle.|Yardım et.|Kal.',
    promises: 'Aile gibi bir bakım|Önemli olana zaman',
    calls: 'Bizimle konuşun|Bize ulaşın',
  },
  photo: {
    words:
      'fotoğraf*|portre*|videograf*|dış çekim*|düğün çekim*|düğün fotoğraf*|drone çekim*|vesikalık*|fotoğrafçı*|video çekim*',
    hooks: 'Bu anı saklayın.|Gülümseyin.|Bugünü nasıl hatırlayacaksınız?',
    mood: 'Bak.|Gülümse.|Çek.',
    promises: 'Kalıcı kareler|Saklanacak anlar',
    calls: 'Çekiminizi ayırtın|Objektifin karşısına geçin',
  },
  studio: {
    words:
      'grafik tasarım*|tasarım ofis*|matbaa*|baskı*|tabela*|reklam ajans*|pazarlama*|metin yazar*|tercüme*|çeviri*|dövme*',
    hooks: 'Ne anlatmak istiyorsunuz?|İyi fikirler görünmeli.|İki kez baksınlar.',
    mood: 'Düşün.|Çiz.|Göster.',
    promises: 'Göze çarpan fikirler|İlk bakışta açık',
    calls: 'Fikrinizi anlatın|Konuşalım',
  },
  jobs: {
    words:
      'iş ilanı|eleman aranıyor|personel aranıyor|aranıyor|aranmaktadır|çalışma arkadaş*|ekibimize katıl*|ekip arkadaş*|işe alım|özgeçmiş*|cv gönder*|personel alımı|eleman alınacak*|personel alınacak*|yol yemek|sgk',
    hooks: 'Burada bir yer boş.|Yeni bir işe var mısınız?|İyi insanlarla çalışmak güzel.',
    mood: 'Gel.|Öğren.|Büyü.',
    promises: 'Birbirine destek olan bir ekip|İyi iş, iyi insanlar',
    calls: 'Hemen başvurun|Ekibimize katılın',
  },
  charity: {
    words:
      'bağış*|gönüllü*|vakıf*|vakfı|dernek*|derneğ*|derneği|yardım*|mülteci*|gıda bankası*|hayır kurumu*|aşevi|barınak*|barınağ*|yardım kampanya*',
    hooks: 'Ya yardım edebilseydiniz?|Bir kişiyle başlar.|Biri bekliyor.',
    mood: 'Gör.|Hisset.|Harekete geç.',
    promises: 'Birlikte daha çok|Her el önemlidir',
    calls: 'Bizimle yardım edin|Gücünüz kadar verin',
  },
  energy: {
    words: 'güneş enerjisi*|güneş panel*|ısı pompası*|fotovoltaik*|ısı pompa*|soba|sobalar|kuzine*|mantolama*',
    hooks: 'Güneş fatura göndermez.|Elektriğiniz nereden geliyor?|Yukarı bakın.',
    mood: 'Güneş.|Enerji.|Ev.',
    promises: 'Çatınız daha fazlasını yapar|Sıcak ve gönül rahatlığıyla',
    calls: 'Çatınızı bize sorun|Bize ulaşın',
  },
} satisfies SomeTrades;
