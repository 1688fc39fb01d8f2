/** How a voice in Polish introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Oto {}.',
  leads: {
    persons: 'ty pan pani my ja wy cię się to nas jesteśmy mamy robimy czeka już',
    price: 'Ile to kosztuje? {}',
    date: 'Kiedy? {}',
    place: 'Gdzie? {}',
    offer: 'I jeszcze jedno: {}',
    change: 'teraz {now} zamiast {before}',
    rated: 'Klienci oceniają nas na {} z 5',
  },
};
