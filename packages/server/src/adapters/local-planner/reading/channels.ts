/** Where films run: "We need a clip for Insta" names no subject of it, and "a reel for the Instagram of our nursery" one behind it. */
import { folded } from '../../../wording/folded';
import { isOneOf, phrases } from '../../../wording/phrases';
import { beginsWithDeterminer, GENITIVES } from './lists';
import { trimEndOf } from './trim-end';

const CHANNELS = phrases(
  'social|insta|instagram|tiktok|tik tok|facebook|fb|linkedin|youtube|snapchat|pinterest|whatsapp|social media|socials|reels|stories|redes sociales|redes sociais|réseaux sociaux|social network',
);

const withoutArticle = (text: string): string =>
  beginsWithDeterminer(text) ? text.slice(text.indexOf(' ') + 1) : text.replace(ELIDED, '');
const ELIDED = /^l['’](?=\p{L})/iu;

/** Whether a text says where a film runs, and nothing else. */
export const isChannelAlone = (text: string): boolean =>
  isOneOf(CHANNELS, withoutArticle(trimEndOf(text.trim(), /[.!\s]/u)));

/** What a film is about, behind where it runs and whose that is; as it is where it names no channel first. */
export const withoutChannel = (text: string): string => {
  const bare = withoutArticle(text);
  const end = Math.max(0, ...CHANNELS.at(folded(bare), 0).map(({ end }) => end));
  const [, word = '', rest = ''] = /^\s(\S+)\s(.+)$/su.exec(end === 0 ? '' : bare.slice(end)) ?? [];
  return GENITIVES.has(word.toLowerCase()) ? rest : text;
};
