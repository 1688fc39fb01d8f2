/** What the last card asks for where a brief asks for nothing: to order, to come when something is held, or what its trade asks. */
import type { TradeName } from '../banks/bank';
import type { Reading } from '../reading/read-brief';
import type { Thought } from '../reading/thought';
import { isDated } from './is-dated';
import { turned } from './mood-film';
import { isHeldAt, isOccasion, opensOnDate, remindersOf } from './occasion';

export interface Invitation {
  /** Empty where its language has no lines. */
  readonly text: string;
  /** When and where, once more, where something is held. */
  readonly reminders: readonly Thought[];
}

/** What is learned week by week is begun rather than come to. */
const LASTING: ReadonlySet<TradeName> = new Set([
  'education',
  'fitness',
  'wellness',
  'music',
  'outdoors',
  'childcare',
  'driving',
  'jobs',
]);

const hasStreet = ({ thoughts }: Reading): boolean =>
  thoughts.some(({ kinds, text }) => kinds.has('place') && /\p{N}/u.test(text));

const askedBy = (reading: Reading, trade: TradeName, seed: number, isHeld: boolean): string | undefined => {
  const { lexicon, isShop } = reading;
  const { bank, phrases } = lexicon;
  if (isShop && phrases?.order !== undefined) return phrases.order;
  // Nobody knows of tickets for it: the last of the calls only asks viewers to come.
  if (isHeld) return bank?.lines.events.calls.at(-1);
  if (trade !== 'any') return turned(bank?.lines[trade].calls ?? [], seed)[0];
  if (hasStreet(reading) && phrases?.come !== undefined) return phrases.come;
  return turned((isDated(reading) ? bank?.lines.visit : bank?.lines.any)?.calls ?? [], seed)[0];
};

/** The invitation that a brief leaves to the writer; `isRoomy` tells that there is time for when and where. */
export const invitationOf = (reading: Reading, trade: TradeName, seed: number, isRoomy: boolean): Invitation => {
  // Of what trade it is may tell otherwise what is to be done on a date.
  const opensWithDay = isHeldAt(reading) || (trade === 'any' && opensOnDate(reading));
  const reminders = opensWithDay || (isRoomy && isOccasion(reading)) ? remindersOf(reading) : [];
  const isHeld = opensWithDay || (trade === 'events' && reminders.length > 0);
  return { text: askedBy(reading, trade, seed, isHeld && !LASTING.has(trade)) ?? '', reminders };
};
