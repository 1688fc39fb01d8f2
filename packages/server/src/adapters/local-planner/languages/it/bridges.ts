/** What a voice in Italian says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Ecco {}.',
  price: 'Ecco le cifre.',
  offer: 'E non è tutto.|E c’è dell’altro.',
  time: 'Da segnare in agenda.|Tienilo a mente.',
  place: 'Ci trovi qui.',
  proof: 'Dice molto.',
  quote: 'Con le loro parole.',
  list: 'Dai un’occhiata.',
  closing: 'Siamo qui.',
};
