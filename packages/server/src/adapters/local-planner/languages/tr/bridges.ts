/** What a voice in Turkish says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: 'Karşınızda {}.',
  price: 'Rakamlarla anlatalım.',
  offer: 'Dahası da var.|Bir güzellik daha.',
  time: 'Not etmeye değer.|Aklınızda olsun.',
  place: 'Bizi burada bulabilirsiniz.',
  proof: 'Bu çok şey anlatıyor.',
  quote: 'Kendi sözleriyle.',
  list: 'Bir göz atın.',
  closing: 'Biz buradayız.',
};
