/** How a voice in German introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Das ist {}.',
  leads: {
    persons: 'sie du ihr wir ich man es er das schon bereits',
    price: 'Und der Preis? {}',
    date: 'Gleich vormerken: {}',
    place: 'Die Adresse: {}',
    offer: 'Und das Beste? {}',
    change: 'jetzt {now} statt {before}',
    rated: 'Von Kunden bewertet mit {} von 5 Sternen',
  },
};
