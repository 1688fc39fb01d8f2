/** Figures that are compared: some of one kind, years in a row, or a share of a hundred. */
import { type Figure, figureOf, isYear } from '../facts/figure';
import { shareOf } from '../facts/share';
import type { Beside, ReadFacts } from './read-facts';

export interface Mark {
  readonly label: string;
  readonly text: string;
  readonly value: number;
}

export interface ChartFacts extends Beside {
  readonly kind: 'bars' | 'ring' | 'line';
  readonly marks: readonly Mark[];
}

const MOST_MARKS = 6;
const markOf = ({ label, text, value }: Figure): Mark => ({ label, text, value });

/** "2021: 120": a year, and what it came to. */
function yearly(line: string): Mark | undefined {
  const found = /^(\p{Nd}{4}年?)\s?[:：–—=-]?\s+(.+)$/u.exec(line) ?? /^(\p{Nd}{4}年?)\s?[:：]\s?(.+)$/u.exec(line);
  const [, year, rest] = found ?? [];
  const figure = rest === undefined ? undefined : figureOf(rest);
  if (year === undefined || figure === undefined || !isYear(year)) return undefined;
  return { label: year, text: [figure.text, figure.label].join(' ').trim(), value: figure.value };
}

export const chartFacts: ReadFacts<ChartFacts> = (lines) => {
  const years = lines.flatMap((line) => yearly(line) ?? []);
  if (years.length >= 3 && years.length <= MOST_MARKS)
    return { kind: 'line', marks: years, said: lines.filter((line) => yearly(line) === undefined) };
  const figures = lines.map((line) => figureOf(line));
  for (const lead of figures) {
    if (lead === undefined || lead.label === '') continue;
    const kin = lines.filter((_, at) => figures[at]?.unit === lead.unit && figures[at]?.label !== '');
    const marks = kin.map((line) => figureOf(line)).filter((figure) => figure !== undefined);
    const [least, most] = [Math.min(...marks.map(({ value }) => value)), Math.max(...marks.map(({ value }) => value))];
    // Bars of which one cannot be seen show nothing, and numbers without a unit count different things.
    if (
      marks.length < 2 ||
      marks.length > MOST_MARKS ||
      lead.unit === '' ||
      /\p{Sc}|\p{L}{2}/u.test(lead.unit) ||
      least <= 0 ||
      most / least > 40
    )
      continue;
    return { kind: 'bars', marks: marks.map(markOf), said: lines.filter((line) => !kin.includes(line)) };
  }
  for (const line of lines) {
    const percent = shareOf(line);
    const figure = figureOf(line);
    if (percent === undefined || figure === undefined) continue;
    const label = figure.label;
    return {
      kind: 'ring',
      marks: [{ label: '', text: figure.text, value: percent }],
      said: lines
        .flatMap((other) => (other === line ? (label === '' ? [] : [line === figure.text ? '' : line]) : [other]))
        .filter((other) => other !== ''),
    };
  }
  return undefined;
};
