/** How a voice in Arabic introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'إليكم {}.',
  leads: {
    persons: 'أنت أنتم نحن أنا هو هي نقع عندنا لدينا موقعنا نفتح',
    price: 'والسعر: {}',
    date: 'الموعد: {}',
    place: 'العنوان: {}',
    offer: 'والأجمل: {}',
    change: 'الآن {now} بدلاً من {before}',
    rated: 'قيّمنا عملاؤنا بـ{} من 5',
  },
};
