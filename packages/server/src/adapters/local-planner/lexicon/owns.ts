/** How somebody says what house is theirs: "I have a bike shop in Leeds" is shown without "I have". */

import { type PhraseIndex, phrases } from '../../../wording/phrases';

/** As the data files write it: phrases apart by `|`. */
export interface OwnsSource {
  /** What stands before the house: "I have". */
  readonly begins?: string;
  /** What stands before its name: "called". */
  readonly named?: string;
  /** What stands behind it, where the verb comes last. */
  readonly ends?: string;
  /** How words end there and by themselves, "from>to" apart by `|`, the longer ones first. */
  readonly turns?: string;
  /** The same right before the house: what says where. */
  readonly places?: string;
  /** What a pair says before the verb: "my brother and I" ends, or begins, with it. */
  readonly pairs?: string;
  /** What a pair does before the house, where that says nothing by itself: "run". */
  readonly does?: string;
  /** What stands before what somebody is: "I am a". */
  readonly is?: string;
  /** How words end there and by themselves. */
  readonly isTurns?: string;
  /** Words right behind which a house ends otherwise, articles and what it is like, and how; `*` is the rest of one. */
  readonly some?: string;
  readonly someTurns?: string;
  /** Words right behind which a name is bent, and how its first word ends there and by itself. */
  readonly bentBehind?: string;
  readonly bentTurns?: string;
}

export interface Turn {
  readonly from: string;
  readonly to: string;
}

export interface Owns {
  readonly begins: readonly string[];
  readonly named: string;
  readonly ends: readonly string[];
  readonly turns: readonly Turn[];
  readonly places: readonly Turn[];
  readonly pairs: readonly string[];
  readonly does: readonly string[];
  readonly is: readonly string[];
  readonly isTurns: readonly Turn[];
  readonly some: PhraseIndex<true>;
  readonly someTurns: readonly Turn[];
  readonly bentBehind: readonly string[];
  readonly bentTurns: readonly Turn[];
}

const parts = (list = ''): string[] => list.split('|').filter((part) => part !== '');

const turnsOf = (list?: string): Turn[] =>
  parts(list).map((part) => {
    const [from = '', to = ''] = part.split('>');
    return { from, to };
  });

const longestFirst = (list?: string): string[] => parts(list).sort((one, other) => other.length - one.length);

/** Makes it ready to be looked for: longer beginnings first. */
export const compileOwns = (source: OwnsSource): Owns => ({
  begins: longestFirst(source.begins),
  named: source.named ?? '',
  ends: longestFirst(source.ends),
  turns: turnsOf(source.turns),
  places: turnsOf(source.places),
  pairs: parts(source.pairs),
  does: longestFirst(source.does),
  is: longestFirst(source.is),
  isTurns: turnsOf(source.isTurns),
  some: phrases(source.some ?? ''),
  someTurns: turnsOf(source.someTurns),
  bentBehind: parts(source.bentBehind),
  bentTurns: turnsOf(source.bentTurns),
});
