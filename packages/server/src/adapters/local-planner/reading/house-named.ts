/** The name behind what a firm is in general: "Negozio: FixPoint", "… dla domu, firma Słoneczny Dach". */
import { MAKERS } from '../languages/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { nameAt } from './name-at';
import { namesTime } from './patterns';

/** Characters in which a name ends. */
const LONGEST = 80;
const BEGINS = /(?:^|[.!?\n]\s*)$/u;
const LABELS = /^\s?[:：=]\s?/u;
const LEADS = /^\s/u;

/** The first name that stands behind one of these words and a mark. */
export const houseNamed = (brief: string, { ordinary, language }: Lexicon): string | undefined => {
  const behind = (end: number, mark: RegExp): string | undefined => {
    const rest = brief.slice(end, end + LONGEST);
    const lead = mark.exec(rest)?.[0];
    const name = lead === undefined ? undefined : nameAt(rest.slice(lead.length));
    return name === undefined || namesTime(name, language) || ordinary.has(name.toLowerCase()) ? undefined : name;
  };
  for (const { start, end } of MAKERS.houses.all(brief)) {
    const name = BEGINS.test(brief.slice(0, start)) ? behind(end, LABELS) : undefined;
    if (name !== undefined) return name;
  }
  return MAKERS.firms.all(brief).reduce<string | undefined>((found, { end }) => found ?? behind(end, LEADS), undefined);
};
