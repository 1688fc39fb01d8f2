/** Polish, Turkish, Russian, Arabic, Hebrew, Hindi, Japanese, Chinese and Korean, as the planner knows them. */
import type { LexiconSource } from './lexicon';

const pl: LexiconSource = {
  and: 'i oraz lub albo ale &',
  starts:
    'w we na dla z ze od do przy po przed pod nad przez bez o u za między podczas gdy kiedy ponieważ bo że który która które gdzie jeśli aby żeby jak obok wokół według',
  hangs:
    'nasz nasza nasze twój twoja twoje swój każdy każda każde ten ta to jest są był będzie ma mają może można nie bardzo tylko też także się już jeszcze',
  acts: 'zarezerwuj|zamów|zadzwoń|odwiedź|dołącz|zapisz się|zapisz|pobierz|wypróbuj|wpłać|przekaż|kup|zacznij|przyjdź|odkryj|skontaktuj się|napisz|sprawdź|umów się|umów|skorzystaj|wesprzyj|zgłoś|wpadnij|zarejestruj|zostań|podaruj',
  offers: '% taniej|% zniżki|rabat|zniżk|gratis|za darmo|bezpłatn|za pół ceny|promocj|darmow|w prezencie|bez opłat',
  refers: 'on ona ono oni one to ten ta też także tam oba potem',
  phrases: {
    visit: 'Wejdź na {}',
    call: 'Zadzwoń: {}',
    write: 'Napisz na {}',
    remember: 'Zapamiętaj',
    check: 'Sprawdź się',
  },
};

const tr: LexiconSource = {
  and: 've veya ama ile &',
  starts: 'için gibi kadar',
  hangs: 'bir bu şu o her hiç çok daha en de da ki mi değil ve veya ama ile',
  endings: ' edin| arayın| gelin| deneyin| alın| ulaşın| kaydolun| katılın| indirin| kaçırmayın',
  acts: 'hemen|şimdi|rezervasyon|bugün|bizi arayın|üye olun|kaydolun|ücretsiz deneyin|sipariş verin',
  offers: 'indirim|ücretsiz|bedava|hediye|yarı fiyat|kampanya|%',
  refers: 'bu şu o bunlar ayrıca orada',
  phrases: {
    visit: '{} adresini ziyaret edin',
    call: 'Bizi arayın: {}',
    write: 'Bize yazın: {}',
    remember: 'Unutmayın',
    check: 'Kendinizi sınayın',
  },
};

const ru: LexiconSource = {
  and: 'и или но а также',
  starts:
    'в во на для с со от до при по перед под над через без о об у за между из к ко когда потому что чтобы если где который которая которое которые пока как после около вокруг',
  hangs:
    'наш наша наше наши нашей нашего нашем ваш ваша ваше ваши вашей каждый каждая каждое этот эта это эти не ни очень только тоже ещё уже мы вы он она оно они всё все',
  acts: 'закажите|закажи|звоните|позвоните|приходите|приходи|посетите|запишитесь|запишись|записывайтесь|скачайте|скачай|попробуйте|купите|подпишитесь|присоединяйтесь|узнайте|свяжитесь|напишите|пожертвуйте|помогите|бронируйте|забронируйте|зарегистрируйтесь|ждём вас|оформите|начните|станьте|сообщите',
  offers: 'скидк|бесплатн|в подарок|акция|за полцены|дешевле|даром|без взноса|бонус',
  refers: 'он она оно они это эти также там оба затем',
  phrases: {
    visit: 'Заходите на {}',
    call: 'Звоните: {}',
    write: 'Пишите на {}',
    remember: 'Запомните',
    check: 'Проверьте себя',
  },
};

const ar: LexiconSource = {
  and: 'و أو لكن ثم',
  starts: 'في من إلى على عن مع حتى منذ قبل بعد خلال بدون عند عبر لكي حيث الذي التي لأن إذا بين دون ضمن مقابل حول',
  hangs: 'هذا هذه كل لا ما لم لن قد هو هي هم أن إن كان يكون غير أي',
  acts: 'احجز|احجزي|احجزوا|اطلب|اطلبي|اطلبوا|اتصل|اتصلي|اتصلوا|زوروا|زورونا|زر|سجل|سجّل|سجلي|سجلوا|حمّل|حمل|جرّب|جرب|تبرع|تبرّع|تبرعوا|اشترك|اشتر|ابدأ|تعال|اكتشف|تواصل|تواصلوا|انضم|شارك|راسلنا|استفد|أبلغ',
  offers: 'خصم|مجان|عرض|هدية|نصف السعر|تخفيض|بدون رسوم|وفّر',
  refers: 'هو هي هم هذا هذه ذلك تلك أيضا أيضاً هناك كما',
  phrases: { visit: 'زوروا {}', call: 'اتصلوا على {}', write: 'راسلونا على {}', remember: 'تذكّر', check: 'اختبر نفسك' },
};

