// Planning takes time in proportion to the brief: 4,000 characters over 1,000, for prose in several scripts and for what
// nobody writes; 16,000 over 2,000 for pieces over which an expression would go back and forth, which looks at a text once
// and still takes quadratic time. Reads the planner's source: it has no door of its own in what is built.
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { compareRounds, conclude, judge, median, ratioOf } from './harness.mjs';

register();
const { createLocalPlanner } = await import('../packages/server/src/adapters/local-planner/local-planner.ts');
const briefs = JSON.parse(
  readFileSync(new URL('../packages/server/test/planner/frozen-briefs.json', import.meta.url), 'utf8'),
);
const planner = createLocalPlanner();
const { signal } = new AbortController();
const SHORT = 1_000;
const LONG = 4_000;
/** Longer than any brief: by then what is quadratic outweighs the rest. */
const REPEATED = { short: 2_000, long: 16_000 };
/** Eight times as much is in proportion, 64 times the square. */
const MOST_REPEATED = 24;

const prose = (language) => {
  const text = briefs
    .flatMap((entry) => (entry.language === language ? [entry.brief.replaceAll('\n', ' ')] : []))
    .join(' ');
  return text.repeat(Math.ceil(LONG / text.length));
};
const kinds = {
  ...Object.fromEntries(
    ['en', 'de', 'ja', 'ar'].map((language) => [`prose in ${language}`, [language, prose(language)]]),
  ),
  'one word': ['en', 'a'.repeat(LONG)],
  'full stops': ['en', '.'.repeat(LONG)],
  emoji: ['en', '🎉'.repeat(LONG / 2)],
  numbers: ['en', '1234567890 '.repeat(LONG / 10)],
  'one sentence': ['en', 'we bake bread and we sell it to people who like the taste of it '.repeat(LONG / 60)],
};

let call = 0;
const planning = (language, text, length) => () => {
  call += 1;
  // No text is planned twice: sentences of the last one are remembered.
  const brief = `${call} ${text}`.slice(0, length);
  const request = { kind: 'ad', language, durationSec: 20, narrator: true, aspect: '9:16', seed: 7, brief };
  void planner.plan({ ...request, product: 'switched-off', presenter: 'stock-allowed', hasLogo: false }, signal);
};

for (const [name, [language, text]] of Object.entries(kinds)) {
  const costs = await compareRounds(
    { short: planning(language, text, SHORT), long: planning(language, text, LONG) },
    { rounds: 7 },
  );
  console.log(`${name}: ${(median(costs.long) / 1000).toFixed(1)} ms for ${LONG} characters`);
  judge(`${name}, 4,000 over 1,000 characters`, ratioOf(costs.long, costs.short), 5, false);
}
for (const piece of ['→', 'a, ', '- x\n', '£5 now £4 ', '|a ', '  /']) {
  const text = piece.repeat(REPEATED.long);
  const costs = await compareRounds(
    { short: planning('en', text, REPEATED.short), long: planning('en', text, REPEATED.long) },
    { rounds: 3 },
  );
  const name = `${JSON.stringify(piece)} over and over`;
  judge(`${name}, 16,000 over 2,000 characters`, ratioOf(costs.long, costs.short), MOST_REPEATED, false);
}
conclude();
