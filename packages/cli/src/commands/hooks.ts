/** `vid hooks`: the account's webhooks. */
import type { Hook } from '@vid/sdk';
import { EVENT_NAMES, SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { alignColumns, alignOrStack } from '../columns';
import { EXIT } from '../exit-codes';
import { isWanted, YES_FLAG } from '../is-wanted';
import { perhapsMeant } from '../meant-address';
import { didYouMean } from '../nearest-name';
import { openSession, type Session } from '../session';
import { shownAddress } from '../shown-address';
import { inOnePiece } from '../terminal-text';

interface HookFlags {
  readonly event?: string;
  readonly url?: string;
  readonly description?: string;
  readonly active?: string;
}

const HEADINGS = ['ID', 'STATE', 'EVENT', 'URL', 'LAST'];
const cells = (hook: Hook): readonly string[] => [
  String(hook.id),
  hook.active ? 'active' : 'off',
  hook.event,
  hook.webhook_url,
  hook.last_status ?? '',
];
const line = (hook: Hook): string => alignColumns([cells(hook)], 0);

/** A name that is near to none is left to the service, which may have more events. */
const refuseMisspelt = (event: string): void => {
  const guess = EVENT_NAMES.some((name) => name === event) ? '' : didYouMean(event, SUBSCRIBABLE_EVENTS);
  if (guess === '') return;
  throw new CliError(EXIT.usage, `${inOnePiece(event)} is no event of the service; nothing was sent.`, {
    next: `${guess}\`vid hooks events\` lists all that a webhook can listen to.`,
  });
};

/** An address without its scheme; whatever else can be wrong with one is the client's to say. */
const refuseBare = (url: string): void => {
  const meant = perhapsMeant(url);
  if (meant === '') return;
  throw new CliError(EXIT.usage, `--url: ${shownAddress(url)} is no http(s) URL; nothing was sent.`, {
    next: `${meant}Write it with its https://.`,
  });
};

const create = async (session: Session, flags: HookFlags): Promise<void> => {
  const { event, url, description } = flags;
  if (event === undefined || url === undefined) {
    throw new CliError(EXIT.usage, 'A webhook needs an event and a URL.', {
      next: 'vid hooks create --event video.completed --url https://…',
    });
  }
  refuseMisspelt(event);
  refuseBare(url);
  const client = await session.client();
  const made = await client.webhooks.create({
    event,
    webhook_url: url,
    ...(description === undefined ? {} : { description }),
  });
  const { secret } = made;
  const told =
    secret === undefined
      ? 'Already registered and switched on; its secret was shown when it was created.'
      : `Secret, shown only now: ${secret}`;
  session.io.say(made, `${line(made.hook)}\n${told}`);
};

const readActive = (value: string): boolean => {
  if (value !== 'true' && value !== 'false')
    throw new CliError(EXIT.usage, `--active ${value} is neither true nor false.`, {
      next: 'Write --active true or --active false.',
    });
  return value === 'true';
};

const update = async (session: Session, id: string, { active, url, description }: HookFlags): Promise<void> => {
  if (url !== undefined) refuseBare(url);
  const params = {
    ...(active === undefined ? {} : { active: readActive(active) }),
    ...(url === undefined ? {} : { webhook_url: url }),
    ...(description === undefined ? {} : { description }),
  };
  if (Object.keys(params).length === 0)
    throw new CliError(EXIT.usage, 'There is nothing to change.', {
      next: 'Give --active, --url or --description. Even an empty change would start the failure count anew.',
    });
  const { hook } = await (await session.client()).webhooks.update(id, params);
  session.io.say({ hook }, line(hook));
};

export const define = (command: Command): void => {
  command.addHelpText(
    'before',
    'Examples:\n  $ vid hooks create --event video.completed --url https://example.com/webhooks\n  $ vid hooks list\n  $ vid hooks test HOOK_ID\n',
  );
  const add = (usage: string, summary: string): Command => command.command(usage).summary(summary).description(summary);
  const listing = add('list', 'List the webhooks').action(async () => {
    const session = await openSession(listing);
    const { hooks } = await (await session.client()).webhooks.list();
    session.io.list(
      hooks,
      hooks.length === 0
        ? 'No webhooks yet. Create one with `vid hooks create`.'
        : alignOrStack([HEADINGS, ...hooks.map(cells)]),
      { hooks },
    );
  });
  const creation = add('create', 'Register a webhook; its secret is shown once')
    .option('--event <name>', 'the one event to listen to (see `vid hooks events`)')
    .option('--url <url>', 'a public http(s) URL')
    .option('--description <text>', 'a note for yourself')
    .action(async (flags: HookFlags) => create(await openSession(creation), flags));
  const change = add('update <id>', 'Change a webhook; its failure count starts anew')
    .option('--active <boolean>', 'true or false')
    .option('--url <url>', 'a public http(s) URL')
    .option('--description <text>', 'a note for yourself')
    .action(async (id: string, flags: HookFlags) => update(await openSession(change), id, flags));
  const removal = add('delete <id>', 'Delete a webhook; its deliveries stop at once')
    .option(...YES_FLAG)
    .action(async (id: string, { yes }: { yes?: boolean }) => {
      const session = await openSession(removal);
      if (!(await isWanted(session.io, yes, `Webhook ${id} and its secret go for good; its deliveries stop at once.`)))
        return;
      const answer = await (await session.client()).webhooks.delete(id);
      session.io.say(answer, `Deleted ${id}.`);
    });
  const trial = add('test <id>', 'Send one signed ping to a webhook').action(async (id: string) => {
    const session = await openSession(trial);
    const answer = await (await session.client()).webhooks.test(id);
    const outcome = answer.delivered ? 'Delivered' : 'Not delivered';
    session.io.say(
      answer,
      `${outcome}: ${answer.status === 0 ? 'the endpoint could not be reached' : `the endpoint answered ${answer.status}`}.`,
    );
    if (!answer.delivered) process.exitCode = EXIT.unexpected;
  });
  const events = add('events', 'List the events that a webhook can listen to').action(async () => {
    const session = await openSession(events);
    const answer = await (await session.client()).webhooks.events();
    session.io.list(answer.events, answer.events.join('\n'), answer);
  });
};
