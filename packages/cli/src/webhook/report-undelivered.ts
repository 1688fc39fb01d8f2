/** What is told at the end, or by the next listener, of deliveries that are lost otherwise: their sender got 200, and no app has taken them. */
import { join } from 'node:path';
import { SIGNATURE } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Io } from '../io';
import type { ReceivedDelivery } from '../listen/received-delivery';
import type { Settings } from '../settings';
import { shellQuoted } from '../shell-quoted';
import { HIDDEN } from '../shown-address';
import { jobOf } from './delivery-text';
import { findSecrets } from './secret';
import { describeSent } from './sent-text';
import { findUndelivered, type UndeliveredFile, type UndeliveredStore } from './undelivered-store';

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

const AGED = `More than ${SIGNATURE.replayWindowSeconds} s after they were signed, an app that verifies refuses them: add --resign and --secret-file with its secret.`;
const OUTDATED =
  'An app that was started before its secret was written there has an older one and answers 401: restart it.';

/** Whether one can sign with what a file holds at this moment. */
const canSignWith = async (file: string | undefined): Promise<boolean> =>
  file !== undefined &&
  (await findSecrets(file)
    .then(({ length }) => length === 1)
    .catch(() => false));

/**
 * The calls that send them, and what to know of them. What they were signed with may be in force no longer, so that they are
 * signed anew where it is known what with: `secretFile` will hold it, if it is given.
 */
const waysOf = async (files: readonly UndeliveredFile[], secretFile?: string): Promise<string> => {
  const calls = await Promise.all(
    files.map(async ({ to, file, secretFile: earlier }) => {
      const known = secretFile ?? ((await canSignWith(earlier)) ? earlier : undefined);
      const asIs = `vid webhook replay ${shellQuoted(file)} --to ${shellQuoted(to)}`;
      const call = known === undefined ? asIs : `${asIs} --resign --secret-file ${shellQuoted(known)}`;
      return { call: `${call} && rm ${shellQuoted(file)}`, isAnew: known !== undefined };
    }),
  );
  return [
    ...calls.map(({ call }) => `\n${call}`),
    ...(files.some(({ to }) => to.includes(HIDDEN)) ? [`Write what ${HIDDEN} stands for in its place.`] : []),
    ...(calls.some(({ isAnew }) => isAnew) ? [OUTDATED] : []),
    ...(calls.every(({ isAnew }) => isAnew) ? [] : [AGED]),
  ]
    .join('\n')
    .replaceAll('\n\n', '\n');
};

/** Where a listener keeps what another has to know: beside the settings. */
export const folderOf = ({ configDir }: Settings, name: 'undelivered' | 'listeners'): string =>
  join(configDir.value, name);

/** Told at the start: those of an earlier listener, which nobody else tells of. `secretFile` is the one that the app reads from now on. */
export const tellLeftBehind = async (
  tell: (text: string) => void,
  folder: string,
  secretFile: string | undefined,
): Promise<void> => {
  const files = findUndelivered(folder);
  if (files.length === 0) return;
  const count = files.reduce((sum, one) => sum + one.count, 0);
  tell(
    `${count} ${count === 1 ? 'delivery' : 'deliveries'} of an earlier listener ${count === 1 ? 'was' : 'were'} answered 200, but your app never took ${count === 1 ? 'it' : 'them'}. When your app is up:${await waysOf(files, secretFile)}`,
  );
};

/** @throws CliError that names them and the way to send them; nothing where none was lost */
export const reportUndelivered = async (
  io: Io,
  lost: readonly ReceivedDelivery[],
  store: UndeliveredStore,
): Promise<void> => {
  const files = store.close();
  if (lost.length === 0) return;
  const one = lost.length === 1;
  const rest = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  const facts = {
    deliveries: lost.map(({ number, delivery, receivedAt }) => ({
      number,
      delivery_id: delivery?.delivery_id,
      event: delivery?.event,
      received_at: receivedAt.toISOString(),
    })),
    files: files.map(({ file }) => file),
  };
  if (io.json) io.record({ event: 'undelivered', ...facts });
  throw new CliError(
    EXIT.network,
    `${lost.length} ${one ? 'delivery was' : 'deliveries were'} answered 200, but your app never took ${one ? 'it' : 'them'}: ${lost.slice(0, NAMED).map(nameOf).join(', ')}${rest}.`,
    {
      next: `The service does not send ${one ? 'it' : 'them'} again. When your app is up:${await waysOf(files)}`,
      facts,
    },
  );
};
