/** `[shown|spoken]` in a script: what stands on screen, and how it is said. */

export interface Mark {
  /** Places in the text that is shown. */
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

const MARK = /\[([^[\]|\n]{1,120})\|([^[\]|\n]{1,240})\]/gu;

/** The text as it is shown, and what is said in another way. */
export function readMarked(script: string): { readonly shown: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = [];
  let shown = '';
  let at = 0;
  for (const { 0: whole, 1: seen = '', 2: said = '', index } of script.matchAll(MARK)) {
    shown += script.slice(at, index);
    marks.push({ from: shown.length, to: shown.length + seen.length, said });
    shown += seen;
    at = index + whole.length;
  }
  return { shown: shown + script.slice(at), marks };
}

/** The text as it is shown. */
export const shownOf = (script: string): string => (script.includes('|') ? readMarked(script).shown : script);
