/** What stands beside numbers in German. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro',
  hours: 'uhr|h',
  seconds: 'sek*|minute|minuten',
  until: 'bis',
  compares: 'über|unter',
  streetEnds: '*straße|*strasse|*gasse|*platz',
  abbreviations: 'dr|nr|prof|str|tel|ca|bzw|inkl|zzgl|z.b|z. b|d.h|d. h',
  shortDates: 'mo|di|mi|do|fr|sa|so|jan|feb|mär|apr|aug|sept|okt|nov|dez',
  steps: 'schritt',
  before: 'vorher|früher|falsch',
  after: 'nachher|heute|richtig',
};
