/** How a voice in Spanish introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Esto es {}.',
  leads: {
    persons: 'tú usted nosotros yo ustedes te se lo',
    price: 'Y cuesta esto: {}',
    date: 'Apunta la fecha: {}',
    place: 'Nos encuentras aquí: {}',
    offer: 'Buenas noticias: {}',
    figures: 'Son {}',
    change: 'ahora {now} en lugar de {before}',
    rated: 'Nuestros clientes nos dan {} de 5',
  },
};
