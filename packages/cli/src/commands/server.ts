/** `vid server`: the service on this machine, and what can be done with it beside the service's own API. */
import type { Command } from 'commander';
import { addCommand } from '../server/add-command';
import { adminCall } from '../server/admin-call';
import { defineClock } from '../server/clock';
import { defineCredits } from '../server/credits';
import { defineDeliveries, defineEvents } from '../server/deliveries';
import { defineFault } from '../server/fault';
import { defineLogs } from '../server/logs';
import { definePolicy } from '../server/policy';
import { defineSnapshot } from '../server/snapshot';
import { defineStart } from '../server/start';
import { defineStatus } from '../server/status';
import { defineStop } from '../server/stop';
import { whyText } from '../server/why-text';
import { withWhatIsLeft } from '../server/with-what-is-left';

const EXAMPLES = `Examples:
  $ vid server start --background
  $ vid server clock --advance 1h
  $ vid server fault add --method POST --path /v1/render --drop after --times 1
  $ vid server why JOB_ID
`;

export const define = (command: Command): void => {
  command.addHelpText('before', EXAMPLES);
  for (const add of [defineStart, defineStatus, defineStop, defineLogs]) add(command);
  addCommand(
    command,
    'reset',
    'Go back to the first state',
    (session) => adminCall(session, 'reset', { method: 'POST' }),
    {
      text: (answer) => withWhatIsLeft('The server is back in its first state.', answer),
      loses: 'Every account, render and webhook of the server goes back to the first state.',
    },
  );
  for (const add of [
    defineClock,
    defineCredits,
    defineFault,
    definePolicy,
    defineEvents,
    defineDeliveries,
    defineSnapshot,
  ])
    add(command);
  addCommand(
    command,
    'why <id>',
    'Tell the story of a job, a delivery or a webhook',
    (session, { args: [id = ''] }) => adminCall(session, `why/${encodeURIComponent(id)}`),
    { text: whyText },
  );
};
