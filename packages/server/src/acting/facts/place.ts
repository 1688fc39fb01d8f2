/** Whether a line names a street. */

const STREETS = [
  /(?:straße|strasse|gasse|platz|straat|laan|plein|gatan|vägen)\s\p{Nd}/iu,
  /(?<!\p{Nd})\p{Nd}{1,6}\w?,?\s(?:\p{Lu}[\p{L}’'.-]{1,40}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Drive|Quay)(?!\p{L})/u,
  /(?<!\p{L})(?:via|viale|piazza|corso|rue|place|avenue|quai|calle|plaza|avenida|rua|praça)\s(?:[\p{L}’'.]{1,40}\s){1,4},?\s?\p{Nd}/iu,
  /(?<!\p{L})(?:ul\.|ulica|al\.)\s(?:[\p{L}.]{1,40}\s){1,4}\p{Nd}|(?<!\p{L})\p{Lu}\p{L}{1,40}\s(?:Sokak|Caddesi|Cad\.|Sok\.)/u,
];
/** "丁目", "شارع": what an address has in scripts without capitals. */
const ELSEWHERE =
  /\p{Nd}\s?(?:丁目|番地|号(?:室)?)|\p{Script=Han}\p{Nd}{1,6}-\p{Nd}{1,6}(?:-\p{Nd}{1,6})?(?!-?\p{Nd})|(?:شارع|طريق)\s\p{L}/u;

export const namesAStreet = (line: string): boolean =>
  STREETS.some((street) => street.test(line)) || ELSEWHERE.test(line);
