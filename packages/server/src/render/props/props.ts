/** Things that act out a line: a price on a tag, a day on a calendar, an hour on a clock, an address on a map. */
import type { Canvas } from '@napi-rs/canvas';
import { calendarPage } from './calendar-page';
import { clockFace } from './clock-face';
import { type Fact, factOf } from './fact';
import { priceTag } from './price-tag';
import type { PropInput } from './prop';
import { shareRing } from './share-ring';
import { streetMap } from './street-map';

export interface Prop {
  readonly name: string;
  readonly sprite: Canvas;
}

const NAMES: Readonly<Record<Fact['kind'], string>> = {
  price: 'price-tag',
  day: 'calendar-page',
  hour: 'clock-face',
  share: 'share-ring',
  place: 'street-map',
};

const drawn = (fact: Fact, input: PropInput): Canvas => {
  if (fact.kind === 'price') return priceTag(fact, input);
  if (fact.kind === 'day') return calendarPage(fact, input);
  if (fact.kind === 'share') return shareRing(fact, input);
  return fact.kind === 'hour' ? clockFace(fact, input) : streetMap(input);
};

/** The things for the lines of a scene, each kind once, so that a price list is no row of tags. */
export function propsFor(lines: readonly string[], language: string, input: PropInput): Map<string, Prop> {
  const props = new Map<string, Prop>();
  const kinds = new Set<Fact['kind']>();
  for (const line of lines) {
    const fact = factOf(line, language);
    if (fact === undefined || kinds.has(fact.kind)) continue;
    kinds.add(fact.kind);
    props.set(line, { name: NAMES[fact.kind], sprite: drawn(fact, input) });
  }
  return props;
}
