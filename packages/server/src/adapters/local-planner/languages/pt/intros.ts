/** How a voice in Portuguese introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Apresentamos: {}.',
  leads: {
    persons: 'você tu nós eu vocês te se lhe',
    price: 'O preço: {}',
    date: 'Marque na agenda: {}',
    place: 'Fica aqui: {}',
    offer: 'Boa notícia: {}',
    figures: 'São {}',
    change: 'agora {now} em vez de {before}',
    rated: 'Os clientes dão-nos {} em 5',
  },
};
