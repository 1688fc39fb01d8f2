/** What each act is tried with, from left to right, from right to left and without spaces; short and long. */
import type { ActName } from '../../src/acting/act-names';

type Words = Readonly<Record<'en' | 'long' | 'ar' | 'ja', string>>;

export const ACT_SAMPLES: Readonly<Record<ActName, Words>> = {
  interface: {
    en: 'Book online\nReserve your table\nharbour.example',
    long: 'Three taps to the table by the window\nPick a day and an hour\nChoose the seats that you like\nConfirm with one tap',
    ar: 'احجز عبر الإنترنت\nاحجز الآن\nzaytoun.example',
    ja: 'ネットで予約できます\n今すぐ予約\nhidamari.example',
  },
  map: {
    en: 'Find us by the canal\n12 Mill Lane Road',
    long: 'You find our workshop in the yard behind the green gate\n1189 Alder Street, next to the laundromat',
    ar: 'زورونا في جدة\nشارع التحلية',
    ja: 'お待ちしています\n神田小川町3丁目5番地',
  },
  chart: {
    en: 'Our members come back\n96% renew after a year',
    long: 'What our customers save in a year\nHeating and insulation 42%\nHot water 30%\nLighting in all rooms 18%',
    ar: 'رضا العملاء\nالطعم 96%\nالخدمة 91%',
    ja: 'お客様の満足度\n味 96%\n接客 92%\n価格 84%',
  },
  calendar: {
    en: 'The summer market\nSaturday 14 June',
    long: 'Whoever brings a bicycle to the workshop in the yard\nuntil 15 March\ngets the spring check for less',
    ar: 'افتتاح الفرع الجديد\n١٥ مايو',
    ja: '開店は12月1日です',
  },
  ticket: {
    en: 'Jazz in the courtyard\nFriday 14 June, 8 pm',
    long: 'An evening of chamber music in the courtyard of the old town hall\nFriday 14 June, doors open at 7 pm\n12 Mill Lane Road\n£12 at the door',
    ar: 'حفل موسيقي في الحديقة\n١٤ يونيو\nالساعة 8:30 مساء',
    ja: '夏のジャズコンサート\n8月3日(土) 19:00開演\n入場無料',
  },
  receipt: {
    en: 'Breakfast for two\nFlat white £3.40\nToast £4.20\nTotal £7.60',
    long: 'The weekend breakfast at the long table\nMilk coffee in a bowl £3.80\nBread from our oven £4.50\nScrambled eggs with chives £5.90\nJuice of five oranges £4.10',
    ar: 'فطور العائلة\nقهوة عربية ١٢ ريال\nخبز طازج ٨ ريال\nالمجموع ٢٠ ريال',
    ja: '朝のセット\n厚切りトースト 380円\nコーヒー 450円\n合計 830円',
  },
  'price-tag': {
    en: 'Whitening\n£210 → £129',
    long: 'The spring check for your bicycle with all that belongs to it\n$1,299.00 → $1,049.00\nuntil the end of May',
    ar: 'بوفيه الغداء\n٧٩ ريال ← ٤٩ ريال',
    ja: '厚切りトーストセット\n780円 → 580円',
  },
  chat: {
    en: 'Do you repair e-bikes?\nYes, all brands',
    long: 'Do you also repair bicycles with a motor, and how long does it take?\nYes, those of all brands\nMost are ready on the same day\nWe call you when it is',
    ar: 'هل توصلون إلى المنزل؟\nنعم، خلال ساعة واحدة',
    ja: '予約は必要ですか?\nいいえ、予約なしでどうぞ\n朝7時から開いています',
  },
  review: {
    en: '“Fixed in an hour”\nCarla Meyer\n5 stars',
    long: '“They fixed my bicycle in an hour, explained what was wrong with it and would not even take a tip for the new cable.”\nCarla Meyer\nLeeds\n4.5 out of 5 stars',
    ar: '«أفضل قهوة شربتها في جدة»\nسارة أحمد',
    ja: '「初めてでも安心して通えました」\n田中さん\n★★★★★',
  },
  checklist: {
    en: 'Before each shift\nCheck the tyres\nTest the brakes',
    long: 'Before each shift in the hall and the yard\nCheck the tyres and the lights\nTest both brakes slowly\nLook at the forks for cracks\nSound the horn at corners\nNever lift people',
    ar: 'قبل كل وردية\nافحص الإطارات\nاختبر المكابح',
    ja: '作業前の確認\nタイヤを点検する\nブレーキを試す',
  },
};
