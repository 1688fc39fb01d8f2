/** What a voice in Dutch says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Dit is {}.',
  price: 'Dit zijn de cijfers.',
  offer: 'En er is meer.|En dan nog iets extra’s.',
  time: 'Zet het in je agenda.|Goed om te weten.',
  place: 'Hier vind je ons.',
  proof: 'Dat zegt genoeg.',
  quote: 'In hun eigen woorden.',
  list: 'Neem eens een kijkje.',
  closing: 'Wij staan voor je klaar.',
};
