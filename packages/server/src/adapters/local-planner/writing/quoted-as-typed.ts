/** Notes quote a brief as it was typed: "pls make it fun", whatever was read for it. */
import type { Lexicon } from '../lexicon/lexicon';

const QUOTED = /“([^“”]{1,600})”/gu;

/** The notes with short forms in what they quote where the brief has those. */
export const quotedAsTyped = (notes: readonly string[], brief: string, { typed }: Lexicon): string[] => {
  const written = brief.toLowerCase();
  const forms = new Map(typed.all(brief).map(({ start, end, value }) => [value, brief.slice(start, end)]));
  if (forms.size === 0) return [...notes];
  const asTyped = (text: string): string =>
    [...forms].reduce((said, [value, short]) => said.replaceAll(wordOf(value), () => short), text);
  return notes.map((note) =>
    note.replace(QUOTED, (quotation, text: string) => {
      if (written.includes(text.toLowerCase())) return quotation;
      const found = asTyped(text);
      return written.includes(found.toLowerCase()) ? `“${found}”` : quotation;
    }),
  );
};

const wordOf = (value: string): RegExp =>
  new RegExp(`(?<!\\p{L})${value.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`, 'giu');
