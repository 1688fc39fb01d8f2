/** `vid webhook replay`: sends captured deliveries again, as they were or with something wrong with them. */
import { DELIVERY_HEADERS, SIGNATURE } from '@vid/sdk/contract';
import { type Command, Option } from 'commander';
import { EXIT } from '../exit-codes';
import { openSession, type Session } from '../session';
import { type CapturedDelivery, readCaptures } from './captured-delivery';
import { headerOf, MUTATION_NAMES, MUTATIONS, type Mutation, mutate } from './mutations';
import { postDelivery } from './post-delivery';
import { checkReceiver } from './receiver-address';
import { findSecret, readSecret, SECRET_FLAG } from './secret';
import { isAccepted, isRefused, type Sent } from './sent';
import { describeSent, saidBy, sentMembers } from './sent-text';

interface ReplayFlags {
  readonly to: string;
  readonly mutate?: readonly Mutation[];
  readonly resign?: boolean;
  readonly secretFile?: string;
}

/** The parser has refused what is none of the choices. */
const collect = (name: string, before: readonly Mutation[] = []): readonly Mutation[] => [...before, name as Mutation];

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
  checkReceiver(to, '--to');
  const stale = names.includes('stale');
  const secret = resign ? await readSecret(secretFile) : stale ? await findSecret(secretFile) : undefined;
  const now = Math.floor(Date.now() / 1000);
  const captured = await readCaptures(file);
  warn(session, captured, { stale, signs: secret !== undefined, now });
  const refusable = names.filter((name) => MUTATIONS[name].refused);
  const mustBeRefused = refusable.length > 0;
  let refused = 0;
  let failed = 0;
  let accepted = 0;
  for (const delivery of await mutate(captured, names, { secret, resign, now })) {
    const sent = await postDelivery(to, delivery);
    if (isAccepted(sent)) accepted += 1;
    else if (isRefused(sent)) refused += 1;
    else failed += 1;
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
  if (!mustBeRefused) {
    if (failed + refused > 0) process.exitCode = EXIT.network;
    return;
  }
  if (accepted > 0) {
    session.io.note(
      `The receiver accepted ${accepted} of ${accepted + refused + failed} that it must refuse (${refusable.join(', ')}): it does not verify what it is sent, or not with this secret. Let it verify the signature and the age of each delivery before anything else.`,
    );
    process.exitCode = EXIT.unexpected;
  } else if (failed > 0) {
    session.io.note(
      `${failed} of ${refused + failed} got an answer that is no refusal, or none: whether the receiver verifies is not known. Correct --to, or see in the log of the receiver why it failed.`,
    );
    process.exitCode = EXIT.network;
  }
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
      '\nstale, tamper and truncate must be refused by a receiver that verifies: 0 when it refused each (4xx), 1 when it accepted\none, 8 when it failed, was not there or has no such path (404, 405). Otherwise an answer that is not 2xx ends with 8.',
    )
    .action(async (file: string, flags: ReplayFlags) => replay(await openSession(command), file, flags));
};
