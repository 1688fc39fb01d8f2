/** Where deliveries are judged, handed on and kept: what a listener does with each request, whatever it came in by. */
import type { WebhookVerificationError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { shownAddress } from '../shown-address';
import type { CapturedDelivery } from '../webhook/captured-delivery';
import { sendDelivery } from '../webhook/send-delivery';
import { isAccepted, isRepeated, type Sent } from '../webhook/sent';
import type { DeliveryLog } from './delivery-log';
import { matchesEvent } from './event-pattern';
import { findReceiver } from './find-receiver';
import { answerOf } from './hand-on';
import { judgeDelivery } from './judge-delivery';
import type { ListenOptions } from './listen-options';
import { openLoopMark } from './loop-mark';
import type { Answer } from './open-receiver';
import type { Forwarded, ReceivedDelivery } from './received-delivery';
import { openRetries, type Retries } from './retries';
import { signAnew } from './sign-anew';

/** What the secrets are at a time: those that were given, those of webhooks that were registered, the app's. */
export interface Secrets {
  readonly given: readonly string[];
  readonly registered: readonly string[];
  readonly app: string;
}

export interface Desk extends Pick<Retries, 'undelivered' | 'settled'> {
  receive(captured: CapturedDelivery): Promise<Answer>;
  resend(received: ReceivedDelivery): Promise<Forwarded>;
}

type Entry = { -readonly [Name in keyof ReceivedDelivery]: ReceivedDelivery[Name] } & { forwarded: Forwarded[] };

const begin = (captured: CapturedDelivery): Entry => ({
  number: 0,
  receivedAt: new Date(),
  ...captured,
  delivery: undefined,
  refusal: undefined,
  attempt: 1,
  status: 200,
  forwarded: [],
});

const notResent = (number: number, why: string, next: string): CliError =>
  new CliError(EXIT.usage, `Delivery ${number} can't be handed on: ${why}.`, { next });

interface DeskPorts {
  readonly log: DeliveryLog;
  readonly secrets: () => Secrets;
  /** Ends retries. */
  readonly signal: AbortSignal;
}

/** What the sender of a delivery is told that comes back: nobody but a loop of listeners sends it. */
const LOOP: Answer = { status: 508 };

/** Opens a desk; wrong receivers are refused at once. */
export const openDesk = (options: ListenOptions, { log, secrets, signal }: DeskPorts): Desk => {
  const { retries: planned = 0, events: wanted = ['*'], now, resignSecret } = options;
  const receiverOf = findReceiver(options.forward);
  const signers = new WeakMap<ReceivedDelivery, string>();
  const loop = openLoopMark();
  const retries = openRetries(options, signal);
  let received = 0;

  /** The app knows one secret and one clock: whatever it could not verify is signed anew for it. */
  const forApp = async (entry: Entry, anew: boolean): Promise<CapturedDelivery> => {
    const { given, app } = secrets();
    const signedWith = signers.get(entry) ?? '';
    const known = resignSecret === undefined && given.includes(signedWith) ? signedWith : app;
    return anew || known !== signedWith ? signAnew(entry, known) : entry;
  };

  const keep = (entry: Entry): void => {
    received += 1;
    entry.number = received;
    log.add(entry);
    options.onDelivery?.(entry);
  };

  const send = async (entry: Entry, url: string, anew: boolean): Promise<Sent> => {
    const sent = await sendDelivery(url, loop.put(await forApp(entry, anew)));
    if (isAccepted(sent)) retries.taken(entry);
    entry.forwarded.push({ url: shownAddress(url), sent });
    return sent;
  };

  const sendAgain = async (entry: Entry, url: string): Promise<Forwarded> => {
    const sent = await send(entry, url, true);
    const forwarded = { url: shownAddress(url), sent };
    options.onForwarded?.(entry, forwarded);
    return forwarded;
  };

  /** Who answers 200 is the last one who has the delivery. */
  const isKept = (entry: Entry): boolean => {
    try {
      options.onEarlyAnswer?.(entry);
      return true;
    } catch (error) {
      options.onNote?.(
        `A delivery that your app did not take can't be kept (${(error as Error).message}): its sender gets your app's answer and has to send it again.`,
      );
      return false;
    }
  };

  const accept = async (entry: Entry, url: string, anew: boolean): Promise<Answer> => {
    const sent = await send(entry, url, anew);
    if (planned === 0 || isAccepted(sent) || !isRepeated(sent)) return answerOf(sent);
    if (!isKept(entry)) return answerOf(sent);
    retries.begin(entry, async () => (await sendAgain(entry, url)).sent);
    return { status: 200 };
  };

  const refuse = (entry: Entry, refusal: WebhookVerificationError): Answer => {
    keep(Object.assign(entry, { refusal, status: 400 }));
    return { status: 400 };
  };

  return {
    get undelivered() {
      return retries.undelivered;
    },
    settled: () => retries.settled(),
    async receive(captured) {
      if (loop.isOn(captured)) {
        options.onNote?.(
          'A delivery came back here after it was handed on: `forward` leads to this listener again. It was answered 508 and goes no further; name your app itself.',
        );
        return LOOP;
      }
      const { given, registered } = secrets();
      const judgement = await judgeDelivery(captured, [...given, ...registered], now);
      if ('refusal' in judgement) return refuse(begin(captured), judgement.refusal);
      const { delivery, secret, ofOtherClock } = judgement;
      if (!matchesEvent(wanted, delivery.event)) return { status: 200 };
      const entry = begin(captured);
      signers.set(entry, secret);
      const before = log.all.filter((one) => one.delivery?.delivery_id === delivery.delivery_id);
      Object.assign(entry, { delivery, attempt: before.length + 1 });
      const url = receiverOf(delivery.event);
      const answer = url === undefined ? { status: 200 } : await accept(entry, url, ofOtherClock);
      keep(Object.assign(entry, { status: answer.status }));
      return answer;
    },
    async resend(entry) {
      const { delivery, number } = entry;
      if (delivery === undefined)
        throw notResent(number, 'it failed verification', 'Mend what its refusal names, and have it sent again.');
      const url = receiverOf(delivery.event);
      if (url === undefined)
        throw notResent(number, `no \`forward\` takes ${delivery.event}`, 'Name a receiver for it with `forward`.');
      return sendAgain(entry as Entry, url);
    },
  };
};
