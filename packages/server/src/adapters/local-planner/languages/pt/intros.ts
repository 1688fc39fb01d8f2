/** How a voice in Portuguese introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Apresentamos: {}.',
  leads: {
    persons: 'você tu nós eu vocês te se lhe nos somos estamos temos fazemos abrimos fica ficamos é são há já',
    many: '*am|*em',
    price: 'Quanto custa? {}',
    date: 'Quando? {}',
    place: 'Onde? {}',
    offer: 'E mais: {}',
    figures: 'São {}',
    change: 'agora {now} em vez de {before}',
    rated: 'Os clientes dão-nos {} em 5',
  },
};
