/** What stands beside numbers in Dutch. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: "euro|euros|euro's",
  hours: 'uur|u',
  seconds: 'sec|seconde|seconden|minuut|minuten',
  until: 'tot|tot en met|t/m',
  compares: 'onder|boven',
  streetEnds: '*straat|*laan|*plein|*gracht|*kade|*weg|*dijk|*singel|*steeg|*haven',
  abbreviations: 'dr|nr|tel|ca|incl|dhr|mevr|mw|bijv|o.a|m.u.v|t.w.v|i.p.v|excl',
  mayEnd: 'mob|max|min|evt|jl',
  before: 'voor|voorheen|fout|verkeerd',
  after: 'nu|na|goed|juist',
  instead: 'voor|in plaats van|i.p.v|ipv|voorheen|eerst|was|nu|nu voor|nu slechts|voor slechts|normaal',
  insteadOf: 'in plaats van|i.p.v|ipv|normaal|voorheen',
  downTo: 'naar|voor',
  costs: 'kost|kosten|betaal|betaalt|betaal je',
  calls: 'bel',
};
