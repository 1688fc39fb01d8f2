/** A day for a calendar. */
import { type Day, dayIn } from '../facts/day';
import type { Beside, ReadFacts } from './read-facts';

export interface CalendarFacts extends Beside {
  readonly day: Day;
}

export const calendarFacts: ReadFacts<CalendarFacts> = (lines, language) => {
  for (const line of lines) {
    const day = dayIn(line, language);
    if (day !== undefined) return { day, said: lines };
  }
  return undefined;
};
