/** How briefs in Arabic speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: { film: 'إعلان|فيديو|مقطع', kind: 'إعلاني|قصير|ترويجي|دعائي' },
  openings: [
    '(أنشئ|أنشئوا|اصنع|نريد|صمم|صمّم|نحتاج) إلى? (فيديو|إعلان*|مقطع*) ..3 (عن|حول)',
    '{film} {kind}?2 (عن|حول)',
    '{film} {kind}?2 ل+ !(ه|هم|ها|ك|كم|ي|نا)',
    '(إعلان|فيديو) _? :',
  ],
  furniture: 'أضف إلى السلة|الكمية',
};
