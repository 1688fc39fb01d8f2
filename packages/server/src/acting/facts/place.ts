/** Whether a line names a street. */

const STREETS = [
  /\p{L}*(?:straße|strasse|gasse|platz|straat|laan|plein|gatan|vägen)\s\p{Nd}/iu,
  /\p{Nd}+\w?,?\s(?:\p{Lu}[\p{L}’'.-]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Drive|Quay)(?!\p{L})/u,
  /(?<!\p{L})(?:via|viale|piazza|corso|rue|place|avenue|quai|calle|plaza|avenida|rua|praça)\s(?:[\p{L}’'.]+\s){1,4},?\s?\p{Nd}/iu,
  /(?<!\p{L})(?:ul\.|ulica|al\.)\s(?:[\p{L}.]+\s){1,4}\p{Nd}|\p{Lu}\p{L}+\s(?:Sokak|Caddesi|Cad\.|Sok\.)/u,
];
/** "丁目", "شارع": what an address has in scripts without capitals. */
const ELSEWHERE =
  /\p{Nd}\s?(?:丁目|番地|号(?:室)?)|\p{Script=Han}\p{Nd}+-\p{Nd}+(?:-\p{Nd}+)?(?!-?\p{Nd})|(?:شارع|طريق)\s\p{L}+/u;

export const namesAStreet = (line: string): boolean =>
  STREETS.some((street) => street.test(line)) || ELSEWHERE.test(line);
