/** What is told at the end of deliveries that are lost otherwise: their sender got 200, and no app has taken them. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Io } from '../io';
import type { ReceivedDelivery } from '../listen/received-delivery';
import { deliveryLine } from './delivery-lines';
import { jobOf } from './delivery-text';
import { HIDDEN } from './receiver-address';
import { describeSent } from './sent-text';

/** So many are named. */
const NAMED = 10;

const nameOf = (received: ReceivedDelivery): string => {
  const { number, delivery, forwarded } = received;
  const last = forwarded.at(-1);
  const what = [`#${number}`, delivery?.event, jobOf(received), delivery?.delivery_id].filter(
    (part) => part !== undefined,
  );
  return `${what.join(' ')}${last === undefined ? '' : ` (${last.url} ${describeSent(last.sent)})`}`;
};

/** The receivers, each with a file of its deliveries. */
const keep = (lost: readonly ReceivedDelivery[]): readonly { readonly to: string; readonly file: string }[] => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-undelivered-'));
  const receivers = [...new Set(lost.map(({ forwarded }) => forwarded.at(-1)?.url ?? ''))];
  return receivers.map((to, at) => {
    const file = join(folder, `deliveries${at === 0 ? '' : `-${at + 1}`}.ndjson`);
    const own = lost.filter(({ forwarded }) => (forwarded.at(-1)?.url ?? '') === to);
    // They hold links to videos.
    writeFileSync(file, own.map((one) => `${JSON.stringify(deliveryLine(one))}\n`).join(''), { mode: 0o600 });
    return { to, file };
  });
};

/** @throws CliError that names them and the way to send them; nothing where none was lost */
export const keepUndelivered = (io: Io, lost: readonly ReceivedDelivery[]): void => {
  if (lost.length === 0) return;
  const one = lost.length === 1;
  const rest = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  const message = `${lost.length} ${one ? 'delivery was' : 'deliveries were'} answered 200, but your app never took ${one ? 'it' : 'them'}: ${lost.slice(0, NAMED).map(nameOf).join(', ')}${rest}.`;
  const facts = {
    deliveries: lost.map(({ number, delivery, receivedAt }) => ({
      number,
      delivery_id: delivery?.delivery_id,
      event: delivery?.event,
      received_at: receivedAt.toISOString(),
    })),
  };
  try {
    const kept = keep(lost);
    const files = kept.map(({ file }) => file);
    if (io.json) io.record({ event: 'undelivered', ...facts, files });
    const whole = kept.some(({ to }) => to.includes(HIDDEN)) ? ` (with what ${HIDDEN} stands for)` : '';
    const calls = kept.map(({ to, file }) => `vid webhook replay ${file} --to '${to}'`);
    throw new CliError(EXIT.network, message, {
      next: `The service does not send ${one ? 'it' : 'them'} again. When your app is up: ${calls.join(' && ')}${whole}\nMore than ${SIGNATURE.replayWindowSeconds} s after they were signed, an app that verifies refuses them: add --resign and --secret-file with its secret.`,
      facts: { ...facts, files },
    });
  } catch (error) {
    if (CliError.is(error)) throw error;
    throw new CliError(EXIT.network, message, {
      next: `They could not be kept in a file (${(error as Error).message}): have the service deliver them again, as with \`vid server deliveries ID --redeliver\`.`,
      facts,
      cause: error,
    });
  }
};
