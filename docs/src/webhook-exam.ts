/** Writes docs/webhook-exam.md from the entries of the exam and the table of flawed receivers. */
import { SIGNATURE, TIME_LIMITS } from '@vid/sdk/contract';
import { type ExamEntry, type ExamGroup, GROUPS, type Wanted } from '../../packages/cli/src/webhook/exam/exam-entry';
import { EXAM_ENTRIES } from './flawed-receiver';
import { FLAWED_RECEIVERS } from './flawed-receivers';
import { code, table } from './table';

const HEADINGS: Readonly<Record<ExamGroup, string>> = {
  good: 'Good deliveries',
  repeated: 'Again, out of order, at once',
  forged: 'Forgeries',
  'after-forgery': 'Good ones after forgeries',
  contradicting: 'Headers that contradict the body',
  odd: 'What the service never sends',
};

const ABOUT: Readonly<Record<ExamGroup, string>> = {
  good: 'As the service sends them, or may. A `ping` tells of nothing that happened: it is answered 2xx, and nothing is done.',
  repeated:
    'Deliveries come at least once, in any order. One that is done already is answered 2xx and not acted on again: any other answer counts as a failed delivery.',
  forged: 'Nobody without the secret gets in, and nobody gets in later with what was signed before.',
  'after-forgery':
    'What was refused leaves nothing behind: a stranger who sends the id of a delivery first must not cost it. A receiver that accepts the forgery is not sent the good one, and has failed.',
  contradicting:
    'Only the timestamp and the body are signed. Whoever stands in between can write the other headers, so a receiver refuses a contradiction or goes by the body.',
  odd: 'Rightly signed all the same: a receiver refuses it or leaves it, and does not fail.',
};

const WANTED: Readonly<Record<Wanted, string>> = {
  taken: '2xx',
  refused: '4xx',
  either: '2xx or 4xx',
  'rather-refused': '4xx; 2xx is a note',
  'one-taken': 'one 2xx, the other 2xx or 5xx',
  free: '4xx; anything else is a note',
};

/** With two secrets there is one of each kind. */
const entryRow = ({ name, about, wants, unseen }: ExamEntry): readonly string[] => [
  code(name),
  about,
  WANTED[wants],
  unseen === undefined ? '' : 'a 2xx is a note',
];

const group = (wanted: ExamGroup): string =>
  [
    `### ${HEADINGS[wanted]}`,
    ABOUT[wanted],
    table(
      ['Delivery', 'What is sent', 'Answer', 'Without `--probe`'],
      EXAM_ENTRIES.filter(({ group: of }) => of === wanted).map(entryRow),
    ),
  ].join('\n\n');

const SHOWN = 4;

const namesOf = (names: readonly string[]): string => {
  const more = names.length - SHOWN;
  return more > 1 ? `${names.slice(0, SHOWN).map(code).join(', ')} and ${more} more` : names.map(code).join(', ');
};

const flawRows = (): readonly (readonly string[])[] =>
  Object.values(FLAWED_RECEIVERS).map(({ about, by, also = [], needsProbe, unprobed }) => [
    about,
    code(by),
    namesOf(also),
    needsProbe === true ? 'notes' : unprobed === undefined ? 'the same' : `only ${namesOf(unprobed)}`,
  ]);

