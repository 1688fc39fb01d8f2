/**
 * Signals among processes: what is said in one is said in all, as messages. Each process counts what it does itself; whether
 * all of them are idle is asked for (`quiet-everywhere`).
 */
import type { Messages } from '../../ports/messages';
import type { Signals } from '../../ports/signals';

/** For so long somebody who shows changes is told of them without asking again. */
const CURIOUS_MS = 30_000;
const CHANGES_AT_A_TIME = 20;

export const createSharedSignals = <S extends Signals>(local: S, messages: Messages): S => {
  let toldUntil = 0;
  let shows = 0;
  const ask = (): void => messages.send({ is: 'curious' });
  let asking: NodeJS.Timeout | undefined;

  messages.onMessage((message) => {
    // What `state` means for this process is more than a signal: whoever composes it listens for that.
    if (message.is === 'wake' && message.topic !== 'state') local.wake(message.topic);
    if (message.is === 'cancel') local.cancel(message.jobId);
    if (message.is === 'changed') local.tell(() => message.changes);
    if (message.is === 'curious') toldUntil = performance.now() + CURIOUS_MS;
  });
  // Whatever was said meanwhile was missed: everything is looked at again.
  messages.onReconnect(() => {
    for (const topic of ['jobs', 'scenes', 'deliveries'] as const) local.wake(topic);
    local.tell(() => [{ kind: 'state' }]);
    if (shows > 0) ask();
  });

  return {
    ...local,
    wake: (topic) => {
      local.wake(topic);
      messages.send({ is: 'wake', topic });
    },
    cancel: (jobId) => {
      local.cancel(jobId);
      messages.send({ is: 'cancel', jobId });
    },
    tell: (changes) => {
      local.tell(changes);
      if (performance.now() > toldUntil) return;
      const all = changes();
      for (let at = 0; at < all.length; at += CHANGES_AT_A_TIME)
        messages.send({ is: 'changed', changes: all.slice(at, at + CHANGES_AT_A_TIME) });
    },
    onChange: (listener) => {
      shows += 1;
      ask();
      asking ??= setInterval(ask, CURIOUS_MS / 3).unref();
      const stop = local.onChange(listener);
      return () => {
        stop();
        shows -= 1;
        if (shows > 0) return;
        clearInterval(asking);
        asking = undefined;
      };
    },
  };
};
