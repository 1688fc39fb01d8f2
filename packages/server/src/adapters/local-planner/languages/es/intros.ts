/** How a voice in Spanish introduces a firm, and how it leads to facts. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = {
  isRead: false,
  ways: 'Esto es {}.',
  leads: {
    persons: 'tú usted nosotros yo ustedes te se lo nos os estamos somos tenemos abrimos hacemos es son hay ya',
    many: '*an|*en',
    price: '¿Cuánto cuesta? {}',
    date: 'La cita: {}',
    place: '¿Dónde? {}',
    offer: 'Y atención: {}',
    figures: 'Nada menos que {}',
    change: 'ahora {now} en lugar de {before}',
    rated: 'Nuestros clientes nos dan {} de 5',
  },
};
