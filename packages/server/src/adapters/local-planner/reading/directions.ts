/**
 * Tells the brief's words for viewers from its words for the maker: "make a 20 second video about …", "tone: warm",
 * "mention that …". What is for the maker guides the plan or is left out; it never reaches the screen.
 */

import { withoutOpening } from './openings';
import { isFurniture, isSmallTalk, withoutChatter } from './small-talk';
import { trimEndOf } from './trim-end';

const VIDEO_EN =
  '(?:videos?|ads?|adverts?|advertisements?|commercials?|tv spots?|spots?|video clips?|clips?|vids?|promos?|reels?|shorts?|trailers?|teasers?|films?|training modules?|training videos?|explainers?|animations?|campaigns?)';

const PLATFORM =
  '(?:\\s+(?:for|on)\\s+(?:tiktok|instagram|facebook|youtube|linkedin|snapchat|pinterest|social media|socials|tv|our website|our site|reels))*';

/** Openings that only say that a video is wanted; each match is removed from the start of the brief's first sentences. */
const WRAPPERS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:hi|hey|hello)[,!]?\\s+)?(?:please\\s+)?(?:(?:can|could|would) (?:you|u|ya)\\s+(?:please\\s+)?)?(?:do|cut|create|make|produce|write|design|build|generate|film|shoot|plan|we need|i need|we want|i want|we(?:'|’)d like|i(?:'|’)d like|looking for)\\s+(?:me\\s+|us\\s+|to make\\s+|to create\\s+)*(?:an?\\s+|the\\s+|our\\s+|some\\s+)?(?:[\\p{L}\\p{N}'’:-]+,?\\s+){0,6}?${VIDEO_EN}${PLATFORM}(?:\\s+(?:that|which))?\\s*(?:for|about|on|of|to|in which we|promoting|announcing|introducing|advertising|explaining|showing|presenting|promotes|announces|introduces|advertises|explains|shows|presents|inviting \\p{L}+ to|invites \\p{L}+ to|teaching \\p{L}+|teaches \\p{L}+|where)\\b[:,]?\\s*`,
    'iu',
  ),
  new RegExp(
    `^(?:an?\\s+|the\\s+)?(?:[\\p{L}\\p{N}'’-]+,?\\s+){0,4}?(?:video|ad|advert|commercial|promo|spot|reel|clip|teaser)\\s+(?:for|about|promoting|announcing|introducing|advertising|explaining|showing|inviting \\p{L}+ to)\\s+`,
    'iu',
  ),
  /^(?:we|i)(?:\s|['’]d\s|\swould\s)(?:want|like|need|love|wish)\sto\s(?:promote|advertise|announce|introduce|showcase|market)\s+/iu,
  /^(?:(?:queremos|quiero|nos gustaría|necesitamos) (?:promocionar|anunciar|publicitar|dar a conocer)|(?:nous voulons|nous souhaitons|je veux|on veut) (?:promouvoir|annoncer|faire connaître|présenter)|(?:vogliamo|vorremmo|vorrei) (?:promuovere|pubblicizzare|far conoscere)|(?:queremos|quero|gostaríamos de) (?:divulgar|promover|anunciar)|we willen (?:promoten|adverteren))\s+/iu,
  /^(?:por favor,?\s+)?(?:crea|crear|haz|hacer|hagan|produce|genera|prepara|necesitamos|necesito|queremos|quiero)\s+(?:un|una|el)\s+(?:\S+\s+){0,3}?(?:v[ií]deo|anuncio|spot|clip|reel|corto)\s*(?:\S+\s+){0,4}?(?:para|sobre|de|que (?:presente|explique|muestre|anuncie))\s+/iu,
  /^(?:cr[ée]e[rz]?|cr[ée]er|faites|fais|r[ée]alise[rz]?|produi\p{L}+|pr[ée]pare[rz]?|il nous faut|nous voulons|je veux|on veut)\s+(?:une?|le|la)\s+(?:\S+\s+){0,3}?(?:vid[ée]o|pub|publicit[ée]|annonce|spot|clip|film)\s*(?:\S+\s+){0,4}?(?:pour|sur|de|qui (?:pr[ée]sente|explique|annonce|montre))\s+/iu,
  /^(?:bitte\s+)?(?:erstell\p{L}*|mach\p{L}*|produzier\p{L}*|dreh\p{L}*|wir brauchen|wir möchten|wir wollen|ich brauche)\s+(?:sie\s+)?(?:mir\s+|uns\s+|bitte\s+)*ein\p{L}*\s+(?:\S+\s+){0,3}?\p{L}*(?:video|spot|clip|film|anzeige|werbung|reel)\s*(?:von \S+ sekunden\s+)?(?:für|über|zum|zur|zu)\s+/iu,
  /^(?:crea|creare|fai|fate|realizza|realizzate|produci|prepara|vogliamo|ci serve|serve)\s+(?:un|uno|una)\s+(?:\S+\s+){0,3}?(?:video|spot|annuncio|clip|filmato|reel)\s*(?:\S+\s+){0,4}?(?:per|su|sul|sulla|che (?:presenti|spieghi|mostri))\s+/iu,
  /^(?:crie|criar|faça|fazer|produza|prepare|precisamos de|queremos)\s+(?:um|uma)\s+(?:\S+\s+){0,3}?(?:vídeo|anúncio|spot|comercial|clip|reel)\s*(?:\S+\s+){0,4}?(?:para|sobre|de|que (?:apresente|explique|mostre))\s+/iu,
  /^(?:(?:ich|wir)\s+(?:hätten?|möchten?|brauchen?|suchen?|wünschen?)\s+(?:gerne?\s+)?|(?:je|on|nous)\s+(?:voudrai[st]|voudrions|aimerai[st]|aimerions)\s+(?:avoir\s+)?|(?:quería|quisiera|querría|me gustaría|necesitaba|busco)\s+(?:tener\s+)?|(?:queria|quero|gostaria de|preciso de|precisava de)\s+(?:ter\s+)?|(?:vorrei|vorremmo|mi serve|avrei bisogno di)\s+|(?:ik|wij|we)\s+(?:wil|willen|zoek|zoeken)\s+(?:graag\s+)?)(?:ein\p{L}*|une?|una?|uma?|uno|een)\s+(?:[\p{L}-]+\s+){0,2}?[\p{L}-]*(?:video|vídeo|vidéo|spot|clip|film|filmpje|reel|anuncio|anúncio|annuncio|pub|publicité|anzeige|werbung)\s+(?:für|über|zum|zur|pour|sur|para|pra|pro|sobre|per|su|sul|sulla|voor|over|de|do|da)\s+/iu,
  /^(?:maak|produceer|we willen|wij willen|we hebben)\s+(?:een)\s+(?:\S+\s+){0,3}?\p{L}*(?:video|spot|reclame|filmpje|film|clip)\s*(?:nodig\s+)?(?:voor|over)\s+/iu,
  /^(?:skapa|gör|vi behöver|vi vill ha)\s+(?:en|ett)\s+(?:\S+\s+){0,3}?\p{L}*(?:video|film|filmen|reklamfilm|klipp|spot)\s+(?:för|om)\s+/iu,
  /^(?:stwórz|zrób|przygotuj|potrzebujemy|chcemy)\s+(?:\S+\s+){0,3}?(?:film|filmik|wideo|spot|reklam\p{L}+|klip)\s+(?:dla|o|na)\s+/iu,
  /^(?:создайте|создай|сделайте|сделай|нужен|нам нужен|снимите)\s+(?:\S+\s+){0,3}?(?:видео|ролик|видеоролик|рекламу|клип)\s+(?:для|о|об|про)\s+/iu,
  /^(?:أنشئ|أنشئوا|اصنع|نريد|صمم|صمّم|نحتاج)\s+(?:إلى\s+)?(?:فيديو|إعلان\p{L}*|مقطع\p{L}*)\s+(?:\S+\s+){0,3}?(?:عن|حول)\s+/u,
  /(?:の|を紹介する|についての|を宣伝する)?(?:紹介|宣伝)?(?:動画|ビデオ|CM|広告)を?(?:お願いします|作成してください|作ってください|制作してください|作って)[。.]?$/u,
  /^(?:请)?(?:制作|做|拍|创建|生成|我们需要|我们想要)(?:一个|一条|一段|一支|一部)?.{0,10}?(?:视频|广告|短片|宣传片)[，,。:：]?(?:来)?(?:介绍|关于|宣传|推广)?(?:一下)?[:：]?/u,
];

/** Verbs that only tell the maker what to say; what follows is for the viewers. */
const DIRECTORS: readonly RegExp[] = [
  /^(?:please\s+|also\s+|and\s+)?(?:promote|advertise|announce|introduce|showcase|highlight|emphasi[sz]e|mention|point out|explain|talk about|describe|focus on|tell (?:people|viewers|them|customers|everyone|neighbours|parents)|let (?:people|them|everyone|customers) know|teach (?:people|staff|viewers|employees|them|new \p{L}+))\s+(?:that\s+|about\s+)?(?!yourself\b)/iu,
  /^(?:mentionnez|présentez|annoncez|montrez|expliquez|dites|indiquez)\s+(?:que\s+)?(?=(?:le|la|les|un|une|notre|nos|l['’]))/iu,
  /^(?:menciona|presenta|anuncia|muestra|explica|di|indica|destaca)\s+(?:que\s+)?(?=(?:el|la|los|las|un|una|nuestr\p{L}+|tenemos)\s)/iu,
];

/** "Explain compound interest to teenagers: …": the audience is not for the screen. */
const EXPLAINED_TO = /^explain\s+(.{3,60}?)\s+to\s+\p{L}+(?:\s\p{L}+){0,2}\s?:\s*/iu;

/** Verbs that viewers may be told as well; they are for the maker only before what a maker is told to show. */
const DOUBTFUL =
  /^(?:please\s+|also\s+|and\s+)?(?:say|show|present|feature|include|stress|cover)\s+(?:that\s+|about\s+)?(?=(?:our|the fact|that|how|we|it is|why|what)\s)/iu;

/** Sentences that speak of the video itself. */
const ABOUT_THE_VIDEO: readonly RegExp[] = [
  /^(?:an? |the )?(?:[\p{L}\p{N}-]+ ){0,3}(?:ad|advert|video|commercial|promo|reel|tv spot)(?: script)?$/iu,
  /^(?:keep|make) (?:it|this|the (?:video|ad|spot|tone|mood|film|pace))\s+(?:\p{L}+,? ){0,2}?(?:short|fun|upbeat|light|simple|friendly|professional|warm|under|punchy|playful|calm|energetic|emotional|clear|modern|snappy|cinematic|positive|serious|funny|honest|fast)\b/iu,
  /^(?:use|with) (?:an?|the) \p{L}+(?:(?:, ?| )\p{L}+){0,3},? ? (?:tone|style|voice|mood|look|music|voice-?over)\b/iu,
  /^(?:the )?(?:tone|style|mood|voice|look|music|pace|feel(?:ing)?|target audience|audience|video|voice-?over|format|length|duration|aspect ratio)\s+(?:is|are|should|must|needs)\b/iu,
  /^no (?:voice-?over|narration|music|presenter|people on screen)\b/iu,
  /^(?:vertical|horizontal|square)(?: video| format)?\b.{0,20}$/iu,
  /^\d+[- ]?(?:seconds?|secs?|s)(?: (?:long|total|max|maximum))?$/iu,
  /^(?:upbeat|warm|friendly|calm|playful|professional|energetic|cinematic|emotional|serious|funny|modern)(?:,? (?:and )?\p{L}+){0,3} (?:tone|style|mood|music|feel)$/iu,
  /^(?:el )?(?:tono|estilo|público|música|formato|duración)\s*(?:es|debe|:)/iu,
  /^(?:tono|estilo) \p{L}+(?: y \p{L}+)?$/iu,
  /^(?:le )?(?:ton|style|public|musique|format|durée)\s*(?:est|doit|:)/iu,
  /^ton \p{L}+(?: et \p{L}+)?$/iu,
  /^(?:der )?(?:ton|stil|tonfall|zielgruppe|musik|die stimmung)\s*(?:ist|soll|:)/iu,
  /^(?:トーン|雰囲気|ターゲット|风格|语气|目标受众|基调)(?:は|[:：]|为|是)/u,
];

/** Labels at the start of a line, by what follows them. */
const LABELS: readonly (readonly [LabelKind, RegExp])[] = [
  [
    'drop',
    /^(?:brand|company|business|client|marke|marca|marque|merk|品牌|ブランド|target audience|audience|target|tone|tone of voice|style|mood|music|length|duration|format|language|voice|visuals?|aspect|zielgruppe|ton|stil|musik|público|tono|estilo|public cible|cible|ton|destinatari|tom)\s*[:：]\s*/iu,
  ],
  [
    'cta',
    /^(?:call[- ]to[- ]action|cta|end with|close with|finish with|end card|closing line|llamada a la acción|termina con|terminar con|appel à l['’]action|terminez (?:par|avec)|handlungsaufforderung|ende mit|abschluss|chiudi con|termine com|eindig met)\s*(?:the words?\s*)?(?:[:：]\s*|\s+)/iu,
  ],
  [
    'headline',
    /^(?:headline|hook|tagline|slogan|claim|titre|titular|überschrift|motto|キャッチコピー|标语|口号)\s*(?:[:：]|is)\s*/iu,
  ],
  [
    'offer',
    /^(?:offer|special offer|deal|promo|promotion|discount|oferta|offre|angebot|offerta|aanbieding|優惠|优惠)\s*[:：]\s*/iu,
  ],
  [
    'fact',
    /^(?:product|name|key (?:points?|messages?|benefits?|facts?)|benefits?|features?|usps?|description|about|subject|topic|message|details?|brief|project|goal|produkt|producto|produit|商品名)\s*[:：]\s*/iu,
  ],
  [
    'when',
    /^(?:when|dates?|time|opening hours|hours|wann|quand|cuándo|quando|fecha|datum|日時|时间|時間)\s*[:：]\s*/iu,
  ],
  [
    'where',
    /^(?:where|location|address|place|venue|wo|où|dónde|dove|onde|ort|lugar|lieu|luogo|adresse|dirección|場所|地点|地址|住所)\s*[:：]\s*/iu,
  ],
  [
    'contact',
    /^(?:website|web|url|link|phone|tel|telephone|e-?mail|contact|telefon|teléfono|téléphone|電話|电话)\s*[:：]\s*/iu,
  ],
];

export type LabelKind = 'drop' | 'cta' | 'headline' | 'offer' | 'fact' | 'when' | 'where' | 'contact';

/** A sentence without its words for the maker; `text` is empty when nothing was for the viewers. */
export interface Directed {
  readonly text: string;
  readonly label?: LabelKind;
}

const QUOTED_CALL = /^["“„«「『'‘\p{Lu}]/u;
const NAMES_A_CALL = /^[^:：]{2,40}[:：]|^(?:call[- ]to[- ]action|cta)\b/iu;

/** Takes the maker's words off a sentence. */
export const readDirections = (sentence: string, kind: 'ad' | 'training'): Directed => {
  const bareEnd = trimEndOf(sentence, /[.!?,。]/u);
  if (isSmallTalk(bareEnd) || isFurniture(bareEnd) || ABOUT_THE_VIDEO.some((pattern) => pattern.test(bareEnd)))
    return { text: '' };
  for (const [label, pattern] of LABELS) {
    if (!pattern.test(sentence)) continue;
    const text = sentence.replace(pattern, '').trim();
    // "Finish with a polite phrase" is for viewers, 'Finish with "Book now"' for the maker.
    if (label === 'cta' && !QUOTED_CALL.test(text) && !NAMES_A_CALL.test(sentence)) continue;
    return label === 'drop' ? { text: '', label } : { text: unquoted(text), label };
  }
  const plain = withoutChatter(sentence);
  const unwrapped = WRAPPERS.reduce((text, wrapper) => text.replace(wrapper, ''), plain);
  const bare = unwrapped === plain ? withoutOpening(plain) : unwrapped;
  const wrapped = bare !== plain;
  const directors =
    kind === 'ad' || wrapped || /^(?:explain|mention|highlight|emphasi|teach|show how|say|tell)/iu.test(bare);
  const text = directors
    ? DIRECTORS.reduce((rest, director) => rest.replace(director, ''), bare.replace(EXPLAINED_TO, '$1: ')).replace(
        DOUBTFUL,
        '',
      )
    : bare;
  return { text: text.trim() };
};

/** Quotation marks around the whole text are the brief's, not the viewer's. */
const unquoted = (text: string): string => {
  const match = /^[“„«"「『'‘]\s?(.+?)\s?[”“»"」』'’][.!。]?$/u.exec(text);
  return match?.[1] ?? text;
};
