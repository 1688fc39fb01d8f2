/** Writes docs/proxy.md, with the rules from the table that the judge goes by. */
import { RULES, type Rule } from '../../packages/cli/src/judge/rules';
import { code, table } from './table';

const rows = (side: Rule['side'], kind: Rule['kind']): string =>
  table(
    ['Rule', 'Specification', 'What to do'],
    Object.entries<Rule>(RULES)
      .filter(([, rule]) => rule.side === side && rule.kind === kind)
      .map(([name, { section, next }]) => [code(name), section, next]),
  );

export const writeProxy = (): string => `# Judging and recording

\`vid proxy\` stands between a client and a service. It passes everything on as it is, tells what either side does against the
specification, and writes down what passes, so that a test can run again without the service.

\`\`\`sh
vid proxy --to http://127.0.0.1:4600
vid proxy --to https://api.example.com --record checkout.cassette
vid proxy --to http://127.0.0.1:4600 --port 0 --json
\`\`\`

Point the client at it with \`VID_BASE_URL=http://127.0.0.1:4710\`; whatever it is written in, nothing else changes. Ctrl-C, SIGTERM or
\`--timeout\` ends it, and the last line counts: \`12 exchanges, 1 violation\`. The exit code is then 0 without a violation and 12
with one, by whichever side, as with every check that found errors; so a script can wait for it. Notes count for nothing.

## What is told

What the specification states is a **violation**. What is only unwise, or can't be judged, is a **note**. Each names its side,
the exchange, the section, what was expected, what was there and what to do:

\`\`\`text
#3 POST /v1/render  202  41 ms
#3 violation by the client: key-reused (POST /v1/render, Idempotency-Key)
  expected a key of its own for each render
  got      the key of #2 with another body
  Draw a new key for each render.
\`\`\`

People read it on stderr; the same fault of a later exchange is counted and told at the end. \`--quiet\` leaves the lines of exchanges
out. With \`--json\` stdout has one object a line and stderr is silent:

| \`event\` | Members |
| --- | --- |
| \`ready\` | \`url\`, \`to\`, \`record\` (the file, or null); first of all, when it listens |
| \`exchange\` | \`number\`, \`at\`, \`ms\`, \`method\`, \`path\`, \`status\` (null without an answer), \`violations\`, \`notes\`, and \`broken\` where it was not answered whole: \`client\` (it left), \`reset\`, \`closed\`, \`unreachable\` |
| \`violation\`, \`note\` | \`exchange\` (its number), \`method\`, \`path\`, \`side\` (\`client\` or \`service\`), \`rule\`, \`section\`, \`expected\`, \`got\`, \`next\` |
| \`end\` | \`exchanges\`, \`violations\`, \`notes\`; last of all |

No key, no secret of a webhook and no long text is shown in any of them. Of a member that nobody knows, or that is named like a
secret, only the name and the type are told.

### Violations by a client

${rows('client', 'violation')}

### Notes on a client

${rows('client', 'note')}

A repeat of a render whose answer was lost is told as \`double-charge\` when it has no key or another one: it is not forbidden, but
charged again if the first one arrived. Five looks at a job within four seconds are a tight loop.

### Violations by a service

${rows('service', 'violation')}

### Notes on a service

${rows('service', 'note')}

Answers may have members that nobody knows, and codes beside those that are listed. A status is judged only where the
specification shows one. Addresses beside \`/v1\` and \`/api/webhooks\`, such as links to videos, are passed on without being judged.

A wait ends early when the service takes a later request of that kind. Where the clock of a local server is moved through the proxy, every
wait is over, and after a reset or a snapshot that is loaded through it, nothing of before counts. So name the proxy to those
commands, as in \`vid server reset --base-url http://127.0.0.1:4710\`: what is changed past it is not seen, and a key that is used
again then looks like one that the service ignored. Start the proxy anew where that can't be helped.

## What passes through

Bodies stream both ways at the pace of the slower side, videos and requests of 80 MiB alike; what comes compressed is passed on
as it came and judged by what is in it. Headers of a connection stay with it, \`Host\` becomes that of the service, and everything
else goes on untouched, \`Expect\`, \`HEAD\` and \`OPTIONS\` included. What happens to one connection happens to the other: a client that
leaves is left, a reset is a reset, an answer that is cut short is cut short. Only a service that can't be reached becomes an
answer, which says that it is the proxy's own: \`502\` with the code \`PROXY_UPSTREAM\`.

It listens on this machine alone; \`--host\` names another address. The admin API of a local server is passed on to programs of
this machine, and neither judged nor recorded. Links in answers stay what they are: a client fetches a video where its link
leads, past the proxy, unless the server was started with \`--public-url\` and the address of the proxy.

## Recordings

\`--record FILE\` writes a cassette: a line that says what it is, then one JSON object for each exchange, as it ends. So a recording
that is killed keeps what it has. The file is its owner's alone (0600). An earlier cassette is replaced with the first exchange;
a file of another kind only with \`--force\`.

\`\`\`json
{ "n": 1, "at": "2026-01-01T00:00:00.000Z", "ms": 7,
  "request": { "method": "GET", "path": "/v1/me", "key": "emp_redacted_1", "headers": {} },
  "response": { "status": 200, "headers": { "content-type": "application/json" },
    "body": { "user_id": "…", "email": "redacted-2@example.invalid", "credits_remaining": 996 } } }
\`\`\`

| What | Is kept as |
| --- | --- |
| API keys, wherever they stand, and any other bearer token | \`emp_redacted_1\`, \`redacted-1\` |
| secrets of webhooks, and other texts of 64 hex digits | 64 digits that begin with noughts |
| values of queries, names and passwords of URLs, long random parts of their paths | \`redacted-1\` |
| texts and numbers of members named like a secret (secret, token, password, passphrase, private key, credential, PIN, OTP, session, JWT and more), with all that is below them, and the values beside such a name in a list of headers or fields | \`redacted-1\` |
| e-mail addresses | \`redacted-1@example.invalid\` |
| images within a request (data URIs), texts of more than 8,192 characters | their length and hash |
| films, pictures and sounds, where their bytes begin so | \`body_base64\`; above 256 KiB \`body_cut\`, with length and hash |
| other bodies that are no JSON: broken JSON, forms, texts | of a request \`body_cut\`, with length and hash; of an answer \`body_text\` with an \`x\` for each letter, digit and sign, so that it can't be read on replay either |
| other bytes | \`body_cut\`, with length and hash |
| headers | a few that say something of the body, of waiting and of the key of a render; no others |

A hash of a short text can be guessed by whoever tries enough of them: send no secret in a form. The same secret has the same
number throughout, and one that was seen once is found in every form. What a brief says is kept, and so are
ids and names: look at a cassette before it is shared. Exchanges whose client left before the answer are not recorded.

## Replay

\`\`\`sh
vid server start --replay checkout.cassette
\`\`\`

\`\`\`ts
import { createServer } from '@vid/server';

const server = await createServer({ replay: 'checkout.cassette' });
await server.close();
\`\`\`

A request gets the first recorded answer that nobody got yet, of those with the same method, path, query and body. The order of
members, \`Idempotency-Key\` and other headers don't count; placeholders stand for any text, and so does the port of an address on
this machine, since a listener of a test has another one each time. Any key that begins with \`emp_\` is taken for the first recorded
one, a second key for the second. Links to the recorded service lead to the replay.

- What only reads (\`GET\`, \`HEAD\`) gets the last answer again when all were given, so that a job goes through the states that it
  had and stays in the last.
- What changes something is answered as often as it was recorded, since a second render would be a second charge. Then it gets
  \`404\` with the code \`RECORDED_ANSWERS_USED\`.
- What is not there gets \`404\` with the code \`NOT_RECORDED\`; the error names the nearest exchange and what differs. No client repeats
  that, or takes it for an answer of the service.
- A body that was not kept is known by its hash.
- A connection that broke in the recording breaks again.

Nothing is rendered, charged or delivered, and nothing is kept; faults (\`vid server fault\`), the request log and \`--log-level\` work as
ever. A cassette that is newer, cut short or none is refused at the start with its line (2), and so is one with a status or headers that
can't be sent: of one that was killed while it wrote, take out that last line.

This page is generated from \`docs/src/proxy.ts\` and the rules of \`packages/cli/src/judge/rules.ts\`: run \`npm run docs\` after a change there.
`;
