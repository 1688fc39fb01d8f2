/** What is known of how a language says what is written in figures and signs: data, a file for each language. */

/** Forms of a noun by its count; one that begins with "=" is said in the place of the number, too. */
export type Forms = string | Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

export interface Money {
  readonly whole: Forms;
  /** Hundredths, where there are any. */
  readonly part?: Forms;
  /** How many figures the parts have where they are no hundredths. */
  readonly parts?: number;
}

/** Something written, from where it begins, and how it is said; undefined is not this. */
export interface Rule {
  /** Sticky. */
  readonly pattern: RegExp;
  readonly say: (match: RegExpExecArray) => string | undefined;
}

export interface SpokenLanguage {
  /** For `Intl`. */
  readonly tag: string;
  /** The sign before hundredths; the other signs between figures group thousands. */
  readonly decimal: '.' | ',';
  readonly cardinal: (value: number) => string;
  /** What is said for the decimal sign, and whether the figures behind it are said one by one. */
  readonly point: string;
  readonly figureByFigure: boolean;
  readonly minus: string;
  /** Between the ends of a range. */
  readonly to: string;
  readonly year: (year: number) => string;
  readonly date: (day: number, month: number, year: number | undefined) => string;
  /** Of 24. */
  readonly time: (hour: number, minute: number) => string;
  /** Whole and hundredths in words, each with the name of the money where it has one of its own. */
  readonly price: (whole: string, part: string, hundredths: string) => string;
  /** By its sign, and by its code or name as written. */
  readonly money: Readonly<Record<string, Money>>;
  readonly units: Readonly<Record<string, Forms>>;
  readonly abbreviations: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, string>>;
  readonly web: {
    readonly at: string;
    readonly dot: string;
    readonly slash: string;
    readonly dash: string;
    readonly hash: string;
  };
  /** A whole number before what it counts, where that changes it: by the noun or its adjective, and what stands before the number. */
  readonly counting?: (value: number, noun: string, before: string) => string;
  /** What is said of a number, in the case that what stands before it wants. */
  readonly governed?: (said: string, before: string) => string;
  /** At the end of what stands before a number: words that are written onto it, and said with it as one. */
  readonly prefix?: RegExp;
  /** What is said with an end that is written behind an apostrophe. */
  readonly suffixed?: (said: string, end: string) => string;
  /** The number behind a ruler's name, where it is not counted. */
  readonly ruler?: (value: number, woman: boolean) => string;
  /** Half of something, by its noun. */
  readonly half?: (noun: string) => string;
  /** Between what is reached and the most that can be: "4.9/5". */
  readonly outOf?: string;
  /** Moments that stand in ranges of hours as words: "midnight–6am". */
  readonly moments?: string;
  /** How 24/7 is said, where it is not said by its figures. */
  readonly always?: string;
  /** Rules of its own, which come before those of all languages. */
  readonly rules: (language: SpokenLanguage) => readonly Rule[];
  /** Whether days come before months where both are figures between slashes. */
  readonly dayFirst: boolean;
  /** Unspaced: words of the text need no spaces between them. */
  readonly unspaced?: boolean;
}
