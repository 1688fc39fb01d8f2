/** What a voice in Portuguese says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Conheça {}.',
  price: 'Em números, é assim.',
  offer: 'E há mais.|E mais um detalhe.',
  time: 'Vale a pena anotar.|Anote já.',
  place: 'É aqui que nos encontra.',
  proof: 'Isso diz muito.',
  quote: 'Pelas suas próprias palavras.',
  list: 'Dê uma olhada.',
  closing: 'Estamos aqui.',
};
