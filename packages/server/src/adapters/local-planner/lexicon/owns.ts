/** How somebody says what house is theirs: "I have a bike shop in Leeds" is shown without "I have". */

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
}

const parts = (list = ''): string[] => list.split('|').filter((part) => part !== '');

const turnsOf = (list?: string): Turn[] =>
  parts(list).map((part) => {
    const [from = '', to = ''] = part.split('>');
    return { from, to };
  });

/** Makes it ready to be looked for: longer beginnings first. */
export const compileOwns = ({ begins, named, ends, turns, places }: OwnsSource): Owns => ({
  begins: parts(begins).sort((one, other) => other.length - one.length),
  named: named ?? '',
  ends: parts(ends).sort((one, other) => other.length - one.length),
  turns: turnsOf(turns),
  places: turnsOf(places),
});
