/**
 * What a text may do to a terminal: nothing but move on by a line or a tab. Titles, headers, bodies and errors come from
 * anywhere, so every other control character is shown as what it is; only the colours that this program gives get through.
 */
import { randomBytes } from 'node:crypto';
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
  return `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;
};

const isOwn = (text: string, at: number): boolean => {
  const own = shared.mark;
  return own !== undefined && text[at] === '\u001b' && text.startsWith(own, at + 1);
};

/** The text with its control characters made visible, but for line breaks, tabs and the marked colours. */
const escapeControls = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, (character, at: number) => (isOwn(text, at) ? character : shown(character)));

/** The text as bytes that are safe to write. */
export const forTerminal = (text: string): string => {
  const escaped = escapeControls(text);
  const own = shared.mark;
  return own === undefined ? escaped : escaped.replaceAll(`\u001b${own}`, '\u001b');
};

/** A title, a name, an address: a text that belongs on one line, whatever is in it. */
export const inOneLine = (text: string): string => escapeControls(text.replaceAll(/\s+/g, ' ').trim());
