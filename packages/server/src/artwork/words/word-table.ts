/** What the build leaves for the lookup of words: `dist/artwork/words/LANGUAGE.json` and `subjects.json`. */

/** Folded words or phrases, and the numbers of what they name, the best first. */
export type Numbered = Readonly<Record<string, readonly number[]>>;

export interface WordTable {
  /** Words of the user's own pictures, by their numbers; never in what the build leaves. */
  readonly own?: Numbered;
  /** Words of concepts: numbers of `Subjects.concepts`. */
  readonly concepts: Numbered;
  /** Words of a concept that name a picture besides the concept's first: numbers of `Subjects.pictures`. */
  readonly apart?: Numbered;
  /** Whole names of pictures: numbers of `Subjects.pictures`, as all that follow. */
  readonly names: Numbered;
  /** The word that says what a picture is, out of a name of several: `tree` of `palm tree`. */
  readonly heads: Numbered;
  /** Words that go with few pictures. */
  readonly keywords: Numbered;
}

export interface Concept {
  readonly id: string;
  /** Names of pictures, the best one first; `noto:` before one that is better there. */
  readonly pictures: readonly string[];
  /** Names of pictures that belong to it and say nothing of it by themselves: a lemon beside tea. */
  readonly beside?: readonly string[];
  /** Which family of palettes suits it. */
  readonly trade: string;
  readonly place: string;
  readonly sounds: readonly string[];
  /** True when it says little of what a film is about (an office, an idea), so that what is special goes before it. */
  readonly broad?: true;
}

export interface Subjects {
  readonly concepts: readonly Concept[];
  /** Names of pictures; those from `persons` on show people. */
  readonly pictures: readonly string[];
  readonly persons: number;
}
