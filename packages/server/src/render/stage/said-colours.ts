/** The colours that a film's words say its things are in, by their pictures: "la théière bleue". */
import { hex, type Rgb } from '../color/color';
import { kindOf } from '../worlds/kinds';
import { colourOf } from '../worlds/things';
import { COLOUR_WORDS } from '../worlds/words/amounts';
import { spot } from '../worlds/words/spot';
import type { Stock } from './stock';

/** Names have capitals: the Red Lion is no lion that is red. */
const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

export function saidColours(stock: Stock, text: string, language: string): ReadonlyMap<string, Rgb> {
  const colours = spot(COLOUR_WORDS, text, language)
    .map(({ key, at, length }) => ({ hex: key, at, length }))
    .filter(({ at, length }) => stock.capitalsName !== true || !isName(text.slice(at, at + length)));
  const said = new Map<string, Rgb>();
  if (colours.length === 0) return said;
  for (const subject of stock.subjects(text)) {
    const [first] = subject.pictures;
    const end = subject.at + subject.words.length;
    // What "red wine" is shown as is red already.
    const besides = colours.filter(({ at, length }) => at + length <= subject.at || at >= end);
    const colour = colourOf(text, subject, besides, stock.headFirst);
    if (first === undefined || colour === undefined || first.set === 'own' || said.has(first.name)) continue;
    const kind = kindOf(first.name);
    if (kind !== 'person' && kind !== 'bust') said.set(first.name, hex(colour));
  }
  return said;
}
