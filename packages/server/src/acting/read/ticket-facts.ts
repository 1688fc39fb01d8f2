/** An event with its day, its hour, its place and its price. */
import { dayIn } from '../facts/day';
import { hourOf } from '../facts/hour';
import { namesAStreet } from '../facts/place';
import { pricesIn } from '../facts/price';
import { namesAnEvent } from '../words/events';
import type { Beside, ReadFacts } from './read-facts';

export interface TicketFacts extends Beside {
  readonly event: string;
  /** The day as it is written on the stub; undefined where only an hour is told. */
  readonly day?: { readonly month: string; readonly day: string };
  /** Lines that say when, where and for how much. */
  readonly details: readonly string[];
}

export const ticketFacts: ReadFacts<TicketFacts> = (lines, language) => {
  const day = lines.map((line) => dayIn(line, language)).find((found) => found !== undefined);
  if (day === undefined && !lines.some((line) => hourOf(line) !== undefined)) return undefined;
  const tells = (line: string): boolean =>
    dayIn(line, language) !== undefined ||
    hourOf(line) !== undefined ||
    pricesIn(line).length > 0 ||
    namesAStreet(line);
  // What it is: the line with its name, before those that tell when and where.
  const plain = lines.filter((line) => !tells(line));
  const event =
    [plain, lines].map((some) => some.find(namesAnEvent)).find((line) => line !== undefined) ?? plain[0] ?? lines[0];
  if (event === undefined) return undefined;
  const details = lines.filter((line) => line !== event);
  return {
    event,
    details,
    said: [],
    ...(day === undefined
      ? {}
      : { day: { month: day.shown, day: day.from === undefined ? day.written : `${day.from}–${day.day}` } }),
  };
};
