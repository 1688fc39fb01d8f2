/** How a voice in Turkish introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Karşınızda {}.',
  leads: {
    persons: 'siz sen biz ben sizi seni bu',
    price: 'Fiyatı şöyle: {}',
    date: 'Tarihi not edin: {}',
    place: 'Bizi burada bulursunuz: {}',
    offer: 'Güzel haber: {}',
    change: '{before} yerine şimdi {now}',
    rated: 'Müşterilerimiz 5 üzerinden {} verdi',
  },
};
