/** How a voice in Turkish introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Karşınızda {}.',
  leads: {
    persons: 'siz sen biz ben sizi seni bu bizi var zaten',
    price: 'Fiyatı mı? {}',
    date: 'Ne zaman? {}',
    place: 'Adresimiz: {}',
    offer: 'Üstelik {}',
    change: '{before} yerine şimdi {now}',
    rated: 'Müşterilerimiz 5 üzerinden {} verdi',
  },
};
