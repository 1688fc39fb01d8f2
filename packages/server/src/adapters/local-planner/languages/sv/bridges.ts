/** What a voice in Swedish says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Det här är {}.',
  price: 'Så här ser siffrorna ut.',
  offer: 'Och det finns mer.|Och lite till.',
  time: 'Skriv upp det.|Bra att veta.',
  place: 'Här hittar du oss.',
  proof: 'Det säger en hel del.',
  quote: 'Med egna ord.',
  list: 'Ta en titt.',
  closing: 'Vi finns här.',
};
