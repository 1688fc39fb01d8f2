/** What a voice in German says beside cards that say it all. Checked by a native reader's eye. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: true,
  intro: 'Das ist {}.',
  price: 'Das heißt konkret.',
  offer: 'Und es gibt noch mehr.|Und noch etwas dazu.',
  time: 'Am besten gleich notieren.|Gut zu wissen.',
  place: 'Hier sind wir zu finden.',
  proof: 'Das sagt viel.',
  quote: 'In eigenen Worten.',
  list: 'Ein Blick lohnt sich.',
  closing: 'Wir sind für Sie da.',
};
