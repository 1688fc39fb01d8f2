/** Examples of whom a clause speaks to: a line each, `M` or `V`, a tab, and the clause. Lines that begin with `#` are remarks. */

export interface Example {
  readonly text: string;
  /** Whether it is for whoever makes the film, and not for its viewers. */
  readonly toMaker: boolean;
}

/** The examples of a file; a line that is none stops the build with its place. */
export const readExamples = (path: string, content: string): Example[] =>
  content.split('\n').flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, kind, text] = /^([MV])\t(\S.*)$/u.exec(line) ?? [];
    if (kind === undefined || text === undefined)
      throw new Error(`${path}:${at + 1} is "${line}". Write M or V, a tab, and the clause.`);
    return [{ text, toMaker: kind === 'M' }];
  });
