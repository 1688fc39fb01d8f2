/** How a voice in Japanese introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: '{}です。',
  leads: {
    persons: '',
    price: '料金は、{}',
    date: '日時は、{}',
    place: '場所は、{}',
    offer: 'しかも、{}',
    change: '{before}が、いま{now}',
    rated: 'お客様の評価は5点満点中{}点',
  },
};
