/** How a voice in French introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Voici {}.',
  leads: {
    persons: "vous tu nous je on il elle ils elles ce c'est",
    price: 'Côté prix : {}',
    date: 'À noter : {}',
    place: 'C’est ici : {}',
    offer: 'Bonne nouvelle : {}',
    figures: 'Ici, c’est {}',
    change: 'maintenant {now} au lieu de {before}',
    rated: 'Noté {} sur 5 par les clients',
  },
};
