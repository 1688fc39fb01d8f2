/** How a voice in Italian introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Ecco {}.',
  leads: {
    persons: 'tu lei noi io voi ti si vi ci siamo abbiamo facciamo apriamo è sono già',
    many: '*ano|*ono',
    price: 'Quanto costa? {}',
    date: 'L’appuntamento: {}',
    place: 'Dove? {}',
    offer: 'E in più: {}',
    figures: 'Ben {}',
    change: 'ora {now} invece di {before}',
    rated: 'I clienti ci danno {} su 5',
  },
};
