/** What stands beside numbers in Polish. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'zł|pln|złotych|złote|zlotych|zl',
  hours: 'rano|wieczorem|godz*',
  seconds: 'sek*|minut*',
  until: 'do',
  streets: 'ulica|ul.',
  abbreviations: 'ul|al|pl|ok|kat|woj|pow|tys|mln|właśc|ang|tj|ds|tzn|godz|pok|nr|tel|np|dr|mgr|inż|prof|św|m.in|wew',
  mayEnd: 'szt|op|godz|mies|pon|wt|śr|czw|pt|sob|niedz|os|kom|max|min|ks',
  before: 'źle|błąd',
  after: 'dobrze',
  instead:
    'cena|cena regularna|cena promocyjna|zamiast|było|kosztowało|teraz|teraz tylko|dawniej|wcześniej|normalnie|tylko',
  insteadOf: 'zamiast|wcześniej|dawniej|normalnie',
  downTo: 'na|do',
  calls: 'dzwoń|zadzwoń|infolinia',
};
