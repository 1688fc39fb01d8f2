/**
 * What a text may do to a terminal: nothing but move on by a line or a tab. Titles, headers, bodies and errors come from
 * anywhere, so every other control character is shown as what it is, and so is what turns a line round or can't be seen;
 * only the colours that this program gives get through.
 */
import { randomBytes } from 'node:crypto';
import { isHidden } from './hidden-characters';
import { processWide } from './process-wide';

/**
 * Marks an escape of this program's own; whoever writes a title can't guess it. Made when there are colours, one for the
 * whole process.
 */
const shared = processWide('own-escapes', (): { mark?: string } => ({}));

/** Turns the escapes that a style put around a text into ones that get through; those within the text do not. */
export const asOwn =
  (style: (text: string) => string) =>
  (text: string): string => {
    const own = (shared.mark ??= randomBytes(8).toString('hex'));
    const mark = `\u001b${own}`;
    return style(escapeControls(text)).replaceAll(new RegExp(`\u001b(?!${own})`, 'g'), mark);
  };

const shown = (character: string): string => {
  if (character === '\r') return '\\r';
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  const code = (character.codePointAt(0) ?? 0).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, '0')}`;
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
};

const isOwn = (text: string, at: number): boolean => {
  const own = shared.mark;
  return own !== undefined && text[at] === '\u001b' && text.startsWith(own, at + 1);
};

/** The text with what can't be seen made visible, but for line breaks, tabs and the marked colours. */
const escapeControls = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\t]/gu, (character, at: number) => (isOwn(text, at) ? character : shown(character)))
    .replaceAll(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (character, at: number, whole: string) =>
      isHidden(character, whole.slice(0, at), whole.slice(at + character.length)) ? shown(character) : character,
    );

/** The text as bytes that are safe to write. */
export const forTerminal = (text: string): string => {
  const escaped = escapeControls(text);
  const own = shared.mark;
  return own === undefined ? escaped : escaped.replaceAll(`\u001b${own}`, '\u001b');
};

/** A title, a name, an address: a text that belongs on one line, whatever is in it. */
export const inOneLine = (text: string): string =>
  escapeControls(text.replaceAll(/[^\S\p{Zl}\p{Zp}\uFEFF]+/gu, ' ').trim());

/** An address, an error's message: nothing in it is left out, and a line break is seen as one. */
export const inOnePiece = (text: string): string => escapeControls(text).replaceAll(/[\n\t]/g, shown);
