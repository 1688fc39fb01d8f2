/** A rating that a text gives, in stars out of five; nothing is rated that is not said to be. */

const NUMBER = String.raw`([0-5](?:[.,]\p{Nd})?)`;
const STARS =
  '(?:stars?|sterne?n?|étoiles?|estrellas?|stelle|stella|estrelas?|sterren|gwiazd(?:ki|ek|ka)?|yıldız(?:lı)?|つ星|星|نجوم|نجمة|★|⭐)(?![\\p{Ll}])';
const OUT_OF = '(?:/|out of|von|sur|de|su|van|na|üzerinden|点満点中|من)';

const PATTERNS = [
  new RegExp(String.raw`(?<![\p{Nd}.,])${NUMBER}\s*${OUT_OF}\s*5(?![\p{Nd}.,]*\p{Nd})`, 'iu'),
  new RegExp(String.raw`(?<![\p{Nd}.,])${NUMBER}[\s-]?${STARS}`, 'iu'),
  /(?:rated|rating:?|bewertet mit|noté|bewertung:?)\s*([0-5](?:[.,]\p{Nd})?)(?![\p{Nd}.,]*[\p{Nd}%])/iu,
];
const IN_WORDS =
  /\b(one|two|three|four|five|fünf|vier|cinq|cinco|cinque|vijf|pięć|beş)[\s-]+(?:stars?|sterne?|étoiles|estrellas|stelle|estrelas|sterren|gwiazdek|yıldız)/iu;
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, vier: 4 };

/** Undefined without one. */
export function ratingOf(text: string): number | undefined {
  const drawn = /(★+|⭐+)/u.exec(text)?.[1];
  if (drawn !== undefined && [...drawn].length <= 5 && [...drawn].length > 1) return [...drawn].length;
  const western = text.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/٫/gu, '.');
  for (const pattern of PATTERNS) {
    const found = pattern.exec(western)?.[1];
    if (found !== undefined) return Math.min(5, Number(found.replace(',', '.')));
  }
  const word = IN_WORDS.exec(western)?.[1]?.toLowerCase();
  return word === undefined ? undefined : (WORDS[word] ?? 5);
}
