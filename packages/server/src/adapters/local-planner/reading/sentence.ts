import type { LabelKind } from '../lexicon/directives';

/** A sentence that is for viewers. */
export interface Sentence {
  readonly text: string;
  readonly label?: LabelKind;
  readonly items?: readonly string[];
  readonly ordered?: boolean;
  /** Says who the brief is from. */
  readonly introduces?: boolean;
}
