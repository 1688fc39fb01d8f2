/** Money and units as German says them. */
import type { Forms, Money } from '../spoken-language';

const cent = { one: '=ein Cent', other: 'Cent' };

export const GERMAN_MONEY: Readonly<Record<string, Money>> = {
  '€': { whole: { one: '=ein Euro', other: 'Euro' }, part: cent },
  EUR: { whole: { one: '=ein Euro', other: 'Euro' }, part: cent },
  Euro: { whole: { one: '=ein Euro', other: 'Euro' }, part: cent },
  $: { whole: { one: '=ein Dollar', other: 'Dollar' }, part: cent },
  '£': { whole: { one: '=ein Pfund', other: 'Pfund' }, part: 'Pence' },
  ct: { whole: cent },
  'ct.': { whole: cent },
  '¢': { whole: cent },
  'Fr.': { whole: { one: '=ein Franken', other: 'Franken' }, part: 'Rappen' },
  CHF: { whole: { one: '=ein Franken', other: 'Franken' }, part: 'Rappen' },
  '¥': { whole: 'Yen' },
  '₺': { whole: 'Lira' },
};

export const GERMAN_UNITS: Readonly<Record<string, Forms>> = {
  '★': { one: '=ein Stern', other: 'Sterne' },
  '%': 'Prozent',
  kg: 'Kilogramm',
  g: 'Gramm',
  mg: 'Milligramm',
  km: 'Kilometer',
  m: 'Meter',
  cm: 'Zentimeter',
  mm: 'Millimeter',
  'm²': 'Quadratmeter',
  qm: 'Quadratmeter',
  'g/m²': 'Gramm pro Quadratmeter',
  l: 'Liter',
  ml: 'Milliliter',
  'km/h': 'Kilometer pro Stunde',
  W: 'Watt',
  '°C': 'Grad Celsius',
  '°': 'Grad',
  h: { one: '=eine Stunde', other: 'Stunden' },
  'Std.': { one: '=eine Stunde', other: 'Stunden' },
  min: { one: '=eine Minute', other: 'Minuten' },
  'Min.': { one: '=eine Minute', other: 'Minuten' },
  s: { one: '=eine Sekunde', other: 'Sekunden' },
  'Mio.': { one: '=eine Million', other: 'Millionen' },
  'Mrd.': { one: '=eine Milliarde', other: 'Milliarden' },
  Uhr: { one: '=ein Uhr', other: 'Uhr' },
};