const he: LexiconSource = {
  and: 'ו או אבל וגם',
  starts: 'של עם על אל עד מן בין לפני אחרי בלי כדי כי אם כאשר כש אצל ליד דרך תחת מול בתוך במשך',
  hangs: 'את זה זאת זו אלה כל לא הוא היא הם הן יש אין רק גם יותר מאוד עוד אנחנו אתם',
  acts: 'הזמינו|הזמן|התקשרו|התקשר|בואו|בקרו|הצטרפו|הירשמו|הורידו|נסו|תרמו|קנו|התחילו|גלו|צרו קשר|כתבו|קבעו|דווחו',
  offers: 'הנחה|חינם|מתנה|במבצע|מבצע|חצי מחיר|ללא עלות|בחינם',
  refers: 'הוא היא הם הן זה זאת אלה גם שם כך',
  phrases: { visit: 'בקרו ב־{}', call: 'התקשרו: {}', write: 'כתבו אל {}', remember: 'לזכור', check: 'בדקו את עצמכם' },
};

const hi: LexiconSource = {
  and: 'और या लेकिन तथा',
  starts: 'जो जहाँ जब क्योंकि ताकि अगर कि',
  hangs: 'एक यह वह ये वे हर और या लेकिन तथा बहुत सिर्फ़ केवल न नहीं आपका आपकी आपके हमारा हमारी हमारे',
  endings: ' करें| आइए| जुड़ें| पाएँ| मँगाएँ| आएँ',
  acts: 'आज ही|अभी|बुक करें|कॉल करें|ऑर्डर करें|आइए|जुड़ें|डाउनलोड करें|संपर्क करें|दान करें|रजिस्टर करें',
  offers: '% छूट|छूट|मुफ़्त|मुफ्त|फ्री|निःशुल्क|आधे दाम|उपहार',
  refers: 'यह वह ये वे इसमें वहाँ भी',
  phrases: { visit: '{} पर आइए', call: 'कॉल करें: {}', write: 'लिखें: {}', remember: 'याद रखें', check: 'खुद को परखें' },
};

const ja: LexiconSource = {
  and: 'と や または',
  starts: '',
  hangs: 'の が を に は と や',
  endings: 'ください|下さい|お待ちしております|お越しを',
  acts: 'ご予約|予約|ご注文|お申し込み|申し込み|お問い合わせ|お電話|ダウンロード|今すぐ|詳しくは|ぜひ|ご来店|まずは|ご登録|登録|検索',
  offers: '割引|%オフ|%オフ|%OFF|無料|半額|プレゼント|キャンペーン|特典|お得|引き',
  refers: 'これ それ また さらに そして その この',
  phrases: {
    visit: '{} へ',
    call: 'お電話は {}',
    write: 'お問い合わせは {}',
    remember: '覚えておきましょう',
    check: '確認しましょう',
  },
};

const zh: LexiconSource = {
  and: '和 与 或 及',
  starts: '',
  hangs: '的 和 与 在 从 把 被 对 向 或 及',
  acts: '立即|马上|现在|预约|预订|欢迎|致电|拨打|下载|注册|报名|扫码|扫描|关注|访问|联系|购买|订购|加入|点击|快来|即刻|捐|电话|詳情',
  offers: '折|免费|优惠|立减|半价|赠送|买一送一|减免|特价|礼品|包邮',
  refers: '它 他们 这 那 此外 同时 还 也 她们',
  phrases: { visit: '访问 {}', call: '致电 {}', write: '联系 {}', remember: '请记住', check: '自我检查' },
};

const ko: LexiconSource = {
  and: '및 또는 그리고',
  starts: '',
  hangs: '이 그 저 더 매우 및 또는 그리고 모든 각 한',
  endings: '하세요|주세요|보세요|오세요|바랍니다|하십시오|마세요',
  acts: '지금|예약|주문|전화|방문|신청|다운로드|문의|가입|오늘|등록|참여|후원|구매|체험',
  offers: '할인|무료|반값|증정|이벤트|혜택|사은품|쿠폰',
  refers: '이것 그것 또한 그리고 이 그',
  phrases: { visit: '{} 방문하기', call: '전화 {}', write: '문의 {}', remember: '기억하세요', check: '확인해 보세요' },
};

export const OTHER_LANGUAGES = { pl, tr, ru, ar, he, hi, ja, zh, ko } as const;
