/** What a voice in Arabic says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'إليكم {}.',
  price: 'وهذه هي الأرقام.',
  offer: 'وهناك المزيد.|وهذا أيضًا لكم.',
  time: 'سجّلوا الموعد.|تذكّروا ذلك.',
  place: 'تجدوننا هنا.',
  proof: 'وهذا يقول الكثير.',
  quote: 'بكلماتهم.',
  list: 'ألقوا نظرة.',
  closing: 'نحن هنا من أجلكم.',
};
