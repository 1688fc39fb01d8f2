import type { Hook } from '@vid/sdk';
import { canAsk, confirm } from '../ask';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { ListenOptions } from '../listen/listen-options';
import { described } from '../listen/register-hooks';
import type { Session } from '../session';
import { checkPattern, readForward } from './forward-flags';
import { type ListenFlags, readEvents, readNames, readPort } from './listen-flags';
import { checkReceiver } from './receiver-address';
import { findSecrets, readSecret } from './secret';
import { serviceClock } from './service-clock';

/** A person at a terminal is asked. Elsewhere nobody can take it back, so that the command itself has to say yes. */
const mayReplace = async ({ io }: Session, { yes }: ListenFlags, hook: Hook): Promise<boolean> => {
  if (yes === true) return true;
  const what = `Webhook ${described(hook)} for ${hook.event} is somebody else's.`;
  if (!io.json && canAsk()) return confirm(`${what} It is deleted for good, with its secret. Go on?`);
  throw new CliError(
    EXIT.usage,
    `${what} --replace deletes it for good, with its secret, and nobody can be asked here.`,
    {
      next: 'Nothing was registered. Add --yes, or give its secret with --secret-file to receive beside it.',
    },
  );
};

/** What a listener is given; everything that can be wrong with the flags is told before anything is registered. */
export const readListenOptions = async (session: Session, flags: ListenFlags): Promise<ListenOptions> => {
  const { register, event, publicUrl, resignSecretFile, retry, replace, secretFile } = flags;
  const idle = resignSecretFile !== undefined ? '--resign-secret-file' : retry !== undefined ? '--retry' : undefined;
  if (idle !== undefined && flags.forward.length === 0)
    throw new CliError(EXIT.usage, `${idle} would do nothing without --forward; nothing was registered.`, {
      next: 'Name your app with --forward, or leave it out.',
    });
  const options = {
    port: readPort(flags.port),
    forward: readForward(flags.forward),
    register: register === undefined ? [] : readEvents(register),
    events: event === undefined ? undefined : readNames(event).map((name) => checkPattern(name, '--event')),
    secret: await findSecrets(secretFile),
    resignSecret:
      resignSecretFile === undefined ? undefined : await readSecret(resignSecretFile, '--resign-secret-file'),
    publicUrl,
    replace,
    retries: retry,
    now: serviceClock(session),
    mayReplace: (hook: Hook) => mayReplace(session, flags, hook),
  };
  if (publicUrl !== undefined) checkReceiver(publicUrl, '--public-url');
  return register === undefined ? options : { ...options, client: await session.client() };
};
