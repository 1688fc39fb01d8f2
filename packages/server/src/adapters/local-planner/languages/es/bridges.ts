/** What a voice in Spanish says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Te presentamos {}.',
  price: 'Así, en cifras.',
  offer: 'Y hay más.|Y un detalle más.',
  time: 'Apúntalo.|Tenlo en cuenta.',
  place: 'Aquí nos encuentras.',
  proof: 'Eso dice mucho.',
  quote: 'Con sus propias palabras.',
  list: 'Echa un vistazo.',
  closing: 'Aquí estamos.',
};
