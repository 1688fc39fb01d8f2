/** How briefs in Arabic speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    film: 'إعلان|فيديو|مقطع',
    want: 'نبي|نبغى|أبغى|ابغى|أبي|ابي|بغيت|نحتاج|محتاج|محتاجين|عايز|عايزين|بدي|بدنا|نريد|أريد',
    kind: 'إعلاني|قصير|ترويجي|دعائي',
  },
  openings: [
    '(أنشئ|أنشئوا|اصنع|نريد|صمم|صمّم|نحتاج) إلى? (فيديو|إعلان*|مقطع*) ..3 (عن|حول)',
    '{want} {film} {kind}?2 (عن|حول)',
    '{want} {film} {kind}?2 ل+ !(ه|هم|ها|ك|كم|ي|نا)',
    '{film} {kind}?2 (عن|حول)',
    '{film} {kind}?2 ل+ !(ه|هم|ها|ك|كم|ي|نا)',
    '(إعلان|فيديو) _? :',
    '{film} {kind}?2 ل+ ..4 :',
  ],
  remarks: ['(إعلان|فيديو) (عن)? !(ل+) _ $'],
  labels: {
    drop: 'الجمهور|الجمهور المستهدف|الأسلوب|الموسيقى|المدة',
    offer: 'العرض',
    when: 'الموعد|التاريخ|الوقت',
    where: 'المكان|العنوان',
    contact: 'الهاتف|للتواصل',
  },
  signsOff: 'مع التحية|شكرا|شكراً|تحياتي|مع خالص التحية',
  furniture: 'أضف إلى السلة|الكمية',
  subjects: 'الموضوع|إعادة توجيه',
  headers: 'من|إلى|التاريخ|مرسل',
};
