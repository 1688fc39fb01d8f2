/**
 * Nights that are counted, and no hour: "€70 a night", "the third night is free". They are taken out before the hour of a
 * text is read.
 */
const NIGHT =
  '(?:nights?|nacht|nächte|nuits?|nuitées?|noches?|notte|notti|noites?|nachten|noc|noce|nocy|nocleg|gece(?:si|lik)?)';

const COUNTED: readonly RegExp[] = [
  // An article, a number or an ordinal before it.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:an?|per|each|every|pro|je|jede|par|la|por|al|a|na|za|od|one|two|three|four|five|first|second|third|fourth|extra|free|zwei|drei|dritte|deux|trois|troisième|dos|tres|tercera|due|tre|terza|duas|três|terceira|twee|drie|derde|dwie|trzy|trzecia|iki|üç|\p{Nd}+(?:st|nd|rd|th|\.|e|ª)?)\s+${NIGHT}(?!\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:overnight|gecelik|fortnight)(?!\p{L})/giu,
  // A price or a number of nights in Japanese and Arabic.
  /[一二三四五六七八九十\p{Nd}]泊|[一二三四五六七八九十\p{Nd}]夜/gu,
  /(?:لل|في ال|كل )ليل[ةه]|(?:\p{Nd}+|ثلاث) ليال[ي]?/gu,
];

/** The text, with spaces for what counts nights. */
export const withoutNightsAsUnits = (text: string): string =>
  COUNTED.reduce((rest, pattern) => rest.replace(pattern, (found) => ' '.repeat(found.length)), text);
