/**
 * Nights that are no hour at which a film plays: counted ones ("€70 a night", "the third night is free"), what is for the night, and
 * "day and night". They are taken out before the hour of a text is read.
 */
const NIGHT =
  '(?:nights?|nacht|nächte|nuits?|nuitées?|noches?|notte|notti|noites?|nachten|noc|noce|nocy|nocleg|gece(?:si|lik)?)';

const COUNTED: readonly RegExp[] = [
  // An article, a number or an ordinal before it.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:an?|per|each|every|pro|je|jede|par|la|por|al|a|na|za|od|one|two|three|four|five|first|second|third|fourth|extra|free|zwei|drei|dritte|deux|trois|troisième|dos|tres|tercera|due|tre|terza|duas|três|terceira|twee|drie|derde|dwie|trzy|trzecia|iki|üç|\p{Nd}+(?:st|nd|rd|th|\.|e|ª)?)\s+${NIGHT}(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:for|für|pour|para|per|voor|na|dla)\s+(?:the|die|la|las|a|as|de)?\s*(?:l[ae]\s+)?${NIGHT}(?!\p{L})`,
    'giu',
  ),
  // Whatever goes on always.
  new RegExp(
    String.raw`(?<!\p{L})(?:days?|tags?|jour|día|giorno|dia|dag|dzień|dniem)\s+(?:and|und|et|y|e|en|i)\s+(?:${NIGHT}|nocą)(?!\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:night and day|round the clock|gece gündüz)(?!\p{L})|昼夜|日夜|昼も夜も|ليل(?:ا)? ?(?:و)?نهار(?:ا)?/giu,
  /(?<!\p{L})(?:overnight|gecelik|fortnight)(?!\p{L})/giu,
  // A price or a number of nights in Japanese and Arabic.
  /[一二三四五六七八九十\p{Nd}]泊|[一二三四五六七八九十\p{Nd}]夜/gu,
  /(?:لل|في ال|كل )ليل[ةه]|(?:\p{Nd}+|ثلاث) ليال[ي]?/gu,
];

/** The text, with spaces for what counts nights. */
export const withoutNightsAsUnits = (text: string): string =>
  COUNTED.reduce((rest, pattern) => rest.replace(pattern, (found) => ' '.repeat(found.length)), text);

/** What is so at night, such as a battery that gives power: of the place of a film it is said at the beginning. */
const PASSING: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:at|by|during the|in der|bei|durch die) (?:night|nacht)|nachts|(?:la|de|pendant la) nuit)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:de|por la) noche|(?:di|la) notte|(?:à|de|durante a) noite|['’]s nachts|w nocy|nocą|geceleri)(?!\p{L})/giu,
  /夜間(?:も|は|に|の)?|夜(?:も|は|に)(?!景)/gu,
];
const FIRST_SENTENCE = /^[^.!?。！？\n]*/u;

/** The words of a film, with spaces for nights that say nothing of when it plays. */
export function withoutPassingNights(text: string): string {
  const plain = withoutNightsAsUnits(text);
  const begins = FIRST_SENTENCE.exec(plain)?.[0].length ?? 0;
  const rest = plain.slice(begins);
  return (
    plain.slice(0, begins) +
    PASSING.reduce((left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)), rest)
  );
}
