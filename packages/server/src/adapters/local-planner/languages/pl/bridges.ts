/** What a voice in Polish says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Oto {}.',
  price: 'Konkretnie, w liczbach.',
  offer: 'I to nie wszystko.|Jest coś jeszcze.',
  time: 'Warto zapisać.|Warto pamiętać.',
  place: 'Tu nas znajdziesz.',
  proof: 'To wiele mówi.',
  quote: 'Własnymi słowami.',
  list: 'Zobacz, co czeka.',
  closing: 'Jesteśmy tu.',
};
