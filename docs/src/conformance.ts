/** Writes docs/conformance.md from the checks of `vid conformance`. */
import type { Check } from '../../packages/cli/src/conformance/check';
import { CHECKS } from '../../packages/cli/src/conformance/checks';
import caught from '../../packages/cli/test/conformance/defects/caught.json';
import { DEFECTS } from '../../packages/cli/test/conformance/defects/index';
import { code, table } from './table';

const needsText = ({ needs }: Check): string =>
  needs.map((need) => (need === 'receiver' ? 'deliveries' : need)).join(', ');

const sections = (): string => {
  const names = [...new Set(CHECKS.map(({ section }) => section))];
  return names
    .map((name) => {
      const rows = CHECKS.filter(({ section }) => section === name).map((check) => [
        code(check.name),
        check.says,
        needsText(check),
      ]);
      return `### ${name}\n\n${table(['Check', 'What holds', 'Needs'], rows)}`;
    })
    .join('\n\n');
};

const defects = (): string => {
  const by: Readonly<Record<string, string | undefined>> = caught;
  return table(
    ['Defect', 'The server', 'Caught by'],
    DEFECTS.map(({ name, does }) => [code(name), does, code(by[name] ?? '')]),
  );
};

export const writeConformance = (): string => `# Conformance

\`vid conformance\` takes the specification sentence by sentence and sees whether a service keeps it: the local server, a proxy
in front of a service, an implementation of your own.

\`\`\`sh
vid server start --memory --renderer instant --allow-private-network
vid conformance --base-url http://127.0.0.1:4600 --admin http://127.0.0.1:4600/_admin
\`\`\`

Each check has a name that never changes, and prints one line. One that fails also tells its section and sentence, what was
expected, what came, and the request as a \`curl\` command with \`$VID_API_KEY\` in the place of the key. The last line is
\`N passed, N failed, N not checked\`, and the exit code 0, or 12 where a check failed. Where nothing answers at all, the exit code
is 8. A service or an admin API that goes away in the middle breaks no sentence: what was found until then is reported in every
form, the other checks are not checked, with the reason, and the exit code is 8 as well. A request that is not answered within
five seconds is told on stderr, and waited for up to 75 seconds.

| Flag | Does |
| --- | --- |
| \`--only REGEX\` | runs the checks whose name matches |
| \`--spend\` | also sends what spends credits of the account, or could |
| \`--admin URL\` | makes the states that a check needs through the admin API of a local server |
| \`--json\` | one document: \`{ base_url, passed, failed, not_checked, checks: [{ name, section, status, expected?, got?, curl?, why? }] }\` |
| \`--junit FILE\` | writes the result as JUnit XML as well: a suite for each section |

What the specification does not show is not judged: the local server passes under every value of every
[policy](unspecified.md). What can't be told from here is not checked, with the reason, and is never counted as passed.

Nor is a form judged that it does not show: \`detail\` may write a field of a scene with dots, brackets, slashes or arrows, problems
may come in any order, messages in any words but those that the specification fixes, and hex digits in either case.

## What it sends, and what it spends

Without \`--spend\` no request goes out that could spend credits, on any implementation, also on one that is wrong:

1. \`POST /v1/render\` is never sent with your key, not even with a body that has to be refused, since a service may take it by
   mistake.
2. It is sent without a key, or with one that nobody has, only after \`GET /v1/me\` has refused just that with 401.

With \`--spend\` the checks of renders use your account. Most requests are to be refused; those that are accepted are the
cheapest plans there are, and as few as can be. What the account lacks (credits, slots, room in a window of an hour) leaves a
check not checked; the minute's window and a busy slot are waited for, with a note on stderr.

Webhooks are made and deleted again, with \`--admin\` too, at the end of a run and at Ctrl-C; how many could not be deleted is told
on stderr. Renders stay. In your account the webhooks listen to \`user.onboarded\`, which an account in use sends no
more, at addresses below \`https://example.com/vid-conformance/\`, where nobody listens.

With \`--admin\` every account is the run's own (they are named \`conformance\`), so nothing is spent of yours and \`--spend\` is not
needed; your key is not used at all. The server's clock stands still during the run and is moved on, by some days in all:
windows, deadlines and links of other accounts see that time pass. The accounts and their renders stay, and the time that has
passed: \`vid server reset\` sets everything back. \`VID_ADMIN_TOKEN\` is
sent where the server asks for a token.

Deliveries are received on a free port of 127.0.0.1. A service that refuses such addresses leaves those checks not checked: start
a local server with \`--allow-private-network\`. In turn, the checks of private addresses need a server that was started without
it: two runs see everything. Nothing waits for the ten seconds of a delivery that is not answered.

## The checks

What a check needs beside a service and a key: \`spend\` is met by \`--spend\` or \`--admin\`, \`admin\` by \`--admin\`, deliveries by a
service that delivers to this machine.

${sections()}

## What it catches

Each of these ${DEFECTS.length} defects was built into the server, and each was caught when it acted alone. The check beside it is the
first one that failed, with the admin API. The defects exist in a build for tests only; \`npm run soak -- conformance\` runs all
checks against each of them, and under each value of each policy.

${defects()}

This page is generated from the checks in \`packages/cli/src/conformance\`: run \`npm run docs\` after a change there.
`;
