/** How a voice in Swedish introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Det här är {}.',
  leads: {
    persons: 'du ni vi jag man det han hon redan',
    price: 'Så här mycket kostar det: {}',
    date: 'Skriv upp datumet: {}',
    place: 'Hit kommer du: {}',
    offer: 'Goda nyheter: {}',
    figures: 'Det är {}',
    change: 'nu {now} i stället för {before}',
    rated: 'Kunderna ger oss {} av 5',
  },
};
