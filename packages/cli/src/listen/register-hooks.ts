/**
 * The webhooks of a listener, one an event, as long as it listens. What a listener left that ended without tidying up is
 * taken over at the same address and removed at others; what somebody else registered is left alone.
 */
import type { Hook, VidClient } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { shellQuoted } from '../shell-quoted';
import { shownAddress } from '../shown-address';
import { inOneLine } from '../terminal-text';
import { hideSecret } from './hide-secret';
import { isLeftBehind, type Owner, ownerOf, ownMark, writeMark } from './hook-mark';

export interface RegisterOptions {
  readonly events: readonly string[];
  readonly url: string;
  /** Whether no other process of this machine can receive at the address. */
  readonly alone: boolean;
  readonly replace: boolean;
  /** Asked before one of somebody else is deleted. */
  mayReplace(this: void, hook: Hook): boolean | Promise<boolean>;
  /** Whether there is a secret to verify with already. */
  readonly hasSecret: boolean;
  /** Ends the waits for the service at the end. */
  readonly hurry?: AbortSignal | undefined;
  note(this: void, text: string): void;
}

/** A webhook that was registered here; whoever prints it whole does not see its secret. */
export interface Registered {
  readonly id: Hook['id'];
  readonly event: string;
  readonly secret: string;
}

export interface Registration {
  readonly hooks: readonly Registered[];
  /** Puts back what is gone or was switched off meanwhile. */
  look(this: void): Promise<void>;
  /** Takes back what was registered here. */
  remove(): Promise<void>;
}

/** Nobody waits longer for a tidy end. */
const END_MS = 5000;

const whose = {
  running: 'another listener that runs',
  elsewhere: 'a listener on another machine, or on this one before it was started anew',
  other: 'somebody else',
};

/** Its id, and what somebody has written about it. */
export const described = ({ id, description }: Pick<Hook, 'id' | 'description'>): string =>
  description === null || description === '' ? String(id) : `${id} ("${inOneLine(description)}")`;

const refusal = ({ id, event, webhook_url: url, description }: Hook, owner: Exclude<Owner, 'ended'>): CliError =>
  new CliError(
    EXIT.usage,
    `${event} is registered for ${shownAddress(url)} already, as webhook ${described({ id, description })} by ${whose[owner]}, and its secret is shown only once.`,
    {
      next: `Give its secret with \`secret\` or VID_WEBHOOK_SECRET, delete it and register anew with \`replace: true\`, or delete it alone: vid hooks delete ${shellQuoted(String(id))}`,
      facts: { hook_id: id },
    },
  );

const tidyUp = async (client: VidClient, hooks: readonly Hook[], options: RegisterOptions): Promise<void> => {
  const taken = (hook: Hook): boolean => options.events.includes(hook.event) && hook.webhook_url === options.url;
  for (const hook of hooks.filter((one) => isLeftBehind(one) && !taken(one))) {
    await client.webhooks.delete(String(hook.id));
    options.note(`removed webhook ${hook.id} (${hook.event}), which an earlier listener left behind`);
  }
};

/** Those of somebody else that will have to go; asks first. */
const findReplaced = async (hooks: readonly Hook[], options: RegisterOptions): Promise<readonly Hook[]> => {
  const { events, url, alone, replace, mayReplace, note } = options;
  const replaced = hooks.filter(
    (hook) =>
      replace && events.includes(hook.event) && hook.webhook_url === url && ownerOf(hook, { alone }) !== 'ended',
  );
  for (const hook of replaced) {
    if (!(await mayReplace(hook)))
      throw new CliError(EXIT.usage, `Nothing was registered: webhook ${described(hook)} stays as it is.`, {
        next: 'Give its secret with `secret` or VID_WEBHOOK_SECRET to receive beside it.',
      });
    note(
      `webhook ${described(hook)} for ${hook.event} is deleted for good, and its secret with it: whoever has that secret can't verify what comes now`,
    );
  }
  return replaced;
};

