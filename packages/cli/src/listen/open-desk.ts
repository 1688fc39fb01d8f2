/** Where deliveries are judged, handed on and kept: what a listener does with each request, whatever it came in by. */
import { setMaxListeners } from 'node:events';
import type { WebhookVerificationError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { shownAddress } from '../shown-address';
import type { CapturedDelivery } from '../webhook/captured-delivery';
import { sendDelivery } from '../webhook/send-delivery';
import { isAccepted, type Sent } from '../webhook/sent';
import type { DeliveryLog } from './delivery-log';
import { matchesEvent } from './event-pattern';
import { findReceiver, routesOf } from './find-receiver';
import { judgeDelivery } from './judge-delivery';
import type { ListenOptions } from './listen-options';
import { openLoopMark } from './loop-mark';
import type { Answer, Sender } from './open-receiver';
import type { Forwarded, ReceivedDelivery } from './received-delivery';
import { openRetries, type Retries, type Verdict } from './retries';
import { signAnew } from './sign-anew';

/** What the secrets are at a time: those that were given, those of webhooks that were registered, the app's. */
export interface Secrets {
  readonly given: readonly string[];
  readonly registered: readonly string[];
  readonly app: string;
}

export interface Desk extends Pick<Retries, 'undelivered' | 'settled'> {
  receive(captured: CapturedDelivery, sender: Sender): Promise<Answer>;
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
  answeredEarly: false,
  forwarded: [],
});

const idOf = ({ delivery }: ReceivedDelivery): string => delivery?.delivery_id ?? '';

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
  const { events: wanted = ['*'], now, resignSecret, hurry } = options;
  if (hurry !== undefined) setMaxListeners(0, hurry);
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
    const sent = await sendDelivery(url, loop.put(await forApp(entry, anew)), undefined, hurry);
    if (isAccepted(sent)) retries.taken(idOf(entry));
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
  const isKept = (entry: Entry, url: string): boolean => {
    entry.answeredEarly = true;
    try {
      options.onEarlyAnswer?.(entry, shownAddress(url));
      return true;
    } catch (error) {
      options.onNote?.(
        `A delivery that your app did not take can't be kept (${(error as Error).message}): its sender gets your app's answer and has to send it again.`,
      );
      return false;
    }
  };

  const handOver = (entry: Entry, url: string, sender: Sender, anew: boolean): Promise<Verdict> =>
    retries.handOver({
      received: entry,
      id: idOf(entry),
      sender,
      send: () => send(entry, url, anew),
      sendAgain: async () => (await sendAgain(entry, url)).sent,
      tellFirst: () => entry.forwarded.slice(0, 1).forEach((first) => options.onForwarded?.(entry, first)),
      keep: () => isKept(entry, url),
    });

  const refuse = (entry: Entry, refusal: WebhookVerificationError): Answer => {
    keep(Object.assign(entry, { refusal, status: 400 }));
    return { status: 400 };
  };

  return {
    get undelivered() {
      return retries.undelivered;
    },
    settled: (note) => retries.settled(note),
    async receive(captured, sender) {
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
      if (url === undefined) {
        keep(entry);
        return { status: 200 };
      }
      const { answer, isEarly, forwarded, goOn } = await handOver(entry, url, sender, ofOtherClock);
      const isGone = sender.isGone();
      const status = isGone ? undefined : answer.status;
      try {
        keep(Object.assign(entry, { status, answeredEarly: isEarly && !isGone, forwarded }));
      } finally {
        goOn();
      }
      return answer;
    },
    async resend(entry) {
      const { delivery, number } = entry;
      if (delivery === undefined)
        throw notResent(number, 'it failed verification', 'Mend what its refusal names, and have it sent again.');
      const url = receiverOf(delivery.event);
      if (url === undefined)
        throw notResent(
          number,
          routesOf(options.forward).length === 0 ? 'there is no `forward`' : `no \`forward\` takes ${delivery.event}`,
          'Name a receiver for it with `forward`.',
        );
      if (retries.isUnderWay(idOf(entry)))
        throw notResent(number, 'an attempt at your app is under way', 'Wait for its answer.');
      return sendAgain(entry as Entry, url);
    },
  };
};
