/** How a voice in Dutch introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Dit is {}.',
  leads: {
    persons: 'je jij u wij we ik ze zij het hij dat',
    price: 'En dit kost het: {}',
    date: 'Zet het vast in de agenda: {}',
    place: 'Hier moet je zijn: {}',
    offer: 'Goed nieuws: {}',
    figures: 'Dat zijn {}',
    change: 'nu {now} in plaats van {before}',
    rated: 'Klanten geven ons {} van de 5 sterren',
  },
};
