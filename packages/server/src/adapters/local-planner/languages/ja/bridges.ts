/** What a voice in Japanese says beside cards that say it all. Not yet read by a native reader. */
import type { BridgeSource } from '../../banks/bridges';

export const BRIDGES: BridgeSource = {
  isRead: false,
  intro: '{}です。',
  price: '数字で見ると、こちら。',
  offer: 'さらに、うれしいことも。|それだけではありません。',
  time: 'ぜひメモを。|お忘れなく。',
  place: '場所はこちらです。',
  proof: 'この数字をご覧ください。',
  quote: 'お客様の声です。',
  list: 'ぜひご覧ください。',
  closing: 'お待ちしております。',
};
