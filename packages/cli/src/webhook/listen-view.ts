/** What a person sees of a listener, and what the keys do. */
import { writeAnswer } from '../human-output';
import type { Io, Style } from '../io';
import type { Listener } from '../listen/listener';
import type { Forwarded, ReceivedDelivery } from '../listen/received-delivery';
import { deliveryLine, forwardedLine } from './delivery-lines';
import { isFine } from './delivery-status';
import { againText, briefText, fullText, headerText } from './delivery-text';
import { explainReceived } from './explain-received';
import { hexDump } from './hex-dump';
import { inFlags } from './in-flags';
import type { KeyPress } from './listen-keys';
import { say } from './say';
import { isUnverified } from './sent';

export interface ViewOptions {
  readonly io: Io;
  /** The styles of stdout. */
  readonly style: Style;
  /** One line a delivery. */
  readonly quiet: boolean;
  /** Why the app can't verify, where it can't; told when it refuses for the first time. */
  readonly hint: string | undefined;
  /** Whether keys are read. */
  readonly keys: boolean;
  readonly passes: (received: ReceivedDelivery) => boolean;
  readonly save: ((line: unknown) => void) | undefined;
  /** Ends the listener with an error: a capture that misses deliveries is none. */
  readonly fail: (error: unknown) => void;
}

export interface ListenView {
  show(this: void, received: ReceivedDelivery): void;
  showGivenUp(this: void, received: ReceivedDelivery): void;
  showForwarded(this: void, received: ReceivedDelivery, forwarded: Forwarded): void;
  press(listener: Listener, press: KeyPress): Promise<void>;
}

/** Whether it is the same delivery, which the service may send more than once. */
const isSame =
  ({ delivery }: ReceivedDelivery) =>
  (one: ReceivedDelivery): boolean =>
    one.delivery?.delivery_id === delivery?.delivery_id;

const KEYS = [
  ['r', 'sends the last delivery to your app again; 3r the third'],
  ['f', 'sends again whatever your app has not taken'],
  ['e', 'explains the last one; 3e the third'],
  ['v', 'shows its headers and bytes; 3v those of the third'],
  ['l', 'lists what came'],
  ['q', 'ends'],
] as const;

/** The keys in one line. */
export const KEYS_HINT = 'r resends, f what failed, e explains, v shows bytes, l lists, ? tells more, q ends';

export const openListenView = ({ io, style, quiet, passes, save, fail, keys, hint }: ViewOptions): ListenView => {
  let hinted = false;
  const saved = new WeakSet<ReceivedDelivery>();
  const givenUp = new WeakSet<ReceivedDelivery>();
  const write = (line: unknown): void => {
    try {
      save?.(line);
    } catch (error) {
      fail(error);
    }
  };
  const hintAt = ({ forwarded }: ReceivedDelivery): void => {
    if (hinted || hint === undefined || !forwarded.some(({ sent }) => isUnverified(sent))) return;
    hinted = true;
    if (io.json) io.record({ event: 'note', message: hint });
    say(io, hint);
  };
  const showBytes = ({ headers, body }: ReceivedDelivery): void => {
    const lines = headers.map(([name, value]) => headerText([name, value], style, process.stdout.columns));
    writeAnswer(`${[...lines, '', hexDump(body, process.stdout.columns), ''].join('\n')}\n`);
  };
  const resend = async (listener: Listener, wanted: readonly ReceivedDelivery[]): Promise<void> => {
    for (const received of wanted) {
      try {
        await listener.resend(received);
      } catch (error) {
        io.note(inFlags((error as Error).message));
      }
    }
  };
  const acts: Readonly<Record<string, (listener: Listener, received: ReceivedDelivery) => Promise<void> | void>> = {
    r: (listener, received) => resend(listener, [received]),
    e: async (_listener, received) =>
      say(io, `#${received.number}: ${await explainReceived(received, { hint, isGivenUp: givenUp.has(received) })}`),
    v: (_listener, received) => showBytes(received),
  };
  return {
    show(received) {
      if (!passes(received)) return;
      const line = deliveryLine(received);
      write(line);
      saved.add(received);
      if (io.json) io.record(line);
      else
        writeAnswer(
          `${quiet ? briefText(received, style, process.stdout.columns) : fullText(received, style, process.stdout.columns)}\n`,
        );
      hintAt(received);
      if (received.refusal !== undefined) void explainReceived(received).then((why) => say(io, why));
    },
    showGivenUp(received) {
      givenUp.add(received);
      const times = received.forwarded.length;
      if (io.json)
        io.record({ event: 'given_up', number: received.number, delivery_id: received.delivery?.delivery_id });
      say(
        io,
        `#${received.number} was handed to your app ${times} times in vain and is not tried again; its sender got 200. ${keys ? `Key ${received.number}r sends it once more.` : 'It is kept at the end.'}`,
      );
    },
    showForwarded(received, forwarded) {
      const line = forwardedLine(received, forwarded);
      if (saved.has(received)) write(line);
      if (io.json) io.record(line);
      else {
        writeAnswer(`${againText(received, forwarded, style, process.stdout.columns)}\n`);
      }
      hintAt(received);
    },
    async press(listener, { key, number }) {
      const all = listener.deliveries;
      if (key === '?' || key === 'h') return say(io, KEYS.map(([name, does]) => `${name}  ${does}`).join('\n'));
      if (key === 'l')
        return io.note(
          all.length === 0
            ? 'Nothing came yet.'
            : all.map((one) => briefText(one, io.style, process.stderr.columns)).join('\n'),
        );
      if (key === 'f') {
        const failed = all.filter((one) => one.delivery !== undefined && !isFine(one) && all.find(isSame(one)) === one);
        if (failed.length === 0) return io.note('Your app has taken everything.');
        return resend(listener, failed);
      }
      const act = acts[key];
      if (act === undefined) return;
      const received = number === undefined ? all.at(-1) : all.find((one) => one.number === number);
      if (received === undefined)
        return io.note(number === undefined ? 'Nothing came yet.' : `There is no #${number}.`);
      await act(listener, received);
    },
  };
};
