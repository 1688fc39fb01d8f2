/** How a voice in Italian introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Ecco {}.',
  leads: {
    persons: 'tu lei noi io voi ti si vi',
    price: 'Ecco quanto costa: {}',
    date: 'Segna la data: {}',
    place: 'Ci trovi qui: {}',
    offer: 'Buone notizie: {}',
    figures: 'Sono {}',
    change: 'ora {now} invece di {before}',
    rated: 'I clienti ci danno {} su 5',
  },
};
