/** What a scene's lines hold for each act; undefined where they lack what it shows. Nothing is added to them. */
import type { ActName } from '../act-names';
import { type CalendarFacts, calendarFacts } from './calendar-facts';
import { type ChartFacts, chartFacts } from './chart-facts';
import { type ChatFacts, chatFacts } from './chat-facts';
import { type ChecklistFacts, checklistFacts } from './checklist-facts';
import { type InterfaceFacts, interfaceFacts } from './interface-facts';
import { type MapFacts, mapFacts } from './map-facts';
import { type PriceTagFacts, priceTagFacts } from './price-tag-facts';
import type { ReadFacts } from './read-facts';
import { type ReceiptFacts, receiptFacts } from './receipt-facts';
import { type ReviewFacts, reviewFacts } from './review-facts';
import { type TicketFacts, ticketFacts } from './ticket-facts';

export interface FactsOf {
  readonly interface: InterfaceFacts;
  readonly map: MapFacts;
  readonly chart: ChartFacts;
  readonly calendar: CalendarFacts;
  readonly ticket: TicketFacts;
  readonly receipt: ReceiptFacts;
  readonly 'price-tag': PriceTagFacts;
  readonly chat: ChatFacts;
  readonly review: ReviewFacts;
  readonly checklist: ChecklistFacts;
}

export const READ_ACTS: { readonly [Name in ActName]: ReadFacts<FactsOf[Name]> } = {
  interface: interfaceFacts,
  map: mapFacts,
  chart: chartFacts,
  calendar: calendarFacts,
  ticket: ticketFacts,
  receipt: receiptFacts,
  'price-tag': priceTagFacts,
  chat: chatFacts,
  review: reviewFacts,
  checklist: checklistFacts,
};
