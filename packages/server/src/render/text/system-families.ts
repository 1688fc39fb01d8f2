/**
 * The system's fonts for characters that no package has. They are looked for one by one, since not every version of Skia
 * looks for itself; and what a font can draw is judged by the drawn picture.
 */
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

const SIDE = 32;
/** A character that no font has. */
const NOWHERE = '\u{10fffd}';

let shared: SKRSContext2D | undefined;

const picture = (text: string): Buffer => {
  const context = (shared ??= createCanvas(SIDE, SIDE).getContext('2d'));
  context.clearRect(0, 0, SIDE, SIDE);
  context.fillText(text, 4, 24);
  return Buffer.from(context.canvas.data());
};

/** Those of the characters that these families (as in a CSS list) draw as a box, or as nothing. */
export function boxesOf(characters: readonly string[], families: string): readonly string[] {
  if (characters.length === 0) return [];
  shared ??= createCanvas(SIDE, SIDE).getContext('2d');
  shared.font = `20px ${families}, sans-serif`;
  const missing = [picture(NOWHERE), picture(' ')];
  return characters.filter((character) => {
    const drawn = picture(character);
    return missing.some((each) => each.equals(drawn));
  });
}

/** Fonts registered from the packages begin so. */
const OURS = /^vid /;

/** The system's families, those without serifs first. */
const installed = (): readonly string[] => {
  const names = GlobalFonts.families.map(({ family }) => family).filter((name) => !OURS.test(name));
  return [...names.filter((name) => /sans/i.test(name)), ...names.filter((name) => !/sans/i.test(name))];
};

/** As few families as draw these characters, and what none of them draws. */
export function systemFamilies(characters: readonly string[]) {
  const families: string[] = [];
  let boxes = characters;
  for (const family of installed()) {
    if (boxes.length === 0) break;
    const left = boxesOf(boxes, JSON.stringify(family));
    if (left.length === boxes.length) continue;
    families.push(family);
    boxes = left;
  }
  return { families, boxes };
}
