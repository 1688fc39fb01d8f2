/** What is known of rows of words that no mark parts: "clínica Zaragoza espalda suelo pélvico primera visita gratis". */
import { type PhraseIndex, phraseIndex } from '../../../wording/phrases';

/** As the data files write it: words apart by `|`, `*` for the rest of a word. */
export interface RowsSource {
  /** What goes with the word behind it: "free". */
  readonly leads: string;
  /** Those among them that do so before another of them: "first free". */
  readonly ahead?: string;
  /** What goes with the word before it: "pélvico". */
  readonly trails: string;
  /** Whether that has the number of what it goes with. */
  readonly bends?: boolean;
  /** What is in sentences alone: verbs. */
  readonly tells?: string;
  /** Who and where: "{who} in {town}". */
  readonly located?: string;
}

export interface Rows {
  readonly leads: PhraseIndex<true>;
  readonly ahead: PhraseIndex<true>;
  readonly trails: PhraseIndex<true>;
  readonly bends: boolean;
  readonly tells: PhraseIndex<true>;
  readonly located: string;
}

const indexOf = (list = ''): PhraseIndex<true> =>
  phraseIndex(
    list
      .split('|')
      .filter((word) => word !== '')
      .map((word) => [word, true] as const),
  );

/** Makes it ready to be looked for. */
export const compileRows = ({ leads, ahead, trails, bends, tells, located }: RowsSource): Rows => ({
  leads: indexOf(leads),
  ahead: indexOf(ahead),
  trails: indexOf(trails),
  bends: bends ?? false,
  tells: indexOf(tells),
  located: located ?? '{who}, {town}',
});
