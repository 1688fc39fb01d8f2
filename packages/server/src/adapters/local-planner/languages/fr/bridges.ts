/** What a voice in French says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Voici {}.',
  price: 'Concrètement, voilà.',
  offer: 'Et ce n’est pas tout.|Un petit plus pour vous.',
  time: 'C’est à noter.|Pensez-y.',
  place: 'C’est ici que ça se passe.',
  proof: 'Cela en dit long.',
  quote: 'Avec leurs mots.',
  list: 'Jetez un œil.',
  closing: 'Nous sommes là pour vous.',
};
