/**
 * What a brief opens with when it says what it is instead of what to say: "Werbung für unsere Bäckerei", "Anzeige: …",
 * "Fırınım için reklam". It is for the maker in every language that is read; what it is about is for the viewers.
 */

/** Words that mean an advertisement or a video by themselves, and what joins them to what it is about. */
const NOUNS: readonly (readonly [noun: string, joins: string])[] = [
  [
    String.raw`(?:video|\p{L}*werbung|werbe\p{L}+|imagefilm|erklär\p{L}+|\p{L}+video|\p{L}*spot|anzeige|reklame|inserat)`,
    '(?:für|über|zum|zur|von|zu)',
  ],
  [String.raw`(?:publicité|pub|annonce(?: publicitaire)?|spot|vidéo|clip|bande-annonce)`, '(?:pour|sur|de la|du|de)'],
  [String.raw`(?:anuncio|publicidad|spot|v[ií]deo|comercial|promoción)`, '(?:para|sobre|de)'],
  [String.raw`(?:pubblicità|annuncio|spot|video|réclame|promo)`, '(?:per|su|sul|sulla|di|del|della)'],
  [String.raw`(?:anúncio|publicidade|propaganda|comercial|vídeo|spot)`, '(?:para|sobre|de|da|do|pra|pro)'],
  [String.raw`(?:reclame\p{L}*|advertentie|\p{L}*video|\p{L}*filmpje|promo\p{L}*|spotje)`, '(?:voor|over|van)'],
  [String.raw`(?:annons|reklam\p{L}*|video|annonsfilm)`, '(?:för|om|till)'],
  [String.raw`(?:reklam\p{L}+|ogłoszenie|wideo|spot|filmik)`, '(?:dla|o|na)'],
  ['(?:реклам\\p{L}+|видео|ролик|видеоролик|объявление)', '(?:для|о|об|про)'],
];
/** What stands between "a" and the noun, and between the noun and what joins it. */
const ARTICLE = String.raw`(?:(?:ein\p{L}*|une?|una?|uno|uma?|een|en|ett|die|der|das|la|le|el|il|o|a|de|het)\s+)?`;
const WORDS = String.raw`(?:(?:kurz|klein|neu|schön|modern|petit|court|nouve|jol|belle|beau|pequeñ|cort|brev|nuev|piccol|bell|nuov|pequen|curt|nov|kort|klein|nieuw|mooi|leuk|liten|ny|krótk|now|короткое|новое|tiktok|instagram|facebook|youtube)[\p{L}-]*\s+){0,2}?`;
const EXTRA = String.raw`(?:\s+(?:publicit|promo|pubblicit|comerci|commerci|institucional|vertical|verticale|reklamow|courte?|corto|breve|curto)\p{L}*){0,2}?`;

const SPACED = NOUNS.map(
  ([noun, joins]) => new RegExp(String.raw`^${ARTICLE}${WORDS}${noun}${EXTRA}\s+${joins}\s+(?=\S)`, 'iu'),
);

/** "My" and "our", before which also a film, a reel or a short is the one that is ordered. */
const OURS = String.raw`(?:mein|unser|notre|nos|mon|ma|mes|mi|mis|nuestr|mio|mia|il mio|la mia|il nostro|la nostra|nostr|minha|meu|nosso|nossa|a minha|o meu|a nossa|o nosso|mijn|onze|ons|min|mitt|vår|moje|mojej|mojego|nasz|naszej|naszego)`;
const FILMS = new RegExp(
  String.raw`^${ARTICLE}${WORDS}(?:film|clip|reel|short|corto|filmato|kortfilm)${EXTRA}\s+(?:für|über|pour|sur|para|sobre|per|su|voor|over|för|om|dla|o)\s+(?=${OURS})`,
  'iu',
);

/** Polish says it by an ending: "reklama mojej piekarni". */
const POSSESSED = /^(?:reklama|reklamówka|film reklamowy|spot)\s+(?=(?:moje|nasz)\p{L}*\s)/iu;

/** "Anzeige: …" */
const LABEL =
  /^(?:video|ad|advert(?:isement)?|commercial|promo|spot|clip|reel|werbung|werbe(?:video|spot|text|anzeige|film)|anzeige|inserat|reklame|pub|publicité|annonce|vidéo|anuncio|publicidad|vídeo|pubblicità|annuncio|anúncio|publicidade|propaganda|reclame|advertentie|reklama|ogłoszenie|reklam|annons|tanıtım|реклама|видео|объявление|广告|廣告|视频|広告|動画|CM|광고|영상|إعلان|فيديو)(?:\s+\p{Ll}+)?\s*[:：]\s*/iu;

/** Where it stands behind what it is about. */
const BEHIND: readonly RegExp[] = [
  /\s+için\s+(?:(?:bir|kısa|tanıtım|yeni)\s+){0,3}(?:reklam|video|tanıtım|spot)(?:\s+(?:filmi|videosu|spotu))?[.!]?$/iu,
  /(?:のための|のための|の|用の?)(?:広告|CM|動画|宣伝|紹介動画|宣伝動画|PR動画|ビデオ)[。.]?$/u,
  /(?:(?:을|를)\s*위한\s*|의\s*|\s+)(?:광고|홍보\s*영상|영상|동영상|비디오)[.!]?$/u,
];
const CHINESE =
  /^(?:为|為|给|給|关于|關於)?(.{2,}?)(?:做|制作|拍|拍摄)?的(?:一个|一条|一段)?(?:广告|廣告|宣传片|宣傳片|视频|短片)[。.!！]?$/u;
const ARABIC = /^(?:إعلان|فيديو|مقطع)(?:\s+(?:إعلاني|قصير|ترويجي|دعائي)){0,2}\s+(?:(?:عن|حول)\s+|ل(?=\p{L}{3}))/u;

/** A sentence without an opening that only says what is to be made; as it is when it has none. */
export function withoutOpening(sentence: string): string {
  const label = sentence.replace(LABEL, '');
  if (label !== sentence && label !== '') return label;
  for (const opening of [...SPACED, FILMS, POSSESSED, ARABIC, ...BEHIND]) {
    const left = sentence.replace(opening, '');
    if (left !== sentence && left.trim() !== '') return left;
  }
  return sentence.replace(CHINESE, '$1');
}
