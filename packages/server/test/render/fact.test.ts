/** What of a line a thing can act out, in the languages that briefs are written in. */
import { expect, it } from 'vitest';
import { factOf } from '../../src/render/props/fact';

it.each([
  ['en', 'Only £4.20 a loaf', { kind: 'price', now: '£4.20' }],
  ['de', 'bekommt den Frühjahrs-Check für 49 € statt 69 €', { kind: 'price', now: '49 €', before: '69 €' }],
  ['pt', 'De R$ 119,90 por R$ 89,90', { kind: 'price', now: 'R$ 89,90', before: 'R$ 119,90' }],
  ['en', 'Was £1,185.00 now £959.50', { kind: 'price', now: '£959.50', before: '£1,185.00' }],
  ['fr', '1 299,00 € au lieu de 2 199,00 €', { kind: 'price', now: '1 299,00 €', before: '2 199,00 €' }],
  ['en', 'Solo $9/mo, Studio $24/mo', { kind: 'price', now: '$9' }],
  ['en', '129 euros with free returns', { kind: 'price', now: '129 euros' }],
  ['fr', 'Dès 1 900 francs', { kind: 'price', now: '1 900 francs' }],
  ['de', 'Nur 24 Euro die Kiste', { kind: 'price', now: '24 Euro' }],
  ['ja', '580円(税込)', { kind: 'price', now: '580円' }],
  ['de', 'bis zum 15. März', { kind: 'day', month: 'März', day: '15' }],
  ['en', 'Opens March 3rd', { kind: 'day', month: 'Mar', day: '3' }],
  ['es', 'hasta el 26 de julio', { kind: 'day', month: 'jul', day: '26' }],
  ['ja', '12月1日から', { kind: 'day', month: '12月', day: '1' }],
  ['de', 'Di–Fr ab 18 Uhr', { kind: 'hour', hours: 6, minutes: 0 }],
  ['de', 'und haben Di–Fr 10–18 Uhr', { kind: 'hour', hours: 10, minutes: 0 }],
  ['en', 'Doors at 7.30pm', { kind: 'hour', hours: 19, minutes: 30 }],
  ['fr', 'Du mercredi au samedi à 20h30', { kind: 'hour', hours: 8, minutes: 30 }],
  ['en', '92% of our learners passed', { kind: 'share', percent: 92 }],
  ['de', 'Gerbergasse 7, im Hinterhof', { kind: 'place' }],
  ['en', '412 Juniper Ave', { kind: 'place' }],
  ['it', 'in via Roma 3', { kind: 'place' }],
])('%s: %s', (language, line, fact) => {
  expect(factOf(line, language)).toEqual(fact);
});

it.each([
  ['en', '20% off all beds'],
  ['en', 'May we help you?'],
  ['en', 'Four-week course'],
  ['de', 'Ruf an: 030 23125 440'],
  ['en', 'Model 2000, 3 sizes'],
  ['en', 'Lose 12 pounds'],
  ['en', '40 Eurostar seats'],
])('nothing, %s: %s', (language, line) => {
  expect(factOf(line, language)).toBeUndefined();
});
