/** What may stand before the root: white space, a declaration, instructions, comments. */
const BEFORE = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;
const DOCTYPE = /^<!doctype\s+(?:svg:)?svg(?=[\s>[])/i;
const ROOT = /^<(?:svg:)?svg(?=[\s/>]|$)/i;
/** Bytes that are looked at. */
const LOOKED_AT = 512;

/**
 * Whether a file is an SVG, by its first bytes. Where more comments than these stand before its root it is taken for one:
 * whoever draws it reads the whole, and refuses what is none.
 */
export function isSvg(head: Buffer): boolean {
  let text = head.toString('utf8', 0, LOOKED_AT).replace(/^\ufeff/, '');
  let xml = false;
  for (;;) {
    text = text.trimStart();
    const before = BEFORE.find(([opens]) => text.startsWith(opens));
    if (before === undefined) return ROOT.test(text) || DOCTYPE.test(text) || (xml && text === '');
    const end = text.indexOf(before[1], before[0].length);
    // What never ends within them is a declaration of XML, or a comment that some program writes above its drawing.
    if (end < 0) return head.length >= LOOKED_AT && (xml || before[0] === '<!--');
    xml ||= /^<\?xml\b/i.test(text);
    text = text.slice(end + before[1].length);
  }
}