/** What a command that is copied gives back as it was: without characters that can't be shown as they are. */
const isCopyable = (text: string): boolean => inOneLine(text) === text;

/** A webhook made anew would have a secret that its receiver does not know: that is left to somebody who can tell it. */
const afterwards = (hook: Hook): string => {
  const { event, webhook_url: url, description } = hook;
  const address = shownAddress(isCopyable(url) ? url : new URL(url).href);
  const about =
    description === null || description === '' || !isCopyable(description)
      ? ''
      : ` --description ${shellQuoted(description)}`;
  return `webhook ${described(hook)}, which was deleted, does not come back by itself. Whoever needs it makes it anew, with a new secret: vid hooks create --event ${shellQuoted(event)} --url ${shellQuoted(address)}${about}`;
};

/** Registers one event; undefined for a webhook of somebody else whose secret was given. */
const register = async (
  client: VidClient,
  event: string,
  known: Hook | undefined,
  { url, alone, replace, hasSecret, note }: RegisterOptions,
): Promise<Registered | undefined> => {
  const owner = known === undefined ? 'ended' : ownerOf(known, { alone });
  if (known !== undefined && owner !== 'ended' && !replace) {
    if (!hasSecret) throw refusal(known, owner);
    if (!known.active) await client.webhooks.update(String(known.id), { active: true });
    note(`${event} is registered already, as webhook ${known.id}; it stays when this ends`);
    return undefined;
  }
  const { hook, secret } = await client.webhooks.ensure(
    { event, webhook_url: url, description: writeMark(ownMark()) },
    { replace: true },
  );
  // Somebody was quicker between the two calls.
  if (secret === undefined) throw refusal(hook, 'other');
  const before = known === undefined ? '' : `, in place of ${known.id}`;
  note(`registered ${event} as webhook ${hook.id}${before}, until this ends`);
  return hideSecret({ id: hook.id, event }, secret);
};

export const registerHooks = async (client: VidClient, options: RegisterOptions): Promise<Registration> => {
  const { events, url, hurry, note } = options;
  const made: Registered[] = [];
  const replaced: Hook[] = [];
  const remove = async (): Promise<void> => {
    for (const { id, event } of made.splice(0)) {
      try {
        await client.webhooks.delete(String(id), { timeoutMs: END_MS, signal: hurry });
        note(`removed webhook ${id} (${event})`);
      } catch (error) {
        const why = (error as Error).message.replace(/\.$/, '');
        note(
          `webhook ${id} (${event}) could not be removed: ${why}. Remove it with: vid hooks delete ${shellQuoted(String(id))}`,
        );
      }
    }
    for (const hook of replaced.splice(0)) note(afterwards(hook));
  };
  const restore = async (one: Registered, hooks: readonly Hook[]): Promise<void> => {
    const now = hooks.find(({ id }) => id === one.id);
    if (now?.active === true) return;
    if (now !== undefined) {
      await client.webhooks.update(String(now.id), { active: true });
      note(
        `webhook ${now.id} (${now.event}) was switched off (${now.last_status ?? 'no reason given'}); it is on again`,
      );
      return;
    }
    note(`webhook ${one.id} (${one.event}) is gone from the service`);
    const again = await register(client, one.event, undefined, options);
    if (again !== undefined) made.splice(made.indexOf(one), 1, again);
  };
  try {
    const { hooks } = await client.webhooks.list();
    const foreign = await findReplaced(hooks, options);
    await tidyUp(client, hooks, options);
    for (const event of events) {
      const known = hooks.find((hook) => hook.event === event && hook.webhook_url === url);
      const one = await register(client, event, known, options);
      if (one !== undefined) made.push(one);
      replaced.push(...foreign.filter(({ id }) => id === known?.id));
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    hooks: made,
    async look() {
      const { hooks } = await client.webhooks.list({ timeoutMs: END_MS, signal: hurry });
      for (const one of [...made]) await restore(one, hooks);
    },
    remove,
  };
};
