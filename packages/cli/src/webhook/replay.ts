/** `vid webhook replay`: sends captured deliveries again, as they were or with something wrong with them. */
import { DELIVERY_HEADERS, SIGNATURE } from '@vid/sdk/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXIT } from '../exit-codes';
import { openSession, type Session } from '../session';
import { type CapturedDelivery, readCaptures } from './captured-delivery';
import { headerOf, MUTATION_NAMES, MUTATIONS, type Mutation, mutate } from './mutations';
import { postDelivery } from './post-delivery';
import { checkReceiver } from './receiver-address';
import { findSecret, readSecret, SECRET_FLAG } from './secret';
import { isAccepted, type Sent } from './send-delivery';
import { describeSent, saidBy, sentMembers } from './sent-text';

interface ReplayFlags {
  readonly to: string;
  readonly mutate?: readonly Mutation[];
  readonly resign?: boolean;
  readonly secretFile?: string;
}

const isMutation = (name: string): name is Mutation => Object.hasOwn(MUTATIONS, name);

const collect = (name: string, before: readonly Mutation[] = []): readonly Mutation[] => {
  if (isMutation(name)) return [...before, name];
  throw new InvalidArgumentError(`Allowed choices are ${MUTATION_NAMES.join(', ')}.`);
};

const ageOf = (delivery: CapturedDelivery, now: number): number =>
  now - Number(headerOf(delivery, DELIVERY_HEADERS.timestamp) ?? Number.NaN);

const describe = (delivery: CapturedDelivery, sent: Sent): string => {
  const what = [DELIVERY_HEADERS.event, DELIVERY_HEADERS.delivery].map((name) => headerOf(delivery, name) ?? '?');
  return `${what.join('  ')}  ${describeSent(sent)}${saidBy(sent)
    .map((line) => `\n  ${line}`)
    .join('')}`;
};

/** Says what a receiver will see beside what was asked for. */
const warn = (
  { io }: Session,
  captured: readonly CapturedDelivery[],
  { stale, signs, now }: { readonly stale: boolean; readonly signs: boolean; readonly now: number },
): void => {
  if (stale && !signs)
    io.note(
      'There is no secret, so only the timestamp header is older: the receiver sees signature_mismatch, not timestamp_too_old. Set VID_WEBHOOK_SECRET or --secret-file to have it signed an hour ago.',
    );
  else if (!signs && captured.some((delivery) => ageOf(delivery, now) > SIGNATURE.replayWindowSeconds))
    io.note(
      `Some were signed more than ${SIGNATURE.replayWindowSeconds} s ago, which a receiver that verifies refuses. Sign them anew with --resign and their secret.`,
    );
};

const replay = async (session: Session, file: string, flags: ReplayFlags): Promise<void> => {
  const { to, mutate: names = [], resign = false, secretFile } = flags;
  checkReceiver(to);
  const stale = names.includes('stale');
  const secret = resign ? readSecret(secretFile) : stale ? findSecret(secretFile) : undefined;
  const now = Math.floor(Date.now() / 1000);
  const captured = readCaptures(file);
  warn(session, captured, { stale, signs: secret !== undefined, now });
  const mustBeRefused = names.some((name) => MUTATIONS[name].refused);
  let refused = 0;
  let accepted = 0;
  for (const delivery of await mutate(captured, names, { secret, resign, now })) {
    const sent = await postDelivery(to, delivery);
    if (isAccepted(sent)) accepted += 1;
    else refused += 1;
    const id = headerOf(delivery, DELIVERY_HEADERS.delivery) ?? null;
    session.io.line(
      {
        ...sentMembers(sent),
        delivery_id: id,
        event: headerOf(delivery, DELIVERY_HEADERS.event) ?? null,
        mutations: names,
      },
      describe(delivery, sent),
    );
  }
  if (mustBeRefused && accepted > 0)
    session.io.note(`The receiver accepted ${accepted} that it must refuse (${names.join(', ')}): does it verify?`);
  if (!mustBeRefused && refused > 0) process.exitCode = EXIT.network;
};

export const defineReplay = (parent: Command): void => {
  const command = parent
    .command('replay')
    .argument('<file>', 'captured deliveries; - is stdin')
    .summary('Send captured deliveries again')
    .description('Send captured deliveries again, as they were or with something wrong with them')
    .requiredOption('--to <url>', 'your receiver')
    .addOption(
      new Option(
        '--mutate <name>',
        `what to do to them; can be repeated: ${MUTATION_NAMES.map((name) => `${name} (${MUTATIONS[name].about})`).join(', ')}`,
      )
        .choices(MUTATION_NAMES)
        .argParser(collect),
    )
    .option('--resign', 'sign them anew, at this moment, before they are mutated')
    .option(...SECRET_FLAG)
    .addHelpText(
      'after',
      '\nstale, tamper and truncate must be refused by a receiver that verifies; that is no failure here. Otherwise an answer\nthat is not 2xx ends with exit code 8.',
    )
    .action(async (file: string, flags: ReplayFlags) => replay(await openSession(command), file, flags));
};
