/** What a voice in English says beside cards that say it all. Checked by a native reader's eye. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: true,
  intro: 'This is {}.|Meet {}.',
  price: 'Here it is in figures.',
  offer: 'And there is more.|A little something extra.',
  time: 'Make a note of it.|Keep it in mind.',
  place: 'You will find us here.',
  proof: 'That says a lot.',
  quote: 'In their own words.',
  list: 'Take a look.',
  closing: 'We are here for you.',
};
