/** What stands beside numbers in English. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro|euros|dollar|dollars|pound|pounds|pence|cent|cents|quid|bucks',
  hours: 'am|pm|a.m|p.m|h',
  seconds: 's|sec|secs|second|seconds|min|mins|minute|minutes|fps',
  until: 'to|till|until',
  compares: 'under|over|below|above',
  roads:
    'walk|close|court|gardens|hill|parade|arcade|wharf|yard|sq|crescent|terrace|grove|mews|street|st|road|rd|avenue|ave|lane|square|row|quay|drive|way|place|boulevard',
  abbreviations: 'st|dr|mr|mrs|ms|no|prof|tel|approx|ave|rd|blvd|vs|e.g|i.e|rs|sq. ft|govt|incl|excl',
  mayEnd:
    'mon|tue|tues|wed|thu|thurs|fri|sat|sun|jan|feb|apr|aug|sept|sep|oct|nov|dec|rev|ext|ph|mob|nos|est|max|min|sq|dept',
  steps: 'step',
  before: "before|then|wrong|bad|don’t|don't",
  after: 'after|now|right|good|do',
  instead:
    'list price|regular price|sale price|original price|our price|was|now|instead of|rather than|reduced from|down from|previously|down to|only|now only|just|now just|reduced to|rrp|used to be|normally|usually',
  insteadOf:
    'regular price|original price|list price|instead of|rather than|normally|usually|was|reduced from|down from|rrp',
  downTo: 'to|down to',
  costs: 'costs|cost|pay|pays|you pay',
  calls: 'call|dial|hotline|ring',
};
