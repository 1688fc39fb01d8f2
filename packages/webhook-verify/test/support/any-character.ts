/**
 * Any character that a text may have. fast-check's own unit for this counts all of them whenever a process first asks for
 * one: a second and a hundred megabytes.
 */
import fc from 'fast-check';

const [FIRST_HALF, HALVES, LAST] = [0xd800, 0x800, 0x10ffff];

export const anyCharacter = fc.nat(LAST - HALVES).map(
  (place) => String.fromCodePoint(place < FIRST_HALF ? place : place + HALVES),
  (character) => {
    const [one, ...more] = typeof character === 'string' ? character : '';
    const code = one?.codePointAt(0);
    if (code === undefined || more.length > 0) throw new Error('not a character');
    return code < FIRST_HALF ? code : code - HALVES;
  },
);
