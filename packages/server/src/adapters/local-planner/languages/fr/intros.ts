/** How a voice in French introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Voici {}.',
  leads: {
    persons: "vous tu nous je on il elle ils elles ce c'est déjà",
    many: '*ent|ont',
    price: 'Et le prix ? {}',
    date: 'À vos agendas : {}',
    place: 'L’adresse : {}',
    offer: 'Bonne nouvelle ! {}',
    change: 'maintenant {now} au lieu de {before}',
    rated: 'Noté {} sur 5 par les clients',
  },
};
