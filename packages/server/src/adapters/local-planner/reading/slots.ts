/**
 * What a brief holds, by kind, each with where it stands: name, trade, offers, prices before and after, figures, quotations
 * with who says them, lists and steps, dates and hours, places, ways to get in touch. Scenes that act something out take
 * what they act from here.
 */

import type { TradeName } from '../banks/bank';
import { findTrade } from '../banks/find-trade';
import { priceChangeOf } from './price-change';
import type { Reading } from './read-brief';
import { type Span, spansIn } from './spans';
import type { Contact, Thought } from './thought';

interface Common {
  /** As it is read. */
  readonly text: string;
  /** Where it stands in the brief; missing for what the brief has in no such words. */
  readonly span?: Span;
}

export type BriefSlot = Common &
  (
    | { readonly kind: 'name' | 'offer' | 'price' | 'time' | 'place' | 'question' }
    | { readonly kind: 'trade'; readonly trade: TradeName }
    | { readonly kind: 'price-change'; readonly thing: string; readonly before: string; readonly now: string }
    | { readonly kind: 'figure'; readonly lead: string; readonly figure: string }
    | { readonly kind: 'quote'; readonly words: string; readonly by: string }
    | { readonly kind: 'list' | 'steps'; readonly lead: string; readonly items: readonly string[] }
    | { readonly kind: 'comparison'; readonly wrong: string; readonly right: string }
    | { readonly kind: 'contact'; readonly contact: Contact }
    | { readonly kind: 'call' }
  );

type Bare = BriefSlot extends infer Slot ? (Slot extends BriefSlot ? Omit<Slot, 'text' | 'span'> : never) : never;

const PLAIN = ['offer', 'price', 'time', 'place', 'question'] as const;

const slotsIn = (thought: Thought, { lexicon }: Reading): Bare[] => {
  const { kinds, text, figure, quotation, list, sides, contact } = thought;
  const change = contact === undefined ? priceChangeOf(text, lexicon) : undefined;
  return [
    ...PLAIN.filter((kind) => kinds.has(kind)).map((kind) => ({ kind })),
    ...(change === undefined
      ? []
      : [{ kind: 'price-change' as const, thing: change.thing, before: change.before, now: change.now }]),
    ...(figure === undefined ? [] : [{ kind: 'figure' as const, lead: figure.before, figure: figure.words }]),
    ...(quotation === undefined ? [] : [{ kind: 'quote' as const, words: quotation.words, by: quotation.by }]),
    ...(list === undefined
      ? []
      : [{ kind: list.ordered ? ('steps' as const) : ('list' as const), lead: list.lead, items: list.items }]),
    ...(sides === undefined ? [] : [{ kind: 'comparison' as const, wrong: sides[0], right: sides[1] }]),
    ...(contact === undefined ? [] : [{ kind: 'contact' as const, contact }]),
  ];
};

/** The slots of a brief as it was read, in the brief's order. */
export const slotsOf = (reading: Reading, brief: string): readonly BriefSlot[] => {
  const spanOf = spansIn(brief);
  const placed = <Slot extends Bare>(slot: Slot, text: string): BriefSlot => {
    const span = spanOf(text);
    return { ...slot, text, ...(span === undefined ? {} : { span }) };
  };
  const { brand, call, contact, thoughts, lexicon } = reading;
  const { bank, starts } = lexicon;
  const all = [...thoughts, ...(call === undefined ? [] : [call]), ...(contact === undefined ? [] : [contact])];
  const trade = bank === undefined ? 'any' : findTrade(all.map(({ text }) => text).join('\n'), bank, starts);
  return [
    ...(brand === undefined ? [] : [placed({ kind: 'name' }, brand)]),
    ...(trade === 'any' ? [] : [placed({ kind: 'trade', trade }, all[0]?.text ?? '')]),
    ...all.flatMap((thought) => slotsIn(thought, reading).map((slot) => placed(slot, thought.text))),
    ...(call === undefined ? [] : [placed({ kind: 'call' }, call.text)]),
  ].sort(
    (one, other) => (one.span?.start ?? Number.POSITIVE_INFINITY) - (other.span?.start ?? Number.POSITIVE_INFINITY),
  );
};
