/** How a voice in English introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'This is {}.|Meet {}.',
  leads: {
    persons: 'you we i they it he she this that already',
    price: 'And the price? {}',
    date: 'Save the date: {}',
    place: 'Find us here: {}',
    offer: 'Good news! {}',
    change: 'now {now} instead of {before}',
    rated: 'Rated {} out of 5 by customers',
  },
};