export const writeWebhookExam = (): string => `# The exam of a receiver

\`vid webhook exam\` sends a receiver of webhooks what the service sends, and what it must not take, and judges what it makes of
it: ${EXAM_ENTRIES.length} deliveries, a report card, and an exit code for CI.

\`\`\`sh
vid webhook exam --to http://127.0.0.1:3000/webhooks --secret-file secret.txt
vid webhook exam --to http://127.0.0.1:3000/webhooks --probe http://127.0.0.1:3000/processed
vid webhook exam --to http://127.0.0.1:3000/webhooks --only 'signature|timestamp' --json
\`\`\`

- **Whatever the receiver accepts it acts on**, so give one for tests. Every id begins with \`vid-exam-\` and names the delivery:
  \`vid-exam-1f2e3d4c-replayed\` is the \`delivery_id\` of the delivery \`replayed\`, \`job-of-vid-exam-1f2e3d4c-replayed\` the job in
  it. Where the address is not on this machine, a person at a terminal is asked first, unless \`--yes\` is given.
- **Secrets** come from \`--secret-file\` or \`VID_WEBHOOK_SECRET\`. A file with several, one a line, is a rotation: the first one
  signs, and each of the others signs a delivery of its own, which must be taken.
- **\`--only REGEX\`** chooses deliveries by name.
- **Time.** A good receiver takes a few seconds. A delivery that must be old is signed with an old timestamp; nothing waits for
  it. A receiver that hangs costs little more than the ${TIME_LIMITS.deliveryAttemptSeconds} s that the service waits for one answer.
- **Exit codes.** 0 where nothing failed, 12 where something did, 8 where there is nobody at the address or at the probe.

## What is judged

An answer is what the service makes of it. A 2xx is a delivery. A 5xx, a 429, a timeout and a network error are tried again,
${TIME_LIMITS.deliveryAttempts} times in all, and any other 4xx is final. So a good delivery must get a 2xx, also one that was done before; and a
forgery a 4xx other than 429. **A forgery that is answered 5xx has failed**, though it was not accepted: the answer asks for
it again, and a receiver that fails where it should refuse does the same to every good delivery as soon as its secret is wrong, which
switches the webhook off. A redirect is a failure everywhere, since the service follows none.

What was done can't be seen from outside. With \`--probe URL\` the exam asks: a GET that answers

\`\`\`json
{ "processed": ["DELIVERY_ID", "DELIVERY_ID"] }
\`\`\`

with one entry each time that an event was acted on, by the \`delivery_id\` of its body. Then it fails what was acted on twice, what was
acted on though it was a forgery or a \`ping\`, and what was accepted and then lost. Work may go on after the answer: the probe is
asked for up to ${TIME_LIMITS.deliveryAttemptSeconds / 2} s. An event that your app has no use for is not lost: where none of its kind is acted on, that is a note.
Without \`--probe\` all this is left open, as notes.

At \`redelivered-after-failure\` the receiver may fail on purpose: where it answers 5xx to the job whose id ends in \`fails-once\`, the
delivery comes again as a retry, and must be acted on.

\`\`\`ts
import { createServer } from 'node:http';
import { webhookHandler } from '@vid/webhook-verify/node';

const processed: string[] = [];
const receive = webhookHandler({
  secret: process.env.VID_WEBHOOK_SECRET!,
  onDelivery: ({ event, delivery_id }) => {
    if (event !== 'ping') processed.push(delivery_id);
  },
});
createServer((request, response) => {
  if (request.url === '/processed') response.end(JSON.stringify({ processed }));
  else void receive(request, response);
}).listen(3000, '127.0.0.1');
\`\`\`

With \`--json\` one document is printed: \`{ to, passed, failed, deliveries }\`, of each delivery \`name\`, \`sent_at\`, \`status\` (null
where there was no answer), \`ms\`, \`verdict\` (\`passed\`, \`failed\` or \`note\`) and, unless it passed, \`why\`.

## The deliveries

Names never change their meaning. The window of ${SIGNATURE.replayWindowSeconds} s and the limits are those of the contract and of \`@vid/webhook-verify\`.

${GROUPS.map(group).join('\n\n')}

## Receivers that fail

The receivers of \`@vid/webhook-verify\` for node:http, Express, Fastify, Koa, Hono, Next.js, Fetch and Lambda pass whole. Each of
these ${Object.keys(FLAWED_RECEIVERS).length} has one flaw and fails by what shows it; a test runs each, with a probe and without.

${table(['The receiver', 'Failed by', 'And by', 'Without `--probe`'], flawRows())}

This page is generated from \`packages/cli/src/webhook/exam/entries\` and \`docs/src\` (the tables of receivers): run \`npm run docs\` after a
change there.
`;
