/** Writes docs/acts.md from what the acts say of themselves. */
import { ACT_NAMES, ACT_TEXTS } from '../../packages/server/src/acting/act-names';
import { code, table } from './table';

const rows = ACT_NAMES.map((name) => {
  const { shows, needs, example } = ACT_TEXTS[name];
  return [code(name), shows, needs, example.split('\n').join('<br>')];
});

export const writeActs = (): string => `# What scenes act out

Some things are shown better than said: a price that gives way to another, a day on its page, the way to a door. A scene of the
type \`motion\` is acted where its words hold what is shown. It is seen whole and from near, cut on the beat, and
what it is about lands in the near look. Nothing is added to the words: a sum, a rating or a weekday is there when it is told, and a
plan of streets is that of no town in particular. What does not fit on the thing stands beside it.

![Each act](images/acts.jpg)

With a brief, the director asks for acts where the brief has the facts, in every language that it writes: one in films up to 11 seconds,
two up to 32, else three, and never the same twice. The route keeps its grammar: a website stays a page, a testimonial shows its own
card. In a \`scene_plan\` the caller asks with \`motion.beat\` (or, without a beat, with \`role\`), and writes one thought a line in
\`prompt\`:

\`\`\`json
{ "type": "motion", "prompt": "Teeth whitening\\n£210 → £129\\nuntil the end of May", "motion": { "beat": "price-tag" }, "duration": 5 }
\`\`\`

Words that lack what an act needs are set in type instead. \`vid catalog acts --sheet acts.png\` draws them;
\`vid render --local --dry-run --json\` tells in \`subject\` which shots are acted.

This page is generated from \`packages/server/src/acting\`: run \`npm run docs\` after a change there.

${table(['Act', 'Shows', 'Needs', 'Words for it'], rows)}
`;
