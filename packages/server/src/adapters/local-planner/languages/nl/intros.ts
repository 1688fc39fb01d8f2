/** How a voice in Dutch introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Dit is {}.',
  leads: {
    persons: 'je jij u wij we ik ze zij het hij dat al reeds',
    price: 'En de prijs? {}',
    date: 'Zet het vast in de agenda: {}',
    place: 'Het adres: {}',
    offer: 'Goed nieuws! {}',
    change: 'nu {now} in plaats van {before}',
    rated: 'Klanten geven ons {} van de 5 sterren',
  },
};
