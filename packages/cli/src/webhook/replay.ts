/** `vid webhook replay`: sends captured deliveries again, as they were or with something wrong with them. */
import { DELIVERY_HEADERS } from '@vid/sdk/contract';
import { type Command, Option } from 'commander';
import { EXIT } from '../exit-codes';
import { openSession, type Session } from '../session';
import { type CapturedDelivery, readCaptures } from './captured-delivery';
import { headerOf, MUTATION_NAMES, MUTATIONS, type Mutation, mutate } from './mutations';
import { postDelivery } from './post-delivery';
import { checkReceiver } from './receiver-address';
import { end, mutatedVerdict, untouchedVerdict, unverifiedAll, warnOf } from './replay-verdict';
import { findSecret, readSecret, SECRET_FLAG } from './secret';
import { isAccepted, isUnverified, type Sent } from './sent';
import { describeSent, saidBy, sentMembers } from './sent-text';

interface ReplayFlags {
  readonly to: string;
  readonly mutate?: readonly Mutation[];
  readonly resign?: boolean;
  readonly secretFile?: string;
}

/** The parser has refused what is none of the choices. */
const collect = (name: string, before: readonly Mutation[] = []): readonly Mutation[] => [...before, name as Mutation];

const describe = (delivery: CapturedDelivery, sent: Sent): string => {
  const what = [DELIVERY_HEADERS.event, DELIVERY_HEADERS.delivery].map((name) => headerOf(delivery, name) ?? '?');
  return `${what.join('  ')}  ${describeSent(sent)}${saidBy(sent)
    .map((line) => `\n  ${line}`)
    .join('')}`;
};

interface Round {
  readonly deliveries: readonly CapturedDelivery[];
  readonly mutations: readonly Mutation[];
  /** Stands before each, where several rounds are sent. */
  readonly about?: string;
  /** Whether another is sent after this answer. */
  readonly goesOn?: (sent: Sent) => boolean;
}

/** Sends one after another, and tells of each. */
const sendRound = async (
  { io }: Session,
  to: string,
  { deliveries, mutations, about, goesOn = () => true }: Round,
): Promise<readonly Sent[]> => {
  const answers: Sent[] = [];
  for (const delivery of deliveries) {
    const sent = await postDelivery(to, delivery);
    answers.push(sent);
    io.line(
      {
        ...sentMembers(sent),
        delivery_id: headerOf(delivery, DELIVERY_HEADERS.delivery) ?? null,
        event: headerOf(delivery, DELIVERY_HEADERS.event) ?? null,
        mutations,
      },
      `${about === undefined ? '' : `${about}  `}${describe(delivery, sent)}`,
    );
    if (!goesOn(sent)) break;
  }
  return answers;
};

const replay = async (session: Session, file: string, flags: ReplayFlags): Promise<void> => {
  const { io } = session;
  const { to, mutate: names = [], resign = false, secretFile } = flags;
  checkReceiver(to, '--to');
  const stale = names.includes('stale');
  const secret = resign ? await readSecret(secretFile) : stale ? await findSecret(secretFile) : undefined;
  const now = Math.floor(Date.now() / 1000);
  const signs = secret !== undefined;
  const captured = await readCaptures(file);
  warnOf(captured, { stale, signs, now }).forEach(io.note);
  const signed = { signs, place: secretFile ?? 'VID_WEBHOOK_SECRET' };
  const mutated = await mutate(captured, names, { secret, resign, now });
  const refusable = names.filter((name) => MUTATIONS[name].refused);
  if (refusable.length === 0) {
    const answers = await sendRound(session, to, { deliveries: mutated, mutations: names });
    if (!answers.every(isAccepted)) process.exitCode = EXIT.network;
    if (answers.every(isUnverified)) io.note(unverifiedAll(answers, signed));
    return;
  }
  // Who refuses everything refuses what is forged, too: what is told apart is what is judged.
  const whole = await mutate(captured, [], { secret, resign: signs, now });
  const before = { deliveries: whole, mutations: [], about: 'untouched', goesOn: isAccepted };
  const last = (await sendRound(session, to, before)).at(-1);
  if (last !== undefined && !isAccepted(last)) return end(io, untouchedVerdict(last, signed));
  const answers = await sendRound(session, to, { deliveries: mutated, mutations: names, about: names.join('+') });
  end(io, mutatedVerdict(answers, refusable));
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
      '\nstale, tamper and truncate must be refused by a receiver that verifies. Each delivery is sent untouched first and must be accepted then, since who refuses everything proves nothing. 0 when it refused each that was changed (4xx), 1 when it accepted one or refused an untouched one, 8 when it failed, was not there or has no such path (404, 405). Otherwise an answer that is not 2xx ends with 8.',
    )
    .action(async (file: string, flags: ReplayFlags) => replay(await openSession(command), file, flags));
};
